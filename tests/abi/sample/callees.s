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
	movaps	%xmm0, %xmm2
	movaps	%xmm1, %xmm0
	movaps	%xmm2, %xmm1
	jmpq	*%rdi
.Lcallees.func_end2:
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
	subq	$136, %rsp
	movss	%xmm7, 28(%rsp)
	movq	%r9, %r14
	movl	%r8d, %r15d
	movl	%ecx, %r13d
	movsd	%xmm6, 72(%rsp)
	movl	%edx, %ebp
	movsd	%xmm5, 64(%rsp)
	movl	%esi, %ebx
	movsd	%xmm4, 56(%rsp)
	movaps	%xmm3, 112(%rsp)
	movaps	%xmm2, 32(%rsp)
	movaps	%xmm1, 96(%rsp)
	movq	%rdi, %r12
	movdqa	%xmm0, 80(%rsp)
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movaps	80(%rsp), %xmm0
	shufps	$85, %xmm0, %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movdqa	80(%rsp), %xmm0
	punpckhqdq	%xmm0, %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movq	%r12, %rdi
	callq	abi_rec@PLT
	movdqa	96(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movaps	96(%rsp), %xmm0
	shufps	$85, %xmm0, %xmm0
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
	movq	56(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	andl	$1, %ebx
	movq	%rbx, %rdi
	callq	abi_rec@PLT
	movq	64(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movl	%ebp, %edi
	callq	abi_rec@PLT
	movq	72(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	andl	$1, %r13d
	movq	%r13, %rdi
	callq	abi_rec@PLT
	andl	$32767, %r15d
	movq	%r15, %rdi
	callq	abi_rec@PLT
	movq	%r14, %rdi
	callq	abi_rec@PLT
	movq	192(%rsp), %rdi
	callq	abi_rec@PLT
	movd	28(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movq	200(%rsp), %rdi
	callq	abi_rec@PLT
	movq	r1@GOTPCREL(%rip), %rax
	movss	(%rax), %xmm0
	movss	4(%rax), %xmm1
	movss	8(%rax), %xmm2
	addq	$136, %rsp
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
	pushq	%r14
	pushq	%rbx
	subq	$24, %rsp
	movl	%edx, %ebx
	movaps	%xmm0, (%rsp)
	movl	%esi, %r14d
	andl	$2047, %edi
	callq	abi_rec@PLT
	andl	$2047, %r14d
	movq	%r14, %rdi
	callq	abi_rec@PLT
	movdqa	(%rsp), %xmm0
	pextrw	$0, %xmm0, %eax
	movzwl	%ax, %edi
	callq	abi_rec@PLT
	movzbl	%bl, %edi
	callq	abi_rec@PLT
	addq	$24, %rsp
	popq	%rbx
	popq	%r14
	retq
.Lcallees.func_end4:
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.Lcallees.CPI5_0:
	.quad	0x15c889a1220d672b
	.quad	0x74ab3f6c2aa3300b
.Lcallees.CPI5_1:
	.quad	0x1b528ab589c80c4d
	.quad	0x613ab81a449c4ca2
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.Lcallees.CPI5_2:
	.quad	0x0ae6cd4e0a57af35
	.text
	.globl	abi_f3
	.p2align	4, 0x90
	.type	abi_f3,@function
abi_f3:
	pushq	%r14
	pushq	%rbx
	pushq	%rax
	movq	%rdx, %rbx
	movsd	%xmm0, (%rsp)
	movq	%rsi, %r14
	callq	abi_rec@PLT
	movq	%r14, %rdi
	callq	abi_rec@PLT
	movq	(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movq	%rbx, %rdi
	callq	abi_rec@PLT
	movaps	.Lcallees.CPI5_0(%rip), %xmm1
	movaps	.Lcallees.CPI5_1(%rip), %xmm2
	movsd	.Lcallees.CPI5_2(%rip), %xmm0
	movabsq	$5406201316458717, %rax
	addq	$8, %rsp
	popq	%rbx
	popq	%r14
	retq
.Lcallees.func_end5:
	.globl	abi_f4
	.p2align	4, 0x90
	.type	abi_f4,@function
abi_f4:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$376, %rsp
	movl	%r9d, 28(%rsp)
	movq	%r8, 112(%rsp)
	movq	%rdx, 104(%rsp)
	movq	%rsi, 96(%rsp)
	movaps	%xmm3, 176(%rsp)
	movaps	%xmm2, 128(%rsp)
	movaps	%xmm1, (%rsp)
	movaps	%xmm0, 32(%rsp)
	movq	%rdi, 120(%rsp)
	testb	%al, %al
	je	.Lcallees.BB6_2
	movaps	%xmm4, 304(%rsp)
	movaps	%xmm5, 320(%rsp)
	movaps	%xmm6, 336(%rsp)
	movaps	%xmm7, 352(%rsp)
.Lcallees.BB6_2:
	movabsq	$4611686018427387903, %rax
	andq	%rcx, %rax
	movq	%rax, 88(%rsp)
	movl	432(%rsp), %edi
	movq	440(%rsp), %r15
	movzwl	448(%rsp), %r12d
	movzwl	450(%rsp), %ebx
	movl	464(%rsp), %r14d
	movl	468(%rsp), %ebp
	movl	472(%rsp), %r13d
	movl	476(%rsp), %eax
	movq	%rax, 48(%rsp)
	movl	480(%rsp), %eax
	movq	%rax, 56(%rsp)
	movl	484(%rsp), %eax
	movq	%rax, 64(%rsp)
	movl	488(%rsp), %eax
	movq	%rax, 72(%rsp)
	movl	492(%rsp), %eax
	movq	%rax, 80(%rsp)
	callq	abi_rec@PLT
	movq	%r15, %rdi
	callq	abi_rec@PLT
	movq	%r12, %rdi
	callq	abi_rec@PLT
	movq	%rbx, %rdi
	callq	abi_rec@PLT
	movq	%r14, %rdi
	callq	abi_rec@PLT
	movq	%rbp, %rdi
	callq	abi_rec@PLT
	movq	%r13, %rdi
	callq	abi_rec@PLT
	movq	48(%rsp), %rdi
	callq	abi_rec@PLT
	movq	56(%rsp), %rdi
	callq	abi_rec@PLT
	movq	64(%rsp), %rdi
	callq	abi_rec@PLT
	movq	72(%rsp), %rdi
	callq	abi_rec@PLT
	movq	80(%rsp), %rdi
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
	movdqa	(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	pshufd	$85, (%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	pshufd	$238, (%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	pshufd	$255, (%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movdqa	128(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movdqa	128(%rsp), %xmm0
	punpckhqdq	%xmm0, %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movdqa	176(%rsp), %xmm0
	pextrw	$0, %xmm0, %eax
	movzwl	%ax, %edi
	callq	abi_rec@PLT
	movq	96(%rsp), %rdi
	callq	abi_rec@PLT
	movq	104(%rsp), %rdi
	callq	abi_rec@PLT
	movq	88(%rsp), %rdi
	callq	abi_rec@PLT
	movq	112(%rsp), %rdi
	callq	abi_rec@PLT
	movl	28(%rsp), %edi
	callq	abi_rec@PLT
	leaq	192(%rsp), %rax
	movq	%rax, 168(%rsp)
	leaq	496(%rsp), %rax
	movq	%rax, 160(%rsp)
	movabsq	$481036337200, %rax
	movq	%rax, 152(%rsp)
	leaq	152(%rsp), %r14
	movl	$16, %r8d
	movq	%r14, %rdi
	xorl	%esi, %esi
	movl	$16, %edx
	movl	$32, %ecx
	callq	va_register
	movq	(%rax), %rdi
	movq	8(%rax), %rbx
	callq	abi_rec@PLT
	movq	%rbx, %rdi
	callq	abi_rec@PLT
	movl	$16, %r8d
	movq	%r14, %rdi
	movl	$4, %esi
	movl	$16, %edx
	movl	$160, %ecx
	callq	va_register
	movq	(%rax), %rdi
	movq	8(%rax), %rbx
	callq	abi_rec@PLT
	movq	%rbx, %rdi
	callq	abi_rec@PLT
	movl	$48, %esi
	movl	$8, %edx
	movq	%r14, %rdi
	callq	va_memory
	movups	16(%rax), %xmm0
	movaps	%xmm0, (%rsp)
	movq	(%rax), %rdi
	movq	8(%rax), %rbx
	movq	32(%rax), %r15
	callq	abi_rec@PLT
	movq	%rbx, %rdi
	callq	abi_rec@PLT
	movdqa	(%rsp), %xmm0
	pextrw	$0, %xmm0, %eax
	movzwl	%ax, %edi
	callq	abi_rec@PLT
	movdqa	(%rsp), %xmm0
	psrld	$16, %xmm0
	pextrw	$0, %xmm0, %eax
	movzwl	%ax, %edi
	callq	abi_rec@PLT
	movaps	(%rsp), %xmm0
	shufps	$85, %xmm0, %xmm0
	pextrw	$0, %xmm0, %eax
	movzwl	%ax, %edi
	callq	abi_rec@PLT
	movdqa	(%rsp), %xmm0
	psrlq	$48, %xmm0
	pextrw	$0, %xmm0, %eax
	movzwl	%ax, %edi
	callq	abi_rec@PLT
	movdqa	(%rsp), %xmm0
	punpckhqdq	%xmm0, %xmm0
	pextrw	$0, %xmm0, %eax
	movzwl	%ax, %edi
	callq	abi_rec@PLT
	movdqa	(%rsp), %xmm0
	psrldq	$10, %xmm0
	pextrw	$0, %xmm0, %eax
	movzwl	%ax, %edi
	callq	abi_rec@PLT
	movaps	(%rsp), %xmm0
	shufps	$255, %xmm0, %xmm0
	pextrw	$0, %xmm0, %eax
	movzwl	%ax, %edi
	callq	abi_rec@PLT
	movdqa	(%rsp), %xmm0
	psrldq	$14, %xmm0
	pextrw	$0, %xmm0, %eax
	movzwl	%ax, %edi
	callq	abi_rec@PLT
	movq	%r15, %rdi
	callq	abi_rec@PLT
	movl	$8, %r8d
	movq	%r14, %rdi
	xorl	%esi, %esi
	movl	$8, %edx
	movl	$40, %ecx
	callq	va_register
	movq	(%rax), %rdi
	callq	abi_rec@PLT
	movq	r4@GOTPCREL(%rip), %rax
	movq	(%rax), %rcx
	movq	8(%rax), %rdx
	movq	120(%rsp), %rax
	movq	%rdx, 8(%rax)
	movq	%rcx, (%rax)
	addq	$376, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lcallees.func_end6:
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.Lcallees.CPI7_0:
	.zero	16
	.text
	.globl	abi_f5
	.p2align	4, 0x90
	.type	abi_f5,@function
abi_f5:
	pushq	%rbp
	pushq	%r14
	pushq	%rbx
	subq	$176, %rsp
	movl	%ecx, %ebx
	movaps	%xmm7, 16(%rsp)
	movaps	%xmm6, (%rsp)
	movsd	%xmm5, 80(%rsp)
	movaps	%xmm4, 32(%rsp)
	movaps	%xmm3, 160(%rsp)
	movaps	%xmm2, 144(%rsp)
	movaps	%xmm1, 128(%rsp)
	movaps	%xmm0, 112(%rsp)
	movl	%edx, %ebp
	movl	%esi, %r14d
	fldt	224(%rsp)
	fstpt	100(%rsp)
	fldt	208(%rsp)
	fstpt	88(%rsp)
	callq	abi_rec@PLT
	movzbl	%r14b, %edi
	callq	abi_rec@PLT
	movzwl	%bp, %edi
	callq	abi_rec@PLT
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 64(%rsp)
	fldt	88(%rsp)
	fstpt	64(%rsp)
	movzwl	72(%rsp), %r14d
	movq	64(%rsp), %rdi
	callq	abi_rec@PLT
	movq	%r14, %rdi
	callq	abi_rec@PLT
	movdqa	112(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	pshufd	$238, 112(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movdqa	128(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	pshufd	$238, 128(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movdqa	144(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	pshufd	$238, 144(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movdqa	160(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	pshufd	$238, 160(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movdqa	32(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movaps	32(%rsp), %xmm0
	shufps	$85, %xmm0, %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movdqa	32(%rsp), %xmm0
	punpckhqdq	%xmm0, %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movq	80(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movdqa	(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movaps	(%rsp), %xmm0
	shufps	$85, %xmm0, %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movdqa	(%rsp), %xmm0
	punpckhqdq	%xmm0, %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movaps	(%rsp), %xmm0
	shufps	$255, %xmm0, %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movdqa	16(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movaps	16(%rsp), %xmm0
	shufps	$85, %xmm0, %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movdqa	16(%rsp), %xmm0
	punpckhqdq	%xmm0, %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movaps	16(%rsp), %xmm0
	shufps	$255, %xmm0, %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movl	%ebx, %edi
	callq	abi_rec@PLT
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 48(%rsp)
	fldt	100(%rsp)
	fstpt	48(%rsp)
	movzwl	56(%rsp), %ebx
	movq	48(%rsp), %rdi
	callq	abi_rec@PLT
	movq	%rbx, %rdi
	callq	abi_rec@PLT
	movdqa	240(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movdqa	240(%rsp), %xmm0
	punpckhqdq	%xmm0, %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movdqa	256(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movdqa	256(%rsp), %xmm0
	punpckhqdq	%xmm0, %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movl	$1770583656, %eax
	movl	$1447195651, %edx
	addq	$176, %rsp
	popq	%rbx
	popq	%r14
	popq	%rbp
	retq
.Lcallees.func_end7:
	.globl	abi_f6
	.p2align	4, 0x90
	.type	abi_f6,@function
abi_f6:
	pushq	%r14
	pushq	%rbx
	subq	$56, %rsp
	movaps	%xmm2, 32(%rsp)
	movaps	%xmm1, 16(%rsp)
	movq	%rsi, %rbx
	movq	%rdi, %r14
	pextrw	$0, %xmm0, %eax
	movzwl	%ax, %edi
	callq	abi_rec@PLT
	movq	%r14, %rdi
	callq	abi_rec@PLT
	movq	%rbx, %rdi
	callq	abi_rec@PLT
	movdqa	16(%rsp), %xmm0
	pextrw	$0, %xmm0, %eax
	movzwl	%ax, %edi
	callq	abi_rec@PLT
	movaps	32(%rsp), %xmm0
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
	movq	r6@GOTPCREL(%rip), %rax
	movsd	(%rax), %xmm0
	movsd	8(%rax), %xmm1
	movsd	16(%rax), %xmm2
	addq	$56, %rsp
	popq	%rbx
	popq	%r14
	retq
.Lcallees.func_end8:
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.Lcallees.CPI9_0:
	.quad	102897894844666
	.quad	80421902886300
.Lcallees.CPI9_1:
	.byte	126
	.byte	28
	.byte	165
	.byte	234
	.byte	96
	.byte	97
	.byte	52
	.byte	142
	.byte	0
	.byte	254
	.byte	71
	.byte	162
	.byte	153
	.byte	184
	.byte	225
	.byte	189
	.text
	.globl	abi_f7
	.p2align	4, 0x90
	.type	abi_f7,@function
abi_f7:
	movq	%rdi, %rax
	movaps	.Lcallees.CPI9_0(%rip), %xmm0
	movaps	.Lcallees.CPI9_1(%rip), %xmm1
	movq	%rsi, %rdi
	jmpq	*%rax
.Lcallees.func_end9:
	.globl	abi_f8
	.p2align	4, 0x90
	.type	abi_f8,@function
abi_f8:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$72, %rsp
	movaps	%xmm5, 16(%rsp)
	movaps	%xmm4, (%rsp)
	movsd	%xmm3, 40(%rsp)
	movaps	%xmm2, 48(%rsp)
	movl	%r9d, %ebp
	movl	%r8d, %r12d
	movq	%rcx, %r13
	movq	%rdx, %rbx
	movq	%rsi, %r14
	movq	%rdi, %r15
	movsd	%xmm1, 32(%rsp)
	andl	$33554431, %r13d
	pextrw	$0, %xmm0, %eax
	movzwl	%ax, %edi
	callq	abi_rec@PLT
	movq	32(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movq	%r15, %rdi
	callq	abi_rec@PLT
	movq	%r14, %rdi
	callq	abi_rec@PLT
	movq	%rbx, %rdi
	callq	abi_rec@PLT
	movq	%r13, %rdi
	callq	abi_rec@PLT
	movzbl	%r12b, %edi
	callq	abi_rec@PLT
	movzbl	%bpl, %edi
	callq	abi_rec@PLT
	movdqa	48(%rsp), %xmm0
	pextrw	$0, %xmm0, %eax
	movzwl	%ax, %edi
	callq	abi_rec@PLT
	movq	152(%rsp), %rbx
	movq	144(%rsp), %r14
	movq	128(%rsp), %rdi
	movq	136(%rsp), %r15
	callq	abi_rec@PLT
	movq	%r15, %rdi
	callq	abi_rec@PLT
	movq	%r14, %rdi
	callq	abi_rec@PLT
	movq	%rbx, %rdi
	callq	abi_rec@PLT
	movq	160(%rsp), %rdi
	callq	abi_rec@PLT
	movq	168(%rsp), %rdi
	callq	abi_rec@PLT
	movq	176(%rsp), %rdi
	callq	abi_rec@PLT
	movq	40(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movdqa	(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	pshufd	$85, (%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	pshufd	$238, (%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	pshufd	$255, (%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movdqa	16(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	pshufd	$85, 16(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	pshufd	$238, 16(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	pshufd	$255, 16(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movabsq	$6564303002751928420, %rax
	addq	$72, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lcallees.func_end10:
	.globl	abi_f9
	.p2align	4, 0x90
	.type	abi_f9,@function
abi_f9:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$72, %rsp
	movl	%r9d, %ebp
	movdqa	%xmm2, 32(%rsp)
	movsd	%xmm1, 8(%rsp)
	movq	%r8, %r15
	movaps	%xmm0, 16(%rsp)
	movl	%ecx, %r12d
	movl	%edx, %r13d
	movq	%rsi, %rbx
	movdqa	%xmm2, %xmm0
	psrld	$16, %xmm0
	movdqa	%xmm0, 48(%rsp)
	movq	128(%rsp), %r14
	andl	$1, %edi
	callq	abi_rec@PLT
	movq	%rbx, %rdi
	callq	abi_rec@PLT
	movl	%r13d, %edi
	callq	abi_rec@PLT
	movl	%r12d, %edi
	callq	abi_rec@PLT
	movdqa	16(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	pshufd	$85, 16(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movq	%r15, %rdi
	callq	abi_rec@PLT
	movq	8(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movdqa	32(%rsp), %xmm0
	pextrw	$0, %xmm0, %eax
	movzwl	%ax, %edi
	callq	abi_rec@PLT
	movdqa	48(%rsp), %xmm0
	pextrw	$0, %xmm0, %eax
	movzwl	%ax, %edi
	callq	abi_rec@PLT
	movl	%ebp, %edi
	callq	abi_rec@PLT
	movq	%r14, %rdi
	callq	abi_rec@PLT
	movl	136(%rsp), %edi
	callq	abi_rec@PLT
	movq	r9@GOTPCREL(%rip), %rcx
	movsd	(%rcx), %xmm0
	movsd	8(%rcx), %xmm1
	movss	16(%rcx), %xmm2
	movzbl	20(%rcx), %eax
	flds	32(%rcx)
	fldl	24(%rcx)
	addq	$72, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
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
	subq	$24, %rsp
	movsd	%xmm2, 16(%rsp)
	movq	%r9, %rbx
	movq	%r8, %r15
	movsd	%xmm1, 8(%rsp)
	movl	%ecx, %ebp
	movq	%rdx, %r13
	movq	%rsi, %r14
	movl	%edi, %r12d
	pextrw	$0, %xmm0, %eax
	movzwl	%ax, %edi
	callq	abi_rec@PLT
	movzwl	%r12w, %edi
	callq	abi_rec@PLT
	movq	%r14, %rdi
	callq	abi_rec@PLT
	movq	%r13, %rdi
	callq	abi_rec@PLT
	movl	%ebp, %edi
	callq	abi_rec@PLT
	movq	8(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movq	%r15, %rdi
	callq	abi_rec@PLT
	movq	%rbx, %rdi
	callq	abi_rec@PLT
	movq	80(%rsp), %rdi
	callq	abi_rec@PLT
	movq	88(%rsp), %rdi
	callq	abi_rec@PLT
	movq	96(%rsp), %rdi
	movq	104(%rsp), %rbx
	callq	abi_rec@PLT
	movq	%rbx, %rdi
	callq	abi_rec@PLT
	movq	16(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	addq	$24, %rsp
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
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$120, %rsp
	movl	%r9d, %ebx
	movl	%r8d, %r14d
	movq	%rcx, 112(%rsp)
	movq	%rdx, 104(%rsp)
	movss	%xmm6, 12(%rsp)
	movsd	%xmm5, 96(%rsp)
	movaps	%xmm4, 64(%rsp)
	movaps	%xmm3, 48(%rsp)
	movaps	%xmm2, 32(%rsp)
	movaps	%xmm1, 16(%rsp)
	movl	%esi, %ebp
	movsd	%xmm0, 88(%rsp)
	movl	%edi, %r13d
	movzbl	180(%rsp), %r15d
	movl	176(%rsp), %edi
	movl	184(%rsp), %r12d
	callq	abi_rec@PLT
	movq	%r15, %rdi
	callq	abi_rec@PLT
	movq	%r12, %rdi
	callq	abi_rec@PLT
	movzwl	%r13w, %edi
	callq	abi_rec@PLT
	movq	88(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movzbl	%bpl, %edi
	callq	abi_rec@PLT
	movdqa	16(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	pshufd	$85, 16(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	pshufd	$238, 16(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	pshufd	$255, 16(%rsp), %xmm0
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
	movdqa	64(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	pshufd	$85, 64(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	pshufd	$238, 64(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	pshufd	$255, 64(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movq	96(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movd	12(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movq	104(%rsp), %rdi
	callq	abi_rec@PLT
	movq	112(%rsp), %rdi
	callq	abi_rec@PLT
	andl	$8191, %r14d
	movq	%r14, %rdi
	callq	abi_rec@PLT
	andl	$8191, %ebx
	movq	%rbx, %rdi
	callq	abi_rec@PLT
	movzwl	192(%rsp), %edi
	andl	$8191, %edi
	callq	abi_rec@PLT
	movzwl	200(%rsp), %edi
	andl	$8191, %edi
	callq	abi_rec@PLT
	movzwl	208(%rsp), %edi
	andl	$8191, %edi
	callq	abi_rec@PLT
	movzwl	216(%rsp), %edi
	andl	$8191, %edi
	callq	abi_rec@PLT
	movzwl	224(%rsp), %edi
	andl	$8191, %edi
	callq	abi_rec@PLT
	movzwl	232(%rsp), %edi
	andl	$8191, %edi
	callq	abi_rec@PLT
	movzwl	240(%rsp), %edi
	andl	$8191, %edi
	callq	abi_rec@PLT
	movzwl	248(%rsp), %edi
	andl	$8191, %edi
	callq	abi_rec@PLT
	movzwl	256(%rsp), %edi
	andl	$8191, %edi
	callq	abi_rec@PLT
	movzwl	264(%rsp), %edi
	andl	$8191, %edi
	callq	abi_rec@PLT
	movzwl	272(%rsp), %edi
	andl	$8191, %edi
	callq	abi_rec@PLT
	movzwl	280(%rsp), %edi
	andl	$8191, %edi
	callq	abi_rec@PLT
	movzwl	288(%rsp), %edi
	andl	$8191, %edi
	callq	abi_rec@PLT
	movzwl	296(%rsp), %edi
	andl	$8191, %edi
	callq	abi_rec@PLT
	movzwl	308(%rsp), %ebx
	movq	312(%rsp), %r14
	movzwl	304(%rsp), %edi
	movzwl	306(%rsp), %r15d
	callq	abi_rec@PLT
	movq	%r15, %rdi
	callq	abi_rec@PLT
	movq	%rbx, %rdi
	callq	abi_rec@PLT
	movq	%r14, %rdi
	callq	abi_rec@PLT
	movq	r11@GOTPCREL(%rip), %rcx
	movl	(%rcx), %eax
	movl	4(%rcx), %edx
	addq	$120, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lcallees.func_end13:
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.Lcallees.CPI14_0:
	.long	0x5dd421d4
	.text
	.globl	abi_f12
	.p2align	4, 0x90
	.type	abi_f12,@function
abi_f12:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$152, %rsp
	movaps	%xmm7, 128(%rsp)
	movaps	%xmm6, 112(%rsp)
	movaps	%xmm5, 96(%rsp)
	movaps	%xmm4, 80(%rsp)
	movl	%r9d, 28(%rsp)
	movl	%r8d, 24(%rsp)
	movl	%ecx, %r14d
	movl	%edx, %ebp
	movl	%esi, %r15d
	movl	%edi, %r12d
	movaps	%xmm3, 64(%rsp)
	movaps	%xmm2, 48(%rsp)
	movaps	%xmm1, 32(%rsp)
	movdqa	%xmm0, (%rsp)
	movabsq	$8589934591, %rbx
	andq	264(%rsp), %rbx
	movzbl	216(%rsp), %eax
	movq	%rax, 144(%rsp)
	movzbl	208(%rsp), %r13d
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
	movdqa	32(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movaps	32(%rsp), %xmm0
	shufps	$85, %xmm0, %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movdqa	32(%rsp), %xmm0
	punpckhqdq	%xmm0, %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movaps	32(%rsp), %xmm0
	shufps	$255, %xmm0, %xmm0
	movd	%xmm0, %edi
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
	pshufd	$85, 64(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	pshufd	$238, 64(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	pshufd	$255, 64(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movzbl	%r12b, %edi
	callq	abi_rec@PLT
	movl	%r15d, %edi
	callq	abi_rec@PLT
	movzbl	%bpl, %edi
	callq	abi_rec@PLT
	movzbl	%r14b, %edi
	callq	abi_rec@PLT
	movzbl	24(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	28(%rsp), %edi
	callq	abi_rec@PLT
	movq	%r13, %rdi
	callq	abi_rec@PLT
	movq	144(%rsp), %rdi
	callq	abi_rec@PLT
	movl	224(%rsp), %edi
	callq	abi_rec@PLT
	movq	232(%rsp), %rdi
	callq	abi_rec@PLT
	movq	240(%rsp), %rdi
	callq	abi_rec@PLT
	movq	248(%rsp), %rdi
	callq	abi_rec@PLT
	movq	256(%rsp), %rdi
	callq	abi_rec@PLT
	movq	%rbx, %rdi
	callq	abi_rec@PLT
	movdqa	80(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	pshufd	$85, 80(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	pshufd	$238, 80(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	pshufd	$255, 80(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movdqa	96(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	pshufd	$85, 96(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	pshufd	$238, 96(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	pshufd	$255, 96(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movdqa	112(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	pshufd	$85, 112(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	pshufd	$238, 112(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	pshufd	$255, 112(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movdqa	128(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	pshufd	$85, 128(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	pshufd	$238, 128(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	pshufd	$255, 128(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movss	.Lcallees.CPI14_0(%rip), %xmm0
	movabsq	$-1368511419514025701, %rax
	addq	$152, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lcallees.func_end14:
	.globl	abi_f13
	.p2align	4, 0x90
	.type	abi_f13,@function
abi_f13:
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$160, %rsp
	movq	%rsi, %rbx
	movq	%rdi, %r14
	movaps	%xmm7, 144(%rsp)
	movaps	%xmm6, 128(%rsp)
	movaps	%xmm5, 112(%rsp)
	movaps	%xmm4, 96(%rsp)
	movaps	%xmm3, 80(%rsp)
	movaps	%xmm2, 64(%rsp)
	movaps	%xmm1, 48(%rsp)
	movaps	%xmm0, 32(%rsp)
	movl	236(%rsp), %r15d
	movzbl	232(%rsp), %r12d
	movsd	224(%rsp), %xmm0
	movaps	%xmm0, 16(%rsp)
	fldt	208(%rsp)
	xorps	%xmm0, %xmm0
	movaps	%xmm0, (%rsp)
	fstpt	(%rsp)
	movzwl	8(%rsp), %r13d
	movq	(%rsp), %rdi
	callq	abi_rec@PLT
	movq	%r13, %rdi
	callq	abi_rec@PLT
	movdqa	16(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movaps	16(%rsp), %xmm0
	shufps	$85, %xmm0, %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movq	%r12, %rdi
	callq	abi_rec@PLT
	movq	%r15, %rdi
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
	movdqa	64(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	pshufd	$238, 64(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movdqa	80(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	pshufd	$238, 80(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movdqa	96(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	pshufd	$238, 96(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movdqa	112(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	pshufd	$238, 112(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movdqa	128(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	pshufd	$238, 128(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movdqa	144(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	pshufd	$238, 144(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movl	240(%rsp), %edi
	movl	244(%rsp), %r15d
	callq	abi_rec@PLT
	movq	%r15, %rdi
	callq	abi_rec@PLT
	movl	248(%rsp), %edi
	callq	abi_rec@PLT
	movl	252(%rsp), %edi
	callq	abi_rec@PLT
	movl	256(%rsp), %edi
	movl	260(%rsp), %r15d
	callq	abi_rec@PLT
	movq	%r15, %rdi
	callq	abi_rec@PLT
	movl	264(%rsp), %edi
	callq	abi_rec@PLT
	movl	268(%rsp), %edi
	callq	abi_rec@PLT
	movl	272(%rsp), %edi
	movl	276(%rsp), %r15d
	callq	abi_rec@PLT
	movq	%r15, %rdi
	callq	abi_rec@PLT
	movl	280(%rsp), %edi
	callq	abi_rec@PLT
	movl	284(%rsp), %edi
	callq	abi_rec@PLT
	movl	288(%rsp), %edi
	movl	292(%rsp), %r15d
	callq	abi_rec@PLT
	movq	%r15, %rdi
	callq	abi_rec@PLT
	movl	296(%rsp), %edi
	callq	abi_rec@PLT
	movl	300(%rsp), %edi
	callq	abi_rec@PLT
	movl	304(%rsp), %edi
	movl	308(%rsp), %r15d
	callq	abi_rec@PLT
	movq	%r15, %rdi
	callq	abi_rec@PLT
	movl	312(%rsp), %edi
	callq	abi_rec@PLT
	movl	316(%rsp), %edi
	callq	abi_rec@PLT
	movl	320(%rsp), %edi
	callq	abi_rec@PLT
	movdqa	336(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movaps	336(%rsp), %xmm0
	shufps	$85, %xmm0, %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movabsq	$140737488355327, %rdi
	andq	%r14, %rdi
	callq	abi_rec@PLT
	movq	%rbx, %rdi
	callq	abi_rec@PLT
	movq	r13@GOTPCREL(%rip), %rax
	movaps	(%rax), %xmm0
	addq	$160, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	retq
.Lcallees.func_end15:
	.globl	abi_f14
	.p2align	4, 0x90
	.type	abi_f14,@function
abi_f14:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$296, %rsp
	movss	%xmm6, 28(%rsp)
	movq	%r8, %rbx
	movaps	%xmm5, 32(%rsp)
	movq	%rcx, %r14
	movq	%rdx, %r15
	movq	%rsi, %r12
	movaps	%xmm4, (%rsp)
	movsd	%xmm3, 80(%rsp)
	movl	%edi, %ebp
	movsd	%xmm2, 72(%rsp)
	movsd	%xmm1, 64(%rsp)
	movq	%r9, 152(%rsp)
	testb	%al, %al
	je	.Lcallees.BB16_2
	movaps	%xmm7, 272(%rsp)
.Lcallees.BB16_2:
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movq	64(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movq	72(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movl	%ebp, %edi
	callq	abi_rec@PLT
	movq	80(%rsp), %xmm0
	movq	%xmm0, %rdi
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
	movabsq	$72057594037927935, %r13
	andq	%r13, %r12
	movq	%r12, %rdi
	callq	abi_rec@PLT
	andq	%r13, %r15
	movq	%r15, %rdi
	callq	abi_rec@PLT
	andq	%r13, %r14
	movq	%r14, %rdi
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
	movq	%rbx, %rdi
	callq	abi_rec@PLT
	fldt	368(%rsp)
	fstpt	(%rsp)
	movzwl	352(%rsp), %edi
	movzwl	354(%rsp), %ebx
	callq	abi_rec@PLT
	movq	%rbx, %rdi
	callq	abi_rec@PLT
	pxor	%xmm0, %xmm0
	movdqa	%xmm0, 48(%rsp)
	fldt	(%rsp)
	fstpt	48(%rsp)
	movzwl	56(%rsp), %ebx
	movq	48(%rsp), %rdi
	callq	abi_rec@PLT
	movq	%rbx, %rdi
	callq	abi_rec@PLT
	movd	28(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	leaq	112(%rsp), %rax
	movq	%rax, 104(%rsp)
	leaq	384(%rsp), %rax
	movq	%rax, 96(%rsp)
	movabsq	$687194767400, %rax
	movq	%rax, 88(%rsp)
	leaq	88(%rsp), %rbx
	movl	$16, %r8d
	movq	%rbx, %rdi
	movl	$4, %esi
	movl	$16, %edx
	movl	$160, %ecx
	callq	va_register
	movq	(%rax), %xmm0
	movdqa	%xmm0, (%rsp)
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movaps	(%rsp), %xmm0
	shufps	$85, %xmm0, %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movl	$8, %r8d
	movq	%rbx, %rdi
	xorl	%esi, %esi
	movl	$8, %edx
	movl	$40, %ecx
	callq	va_register
	movq	(%rax), %rdi
	callq	abi_rec@PLT
	movq	r14@GOTPCREL(%rip), %rax
	movq	(%rax), %rax
	addq	$296, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lcallees.func_end16:
	.section	.rodata,"a",@progbits
	.p2align	1, 0x0
.Lcallees.CPI17_0:
	.short	0x2fb3
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.Lcallees.CPI17_1:
	.long	0x36692648
	.text
	.globl	abi_f15
	.p2align	4, 0x90
	.type	abi_f15,@function
abi_f15:
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	andq	$-32, %rsp
	subq	$160, %rsp
	movaps	%xmm6, 32(%rsp)
	movl	%r9d, 28(%rsp)
	movl	%r8d, %r15d
	movq	%rcx, %r12
	movq	%rdx, %r13
	movss	%xmm5, 24(%rsp)
	movaps	%xmm4, 112(%rsp)
	movaps	%xmm3, 48(%rsp)
	movaps	%xmm2, 80(%rsp)
	movq	%xmm1, 72(%rsp)
	movq	%rsi, %rbx
	movl	%edi, %r14d
	pextrw	$0, %xmm0, %eax
	psrld	$16, %xmm0
	movdqa	%xmm0, 96(%rsp)
	movzwl	%ax, %edi
	callq	abi_rec@PLT
	movdqa	96(%rsp), %xmm0
	pextrw	$0, %xmm0, %eax
	movzwl	%ax, %edi
	callq	abi_rec@PLT
	movzwl	%r14w, %edi
	callq	abi_rec@PLT
	movq	%rbx, %rdi
	callq	abi_rec@PLT
	movq	72(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movdqa	80(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	pshufd	$238, 80(%rsp), %xmm0
	movq	%xmm0, %rdi
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
	movdqa	112(%rsp), %xmm0
	pextrw	$0, %xmm0, %eax
	movzwl	%ax, %edi
	callq	abi_rec@PLT
	movd	24(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movq	%r13, %rdi
	callq	abi_rec@PLT
	movq	%r12, %rdi
	callq	abi_rec@PLT
	movl	20(%rbp), %ebx
	movzbl	17(%rbp), %r14d
	movzbl	16(%rbp), %edi
	callq	abi_rec@PLT
	movq	%r14, %rdi
	callq	abi_rec@PLT
	movq	%rbx, %rdi
	callq	abi_rec@PLT
	movzbl	%r15b, %edi
	callq	abi_rec@PLT
	movzwl	28(%rsp), %edi
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
	movl	24(%rbp), %edi
	callq	abi_rec@PLT
	pinsrw	$0, .Lcallees.CPI17_0(%rip), %xmm1
	movss	.Lcallees.CPI17_1(%rip), %xmm0
	movabsq	$4791979854294950323, %rdx
	movw	$23595, %ax
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lcallees.func_end17:
	.type	r1,@object
	.data
	.globl	r1
	.p2align	3, 0x0
r1:
	.long	0x3a01dd19
	.long	0x6160b711
	.long	0x241ff18e
	.type	r4,@object
	.globl	r4
	.p2align	2, 0x0
r4:
	.long	1319934166
	.long	855625789
	.long	1058199182
	.long	1548179323
	.type	r6,@object
	.globl	r6
	.p2align	4, 0x0
r6:
	.quad	0x2483b95d2c400b95
	.quad	0x457b60e225fe3a18
	.quad	0x23090f4a335082dc
	.type	r9,@object
	.globl	r9
	.p2align	4, 0x0
r9:
	.quad	0x44cbc7db091489cd
	.quad	0x43400ca60f93fb05
	.long	0x6c10809f
	.byte	10
	.zero	3
	.quad	0x23150176eef20845
	.long	0x640f082a
	.zero	4
	.type	r11,@object
	.globl	r11
	.p2align	2, 0x0
r11:
	.long	3865527260
	.long	3640542008
	.type	r13,@object
	.globl	r13
	.p2align	4, 0x0
r13:
	.byte	172
	.byte	29
	.byte	228
	.byte	131
	.byte	44
	.byte	139
	.byte	164
	.byte	160
	.byte	124
	.byte	228
	.byte	87
	.byte	193
	.byte	181
	.byte	31
	.byte	249
	.byte	149
	.type	r14,@object
	.globl	r14
	.p2align	3, 0x0
r14:
	.quad	-7627738134017976198
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
