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
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.Lcallees.CPI2_0:
	.zero	16
	.text
	.globl	abi_f0
	.p2align	4, 0x90
	.type	abi_f0,@function
abi_f0:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$328, %rsp
	movss	%xmm2, 28(%rsp)
	movl	%r9d, %ebx
	movq	%r8, %r12
	movl	%ecx, %r13d
	movq	%rdx, %rbp
	movaps	%xmm1, 32(%rsp)
	movl	%esi, %r14d
	movl	%edi, %r15d
	movaps	%xmm0, 128(%rsp)
	testb	%al, %al
	je	.Lcallees.BB2_2
	movaps	%xmm3, 240(%rsp)
	movaps	%xmm4, 256(%rsp)
	movaps	%xmm5, 272(%rsp)
	movaps	%xmm6, 288(%rsp)
	movaps	%xmm7, 304(%rsp)
.Lcallees.BB2_2:
	movl	384(%rsp), %edi
	callq	abi_rec@PLT
	movdqa	128(%rsp), %xmm0
	pextrw	$0, %xmm0, %eax
	movzwl	%ax, %edi
	callq	abi_rec@PLT
	movzwl	%r15w, %edi
	callq	abi_rec@PLT
	movzwl	%r14w, %edi
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
	movq	%rbp, %rdi
	callq	abi_rec@PLT
	andl	$8388607, %r13d
	movq	%r13, %rdi
	callq	abi_rec@PLT
	movq	%r12, %rdi
	callq	abi_rec@PLT
	andl	$1, %ebx
	movq	%rbx, %rdi
	callq	abi_rec@PLT
	movq	400(%rsp), %rdi
	callq	abi_rec@PLT
	movq	408(%rsp), %rdi
	callq	abi_rec@PLT
	movzwl	416(%rsp), %edi
	callq	abi_rec@PLT
	movd	28(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	leaq	144(%rsp), %rax
	movq	%rax, 120(%rsp)
	leaq	424(%rsp), %rax
	movq	%rax, 112(%rsp)
	movabsq	$412316860464, %rax
	movq	%rax, 104(%rsp)
	leaq	104(%rsp), %rbx
	movl	$1, %esi
	movl	$16, %edx
	movq	%rbx, %rdi
	callq	va_memory
	movzbl	(%rax), %edi
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
	xorl	%esi, %esi
	movl	$16, %edx
	movl	$32, %ecx
	callq	va_register
	movq	(%rax), %rdi
	movq	8(%rax), %r14
	callq	abi_rec@PLT
	movq	%r14, %rdi
	callq	abi_rec@PLT
	movl	$32, %esi
	movl	$8, %edx
	movq	%rbx, %rdi
	callq	va_memory
	fldt	16(%rax)
	fstpt	32(%rsp)
	movq	(%rax), %rdi
	callq	abi_rec@PLT
	pxor	%xmm0, %xmm0
	movdqa	%xmm0, 80(%rsp)
	fldt	32(%rsp)
	fstpt	80(%rsp)
	movzwl	88(%rsp), %r14d
	movq	80(%rsp), %rdi
	callq	abi_rec@PLT
	movq	%r14, %rdi
	callq	abi_rec@PLT
	movl	$16, %esi
	movl	$16, %edx
	movq	%rbx, %rdi
	callq	va_memory
	fldt	(%rax)
	pxor	%xmm0, %xmm0
	movdqa	%xmm0, 64(%rsp)
	fstpt	64(%rsp)
	movzwl	72(%rsp), %r14d
	movq	64(%rsp), %rdi
	callq	abi_rec@PLT
	movq	%r14, %rdi
	callq	abi_rec@PLT
	movl	$16, %esi
	movl	$16, %edx
	movq	%rbx, %rdi
	callq	va_memory
	fldt	(%rax)
	pxor	%xmm0, %xmm0
	movdqa	%xmm0, 48(%rsp)
	fstpt	48(%rsp)
	movzwl	56(%rsp), %r14d
	movq	48(%rsp), %rdi
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
	movq	r0@GOTPCREL(%rip), %rax
	movq	8(%rax), %rdx
	movzbl	(%rax), %eax
	addq	$328, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
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
	subq	$24, %rsp
	movl	%r9d, %ebx
	movl	%r8d, %ebp
	movq	%rcx, %r14
	movsd	%xmm3, 16(%rsp)
	movl	%edx, %r15d
	movss	%xmm2, 4(%rsp)
	movl	%esi, %r12d
	movsd	%xmm1, 8(%rsp)
	movq	%rdi, %r13
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movq	%r13, %rdi
	callq	abi_rec@PLT
	movq	8(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movzbl	%r12b, %edi
	callq	abi_rec@PLT
	movd	4(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movl	%r15d, %edi
	callq	abi_rec@PLT
	movq	16(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movq	%r14, %rdi
	callq	abi_rec@PLT
	movzwl	%bp, %edi
	callq	abi_rec@PLT
	movl	%ebx, %edi
	callq	abi_rec@PLT
	movabsq	$125438284417204, %rax
	movabsq	$52894945876424, %rdx
	movabsq	$60754155805721, %rcx
	addq	$24, %rsp
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
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r12
	pushq	%rbx
	subq	$112, %rsp
	movss	%xmm7, 28(%rsp)
	movss	%xmm6, 24(%rsp)
	movss	%xmm5, 20(%rsp)
	movss	%xmm4, 16(%rsp)
	movss	%xmm3, 12(%rsp)
	movaps	%xmm2, 64(%rsp)
	movl	%r9d, %ebx
	movl	%r8d, %r14d
	movq	%rcx, %r15
	movaps	%xmm1, 48(%rsp)
	movaps	%xmm0, 32(%rsp)
	movq	%rdx, %r12
	movl	%esi, %ebp
	fldt	160(%rsp)
	fstpt	100(%rsp)
	callq	abi_rec@PLT
	movl	%ebp, %edi
	callq	abi_rec@PLT
	movq	%r12, %rdi
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
	movabsq	$35184372088831, %rdi
	andq	%r15, %rdi
	callq	abi_rec@PLT
	pxor	%xmm0, %xmm0
	movdqa	%xmm0, 80(%rsp)
	fldt	100(%rsp)
	fstpt	80(%rsp)
	movzwl	88(%rsp), %r15d
	movq	80(%rsp), %rdi
	callq	abi_rec@PLT
	movq	%r15, %rdi
	callq	abi_rec@PLT
	andl	$1, %r14d
	movq	%r14, %rdi
	callq	abi_rec@PLT
	movl	%ebx, %edi
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
	movl	176(%rsp), %edi
	callq	abi_rec@PLT
	movl	184(%rsp), %edi
	callq	abi_rec@PLT
	movabsq	$15346492309835648, %rax
	addq	$112, %rsp
	popq	%rbx
	popq	%r12
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lcallees.func_end4:
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.Lcallees.CPI5_0:
	.byte	21
	.byte	249
	.byte	233
	.byte	170
	.byte	125
	.byte	210
	.byte	54
	.byte	35
	.byte	179
	.byte	159
	.byte	96
	.byte	90
	.byte	213
	.byte	60
	.byte	74
	.byte	85
	.text
	.globl	abi_f3
	.p2align	4, 0x90
	.type	abi_f3,@function
abi_f3:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r12
	pushq	%rbx
	subq	$352, %rsp
	movl	%r8d, %ebx
	movaps	%xmm7, 112(%rsp)
	movaps	%xmm6, 96(%rsp)
	movaps	%xmm5, 16(%rsp)
	movq	%rcx, %r14
	movaps	%xmm4, (%rsp)
	movl	%edx, %ebp
	movsd	%xmm3, 72(%rsp)
	movss	%xmm2, 68(%rsp)
	movl	%esi, %r15d
	movaps	%xmm1, 160(%rsp)
	movq	%rdi, %r12
	movdqa	%xmm0, 80(%rsp)
	movq	%r9, 216(%rsp)
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
	movaps	160(%rsp), %xmm0
	movaps	%xmm0, 32(%rsp)
	movzbl	32(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	33(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	34(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	35(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	36(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	37(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	38(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	39(%rsp), %edi
	callq	abi_rec@PLT
	movl	%r15d, %edi
	callq	abi_rec@PLT
	movd	68(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movq	72(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movl	%ebp, %edi
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
	movq	%r14, %rdi
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
	movdqa	96(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movdqa	96(%rsp), %xmm0
	punpckhqdq	%xmm0, %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movdqa	112(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movdqa	112(%rsp), %xmm0
	punpckhqdq	%xmm0, %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movdqa	400(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movdqa	400(%rsp), %xmm0
	punpckhqdq	%xmm0, %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movaps	416(%rsp), %xmm0
	movaps	%xmm0, 48(%rsp)
	movzbl	48(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	49(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	50(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	51(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	52(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	53(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	54(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	55(%rsp), %edi
	callq	abi_rec@PLT
	movl	%ebx, %edi
	callq	abi_rec@PLT
	movq	432(%rsp), %rdi
	callq	abi_rec@PLT
	leaq	176(%rsp), %rax
	movq	%rax, 152(%rsp)
	leaq	440(%rsp), %rax
	movq	%rax, 144(%rsp)
	movabsq	$755914244136, %rax
	movq	%rax, 136(%rsp)
	leaq	136(%rsp), %rbx
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
	movl	$8, %r8d
	movq	%rbx, %rdi
	movl	$4, %esi
	movl	$16, %edx
	movl	$160, %ecx
	callq	va_register
	movq	(%rax), %rdi
	callq	abi_rec@PLT
	movaps	.Lcallees.CPI5_0(%rip), %xmm0
	addq	$352, %rsp
	popq	%rbx
	popq	%r12
	popq	%r14
	popq	%r15
	popq	%rbp
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
	subq	$344, %rsp
	movl	%r9d, 44(%rsp)
	movq	%r8, 112(%rsp)
	movl	%ecx, %ebp
	movaps	%xmm3, 96(%rsp)
	movaps	%xmm2, 80(%rsp)
	movl	%edx, %r15d
	movaps	%xmm1, (%rsp)
	movq	%rsi, %r12
	movaps	%xmm0, 48(%rsp)
	movq	%rdi, %r13
	testb	%al, %al
	je	.Lcallees.BB6_2
	movaps	%xmm4, 272(%rsp)
	movaps	%xmm5, 288(%rsp)
	movaps	%xmm6, 304(%rsp)
	movaps	%xmm7, 320(%rsp)
.Lcallees.BB6_2:
	movq	400(%rsp), %rdi
	callq	abi_rec@PLT
	movabsq	$281474976710655, %rdi
	andq	%r13, %rdi
	callq	abi_rec@PLT
	movq	440(%rsp), %r13
	movq	432(%rsp), %rbx
	movq	416(%rsp), %xmm0
	movdqa	%xmm0, 64(%rsp)
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movaps	64(%rsp), %xmm0
	shufps	$85, %xmm0, %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movq	%rbx, %rdi
	callq	abi_rec@PLT
	movq	%r13, %rdi
	callq	abi_rec@PLT
	movzwl	464(%rsp), %ebx
	movzbl	448(%rsp), %edi
	movq	456(%rsp), %r13
	movl	468(%rsp), %r14d
	callq	abi_rec@PLT
	movq	%r13, %rdi
	callq	abi_rec@PLT
	movq	%rbx, %rdi
	callq	abi_rec@PLT
	movq	%r14, %rdi
	callq	abi_rec@PLT
	movdqa	48(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movaps	48(%rsp), %xmm0
	shufps	$85, %xmm0, %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movq	544(%rsp), %r13
	movaps	528(%rsp), %xmm0
	movaps	%xmm0, 48(%rsp)
	movaps	512(%rsp), %xmm0
	movaps	%xmm0, 64(%rsp)
	movsd	496(%rsp), %xmm0
	movaps	%xmm0, 144(%rsp)
	movq	480(%rsp), %rdi
	movq	488(%rsp), %rbx
	callq	abi_rec@PLT
	movq	%rbx, %rdi
	callq	abi_rec@PLT
	movaps	144(%rsp), %xmm0
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
	movdqa	64(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movdqa	64(%rsp), %xmm0
	punpckhqdq	%xmm0, %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movdqa	48(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movdqa	48(%rsp), %xmm0
	punpckhqdq	%xmm0, %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movq	%r13, %rdi
	callq	abi_rec@PLT
	movq	%r12, %rdi
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
	movl	%r15d, %edi
	callq	abi_rec@PLT
	movdqa	80(%rsp), %xmm0
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
	movaps	80(%rsp), %xmm0
	shufps	$255, %xmm0, %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movdqa	96(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movaps	96(%rsp), %xmm0
	shufps	$85, %xmm0, %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movdqa	96(%rsp), %xmm0
	punpckhqdq	%xmm0, %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movaps	96(%rsp), %xmm0
	shufps	$255, %xmm0, %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movzwl	%bp, %edi
	callq	abi_rec@PLT
	movq	112(%rsp), %rdi
	callq	abi_rec@PLT
	movzbl	44(%rsp), %edi
	callq	abi_rec@PLT
	leaq	160(%rsp), %rax
	movq	%rax, 136(%rsp)
	leaq	576(%rsp), %rax
	movq	%rax, 128(%rsp)
	movabsq	$481036337200, %rax
	movq	%rax, 120(%rsp)
	leaq	120(%rsp), %rbx
	movl	$16, %r8d
	movq	%rbx, %rdi
	movl	$4, %esi
	movl	$16, %edx
	movl	$160, %ecx
	callq	va_register
	movdqu	(%rax), %xmm0
	movdqa	%xmm0, (%rsp)
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
	movl	$8, %r8d
	movq	%rbx, %rdi
	xorl	%esi, %esi
	movl	$8, %edx
	movl	$40, %ecx
	callq	va_register
	movq	(%rax), %rdi
	callq	abi_rec@PLT
	movl	$16, %r8d
	movq	%rbx, %rdi
	movl	$4, %esi
	movl	$16, %edx
	movl	$160, %ecx
	callq	va_register
	movdqu	(%rax), %xmm0
	movdqa	%xmm0, (%rsp)
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
	movl	$4, %esi
	movl	$8, %edx
	movq	%rbx, %rdi
	callq	va_memory
	movzbl	1(%rax), %ebx
	movzbl	(%rax), %edi
	movzwl	2(%rax), %r14d
	callq	abi_rec@PLT
	movq	%rbx, %rdi
	callq	abi_rec@PLT
	movq	%r14, %rdi
	callq	abi_rec@PLT
	movb	$27, %al
	addq	$344, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lcallees.func_end6:
	.globl	abi_f5
	.p2align	4, 0x90
	.type	abi_f5,@function
abi_f5:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%rbx
	subq	$56, %rsp
	movaps	%xmm2, 32(%rsp)
	movss	%xmm0, 28(%rsp)
	movq	%rdx, %rbx
	movl	%esi, %ebp
	psllq	$63, %xmm1
	movmskpd	%xmm1, %r14d
	movl	%r14d, %r15d
	shrb	%r15b
	callq	abi_rec@PLT
	movl	%ebp, %edi
	callq	abi_rec@PLT
	movq	%rbx, %rdi
	callq	abi_rec@PLT
	movd	28(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	andl	$1, %r14d
	movq	%r14, %rdi
	callq	abi_rec@PLT
	movzbl	%r15b, %edi
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
	movzbl	104(%rsp), %ebx
	movq	96(%rsp), %rdi
	movzwl	106(%rsp), %r14d
	callq	abi_rec@PLT
	movq	%rbx, %rdi
	callq	abi_rec@PLT
	movq	%r14, %rdi
	callq	abi_rec@PLT
	addq	$56, %rsp
	popq	%rbx
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lcallees.func_end7:
	.globl	abi_f6
	.p2align	4, 0x90
	.type	abi_f6,@function
abi_f6:
	pushq	%rbp
	pushq	%r14
	pushq	%rbx
	subq	$320, %rsp
	movq	%rdx, %rbx
	movaps	%xmm3, 32(%rsp)
	movaps	%xmm2, 48(%rsp)
	movl	%esi, %ebp
	movaps	%xmm1, 128(%rsp)
	movq	%rdi, %r14
	movdqa	%xmm0, 64(%rsp)
	movq	%rcx, 168(%rsp)
	movq	%r8, 176(%rsp)
	movq	%r9, 184(%rsp)
	testb	%al, %al
	je	.Lcallees.BB8_2
	movaps	%xmm4, 256(%rsp)
	movaps	%xmm5, 272(%rsp)
	movaps	%xmm6, 288(%rsp)
	movaps	%xmm7, 304(%rsp)
.Lcallees.BB8_2:
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
	movq	%r14, %rdi
	callq	abi_rec@PLT
	movaps	128(%rsp), %xmm0
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
	movl	%ebp, %edi
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
	movq	%rbx, %rdi
	callq	abi_rec@PLT
	leaq	144(%rsp), %rax
	movq	%rax, 120(%rsp)
	leaq	352(%rsp), %rax
	movq	%rax, 112(%rsp)
	movabsq	$481036337176, %rax
	movq	%rax, 104(%rsp)
	leaq	104(%rsp), %rbx
	movl	$8, %r8d
	movq	%rbx, %rdi
	xorl	%esi, %esi
	movl	$8, %edx
	movl	$40, %ecx
	callq	va_register
	movq	(%rax), %rdi
	callq	abi_rec@PLT
	movl	$8, %r8d
	movq	%rbx, %rdi
	xorl	%esi, %esi
	movl	$8, %edx
	movl	$40, %ecx
	callq	va_register
	movq	(%rax), %rdi
	callq	abi_rec@PLT
	movl	$16, %r8d
	movq	%rbx, %rdi
	movl	$4, %esi
	movl	$16, %edx
	movl	$160, %ecx
	callq	va_register
	movq	(%rax), %xmm0
	movdqa	%xmm0, 32(%rsp)
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movaps	32(%rsp), %xmm0
	shufps	$85, %xmm0, %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movl	$16, %esi
	movl	$16, %edx
	movq	%rbx, %rdi
	callq	va_memory
	fldt	(%rax)
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 80(%rsp)
	fstpt	80(%rsp)
	movzwl	88(%rsp), %r14d
	movq	80(%rsp), %rdi
	callq	abi_rec@PLT
	movq	%r14, %rdi
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
	movq	r6@GOTPCREL(%rip), %rax
	movl	(%rax), %eax
	addq	$320, %rsp
	popq	%rbx
	popq	%r14
	popq	%rbp
	retq
.Lcallees.func_end8:
	.globl	abi_f7
	.p2align	4, 0x90
	.type	abi_f7,@function
abi_f7:
	pushq	%r14
	pushq	%rbx
	subq	$248, %rsp
	movq	%rdi, %rbx
	movq	%rdx, 80(%rsp)
	movq	%rcx, 88(%rsp)
	movq	%r8, 96(%rsp)
	movq	%r9, 104(%rsp)
	testb	%al, %al
	je	.Lcallees.BB9_2
	movaps	%xmm1, 128(%rsp)
	movaps	%xmm2, 144(%rsp)
	movaps	%xmm3, 160(%rsp)
	movaps	%xmm4, 176(%rsp)
	movaps	%xmm5, 192(%rsp)
	movaps	%xmm6, 208(%rsp)
	movaps	%xmm7, 224(%rsp)
.Lcallees.BB9_2:
	movabsq	$34359738367, %r14
	andq	%rsi, %r14
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movq	%rbx, %rdi
	callq	abi_rec@PLT
	movq	%r14, %rdi
	callq	abi_rec@PLT
	leaq	64(%rsp), %rax
	movq	%rax, 56(%rsp)
	leaq	272(%rsp), %rax
	movq	%rax, 48(%rsp)
	movabsq	$274877906960, %rax
	movq	%rax, 40(%rsp)
	leaq	40(%rsp), %rbx
	movl	$16, %r8d
	movq	%rbx, %rdi
	movl	$4, %esi
	movl	$16, %edx
	movl	$160, %ecx
	callq	va_register
	movdqu	(%rax), %xmm0
	movdqa	%xmm0, 16(%rsp)
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
	movl	$8, %r8d
	movq	%rbx, %rdi
	movl	$4, %esi
	movl	$16, %edx
	movl	$160, %ecx
	callq	va_register
	movq	(%rax), %rdi
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
	movl	$8, %r8d
	movq	%rbx, %rdi
	xorl	%esi, %esi
	movl	$8, %edx
	movl	$40, %ecx
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
	movl	$8, %r8d
	movq	%rbx, %rdi
	xorl	%esi, %esi
	movl	$8, %edx
	movl	$40, %ecx
	callq	va_register
	movq	(%rax), %rdi
	callq	abi_rec@PLT
	movl	$108221873, %eax
	addq	$248, %rsp
	popq	%rbx
	popq	%r14
	retq
.Lcallees.func_end9:
	.section	.rodata,"a",@progbits
	.p2align	1, 0x0
.Lcallees.CPI10_0:
	.short	0x6bfc
	.text
	.globl	abi_f8
	.p2align	4, 0x90
	.type	abi_f8,@function
abi_f8:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%rbx
	subq	$280, %rsp
	movl	%ecx, %r14d
	movl	%edx, %ebp
	movq	%rdi, %rbx
	movq	%r8, 128(%rsp)
	movq	%r9, 136(%rsp)
	testb	%al, %al
	je	.Lcallees.BB10_2
	movdqa	%xmm0, 144(%rsp)
	movaps	%xmm1, 160(%rsp)
	movaps	%xmm2, 176(%rsp)
	movaps	%xmm3, 192(%rsp)
	movaps	%xmm4, 208(%rsp)
	movaps	%xmm5, 224(%rsp)
	movaps	%xmm6, 240(%rsp)
	movaps	%xmm7, 256(%rsp)
.Lcallees.BB10_2:
	fldt	320(%rsp)
	fstpt	60(%rsp)
	movabsq	$5729699219354681890, %rax
	movq	%rax, 16(%rdi)
	pinsrw	$0, .Lcallees.CPI10_0(%rip), %xmm0
	pextrw	$0, %xmm0, %eax
	movw	%ax, 32(%rdi)
	movl	$35104671, 24(%rdi)
	movb	$0, 34(%rdi)
	movb	$-21, (%rdi)
	movq	%rsi, %rdi
	callq	abi_rec@PLT
	movl	%ebp, %edi
	callq	abi_rec@PLT
	andl	$1, %r14d
	movq	%r14, %rdi
	callq	abi_rec@PLT
	pxor	%xmm0, %xmm0
	movdqa	%xmm0, 32(%rsp)
	fldt	60(%rsp)
	fstpt	32(%rsp)
	movzwl	40(%rsp), %r14d
	movq	32(%rsp), %rdi
	callq	abi_rec@PLT
	movq	%r14, %rdi
	callq	abi_rec@PLT
	leaq	96(%rsp), %rax
	movq	%rax, 88(%rsp)
	leaq	336(%rsp), %rax
	movq	%rax, 80(%rsp)
	movabsq	$206158430240, %rax
	movq	%rax, 72(%rsp)
	leaq	72(%rsp), %r14
	movl	$8, %r8d
	movq	%r14, %rdi
	xorl	%esi, %esi
	movl	$8, %edx
	movl	$40, %ecx
	callq	va_register
	movl	(%rax), %edi
	callq	abi_rec@PLT
	movl	$8, %r8d
	movq	%r14, %rdi
	xorl	%esi, %esi
	movl	$8, %edx
	movl	$40, %ecx
	callq	va_register
	movq	(%rax), %rdi
	callq	abi_rec@PLT
	movl	$8, %r8d
	movq	%r14, %rdi
	xorl	%esi, %esi
	movl	$8, %edx
	movl	$40, %ecx
	callq	va_register
	movl	(%rax), %edi
	callq	abi_rec@PLT
	movl	$16, %r8d
	movq	%r14, %rdi
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
	movq	%r14, %rdi
	xorl	%esi, %esi
	movl	$16, %edx
	movl	$32, %ecx
	callq	va_register
	movq	(%rax), %rdi
	movq	8(%rax), %r15
	callq	abi_rec@PLT
	movq	%r15, %rdi
	callq	abi_rec@PLT
	movl	$16, %r8d
	movq	%r14, %rdi
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
	movq	%rbx, %rax
	addq	$280, %rsp
	popq	%rbx
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lcallees.func_end10:
	.globl	abi_f9
	.p2align	4, 0x90
	.type	abi_f9,@function
abi_f9:
	pushq	%r15
	pushq	%r14
	pushq	%r12
	pushq	%rbx
	subq	$88, %rsp
	movq	%rcx, %rbx
	movq	%rdx, %r14
	movaps	%xmm7, 48(%rsp)
	movq	%rsi, %r15
	movss	%xmm6, 44(%rsp)
	movss	%xmm5, 40(%rsp)
	movss	%xmm4, 36(%rsp)
	movss	%xmm3, 32(%rsp)
	movss	%xmm2, 28(%rsp)
	movss	%xmm1, 24(%rsp)
	movaps	%xmm0, 64(%rsp)
	movzbl	%dil, %edi
	callq	abi_rec@PLT
	movdqa	64(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	pshufd	$238, 64(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movd	24(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movd	28(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movd	32(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movd	36(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movd	40(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movd	44(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movaps	128(%rsp), %xmm0
	movaps	%xmm0, (%rsp)
	movzbl	(%rsp), %edi
	movq	144(%rsp), %r12
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
	movq	%r12, %rdi
	callq	abi_rec@PLT
	movq	%r15, %rdi
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
	movq	%r14, %rdi
	callq	abi_rec@PLT
	movdqa	160(%rsp), %xmm0
	pextrw	$0, %xmm0, %edi
	callq	abi_rec@PLT
	movdqa	160(%rsp), %xmm0
	pextrw	$1, %xmm0, %edi
	callq	abi_rec@PLT
	movdqa	160(%rsp), %xmm0
	pextrw	$2, %xmm0, %edi
	callq	abi_rec@PLT
	movdqa	160(%rsp), %xmm0
	pextrw	$3, %xmm0, %edi
	callq	abi_rec@PLT
	movdqa	160(%rsp), %xmm0
	pextrw	$4, %xmm0, %edi
	callq	abi_rec@PLT
	movdqa	160(%rsp), %xmm0
	pextrw	$5, %xmm0, %edi
	callq	abi_rec@PLT
	movdqa	160(%rsp), %xmm0
	pextrw	$6, %xmm0, %edi
	callq	abi_rec@PLT
	movdqa	160(%rsp), %xmm0
	pextrw	$7, %xmm0, %edi
	callq	abi_rec@PLT
	movdqa	176(%rsp), %xmm0
	pextrw	$0, %xmm0, %edi
	callq	abi_rec@PLT
	movdqa	176(%rsp), %xmm0
	pextrw	$1, %xmm0, %edi
	callq	abi_rec@PLT
	movdqa	176(%rsp), %xmm0
	pextrw	$2, %xmm0, %edi
	callq	abi_rec@PLT
	movdqa	176(%rsp), %xmm0
	pextrw	$3, %xmm0, %edi
	callq	abi_rec@PLT
	movdqa	176(%rsp), %xmm0
	pextrw	$4, %xmm0, %edi
	callq	abi_rec@PLT
	movdqa	176(%rsp), %xmm0
	pextrw	$5, %xmm0, %edi
	callq	abi_rec@PLT
	movdqa	176(%rsp), %xmm0
	pextrw	$6, %xmm0, %edi
	callq	abi_rec@PLT
	movdqa	176(%rsp), %xmm0
	pextrw	$7, %xmm0, %edi
	callq	abi_rec@PLT
	movq	192(%rsp), %rdi
	callq	abi_rec@PLT
	movq	%rbx, %rdi
	callq	abi_rec@PLT
	movq	r9@GOTPCREL(%rip), %rax
	movsd	(%rax), %xmm0
	movq	8(%rax), %rax
	addq	$88, %rsp
	popq	%rbx
	popq	%r12
	popq	%r14
	popq	%r15
	retq
.Lcallees.func_end11:
	.globl	abi_f10
	.p2align	4, 0x90
	.type	abi_f10,@function
abi_f10:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%rbx
	subq	$312, %rsp
	movaps	%xmm4, 32(%rsp)
	movaps	%xmm3, 16(%rsp)
	movaps	%xmm2, (%rsp)
	movq	%rcx, %rbx
	movq	%rdx, %r14
	movl	%esi, %ebp
	movaps	%xmm1, 80(%rsp)
	movsd	%xmm0, 72(%rsp)
	movq	%r8, 160(%rsp)
	movq	%r9, 168(%rsp)
	testb	%al, %al
	je	.Lcallees.BB12_2
	movaps	%xmm5, 256(%rsp)
	movaps	%xmm6, 272(%rsp)
	movaps	%xmm7, 288(%rsp)
.Lcallees.BB12_2:
	andl	$262143, %ebx
	movabsq	$4398046511103, %rax
	andq	%rax, %rdi
	callq	abi_rec@PLT
	movq	72(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movdqa	80(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movdqa	80(%rsp), %xmm0
	punpckhqdq	%xmm0, %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movl	%ebp, %edi
	callq	abi_rec@PLT
	movq	%r14, %rdi
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
	leaq	128(%rsp), %rax
	movq	%rax, 120(%rsp)
	leaq	352(%rsp), %rax
	movq	%rax, 112(%rsp)
	movabsq	$549755813920, %rax
	movq	%rax, 104(%rsp)
	leaq	104(%rsp), %rbx
	movl	$8, %r8d
	movq	%rbx, %rdi
	xorl	%esi, %esi
	movl	$8, %edx
	movl	$40, %ecx
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
	movl	$12, %esi
	movl	$16, %edx
	movq	%rbx, %rdi
	callq	va_memory
	movl	8(%rax), %r14d
	movl	(%rax), %edi
	movl	4(%rax), %r15d
	callq	abi_rec@PLT
	movq	%r15, %rdi
	callq	abi_rec@PLT
	movq	%r14, %rdi
	callq	abi_rec@PLT
	movl	$16, %esi
	movl	$16, %edx
	movq	%rbx, %rdi
	callq	va_memory
	fldt	(%rax)
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 48(%rsp)
	fstpt	48(%rsp)
	movzwl	56(%rsp), %ebx
	movq	48(%rsp), %rdi
	callq	abi_rec@PLT
	movq	%rbx, %rdi
	callq	abi_rec@PLT
	movq	r10@GOTPCREL(%rip), %rax
	movq	(%rax), %rax
	addq	$312, %rsp
	popq	%rbx
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lcallees.func_end12:
	.globl	abi_f11
	.p2align	4, 0x90
	.type	abi_f11,@function
abi_f11:
	pushq	%r14
	pushq	%rbx
	subq	$168, %rsp
	movaps	%xmm6, 96(%rsp)
	movaps	%xmm5, 32(%rsp)
	movaps	%xmm4, 16(%rsp)
	movaps	%xmm3, 48(%rsp)
	movq	%rsi, %rbx
	movdqa	%xmm2, 128(%rsp)
	movaps	%xmm1, 112(%rsp)
	movaps	%xmm0, 80(%rsp)
	movdqa	%xmm2, %xmm0
	psrld	$16, %xmm0
	movdqa	%xmm0, 144(%rsp)
	movzwl	%di, %edi
	callq	abi_rec@PLT
	movdqa	80(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movaps	80(%rsp), %xmm0
	shufps	$85, %xmm0, %xmm0
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
	movdqa	128(%rsp), %xmm0
	pextrw	$0, %xmm0, %eax
	movzwl	%ax, %edi
	callq	abi_rec@PLT
	movdqa	144(%rsp), %xmm0
	pextrw	$0, %xmm0, %eax
	movzwl	%ax, %edi
	callq	abi_rec@PLT
	movq	%rbx, %rdi
	callq	abi_rec@PLT
	movdqa	48(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movdqa	48(%rsp), %xmm0
	punpckhqdq	%xmm0, %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movdqa	16(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movdqa	16(%rsp), %xmm0
	punpckhqdq	%xmm0, %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movsd	208(%rsp), %xmm0
	movaps	%xmm0, 48(%rsp)
	movdqa	192(%rsp), %xmm0
	movdqa	%xmm0, 16(%rsp)
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
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movaps	48(%rsp), %xmm0
	shufps	$85, %xmm0, %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	fldt	240(%rsp)
	fstpt	16(%rsp)
	movzwl	224(%rsp), %edi
	movl	256(%rsp), %ebx
	callq	abi_rec@PLT
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 64(%rsp)
	fldt	16(%rsp)
	fstpt	64(%rsp)
	movzwl	72(%rsp), %r14d
	movq	64(%rsp), %rdi
	callq	abi_rec@PLT
	movq	%r14, %rdi
	callq	abi_rec@PLT
	movq	%rbx, %rdi
	callq	abi_rec@PLT
	movdqa	32(%rsp), %xmm0
	pextrw	$0, %xmm0, %eax
	movzwl	%ax, %edi
	callq	abi_rec@PLT
	movdqa	32(%rsp), %xmm0
	psrld	$16, %xmm0
	pextrw	$0, %xmm0, %eax
	movzwl	%ax, %edi
	callq	abi_rec@PLT
	movaps	32(%rsp), %xmm0
	shufps	$85, %xmm0, %xmm0
	pextrw	$0, %xmm0, %eax
	movzwl	%ax, %edi
	callq	abi_rec@PLT
	movdqa	32(%rsp), %xmm0
	psrlq	$48, %xmm0
	pextrw	$0, %xmm0, %eax
	movzwl	%ax, %edi
	callq	abi_rec@PLT
	movdqa	32(%rsp), %xmm0
	punpckhqdq	%xmm0, %xmm0
	pextrw	$0, %xmm0, %eax
	movzwl	%ax, %edi
	callq	abi_rec@PLT
	movdqa	32(%rsp), %xmm0
	psrldq	$10, %xmm0
	pextrw	$0, %xmm0, %eax
	movzwl	%ax, %edi
	callq	abi_rec@PLT
	movaps	32(%rsp), %xmm0
	shufps	$255, %xmm0, %xmm0
	pextrw	$0, %xmm0, %eax
	movzwl	%ax, %edi
	callq	abi_rec@PLT
	movdqa	32(%rsp), %xmm0
	psrldq	$14, %xmm0
	pextrw	$0, %xmm0, %eax
	movzwl	%ax, %edi
	callq	abi_rec@PLT
	movdqa	96(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	pshufd	$85, 96(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movq	r11@GOTPCREL(%rip), %rcx
	movl	(%rcx), %eax
	movaps	16(%rcx), %xmm0
	addq	$168, %rsp
	popq	%rbx
	popq	%r14
	retq
.Lcallees.func_end13:
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.Lcallees.CPI14_0:
	.zero	16
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
	subq	$200, %rsp
	movl	%r9d, %r14d
	movss	%xmm3, 28(%rsp)
	movaps	%xmm2, 48(%rsp)
	movaps	%xmm1, 32(%rsp)
	movl	%r8d, %ebx
	movaps	%xmm0, 176(%rsp)
	movl	%ecx, %r15d
	movl	%edx, %r12d
	movl	%esi, %r13d
	fldt	400(%rsp)
	fstpt	164(%rsp)
	fldt	384(%rsp)
	fstpt	152(%rsp)
	fldt	368(%rsp)
	fstpt	140(%rsp)
	fldt	256(%rsp)
	fstpt	128(%rsp)
	movl	%edi, %edi
	movl	272(%rsp), %ebp
	callq	abi_rec@PLT
	movzbl	%r13b, %edi
	callq	abi_rec@PLT
	movl	%r12d, %edi
	callq	abi_rec@PLT
	movl	%r15d, %edi
	callq	abi_rec@PLT
	movaps	176(%rsp), %xmm0
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
	andl	$1, %ebx
	movq	%rbx, %rdi
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
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 112(%rsp)
	fldt	128(%rsp)
	fstpt	112(%rsp)
	movzwl	120(%rsp), %ebx
	movq	112(%rsp), %rdi
	callq	abi_rec@PLT
	movq	%rbx, %rdi
	callq	abi_rec@PLT
	movd	28(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movl	%r14d, %edi
	callq	abi_rec@PLT
	movq	%rbp, %rdi
	callq	abi_rec@PLT
	movl	280(%rsp), %edi
	callq	abi_rec@PLT
	movl	288(%rsp), %edi
	callq	abi_rec@PLT
	movl	296(%rsp), %edi
	callq	abi_rec@PLT
	movl	304(%rsp), %edi
	callq	abi_rec@PLT
	movl	312(%rsp), %edi
	callq	abi_rec@PLT
	movl	320(%rsp), %edi
	callq	abi_rec@PLT
	movl	328(%rsp), %edi
	callq	abi_rec@PLT
	movl	336(%rsp), %edi
	callq	abi_rec@PLT
	movl	344(%rsp), %edi
	callq	abi_rec@PLT
	movl	352(%rsp), %edi
	callq	abi_rec@PLT
	pxor	%xmm0, %xmm0
	movdqa	%xmm0, 96(%rsp)
	fldt	140(%rsp)
	fstpt	96(%rsp)
	movzwl	104(%rsp), %ebx
	movq	96(%rsp), %rdi
	callq	abi_rec@PLT
	movq	%rbx, %rdi
	callq	abi_rec@PLT
	pxor	%xmm0, %xmm0
	movdqa	%xmm0, 80(%rsp)
	fldt	152(%rsp)
	fstpt	80(%rsp)
	movzwl	88(%rsp), %ebx
	movq	80(%rsp), %rdi
	callq	abi_rec@PLT
	movq	%rbx, %rdi
	callq	abi_rec@PLT
	pxor	%xmm0, %xmm0
	movdqa	%xmm0, 64(%rsp)
	fldt	164(%rsp)
	fstpt	64(%rsp)
	movzwl	72(%rsp), %ebx
	movq	64(%rsp), %rdi
	callq	abi_rec@PLT
	movq	%rbx, %rdi
	callq	abi_rec@PLT
	movq	r12@GOTPCREL(%rip), %rax
	movsd	(%rax), %xmm0
	addq	$200, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lcallees.func_end14:
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.Lcallees.CPI15_0:
	.zero	16
	.text
	.globl	abi_f13
	.p2align	4, 0x90
	.type	abi_f13,@function
abi_f13:
	pushq	%r14
	pushq	%rbx
	subq	$120, %rsp
	movsd	%xmm2, 48(%rsp)
	movl	%edi, %ebx
	movaps	%xmm1, 96(%rsp)
	fldt	192(%rsp)
	fstpt	84(%rsp)
	fldt	176(%rsp)
	fstpt	72(%rsp)
	pextrw	$0, %xmm0, %eax
	movzwl	%ax, %edi
	callq	abi_rec@PLT
	fldt	160(%rsp)
	fstpt	60(%rsp)
	movl	144(%rsp), %edi
	callq	abi_rec@PLT
	pxor	%xmm0, %xmm0
	movdqa	%xmm0, 32(%rsp)
	fldt	60(%rsp)
	fstpt	32(%rsp)
	movzwl	40(%rsp), %r14d
	movq	32(%rsp), %rdi
	callq	abi_rec@PLT
	movq	%r14, %rdi
	callq	abi_rec@PLT
	movdqa	96(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	pshufd	$238, 96(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movzwl	%bx, %edi
	callq	abi_rec@PLT
	pxor	%xmm0, %xmm0
	movdqa	%xmm0, 16(%rsp)
	fldt	72(%rsp)
	fstpt	16(%rsp)
	movzwl	24(%rsp), %ebx
	movq	16(%rsp), %rdi
	callq	abi_rec@PLT
	movq	%rbx, %rdi
	callq	abi_rec@PLT
	movq	48(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	pxor	%xmm0, %xmm0
	movdqa	%xmm0, (%rsp)
	fldt	84(%rsp)
	fstpt	(%rsp)
	movzwl	8(%rsp), %ebx
	movq	(%rsp), %rdi
	callq	abi_rec@PLT
	movq	%rbx, %rdi
	callq	abi_rec@PLT
	movq	r13@GOTPCREL(%rip), %rcx
	movq	16(%rcx), %rax
	movzwl	24(%rcx), %edx
	movsd	32(%rcx), %xmm0
	fldt	(%rcx)
	addq	$120, %rsp
	popq	%rbx
	popq	%r14
	retq
.Lcallees.func_end15:
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.Lcallees.CPI16_0:
	.quad	0x77a2780dd8d5b7ec
	.quad	0x05e0956d033bed1d
.Lcallees.CPI16_1:
	.quad	0x400059b73238bb37
	.quad	0x230d3f8f0876f218
	.text
	.globl	abi_f14
	.p2align	4, 0x90
	.type	abi_f14,@function
abi_f14:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%rbx
	subq	$56, %rsp
	movl	%ecx, %ebx
	movaps	%xmm7, 32(%rsp)
	movl	%edx, %ebp
	movl	%esi, %r14d
	movss	%xmm6, 28(%rsp)
	movss	%xmm5, 24(%rsp)
	movss	%xmm4, 20(%rsp)
	movss	%xmm3, 16(%rsp)
	movss	%xmm2, 12(%rsp)
	movss	%xmm1, 8(%rsp)
	movl	%edi, %r15d
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movl	%r15d, %edi
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
	andl	$1, %r14d
	movq	%r14, %rdi
	callq	abi_rec@PLT
	movl	%ebp, %edi
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
	movl	96(%rsp), %edi
	movl	100(%rsp), %r14d
	callq	abi_rec@PLT
	movq	%r14, %rdi
	callq	abi_rec@PLT
	movl	104(%rsp), %edi
	callq	abi_rec@PLT
	movl	108(%rsp), %edi
	callq	abi_rec@PLT
	movq	112(%rsp), %rdi
	callq	abi_rec@PLT
	movl	%ebx, %edi
	callq	abi_rec@PLT
	movl	120(%rsp), %edi
	callq	abi_rec@PLT
	movaps	.Lcallees.CPI16_0(%rip), %xmm0
	movaps	.Lcallees.CPI16_1(%rip), %xmm1
	movb	$41, %al
	movl	$2041873095, %edx
	addq	$56, %rsp
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
	pushq	%r14
	pushq	%rbx
	subq	$96, %rsp
	movq	%rcx, %rbx
	movl	%edx, %ebp
	movaps	%xmm5, 80(%rsp)
	movaps	%xmm4, (%rsp)
	movsd	%xmm3, 72(%rsp)
	movaps	%xmm2, 48(%rsp)
	movaps	%xmm1, 32(%rsp)
	movaps	%xmm0, 16(%rsp)
	movl	%esi, %r14d
	callq	abi_rec@PLT
	movl	%r14d, %edi
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
	movq	128(%rsp), %rdi
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
	movq	72(%rsp), %xmm0
	movq	%xmm0, %rdi
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
	movdqa	80(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	pshufd	$238, 80(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movl	%ebp, %edi
	callq	abi_rec@PLT
	movq	%rbx, %rdi
	callq	abi_rec@PLT
	addq	$96, %rsp
	popq	%rbx
	popq	%r14
	popq	%rbp
	retq
.Lcallees.func_end17:
	.type	r0,@object
	.data
	.globl	r0
	.p2align	3, 0x0
r0:
	.byte	0
	.zero	7
	.quad	5457723940104629591
	.type	r6,@object
	.globl	r6
	.p2align	2, 0x0
r6:
	.long	3885800095
	.type	r9,@object
	.globl	r9
	.p2align	3, 0x0
r9:
	.byte	166
	.byte	10
	.byte	6
	.byte	150
	.byte	105
	.byte	30
	.byte	105
	.byte	184
	.quad	-7169813514540877794
	.type	r10,@object
	.globl	r10
	.p2align	3, 0x0
r10:
	.quad	7676573089403431680
	.type	r11,@object
	.globl	r11
	.p2align	4, 0x0
r11:
	.long	185424399
	.zero	12
	.byte	58
	.byte	137
	.byte	0
	.byte	122
	.byte	248
	.byte	30
	.byte	188
	.byte	51
	.byte	43
	.byte	249
	.byte	43
	.byte	218
	.byte	129
	.byte	60
	.byte	170
	.byte	212
	.type	r12,@object
	.globl	r12
	.p2align	3, 0x0
r12:
	.long	3582043931
	.long	3858337336
	.type	r13,@object
	.globl	r13
	.p2align	4, 0x0
r13:
	.quad	0xc9462c564e56d381
	.short	0x04dc
	.zero	6
	.quad	7766829979878189428
	.short	39537
	.zero	6
	.quad	0x4ba42c2ff0910b92
	.zero	8
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
