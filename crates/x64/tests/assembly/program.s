	.file "program"
	.text
.Ltext:

	.p2align 4, 0xcc
	.globl go
	.type go, @function
go:
	.cfi_startproc
.L0_block0:
	lea pointers(%rip),%rax
	jmpq *(%rax,%rdi,8)
.L0_block1:
	lea text(%rip),%rdi
	.cfi_remember_state
	jmp puts@PLT
.L0_block2:
	.cfi_restore_state
	mov %fs:0,%rax
	add each_zero@GOTTPOFF(%rip),%rax
	mov (%rax),%rax
	mov environ@GOTPCREL(%rip),%rsi
	add (%rsi),%rax
	mov %fs:0,%rsi
	add each@GOTTPOFF(%rip),%rsi
	add (%rsi),%rax
	ret
	.cfi_endproc
	.size go, . - go

	.p2align 4, 0xcc
	.weak choose
	.type choose, @function
choose:
	.cfi_startproc
	lea -5(%rdi),%rax
	cmp $3,%rax
	ja .L1_1a
	lea .Lc1_70(%rip),%rsi
	movslq (%rsi,%rax,4),%rax
	add %rsi,%rax
	jmp *%rax
.L1_1a:
	.cfi_remember_state
	ret
.L1_1b:
	.cfi_restore_state
	movsd .Lc1_68(%rip),%xmm1
	addsd %xmm0,%xmm1
	movaps %xmm1,%xmm0
	.cfi_remember_state
	ret
.L1_2b:
	.cfi_restore_state
	movsd .Lc1_60(%rip),%xmm1
	mulsd %xmm0,%xmm1
	movaps %xmm1,%xmm0
	.cfi_remember_state
	ret
.L1_3b:
	.cfi_restore_state
	xorps .Lc1_50(%rip),%xmm0
	ret
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
.L2_0:
	sub $8,%rsp
	.cfi_def_cfa_offset 16
	mov %rdi,(%rsp)
.L2_8:
	call thrower@PLT
.L2_d:
	add $8,%rsp
	.cfi_remember_state
	.cfi_def_cfa_offset 8
	ret
.L2_12:
	.cfi_restore_state
	mov %rax,%rdi
	mov $1,%eax
	cmp %eax,%edx
	jne .L2_27
	mov (%rsp),%rax
	add $8,%rsp
	.cfi_remember_state
	.cfi_def_cfa_offset 8
	ret
.L2_27:
	.cfi_restore_state
	call _Unwind_Resume@PLT
	ud2
.L2_2e:
	.cfi_endproc
	.size catches, . - catches

	.p2align 4, 0xcc
	.type start, @function
start:
	.cfi_startproc
	movq $7,zeros(%rip)
	ret
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
