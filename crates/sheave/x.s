	.file "/tmp/wt/opt/crates/sheave/../../tests/corpus/worked/fib.ll"
	.text
.Ltext:

	.p2align 4, 0xcc
	.globl fib
	.type fib, @function
fib:
	.cfi_startproc
	test %edi,%edi
	jne .L0_7
	xor %eax,%eax
	.cfi_remember_state
	ret
.L0_7:
	.cfi_restore_state
	xor %edx,%edx
	mov $1,%eax
	mov $1,%esi
	jmp .L0_21
.L0_15:
	lea (%rdx,%rax),%ecx
	add $1,%esi
	mov %rax,%rdx
	mov %rcx,%rax
.L0_21:
	cmp %edi,%esi
	jb .L0_15
	ret
	.cfi_endproc
	.size fib, . - fib

	.p2align 4, 0xcc
	.globl main
	.type main, @function
main:
	.cfi_startproc
	sub $8,%rsp
	.cfi_def_cfa_offset 16
	cmp $1,%edi
	jle .L1_14
	mov 8(%rsi),%rdi
	call atoi@PLT
	jmp .L1_19
.L1_14:
	mov $0xA,%eax
.L1_19:
	test %eax,%eax
	jne .L1_21
	xor %esi,%esi
	jmp .L1_3f
.L1_21:
	xor %edx,%edx
	mov $1,%esi
	mov $1,%edi
	jmp .L1_3b
.L1_2f:
	lea (%rdx,%rsi),%ecx
	add $1,%edi
	mov %rsi,%rdx
	mov %rcx,%rsi
.L1_3b:
	cmp %eax,%edi
	jb .L1_2f
.L1_3f:
	lea .str(%rip),%rdi
	xor %eax,%eax
	call printf@PLT
	xor %eax,%eax
	add $8,%rsp
	.cfi_def_cfa_offset 8
	ret
	.cfi_endproc
	.size main, . - main
.Letext:

	.section .rodata
	.balign 1
	.type .str, @object
.str:
	.byte 0x25,0x75,0xa
	.zero 1
	.size .str, 4

	.section .note.GNU-stack,"",@progbits
