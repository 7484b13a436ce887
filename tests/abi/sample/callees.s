	.text
	.p2align	4, 0x90
	.type	va_register,@function
va_register:
	movslq	%esi, %rsi
	movl	(%rdi,%rsi), %r9d
	cmpl	%ecx, %r9d
	ja	.Lcallees.BB0_2
	addq	%rdi, %rsi
	movslq	%r9d, %rax
	addq	16(%rdi), %rax
	addl	%r9d, %edx
	movl	%edx, (%rsi)
	retq
.Lcallees.BB0_2:
	pushq	%rax
	movq	%r8, %rsi
	movq	%r8, %rdx
	callq	va_memory
	popq	%rcx
	retq
.Lcallees.func_end0:
	.p2align	4, 0x90
	.type	va_memory,@function
va_memory:
	movq	8(%rdi), %rax
	leaq	-1(%rdx,%rax), %rax
	negq	%rdx
	andq	%rdx, %rax
	addq	$7, %rsi
	andq	$-8, %rsi
	addq	%rax, %rsi
	movq	%rsi, 8(%rdi)
	retq
.Lcallees.func_end1:
	.globl	abi_f0
	.p2align	4, 0x90
	.type	abi_f0,@function
abi_f0:
	pushq	%rbp
	pushq	%r15
	pushq	%r12
	pushq	%rbx
	subq	$88, %rsp
	movaps	%xmm0, 64(%rsp)
	movq	%rdi, 56(%rsp)
	movl	160(%rsp), %eax
	movq	%rax, 24(%rsp)
	movq	216(%rsp), %rax
	movq	%rax, 48(%rsp)
	movq	208(%rsp), %rax
	movq	%rax, 40(%rsp)
	movq	200(%rsp), %rax
	movq	%rax, 32(%rsp)
	movq	192(%rsp), %rax
	movq	%rax, 16(%rsp)
	movl	128(%rsp), %edi
	movl	132(%rsp), %r13d
	movl	136(%rsp), %ebx
	movl	140(%rsp), %r15d
	movl	144(%rsp), %r12d
	movl	148(%rsp), %ebp
	movl	152(%rsp), %r14d
	movl	156(%rsp), %eax
	movq	%rax, 8(%rsp)
	callq	abi_rec@PLT
	movq	%r13, %rdi
	callq	abi_rec@PLT
	movq	%rbx, %rdi
	callq	abi_rec@PLT
	movq	%r15, %rdi
	callq	abi_rec@PLT
	movq	%r12, %rdi
	callq	abi_rec@PLT
	movq	%rbp, %rdi
	callq	abi_rec@PLT
	movq	%r14, %rdi
	callq	abi_rec@PLT
	movq	8(%rsp), %rdi
	callq	abi_rec@PLT
	movq	24(%rsp), %rdi
	callq	abi_rec@PLT
	movq	16(%rsp), %rdi
	callq	abi_rec@PLT
	movq	32(%rsp), %rdi
	callq	abi_rec@PLT
	movq	40(%rsp), %rdi
	callq	abi_rec@PLT
	movq	48(%rsp), %rdi
	callq	abi_rec@PLT
	movabsq	$2199023255551, %rdi
	andq	56(%rsp), %rdi
	callq	abi_rec@PLT
	movdqa	64(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	pshufd	$238, 64(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movq	r0@GOTPCREL(%rip), %rax
	movss	(%rax), %xmm0
	addq	$88, %rsp
	popq	%rbx
	popq	%r12
	popq	%r15
	popq	%rbp
	retq	$136
.Lcallees.func_end2:
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.Lcallees.CPI3_0:
	.long	0x21922348
	.long	0x2a069023
	.long	0x72f6c9ca
	.long	0x28c85d32
.Lcallees.CPI3_1:
	.long	0x0f7ecb05
	.long	0x49339442
	.long	0x7bf35266
	.long	0x5453b567
	.text
	.globl	abi_f1
	.p2align	4, 0x90
	.type	abi_f1,@function
abi_f1:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$328, %rsp
	movsd	%xmm5, 56(%rsp)
	movaps	%xmm4, 32(%rsp)
	movaps	%xmm3, 80(%rsp)
	movaps	%xmm2, 128(%rsp)
	movl	%r9d, %ebp
	movq	%r8, %r15
	movq	%rcx, %r12
	movq	%rdx, %r13
	movq	%rsi, %rbx
	movaps	%xmm1, 64(%rsp)
	movsd	%xmm0, 48(%rsp)
	testb	%al, %al
	je	.Lcallees.BB3_2
	movaps	%xmm6, 288(%rsp)
	movaps	%xmm7, 304(%rsp)
.Lcallees.BB3_2:
	movq	408(%rsp), %r14
	callq	abi_rec@PLT
	movq	48(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movdqa	64(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	pshufd	$238, 64(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movq	%rbx, %rdi
	callq	abi_rec@PLT
	movq	%r13, %rdi
	callq	abi_rec@PLT
	movq	%r12, %rdi
	callq	abi_rec@PLT
	movq	%r15, %rdi
	callq	abi_rec@PLT
	movzwl	%bp, %edi
	callq	abi_rec@PLT
	movdqa	128(%rsp), %xmm0
	pextrw	$0, %xmm0, %eax
	movzwl	%ax, %edi
	callq	abi_rec@PLT
	movdqa	80(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	pshufd	$85, 80(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movdqa	32(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	pshufd	$85, 32(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	pshufd	$238, 32(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	pshufd	$255, 32(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movq	56(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movzbl	390(%rsp), %ebx
	movl	384(%rsp), %edi
	movzwl	388(%rsp), %r15d
	callq	abi_rec@PLT
	movq	%r15, %rdi
	callq	abi_rec@PLT
	movq	%rbx, %rdi
	callq	abi_rec@PLT
	movl	400(%rsp), %ebx
	movq	392(%rsp), %rdi
	callq	abi_rec@PLT
	movq	%rbx, %rdi
	callq	abi_rec@PLT
	movq	%r14, %rdi
	callq	abi_rec@PLT
	movq	416(%rsp), %rdi
	callq	abi_rec@PLT
	leaq	144(%rsp), %rax
	movq	%rax, 120(%rsp)
	leaq	424(%rsp), %rax
	movq	%rax, 112(%rsp)
	movabsq	$618475290672, %rax
	movq	%rax, 104(%rsp)
	leaq	104(%rsp), %rbx
	movl	$16, %r8d
	movq	%rbx, %rdi
	movl	$4, %esi
	movl	$16, %edx
	movl	$160, %ecx
	callq	va_register
	movups	(%rax), %xmm0
	movaps	%xmm0, (%rsp)
	movzbl	(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	1(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	2(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	3(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	4(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	5(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	6(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	7(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	8(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	9(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	10(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	11(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	12(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	13(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	14(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	15(%rsp), %edi
	callq	abi_rec@PLT
	movl	$16, %r8d
	movq	%rbx, %rdi
	movl	$4, %esi
	movl	$16, %edx
	movl	$160, %ecx
	callq	va_register
	movq	(%rax), %rdi
	movq	8(%rax), %r14
	callq	abi_rec@PLT
	movq	%r14, %rdi
	callq	abi_rec@PLT
	movl	$16, %r8d
	movq	%rbx, %rdi
	movl	$4, %esi
	movl	$16, %edx
	movl	$160, %ecx
	callq	va_register
	movups	(%rax), %xmm0
	movaps	%xmm0, 16(%rsp)
	movzbl	16(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	17(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	18(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	19(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	20(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	21(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	22(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	23(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	24(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	25(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	26(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	27(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	28(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	29(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	30(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	31(%rsp), %edi
	callq	abi_rec@PLT
	movl	$8, %r8d
	movq	%rbx, %rdi
	xorl	%esi, %esi
	movl	$8, %edx
	movl	$40, %ecx
	callq	va_register
	movl	(%rax), %edi
	callq	abi_rec@PLT
	movl	$8, %r8d
	movq	%rbx, %rdi
	movl	$4, %esi
	movl	$16, %edx
	movl	$160, %ecx
	callq	va_register
	movq	(%rax), %rdi
	callq	abi_rec@PLT
	movl	$8, %r8d
	movq	%rbx, %rdi
	movl	$4, %esi
	movl	$16, %edx
	movl	$160, %ecx
	callq	va_register
	movq	(%rax), %rdi
	callq	abi_rec@PLT
	movaps	.Lcallees.CPI3_0(%rip), %xmm0
	movaps	.Lcallees.CPI3_1(%rip), %xmm1
	movabsq	$111303522987438, %rax
	addq	$328, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lcallees.func_end3:
	.globl	abi_f2
	.p2align	4, 0x90
	.type	abi_f2,@function
abi_f2:
	movq	%rdi, %rax
	movq	(%rsp), %rcx
	movq	%rcx, 32(%rsp)
	movl	$56064, %edi
	addq	$32, %rsp
	jmpq	*%rax
.Lcallees.func_end4:
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.Lcallees.CPI5_0:
	.long	0x45503ae0
	.text
	.globl	abi_f3
	.p2align	4, 0x90
	.type	abi_f3,@function
abi_f3:
	pushq	%rbp
	pushq	%r15
	pushq	%r12
	pushq	%rbx
	subq	$216, %rsp
	movq	%r8, 152(%rsp)
	movq	%rcx, 144(%rsp)
	movq	%rdx, 136(%rsp)
	movl	%esi, 44(%rsp)
	movdqa	%xmm5, 176(%rsp)
	movaps	%xmm4, 160(%rsp)
	movaps	%xmm3, 48(%rsp)
	movl	%edi, %r15d
	movsd	%xmm2, 32(%rsp)
	movaps	%xmm1, 16(%rsp)
	movdqa	%xmm5, %xmm1
	psrld	$16, %xmm1
	movdqa	%xmm1, 192(%rsp)
	movaps	%xmm0, (%rsp)
	movzbl	(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	1(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	2(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	3(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	4(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	5(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	6(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	7(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	8(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	9(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	10(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	11(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	12(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	13(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	14(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	15(%rsp), %edi
	callq	abi_rec@PLT
	movdqa	16(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movdqa	16(%rsp), %xmm0
	punpckhqdq	%xmm0, %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movq	32(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	andl	$1, %r15d
	movq	%r15, %rdi
	callq	abi_rec@PLT
	movaps	512(%rsp), %xmm0
	movaps	%xmm0, 16(%rsp)
	movq	472(%rsp), %rax
	movq	%rax, 32(%rsp)
	movq	464(%rsp), %rax
	movq	%rax, 128(%rsp)
	movq	456(%rsp), %rax
	movq	%rax, 120(%rsp)
	movq	448(%rsp), %rax
	movq	%rax, 112(%rsp)
	movq	440(%rsp), %rax
	movq	%rax, 104(%rsp)
	movq	432(%rsp), %rax
	movq	%rax, 96(%rsp)
	movq	424(%rsp), %rax
	movq	%rax, 88(%rsp)
	movq	416(%rsp), %rax
	movq	%rax, 80(%rsp)
	movq	408(%rsp), %r14
	movq	400(%rsp), %r13
	movq	392(%rsp), %rbx
	movq	384(%rsp), %rbp
	fldt	256(%rsp)
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 64(%rsp)
	fstpt	64(%rsp)
	movzwl	72(%rsp), %r15d
	movq	64(%rsp), %rdi
	movq	272(%rsp), %r12
	callq	abi_rec@PLT
	movq	%r15, %rdi
	callq	abi_rec@PLT
	movq	%r12, %rdi
	callq	abi_rec@PLT
	movq	%rbp, %rdi
	callq	abi_rec@PLT
	movq	%rbx, %rdi
	callq	abi_rec@PLT
	movq	%r13, %rdi
	callq	abi_rec@PLT
	movq	%r14, %rdi
	callq	abi_rec@PLT
	movq	80(%rsp), %rdi
	callq	abi_rec@PLT
	movq	88(%rsp), %rdi
	callq	abi_rec@PLT
	movq	96(%rsp), %rdi
	callq	abi_rec@PLT
	movq	104(%rsp), %rdi
	callq	abi_rec@PLT
	movq	112(%rsp), %rdi
	callq	abi_rec@PLT
	movq	120(%rsp), %rdi
	callq	abi_rec@PLT
	movq	128(%rsp), %rdi
	callq	abi_rec@PLT
	movq	32(%rsp), %rdi
	callq	abi_rec@PLT
	movdqa	16(%rsp), %xmm0
	pextrw	$0, %xmm0, %edi
	callq	abi_rec@PLT
	movdqa	16(%rsp), %xmm0
	pextrw	$1, %xmm0, %edi
	callq	abi_rec@PLT
	movdqa	16(%rsp), %xmm0
	pextrw	$2, %xmm0, %edi
	callq	abi_rec@PLT
	movdqa	16(%rsp), %xmm0
	pextrw	$3, %xmm0, %edi
	callq	abi_rec@PLT
	movdqa	16(%rsp), %xmm0
	pextrw	$4, %xmm0, %edi
	callq	abi_rec@PLT
	movdqa	16(%rsp), %xmm0
	pextrw	$5, %xmm0, %edi
	callq	abi_rec@PLT
	movdqa	16(%rsp), %xmm0
	pextrw	$6, %xmm0, %edi
	callq	abi_rec@PLT
	movdqa	16(%rsp), %xmm0
	pextrw	$7, %xmm0, %edi
	callq	abi_rec@PLT
	movdqa	48(%rsp), %xmm0
	pextrw	$0, %xmm0, %edi
	callq	abi_rec@PLT
	movdqa	48(%rsp), %xmm0
	pextrw	$1, %xmm0, %edi
	callq	abi_rec@PLT
	movdqa	48(%rsp), %xmm0
	pextrw	$2, %xmm0, %edi
	callq	abi_rec@PLT
	movdqa	48(%rsp), %xmm0
	pextrw	$3, %xmm0, %edi
	callq	abi_rec@PLT
	movdqa	160(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movdqa	160(%rsp), %xmm0
	punpckhqdq	%xmm0, %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movl	644(%rsp), %r14d
	movzwl	642(%rsp), %r13d
	movzbl	640(%rsp), %edi
	callq	abi_rec@PLT
	movq	%r13, %rdi
	callq	abi_rec@PLT
	movq	%r14, %rdi
	callq	abi_rec@PLT
	movdqa	176(%rsp), %xmm0
	pextrw	$0, %xmm0, %eax
	movzwl	%ax, %edi
	callq	abi_rec@PLT
	movdqa	192(%rsp), %xmm0
	pextrw	$0, %xmm0, %eax
	movzwl	%ax, %edi
	callq	abi_rec@PLT
	movl	44(%rsp), %edi
	callq	abi_rec@PLT
	movq	136(%rsp), %rdi
	callq	abi_rec@PLT
	movq	144(%rsp), %rdi
	callq	abi_rec@PLT
	movq	152(%rsp), %rdi
	callq	abi_rec@PLT
	movss	.Lcallees.CPI5_0(%rip), %xmm0
	xorl	%eax, %eax
	addq	$216, %rsp
	popq	%rbx
	popq	%r12
	popq	%r15
	popq	%rbp
	retq	$392
.Lcallees.func_end5:
	.globl	abi_f4
	.p2align	4, 0x90
	.type	abi_f4,@function
abi_f4:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%rbx
	pushq	%rax
	movl	%r8d, %ebx
	movl	%ecx, %r14d
	movl	%edx, %ebp
	movq	%rsi, %r15
	callq	abi_rec@PLT
	movabsq	$4503599627370495, %rdi
	andq	%r15, %rdi
	callq	abi_rec@PLT
	movzbl	%bpl, %edi
	callq	abi_rec@PLT
	andl	$1, %r14d
	movq	%r14, %rdi
	callq	abi_rec@PLT
	movl	%ebx, %edi
	callq	abi_rec@PLT
	movq	r4@GOTPCREL(%rip), %rcx
	movl	(%rcx), %eax
	movq	8(%rcx), %rdx
	addq	$8, %rsp
	popq	%rbx
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lcallees.func_end6:
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.Lcallees.CPI7_0:
	.quad	120737106100600
	.quad	88971915960164
.Lcallees.CPI7_1:
	.short	2230
	.short	11328
	.short	27020
	.short	32354
	.short	63890
	.short	4189
	.short	49416
	.short	33464
.Lcallees.CPI7_2:
	.long	0x485869ec
	.long	0x24e4f88d
	.long	0x1b5a2f28
	.long	0x5ab7fcca
.Lcallees.CPI7_3:
	.long	0x2996621d
	.long	0x1b824c08
	.long	0x3df1896f
	.long	0x3877464d
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.Lcallees.CPI7_4:
	.long	0x5f5fcb4d
	.text
	.globl	abi_f5
	.p2align	4, 0x90
	.type	abi_f5,@function
abi_f5:
	movq	%rdi, %rax
	movq	(%rsp), %rcx
	movq	%rcx, 32(%rsp)
	movaps	.Lcallees.CPI7_0(%rip), %xmm1
	movaps	.Lcallees.CPI7_1(%rip), %xmm2
	movaps	.Lcallees.CPI7_2(%rip), %xmm3
	movaps	.Lcallees.CPI7_3(%rip), %xmm4
	movss	.Lcallees.CPI7_4(%rip), %xmm0
	movabsq	$-3395731361849440369, %rdi
	movabsq	$56666101158655, %rdx
	movl	$-74895141, %esi
	xorl	%ecx, %ecx
	movl	$84, %r8d
	addq	$32, %rsp
	jmpq	*%rax
.Lcallees.func_end7:
	.globl	abi_f6
	.p2align	4, 0x90
	.type	abi_f6,@function
abi_f6:
	pushq	%r15
	pushq	%r14
	pushq	%r12
	pushq	%rbx
	pushq	%rax
	movl	%ecx, %ebx
	movq	%rdx, %r14
	movq	%rsi, %r15
	movq	%rdi, %r12
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movq	%r12, %rdi
	callq	abi_rec@PLT
	movq	%r15, %rdi
	callq	abi_rec@PLT
	movq	%r14, %rdi
	callq	abi_rec@PLT
	movl	%ebx, %edi
	callq	abi_rec@PLT
	addq	$8, %rsp
	popq	%rbx
	popq	%r12
	popq	%r14
	popq	%r15
	retq
.Lcallees.func_end8:
	.globl	abi_f7
	.p2align	4, 0x90
	.type	abi_f7,@function
abi_f7:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$72, %rsp
	movl	%r9d, %ebx
	movl	%r8d, %ebp
	movss	%xmm6, 28(%rsp)
	movss	%xmm5, 24(%rsp)
	movss	%xmm4, 20(%rsp)
	movss	%xmm3, 16(%rsp)
	movss	%xmm2, 12(%rsp)
	movss	%xmm1, 8(%rsp)
	movsd	%xmm0, 48(%rsp)
	movl	%ecx, %r13d
	movl	%edx, %r15d
	movq	%rsi, %r12
	movq	168(%rsp), %r14
	andl	$32767, %r14d
	fldt	128(%rsp)
	fstpt	60(%rsp)
	movl	%edi, %edi
	callq	abi_rec@PLT
	movq	%r12, %rdi
	callq	abi_rec@PLT
	movl	%r15d, %edi
	callq	abi_rec@PLT
	movzbl	%r13b, %edi
	callq	abi_rec@PLT
	movq	48(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movd	8(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movd	12(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movd	16(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movd	20(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movd	24(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movd	28(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	pxor	%xmm0, %xmm0
	movdqa	%xmm0, 32(%rsp)
	fldt	60(%rsp)
	fstpt	32(%rsp)
	movzwl	40(%rsp), %r15d
	movq	32(%rsp), %rdi
	callq	abi_rec@PLT
	movq	%r15, %rdi
	callq	abi_rec@PLT
	movzbl	145(%rsp), %r15d
	movzbl	144(%rsp), %edi
	callq	abi_rec@PLT
	movq	%r15, %rdi
	callq	abi_rec@PLT
	movl	%ebp, %edi
	callq	abi_rec@PLT
	andl	$1, %ebx
	movq	%rbx, %rdi
	callq	abi_rec@PLT
	movl	152(%rsp), %edi
	callq	abi_rec@PLT
	movq	160(%rsp), %rdi
	callq	abi_rec@PLT
	movq	%r14, %rdi
	callq	abi_rec@PLT
	movq	r7@GOTPCREL(%rip), %rcx
	movsd	(%rcx), %xmm0
	movzbl	8(%rcx), %eax
	movaps	64(%rcx), %xmm3
	movaps	32(%rcx), %xmm1
	movaps	48(%rcx), %xmm2
	addq	$72, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lcallees.func_end9:
	.globl	abi_f8
	.p2align	4, 0x90
	.type	abi_f8,@function
abi_f8:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r12
	pushq	%rbx
	subq	$64, %rsp
	movss	%xmm4, 12(%rsp)
	movl	%r8d, %ebx
	movaps	%xmm3, 48(%rsp)
	movaps	%xmm2, 32(%rsp)
	movl	%ecx, %r14d
	movl	%edx, %ebp
	movaps	%xmm1, 16(%rsp)
	movl	%esi, %r15d
	movl	%edi, %r12d
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movzwl	%r12w, %edi
	callq	abi_rec@PLT
	movzwl	%r15w, %edi
	callq	abi_rec@PLT
	movdqa	16(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	pshufd	$238, 16(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movzwl	%bp, %edi
	callq	abi_rec@PLT
	andl	$3, %r14d
	movq	%r14, %rdi
	callq	abi_rec@PLT
	movdqa	32(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	pshufd	$238, 32(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movdqa	48(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	pshufd	$238, 48(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movl	%ebx, %edi
	callq	abi_rec@PLT
	movd	12(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movabsq	$-7613946893100833399, %rax
	movl	$2514056855, %edx
	addq	$64, %rsp
	popq	%rbx
	popq	%r12
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lcallees.func_end10:
	.globl	abi_f9
	.p2align	4, 0x90
	.type	abi_f9,@function
abi_f9:
	pushq	%rbx
	subq	$16, %rsp
	movaps	%xmm0, (%rsp)
	movl	%esi, %ebx
	callq	abi_rec@PLT
	movzbl	%bl, %edi
	callq	abi_rec@PLT
	movzwl	32(%rsp), %edi
	movq	40(%rsp), %rbx
	callq	abi_rec@PLT
	movq	%rbx, %rdi
	callq	abi_rec@PLT
	movdqa	(%rsp), %xmm0
	pextrw	$0, %xmm0, %edi
	callq	abi_rec@PLT
	movdqa	(%rsp), %xmm0
	pextrw	$1, %xmm0, %edi
	callq	abi_rec@PLT
	movdqa	(%rsp), %xmm0
	pextrw	$2, %xmm0, %edi
	callq	abi_rec@PLT
	movdqa	(%rsp), %xmm0
	pextrw	$3, %xmm0, %edi
	callq	abi_rec@PLT
	movq	r9@GOTPCREL(%rip), %rsi
	movzwl	56(%rsi), %eax
	movzbl	58(%rsi), %ecx
	shlq	$16, %rcx
	orq	%rax, %rcx
	movq	32(%rsi), %rax
	movq	48(%rsi), %rdx
	movaps	64(%rsi), %xmm2
	movaps	(%rsi), %xmm0
	movaps	16(%rsi), %xmm1
	addq	$16, %rsp
	popq	%rbx
	retq	$24
.Lcallees.func_end11:
	.globl	abi_f10
	.p2align	4, 0x90
	.type	abi_f10,@function
abi_f10:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$344, %rsp
	movaps	%xmm6, 48(%rsp)
	movaps	%xmm5, 80(%rsp)
	movss	%xmm4, 44(%rsp)
	movaps	%xmm3, 16(%rsp)
	movdqa	%xmm2, 96(%rsp)
	movaps	%xmm1, (%rsp)
	movq	%r9, %rbp
	movq	%r8, %rbx
	movl	%ecx, %r15d
	movaps	%xmm0, 64(%rsp)
	movq	%rdx, %r12
	movl	%esi, %r13d
	testb	%al, %al
	je	.Lcallees.BB12_2
	movaps	%xmm7, 320(%rsp)
.Lcallees.BB12_2:
	movabsq	$1152921504606846975, %r14
	andq	488(%rsp), %r14
	movdqa	%xmm2, %xmm0
	psrld	$16, %xmm0
	movdqa	%xmm0, 112(%rsp)
	callq	abi_rec@PLT
	movl	%r13d, %edi
	callq	abi_rec@PLT
	movq	%r12, %rdi
	callq	abi_rec@PLT
	movdqa	64(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	pshufd	$238, 64(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movl	%r15d, %edi
	callq	abi_rec@PLT
	movq	%rbx, %rdi
	callq	abi_rec@PLT
	movq	%rbp, %rdi
	callq	abi_rec@PLT
	movdqa	(%rsp), %xmm0
	pextrw	$0, %xmm0, %edi
	callq	abi_rec@PLT
	movdqa	(%rsp), %xmm0
	pextrw	$1, %xmm0, %edi
	callq	abi_rec@PLT
	movdqa	(%rsp), %xmm0
	pextrw	$2, %xmm0, %edi
	callq	abi_rec@PLT
	movdqa	(%rsp), %xmm0
	pextrw	$3, %xmm0, %edi
	callq	abi_rec@PLT
	movdqa	(%rsp), %xmm0
	pextrw	$4, %xmm0, %edi
	callq	abi_rec@PLT
	movdqa	(%rsp), %xmm0
	pextrw	$5, %xmm0, %edi
	callq	abi_rec@PLT
	movdqa	(%rsp), %xmm0
	pextrw	$6, %xmm0, %edi
	callq	abi_rec@PLT
	movdqa	(%rsp), %xmm0
	pextrw	$7, %xmm0, %edi
	callq	abi_rec@PLT
	movdqa	96(%rsp), %xmm0
	pextrw	$0, %xmm0, %eax
	movzwl	%ax, %edi
	callq	abi_rec@PLT
	movdqa	112(%rsp), %xmm0
	pextrw	$0, %xmm0, %eax
	movzwl	%ax, %edi
	callq	abi_rec@PLT
	movq	400(%rsp), %rdi
	callq	abi_rec@PLT
	movq	408(%rsp), %rdi
	callq	abi_rec@PLT
	movzbl	416(%rsp), %edi
	andl	$1, %edi
	callq	abi_rec@PLT
	movzbl	424(%rsp), %edi
	andl	$1, %edi
	callq	abi_rec@PLT
	movzbl	432(%rsp), %edi
	andl	$1, %edi
	callq	abi_rec@PLT
	movzbl	440(%rsp), %edi
	andl	$1, %edi
	callq	abi_rec@PLT
	movzbl	448(%rsp), %edi
	andl	$1, %edi
	callq	abi_rec@PLT
	movzbl	456(%rsp), %edi
	andl	$1, %edi
	callq	abi_rec@PLT
	movzbl	464(%rsp), %edi
	andl	$1, %edi
	callq	abi_rec@PLT
	movdqa	16(%rsp), %xmm0
	pextrw	$0, %xmm0, %eax
	movzwl	%ax, %edi
	callq	abi_rec@PLT
	movdqa	16(%rsp), %xmm0
	psrld	$16, %xmm0
	pextrw	$0, %xmm0, %eax
	movzwl	%ax, %edi
	callq	abi_rec@PLT
	movaps	16(%rsp), %xmm0
	shufps	$85, %xmm0, %xmm0
	pextrw	$0, %xmm0, %eax
	movzwl	%ax, %edi
	callq	abi_rec@PLT
	movdqa	16(%rsp), %xmm0
	psrlq	$48, %xmm0
	pextrw	$0, %xmm0, %eax
	movzwl	%ax, %edi
	callq	abi_rec@PLT
	movdqa	16(%rsp), %xmm0
	punpckhqdq	%xmm0, %xmm0
	pextrw	$0, %xmm0, %eax
	movzwl	%ax, %edi
	callq	abi_rec@PLT
	movdqa	16(%rsp), %xmm0
	psrldq	$10, %xmm0
	pextrw	$0, %xmm0, %eax
	movzwl	%ax, %edi
	callq	abi_rec@PLT
	movaps	16(%rsp), %xmm0
	shufps	$255, %xmm0, %xmm0
	pextrw	$0, %xmm0, %eax
	movzwl	%ax, %edi
	callq	abi_rec@PLT
	movdqa	16(%rsp), %xmm0
	psrldq	$14, %xmm0
	pextrw	$0, %xmm0, %eax
	movzwl	%ax, %edi
	callq	abi_rec@PLT
	movq	480(%rsp), %rdi
	callq	abi_rec@PLT
	movq	%r14, %rdi
	callq	abi_rec@PLT
	movd	44(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movdqa	80(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movdqa	80(%rsp), %xmm0
	punpckhqdq	%xmm0, %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movq	496(%rsp), %rdi
	callq	abi_rec@PLT
	movdqa	48(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	pshufd	$85, 48(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	pshufd	$238, 48(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	pshufd	$255, 48(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	leaq	160(%rsp), %rax
	movq	%rax, 152(%rsp)
	leaq	504(%rsp), %rax
	movq	%rax, 144(%rsp)
	movabsq	$687194767408, %rax
	movq	%rax, 136(%rsp)
	movq	r10@GOTPCREL(%rip), %rcx
	movl	(%rcx), %eax
	movsd	8(%rcx), %xmm0
	movzwl	16(%rcx), %edx
	addq	$344, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lcallees.func_end12:
	.globl	abi_f11
	.p2align	4, 0x90
	.type	abi_f11,@function
abi_f11:
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	andq	$-32, %rsp
	subq	$288, %rsp
	movaps	%xmm7, 240(%rsp)
	movaps	%xmm6, 128(%rsp)
	movaps	%xmm5, 64(%rsp)
	movq	%r9, 200(%rsp)
	movq	%r8, 192(%rsp)
	movl	%ecx, 124(%rsp)
	movaps	%xmm4, 224(%rsp)
	movaps	%xmm3, 48(%rsp)
	movaps	%xmm2, 32(%rsp)
	movq	%rdx, 184(%rsp)
	movq	%rsi, 176(%rsp)
	movl	%edi, %r15d
	movdqa	%xmm0, 144(%rsp)
	pslld	$31, %xmm1
	movmskps	%xmm1, %r13d
	movl	%r13d, %eax
	shrb	$3, %al
	movb	%al, 31(%rsp)
	movl	%r13d, %eax
	andb	$4, %al
	shrb	$2, %al
	movb	%al, 30(%rsp)
	movl	%r13d, %eax
	andb	$2, %al
	shrb	%al
	movb	%al, 29(%rsp)
	fldt	64(%rbp)
	fstpt	212(%rsp)
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	pshufd	$238, 144(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movzwl	%r15w, %edi
	callq	abi_rec@PLT
	movsd	56(%rbp), %xmm0
	movaps	%xmm0, 144(%rsp)
	movq	48(%rbp), %rbx
	movq	16(%rbp), %rdi
	movq	24(%rbp), %r15
	movq	32(%rbp), %r12
	movq	40(%rbp), %r14
	callq	abi_rec@PLT
	movq	%r15, %rdi
	callq	abi_rec@PLT
	movq	%r12, %rdi
	callq	abi_rec@PLT
	movq	%r14, %rdi
	callq	abi_rec@PLT
	movzbl	%bl, %edi
	callq	abi_rec@PLT
	movzbl	%bh, %edi
	callq	abi_rec@PLT
	movl	%ebx, %eax
	shrl	$16, %eax
	movzbl	%al, %edi
	callq	abi_rec@PLT
	movl	%ebx, %edi
	shrl	$24, %edi
	callq	abi_rec@PLT
	movq	%rbx, %rax
	shrq	$32, %rax
	movzbl	%al, %edi
	callq	abi_rec@PLT
	movq	%rbx, %rax
	shrq	$40, %rax
	movzbl	%al, %edi
	callq	abi_rec@PLT
	movq	%rbx, %rax
	shrq	$48, %rax
	movzbl	%al, %edi
	callq	abi_rec@PLT
	shrq	$56, %rbx
	movq	%rbx, %rdi
	callq	abi_rec@PLT
	movaps	144(%rsp), %xmm0
	movaps	%xmm0, 96(%rsp)
	movzbl	96(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	97(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	98(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	99(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	100(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	101(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	102(%rsp), %edi
	callq	abi_rec@PLT
	movq	176(%rsp), %rdi
	callq	abi_rec@PLT
	movq	184(%rsp), %rdi
	callq	abi_rec@PLT
	andl	$1, %r13d
	movq	%r13, %rdi
	callq	abi_rec@PLT
	movzbl	29(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	30(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	31(%rsp), %edi
	callq	abi_rec@PLT
	movdqa	32(%rsp), %xmm0
	pextrw	$0, %xmm0, %edi
	callq	abi_rec@PLT
	movdqa	32(%rsp), %xmm0
	pextrw	$1, %xmm0, %edi
	callq	abi_rec@PLT
	movdqa	32(%rsp), %xmm0
	pextrw	$2, %xmm0, %edi
	callq	abi_rec@PLT
	movdqa	32(%rsp), %xmm0
	pextrw	$3, %xmm0, %edi
	callq	abi_rec@PLT
	movdqa	32(%rsp), %xmm0
	pextrw	$4, %xmm0, %edi
	callq	abi_rec@PLT
	movdqa	32(%rsp), %xmm0
	pextrw	$5, %xmm0, %edi
	callq	abi_rec@PLT
	movdqa	32(%rsp), %xmm0
	pextrw	$6, %xmm0, %edi
	callq	abi_rec@PLT
	movdqa	32(%rsp), %xmm0
	pextrw	$7, %xmm0, %edi
	callq	abi_rec@PLT
	movdqa	48(%rsp), %xmm0
	pextrw	$0, %xmm0, %edi
	callq	abi_rec@PLT
	movdqa	48(%rsp), %xmm0
	pextrw	$1, %xmm0, %edi
	callq	abi_rec@PLT
	movdqa	48(%rsp), %xmm0
	pextrw	$2, %xmm0, %edi
	callq	abi_rec@PLT
	movdqa	48(%rsp), %xmm0
	pextrw	$3, %xmm0, %edi
	callq	abi_rec@PLT
	movdqa	48(%rsp), %xmm0
	pextrw	$4, %xmm0, %edi
	callq	abi_rec@PLT
	movdqa	48(%rsp), %xmm0
	pextrw	$5, %xmm0, %edi
	callq	abi_rec@PLT
	movdqa	48(%rsp), %xmm0
	pextrw	$6, %xmm0, %edi
	callq	abi_rec@PLT
	movdqa	48(%rsp), %xmm0
	pextrw	$7, %xmm0, %edi
	callq	abi_rec@PLT
	movdqa	224(%rsp), %xmm0
	pextrw	$0, %xmm0, %eax
	movzwl	%ax, %edi
	callq	abi_rec@PLT
	movzwl	124(%rsp), %edi
	callq	abi_rec@PLT
	movq	192(%rsp), %rdi
	callq	abi_rec@PLT
	movq	200(%rsp), %rdi
	callq	abi_rec@PLT
	pxor	%xmm0, %xmm0
	movdqa	%xmm0, 160(%rsp)
	fldt	212(%rsp)
	fstpt	160(%rsp)
	movzwl	168(%rsp), %ebx
	movq	160(%rsp), %rdi
	callq	abi_rec@PLT
	movq	%rbx, %rdi
	callq	abi_rec@PLT
	movdqa	64(%rsp), %xmm0
	pextrw	$0, %xmm0, %eax
	movzwl	%ax, %edi
	callq	abi_rec@PLT
	movdqa	64(%rsp), %xmm0
	psrld	$16, %xmm0
	pextrw	$0, %xmm0, %eax
	movzwl	%ax, %edi
	callq	abi_rec@PLT
	movaps	64(%rsp), %xmm0
	shufps	$85, %xmm0, %xmm0
	pextrw	$0, %xmm0, %eax
	movzwl	%ax, %edi
	callq	abi_rec@PLT
	movdqa	64(%rsp), %xmm0
	psrlq	$48, %xmm0
	pextrw	$0, %xmm0, %eax
	movzwl	%ax, %edi
	callq	abi_rec@PLT
	movdqa	64(%rsp), %xmm0
	punpckhqdq	%xmm0, %xmm0
	pextrw	$0, %xmm0, %eax
	movzwl	%ax, %edi
	callq	abi_rec@PLT
	movdqa	64(%rsp), %xmm0
	psrldq	$10, %xmm0
	pextrw	$0, %xmm0, %eax
	movzwl	%ax, %edi
	callq	abi_rec@PLT
	movaps	64(%rsp), %xmm0
	shufps	$255, %xmm0, %xmm0
	pextrw	$0, %xmm0, %eax
	movzwl	%ax, %edi
	callq	abi_rec@PLT
	movdqa	64(%rsp), %xmm0
	psrldq	$14, %xmm0
	pextrw	$0, %xmm0, %eax
	movzwl	%ax, %edi
	callq	abi_rec@PLT
	movdqa	128(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movaps	128(%rsp), %xmm0
	shufps	$85, %xmm0, %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movdqa	128(%rsp), %xmm0
	punpckhqdq	%xmm0, %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movaps	128(%rsp), %xmm0
	shufps	$255, %xmm0, %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movaps	240(%rsp), %xmm0
	movaps	%xmm0, 80(%rsp)
	movzbl	80(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	81(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	82(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	83(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	84(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	85(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	86(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	87(%rsp), %edi
	callq	abi_rec@PLT
	movq	80(%rbp), %rdi
	callq	abi_rec@PLT
	movq	r11@GOTPCREL(%rip), %rax
	movaps	(%rax), %xmm0
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lcallees.func_end13:
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.Lcallees.CPI14_0:
	.quad	0x2381e73499d845d3
	.quad	0x73007e1b68c305e4
.Lcallees.CPI14_1:
	.quad	0x0febef47ba915a4a
	.quad	0x31ed2efaf8f3b616
.Lcallees.CPI14_2:
	.quad	0x63b268506ffb80d3
	.quad	0x42d14bb577c024cd
.Lcallees.CPI14_3:
	.quad	0x396104eda15c875b
	.quad	0x70d452b8939b4877
.Lcallees.CPI14_4:
	.quad	0xdc4558657ed9cb67
	.short	0x0cb9
	.zero	6
	.text
	.globl	abi_f12
	.p2align	4, 0x90
	.type	abi_f12,@function
abi_f12:
	pushq	%rbx
	movq	%rsi, %rbx
	callq	abi_rec@PLT
	movq	%rbx, %rdi
	callq	abi_rec@PLT
	movaps	.Lcallees.CPI14_0(%rip), %xmm0
	movaps	.Lcallees.CPI14_1(%rip), %xmm1
	movaps	.Lcallees.CPI14_2(%rip), %xmm2
	movaps	.Lcallees.CPI14_3(%rip), %xmm3
	fldt	.Lcallees.CPI14_4(%rip)
	movw	$6770, %ax
	popq	%rbx
	retq
.Lcallees.func_end14:
	.globl	abi_f13
	.p2align	4, 0x90
	.type	abi_f13,@function
abi_f13:
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r14
	pushq	%rbx
	andq	$-32, %rsp
	subq	$96, %rsp
	movaps	%xmm4, 64(%rsp)
	movaps	%xmm3, 48(%rsp)
	movaps	%xmm2, 80(%rsp)
	movss	%xmm1, 32(%rsp)
	movaps	%xmm0, (%rsp)
	movzbl	(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	1(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	2(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	3(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	4(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	5(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	6(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	7(%rsp), %edi
	callq	abi_rec@PLT
	movd	32(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movl	16(%rbp), %edi
	movaps	32(%rbp), %xmm0
	movaps	%xmm0, 32(%rsp)
	movzwl	48(%rbp), %ebx
	movzwl	50(%rbp), %r14d
	callq	abi_rec@PLT
	movdqa	32(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movdqa	32(%rsp), %xmm0
	punpckhqdq	%xmm0, %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movq	%rbx, %rdi
	callq	abi_rec@PLT
	movq	%r14, %rdi
	callq	abi_rec@PLT
	movaps	80(%rsp), %xmm0
	movaps	%xmm0, 16(%rsp)
	movzbl	16(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	17(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	18(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	19(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	20(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	21(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	22(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	23(%rsp), %edi
	callq	abi_rec@PLT
	movdqa	48(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movaps	48(%rsp), %xmm0
	shufps	$85, %xmm0, %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movdqa	48(%rsp), %xmm0
	punpckhqdq	%xmm0, %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movaps	48(%rsp), %xmm0
	shufps	$255, %xmm0, %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movdqa	64(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movaps	64(%rsp), %xmm0
	shufps	$85, %xmm0, %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movdqa	64(%rsp), %xmm0
	punpckhqdq	%xmm0, %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movaps	64(%rsp), %xmm0
	shufps	$255, %xmm0, %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movabsq	$1866946801578107763, %rax
	leaq	-16(%rbp), %rsp
	popq	%rbx
	popq	%r14
	popq	%rbp
	retq
.Lcallees.func_end15:
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.Lcallees.CPI16_0:
	.quad	0xbd57eabf87f8d94e
	.short	0x08f5
	.zero	6
	.text
	.globl	abi_f14
	.p2align	4, 0x90
	.type	abi_f14,@function
abi_f14:
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%rbx
	andq	$-32, %rsp
	subq	$64, %rsp
	movaps	%xmm1, 32(%rsp)
	movaps	%xmm0, 16(%rsp)
	pshufd	$238, %xmm2, %xmm0
	movq	%xmm0, %rbx
	movq	%xmm2, %r14
	andl	$31, %edi
	callq	abi_rec@PLT
	movdqa	16(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movdqa	16(%rsp), %xmm0
	punpckhqdq	%xmm0, %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movdqa	32(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movdqa	32(%rsp), %xmm0
	punpckhqdq	%xmm0, %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movabsq	$70368744177663, %r15
	andq	%r15, %r14
	movq	%r14, %rdi
	callq	abi_rec@PLT
	andq	%r15, %rbx
	movq	%rbx, %rdi
	callq	abi_rec@PLT
	movzwl	20(%rbp), %ebx
	movzwl	18(%rbp), %r14d
	movzwl	16(%rbp), %edi
	callq	abi_rec@PLT
	movq	%r14, %rdi
	callq	abi_rec@PLT
	movq	%rbx, %rdi
	callq	abi_rec@PLT
	movabsq	$-7203380416378334337, %rax
	fldt	.Lcallees.CPI16_0(%rip)
	leaq	-24(%rbp), %rsp
	popq	%rbx
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lcallees.func_end16:
	.globl	abi_f15
	.p2align	4, 0x90
	.type	abi_f15,@function
abi_f15:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$136, %rsp
	movaps	%xmm3, 112(%rsp)
	movq	%r8, %r14
	movl	%ecx, %ebp
	movaps	%xmm2, 96(%rsp)
	movsd	%xmm1, 56(%rsp)
	movq	%rdx, %r15
	movss	%xmm0, 28(%rsp)
	movq	%rdi, %rbx
	movabsq	$17179869183, %rdi
	andq	%rsi, %rdi
	callq	abi_rec@PLT
	movq	224(%rsp), %r12
	fldt	208(%rsp)
	fstpt	68(%rsp)
	movsd	200(%rsp), %xmm0
	movaps	%xmm0, 80(%rsp)
	movq	192(%rsp), %rdi
	callq	abi_rec@PLT
	movdqa	80(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movaps	80(%rsp), %xmm0
	shufps	$85, %xmm0, %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 32(%rsp)
	fldt	68(%rsp)
	fstpt	32(%rsp)
	movzwl	40(%rsp), %r13d
	movq	32(%rsp), %rdi
	callq	abi_rec@PLT
	movq	%r13, %rdi
	callq	abi_rec@PLT
	movq	%r12, %rdi
	callq	abi_rec@PLT
	movd	28(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movq	%r15, %rdi
	callq	abi_rec@PLT
	movq	56(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movdqa	96(%rsp), %xmm0
	pextrw	$0, %xmm0, %eax
	movzwl	%ax, %edi
	callq	abi_rec@PLT
	movl	%ebp, %edi
	callq	abi_rec@PLT
	movq	%r14, %rdi
	callq	abi_rec@PLT
	movaps	112(%rsp), %xmm0
	movaps	%xmm0, (%rsp)
	movzbl	(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	1(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	2(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	3(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	4(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	5(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	6(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	7(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	8(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	9(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	10(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	11(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	12(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	13(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	14(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	15(%rsp), %edi
	callq	abi_rec@PLT
	movabsq	$1419003416122856504, %rax
	movq	%rax, 8(%rbx)
	movabsq	$-3573749044664387126, %rax
	movq	%rax, (%rbx)
	movq	%rbx, %rax
	addq	$136, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lcallees.func_end17:
	.type	r0,@object
	.data
	.globl	r0
	.p2align	2, 0x0
r0:
	.long	0x411fdb16
	.type	r4,@object
	.globl	r4
	.p2align	3, 0x0
r4:
	.long	996510674
	.zero	4
	.quad	-8236004370710993432
	.type	r7,@object
	.globl	r7
	.p2align	5, 0x0
r7:
	.quad	0x51440de78a7bdba8
	.byte	95
	.zero	23
	.long	730570412
	.long	3135128819
	.long	1484046710
	.long	3987053745
	.long	2902322702
	.long	3593878025
	.long	2337941852
	.long	2831931867
	.quad	-7886349894608355300
	.quad	6361961113410251089
	.zero	16
	.type	r9,@object
	.globl	r9
	.p2align	5, 0x0
r9:
	.long	2433002
	.long	1487844022
	.long	1561666424
	.long	415057539
	.long	3261228404
	.long	1625844017
	.long	2460207396
	.long	921046618
	.quad	6491177792458969535
	.zero	8
	.quad	-7864219126521860994
	.short	56724
	.byte	0
	.zero	5
	.quad	102862545871401
	.quad	55225081573635
	.zero	16
	.type	r10,@object
	.globl	r10
	.p2align	4, 0x0
r10:
	.long	3666355085
	.zero	4
	.quad	0x41c4eb2f318f462a
	.short	52152
	.zero	6
	.type	r11,@object
	.globl	r11
	.p2align	4, 0x0
r11:
	.short	30722
	.short	46853
	.short	43905
	.short	30042
	.short	19743
	.short	25406
	.short	17824
	.zero	2
	.type	abi_functions,@object
	.globl	abi_functions
	.p2align	4, 0x0
abi_functions:
	.quad	abi_f0
	.quad	abi_f1
	.quad	abi_f2
	.quad	abi_f3
	.quad	abi_f4
	.quad	abi_f5
	.quad	abi_f6
	.quad	abi_f7
	.quad	abi_f8
	.quad	abi_f9
	.quad	abi_f10
	.quad	abi_f11
	.quad	abi_f12
	.quad	abi_f13
	.quad	abi_f14
	.quad	abi_f15
	.text
