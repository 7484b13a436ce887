	.file "program"
	.text
.Ltext:

	.p2align 4, 0xcc
	.globl go
	.type go, @function
go:
	.cfi_startproc
	.intel_syntax noprefix
.L0_block0:
	lea rax, [rip+pointers]
	jmp qword ptr [rax+rdi*8]
.L0_block1:
	lea rdi, [rip+text]
	.cfi_remember_state
	jmp puts@PLT
.L0_block2:
	.cfi_restore_state
	mov rax, fs:[0]
	add rax, [rip+each_zero@GOTTPOFF]
	mov rax, [rax]
	mov rsi, [rip+environ@GOTPCREL]
	add rax, [rsi]
	mov rsi, fs:[0]
	add rsi, [rip+each@GOTTPOFF]
	add rax, [rsi]
	ret
	.att_syntax prefix
	.cfi_endproc
	.size go, . - go

	.p2align 4, 0xcc
	.weak choose
	.type choose, @function
choose:
	.cfi_startproc
	.intel_syntax noprefix
	lea rax, [rdi-5]
	cmp rax, 3
	ja .L1_1a
	lea rsi, [rip+.Lc1_70]
	movsxd rax, [rsi+rax*4]
	add rax, rsi
	jmp rax
.L1_1a:
	.cfi_remember_state
	ret
.L1_1b:
	.cfi_restore_state
	movsd xmm1, [rip+.Lc1_68]
	addsd xmm1, xmm0
	movaps xmm0, xmm1
	.cfi_remember_state
	ret
.L1_2b:
	.cfi_restore_state
	movsd xmm1, [rip+.Lc1_60]
	mulsd xmm1, xmm0
	movaps xmm0, xmm1
	.cfi_remember_state
	ret
.L1_3b:
	.cfi_restore_state
	xorps xmm0, [rip+.Lc1_50]
	ret
	.att_syntax prefix
	.cfi_endproc
	.balign 16, 0xcc
	.skip 3
	.byte 0x0
	.long 0x0
	.long 0x0
	.long 0x0
.Lc1_50:
	.long 0x0
	.long 0x80000000
	.long 0x0
	.long 0x80000000
.Lc1_60:
	.long 0x0
	.long 0x40080000
.Lc1_68:
	.long 0x0
	.long 0x3fe00000
.Lc1_70:
	.long .L1_1b - .Lc1_70
	.long .L1_2b - .Lc1_70
	.long .L1_2b - .Lc1_70
	.long .L1_3b - .Lc1_70
	.size choose, . - choose

	.p2align 4, 0xcc
	.type catches, @function
catches:
	.cfi_startproc
	.cfi_personality 0x9b, .Laddress2
	.cfi_lsda 0x1b, .Lexcept2
	.intel_syntax noprefix
.L2_0:
	sub rsp, 8
	.cfi_def_cfa_offset 16
	mov [rsp], rdi
.L2_8:
	call thrower@PLT
.L2_d:
	add rsp, 8
	.cfi_remember_state
	.cfi_def_cfa_offset 8
	ret
.L2_12:
	.cfi_restore_state
	mov rdi, rax
	mov eax, 1
	cmp edx, eax
	jne .L2_27
	mov rax, [rsp]
	add rsp, 8
	.cfi_remember_state
	.cfi_def_cfa_offset 8
	ret
.L2_27:
	.cfi_restore_state
	call _Unwind_Resume@PLT
	ud2
.L2_2e:
	.att_syntax prefix
	.cfi_endproc
	.size catches, . - catches

	.p2align 4, 0xcc
	.type start, @function
start:
	.cfi_startproc
	.intel_syntax noprefix
	mov qword ptr [rip+zeros], 7
	ret
	.att_syntax prefix
	.cfi_endproc
	.size start, . - start
.Letext:

	.section .rodata
	.balign 1
	.type text, @object
text:
	.ascii "hello"
	.zero 1
	.size text, 6

	.data
	.balign 16
	.globl numbers
	.type numbers, @object
numbers:
	.byte 0x1,0x0,0x0,0x0
	.zero 12
	.size numbers, 16

	.bss
	.balign 64
	.type zeros, @object
zeros:
	.zero 4000
	.size zeros, 4000

	.section .tdata,"awT",@progbits
	.balign 8
	.type each, @tls_object
each:
	.byte 0x5,0x0,0x0,0x0
	.zero 4
	.size each, 8

	.section .tbss,"awT",@nobits
	.balign 8
	.globl each_zero
	.type each_zero, @tls_object
each_zero:
	.zero 8
	.size each_zero, 8

	.section .data.rel.ro,"aw"
	.balign 16
	.globl pointers
	.type pointers, @object
pointers:
	.quad text+1
	.quad .L0_block1
	.long go - pointers
	.long .L0_block2 - .L0_block1
	.quad perhaps
	.quad .L3_block1
	.size pointers, 40
	.globl other
	.set other, numbers+8
	.globl again
	.set again, go

	.section .init_array,"aw",@init_array
	.balign 8
	.quad start

	.section .init_array.00200,"aw",@init_array
	.balign 8
	.quad start

	.section .gcc_except_table,"a",@progbits
	.balign 4
.Lexcept2:
	.byte 0xff
	.byte 0x9b
	.uleb128 .Ltypes2 - .Lafter2
.Lafter2:
	.byte 0x1
	.uleb128 .Lactions2 - .Lsites2
.Lsites2:
	.uleb128 .L2_0 - .L2_0
	.uleb128 .L2_8 - .L2_0
	.uleb128 0
	.uleb128 0
	.uleb128 .L2_8 - .L2_0
	.uleb128 .L2_d - .L2_8
	.uleb128 .L2_12 - .L2_0
	.uleb128 1
	.uleb128 .L2_d - .L2_0
	.uleb128 .L2_2e - .L2_d
	.uleb128 0
	.uleb128 0
.Lactions2:
	.byte 0x1
	.byte 0x1
	.byte 0x0
	.byte 0x0
	.long .Laddress5 - .
.Ltypes2:

	.section .data.rel.ro,"aw"
	.balign 8
.Laddress5:
	.quad type_info

	.section .data.rel.ro,"aw"
	.balign 8
.Laddress2:
	.quad personality
	.set .L3_block1, start
	.weak perhaps

	.section .note.GNU-stack,"",@progbits
