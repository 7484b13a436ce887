	.text
	.globl	abi_t0
	.p2align	4, 0x90
	.type	abi_t0,@function
abi_t0:
	pushq	%r14
	pushq	%r13
	subq	$136, %rsp
	movq	%rdi, %rax
	movq	a0.2@GOTPCREL(%rip), %rcx
	movdqa	(%rcx), %xmm0
	movq	a0.0@GOTPCREL(%rip), %rsi
	movl	$16, %ecx
	movq	%rsp, %rdi
	rep;movsq (%rsi), %es:(%rdi)
	movabsq	$1865354814851, %rdi
	callq	*(%rax)
	subq	$136, %rsp
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	xorl	%edi, %edi
	callq	abi_done@PLT
	addq	$136, %rsp
	popq	%r13
	popq	%r14
	retq
.Lcallers.func_end0:
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.Lcallers.CPI1_0:
	.byte	97
	.byte	224
	.byte	56
	.byte	140
	.byte	13
	.byte	224
	.byte	243
	.byte	51
	.byte	41
	.byte	171
	.byte	155
	.byte	84
	.byte	209
	.byte	228
	.byte	143
	.byte	198
.Lcallers.CPI1_1:
	.long	1684408228
	.long	4107187295
	.zero	4
	.zero	4
.Lcallers.CPI1_2:
	.long	2131980713
	.long	319462107
	.long	3687699799
	.long	4170792414
.Lcallers.CPI1_3:
	.byte	176
	.byte	162
	.byte	118
	.byte	145
	.byte	120
	.byte	191
	.byte	103
	.byte	237
	.byte	99
	.byte	55
	.byte	204
	.byte	0
	.byte	54
	.byte	236
	.byte	40
	.byte	3
.Lcallers.CPI1_4:
	.quad	2137792562207979762
	.quad	-3507236323317380209
.Lcallers.CPI1_7:
	.long	1684408228
	.long	4107187295
	.long	0
	.long	0
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.Lcallers.CPI1_5:
	.quad	0x1b0f78066e1b8793
.Lcallers.CPI1_6:
	.quad	0x7b2b678047b3626c
	.text
	.globl	abi_t1
	.p2align	4, 0x90
	.type	abi_t1,@function
abi_t1:
	pushq	%rbx
	subq	$128, %rsp
	movq	%rdi, %r10
	movq	a1.0@GOTPCREL(%rip), %rax
	movq	(%rax), %rdi
	movq	a1.2@GOTPCREL(%rip), %rax
	movaps	(%rax), %xmm1
	movq	a1.4@GOTPCREL(%rip), %rax
	movq	16(%rax), %r8
	movq	a1.6@GOTPCREL(%rip), %rcx
	pinsrw	$0, (%rcx), %xmm2
	movq	a1.10@GOTPCREL(%rip), %rcx
	movq	(%rcx), %rsi
	movq	a1.16@GOTPCREL(%rip), %rcx
	movsd	(%rcx), %xmm0
	movq	(%rax), %rdx
	movq	8(%rax), %rcx
	movq	a1.9@GOTPCREL(%rip), %rax
	movq	(%rax), %r9
	movq	8(%rax), %rax
	movq	%rax, 16(%rsp)
	movq	%r9, 8(%rsp)
	movq	a1.8@GOTPCREL(%rip), %rax
	movq	(%rax), %rax
	movq	%rax, (%rsp)
	movabsq	$1045974227329501732, %rax
	movq	%rax, 80(%rsp)
	movsd	%xmm0, 72(%rsp)
	movaps	.Lcallers.CPI1_0(%rip), %xmm0
	movaps	%xmm0, 48(%rsp)
	movabsq	$8512008049503, %rax
	movq	%rax, 32(%rsp)
	movq	%rsi, 24(%rsp)
	movl	$-364063556, 64(%rsp)
	movsd	.Lcallers.CPI1_7(%rip), %xmm3
	movaps	.Lcallers.CPI1_2(%rip), %xmm4
	movaps	.Lcallers.CPI1_3(%rip), %xmm6
	movaps	.Lcallers.CPI1_4(%rip), %xmm7
	movq	.Lcallers.CPI1_5(%rip), %xmm0
	movabsq	$-6328911871645314586, %rsi
	movsd	.Lcallers.CPI1_6(%rip), %xmm5
	movl	$-13016, %r9d
	movb	$8, %al
	callq	*8(%r10)
	movdqa	%xmm0, 112(%rsp)
	movaps	%xmm1, 96(%rsp)
	movq	%rax, %rbx
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movaps	112(%rsp), %xmm0
	shufps	$85, %xmm0, %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movdqa	112(%rsp), %xmm0
	punpckhqdq	%xmm0, %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movaps	112(%rsp), %xmm0
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
	movq	%rbx, %rdi
	callq	abi_rec@PLT
	movl	$1, %edi
	callq	abi_done@PLT
	addq	$128, %rsp
	popq	%rbx
	retq
.Lcallers.func_end1:
	.globl	g2
	.p2align	4, 0x90
	.type	g2,@function
g2:
	pushq	%rax
	movzwl	%di, %edi
	callq	abi_rec@PLT
	movq	r2@GOTPCREL(%rip), %rax
	movaps	(%rax), %xmm0
	popq	%rax
	retq	$8
.Lcallers.func_end2:
	.globl	abi_t2
	.p2align	4, 0x90
	.type	abi_t2,@function
abi_t2:
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%rbx
	subq	$24, %rsp
	movq	%rdi, %rax
	subq	$8, %rsp
	movabsq	$-6851259533107296358, %r10
	movabsq	$8194770004643568389, %r11
	movabsq	$-5326783239004903093, %rbx
	movabsq	$7671868115819925367, %r14
	movabsq	$-7644107577914933, %r15
	movq	g2@GOTPCREL(%rip), %rdi
	movabsq	$1423982633437217628, %rdx
	movabsq	$-1554038627421607129, %rcx
	movabsq	$-3719719907945391858, %r8
	movabsq	$6749339744219813119, %r9
	xorl	%esi, %esi
	pushq	%r10
	pushq	%r11
	pushq	%rbx
	pushq	%r14
	pushq	%r15
	callq	*16(%rax)
	addq	$8, %rsp
	movdqa	%xmm0, (%rsp)
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	pshufd	$238, (%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movl	$2, %edi
	callq	abi_done@PLT
	addq	$24, %rsp
	popq	%rbx
	popq	%r13
	popq	%r14
	popq	%r15
	retq
.Lcallers.func_end3:
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.Lcallers.CPI4_0:
	.byte	102
	.byte	129
	.byte	102
	.byte	248
	.byte	209
	.byte	80
	.byte	72
	.byte	112
	.byte	105
	.byte	150
	.byte	3
	.byte	64
	.byte	47
	.byte	229
	.byte	138
	.byte	117
.Lcallers.CPI4_1:
	.quad	0x69ca6a259d60e7aa
	.quad	0x33ccb35d5d42e08f
.Lcallers.CPI4_2:
	.short	62868
	.short	35290
	.short	17192
	.short	1214
	.zero	2
	.zero	2
	.zero	2
	.zero	2
.Lcallers.CPI4_3:
	.short	0x26a3
	.short	0x0bd7
	.zero	2
	.zero	2
	.zero	2
	.zero	2
	.zero	2
	.zero	2
.Lcallers.CPI4_4:
	.short	62868
	.short	35290
	.short	17192
	.short	1214
	.short	0
	.short	0
	.short	0
	.short	0
.Lcallers.CPI4_5:
	.short	0x26a3
	.short	0x0bd7
	.short	0x0000
	.short	0x0000
	.short	0x0000
	.short	0x0000
	.short	0x0000
	.short	0x0000
	.text
	.globl	abi_t3
	.p2align	4, 0x90
	.type	abi_t3,@function
abi_t3:
	pushq	%r14
	pushq	%r13
	pushq	%rbx
	subq	$400, %rsp
	movq	%rdi, %rax
	movq	a3.2@GOTPCREL(%rip), %rcx
	movsd	(%rcx), %xmm2
	movq	a3.6@GOTPCREL(%rip), %rcx
	movaps	(%rcx), %xmm4
	movq	a3.9@GOTPCREL(%rip), %rcx
	movl	(%rcx), %r9d
	movq	a3.4@GOTPCREL(%rip), %rsi
	movl	$48, %ecx
	movq	%rsp, %rdi
	rep;movsq (%rsi), %es:(%rdi)
	movq	a3.7@GOTPCREL(%rip), %rcx
	movq	(%rcx), %rcx
	movq	%rcx, 384(%rsp)
	movdqa	.Lcallers.CPI4_0(%rip), %xmm0
	movaps	.Lcallers.CPI4_1(%rip), %xmm1
	movsd	.Lcallers.CPI4_4(%rip), %xmm3
	movss	.Lcallers.CPI4_5(%rip), %xmm5
	movabsq	$-6797616912757540127, %rdx
	movabsq	$2752200228780651785, %rcx
	movabsq	$7654657418310833579, %r8
	movl	$1, %edi
	movl	%r9d, %esi
	callq	*24(%rax)
	subq	$392, %rsp
	movl	%eax, %ebx
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movzbl	%bl, %edi
	andl	$1, %edi
	callq	abi_rec@PLT
	movl	$3, %edi
	callq	abi_done@PLT
	addq	$400, %rsp
	popq	%rbx
	popq	%r13
	popq	%r14
	retq
.Lcallers.func_end4:
	.globl	abi_t4
	.p2align	4, 0x90
	.type	abi_t4,@function
abi_t4:
	pushq	%rbx
	movq	%rdi, %rax
	movq	a4.3@GOTPCREL(%rip), %rcx
	movzbl	(%rcx), %ecx
	andl	$1, %ecx
	negl	%ecx
	movabsq	$-5191966951249244561, %rdi
	movabsq	$3717680249841093, %rsi
	movl	$-69, %edx
	movl	$741201259, %r8d
	callq	*32(%rax)
	movq	%rdx, %rbx
	movl	%eax, %edi
	callq	abi_rec@PLT
	movq	%rbx, %rdi
	callq	abi_rec@PLT
	movl	$4, %edi
	callq	abi_done@PLT
	popq	%rbx
	retq
.Lcallers.func_end5:
	.globl	g5
	.p2align	4, 0x90
	.type	g5,@function
g5:
	pushq	%rbp
	pushq	%r15
	pushq	%rbx
	subq	$64, %rsp
	movl	%r8d, %r14d
	movaps	%xmm4, 32(%rsp)
	movaps	%xmm3, 16(%rsp)
	movl	%ecx, %r13d
	movaps	%xmm2, (%rsp)
	movq	%rdx, %rbx
	movaps	%xmm1, 48(%rsp)
	movl	%esi, %ebp
	movq	%rdi, %r15
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movq	%r15, %rdi
	callq	abi_rec@PLT
	movl	%ebp, %edi
	callq	abi_rec@PLT
	movdqa	48(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	pshufd	$238, 48(%rsp), %xmm0
	movq	%xmm0, %rdi
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
	andl	$1, %r13d
	movq	%r13, %rdi
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
	movl	%r14d, %edi
	callq	abi_rec@PLT
	movq	r5@GOTPCREL(%rip), %rax
	pinsrw	$0, (%rax), %xmm0
	movq	8(%rax), %rax
	addq	$64, %rsp
	popq	%rbx
	popq	%r15
	popq	%rbp
	retq	$8
.Lcallers.func_end6:
	.globl	abi_t5
	.p2align	4, 0x90
	.type	abi_t5,@function
abi_t5:
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%rbx
	pushq	%rax
	movq	%rdi, %rax
	subq	$8, %rsp
	movabsq	$5296923777964244309, %r10
	movabsq	$4862023269952096155, %r11
	movabsq	$554926946294462106, %rbx
	movabsq	$-9018245419798977807, %r14
	movabsq	$4722148858741482829, %r15
	movq	g5@GOTPCREL(%rip), %rdi
	movabsq	$-6871038180130494404, %rdx
	movabsq	$-2916287428564284596, %rcx
	movabsq	$5925237128410237601, %r8
	movabsq	$-7007619021468956490, %r9
	xorl	%esi, %esi
	pushq	%r10
	pushq	%r11
	pushq	%rbx
	pushq	%r14
	pushq	%r15
	callq	*40(%rax)
	addq	$8, %rsp
	movq	%rax, %rbx
	pextrw	$0, %xmm0, %eax
	movzwl	%ax, %edi
	callq	abi_rec@PLT
	movq	%rbx, %rdi
	callq	abi_rec@PLT
	movl	$5, %edi
	callq	abi_done@PLT
	addq	$8, %rsp
	popq	%rbx
	popq	%r13
	popq	%r14
	popq	%r15
	retq
.Lcallers.func_end7:
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.Lcallers.CPI8_0:
	.long	0x07d62b93
	.text
	.globl	abi_t6
	.p2align	4, 0x90
	.type	abi_t6,@function
abi_t6:
	pushq	%rax
	movq	%rdi, %rax
	movq	a6.1@GOTPCREL(%rip), %rcx
	movq	16(%rcx), %rdx
	movq	(%rcx), %rdi
	movq	8(%rcx), %rsi
	movss	.Lcallers.CPI8_0(%rip), %xmm0
	movl	$51, %ecx
	callq	*48(%rax)
	movl	$6, %edi
	callq	abi_done@PLT
	popq	%rax
	retq
.Lcallers.func_end8:
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.Lcallers.CPI9_0:
	.quad	0x89e7c67b0d2ae32f
	.short	0x6b46
	.zero	6
	.text
	.globl	abi_t7
	.p2align	4, 0x90
	.type	abi_t7,@function
abi_t7:
	pushq	%rbx
	subq	$96, %rsp
	movq	%rdi, %rax
	movq	a7.1@GOTPCREL(%rip), %rcx
	movq	(%rcx), %rsi
	movq	a7.3@GOTPCREL(%rip), %rcx
	movq	8(%rcx), %xmm0
	movaps	48(%rcx), %xmm5
	movaps	32(%rcx), %xmm1
	movq	a7.8@GOTPCREL(%rip), %rdx
	movl	(%rdx), %edx
	movq	a7.9@GOTPCREL(%rip), %rdi
	movq	(%rdi), %r8
	movl	8(%rdi), %edi
	movl	(%rcx), %ecx
	movq	a7.5@GOTPCREL(%rip), %r9
	movzwl	(%r9), %r9d
	movw	%r9w, 16(%rsp)
	movq	%rdi, 40(%rsp)
	movq	%r8, 32(%rsp)
	movl	%edx, 24(%rsp)
	fldt	.Lcallers.CPI9_0(%rip)
	fstpt	(%rsp)
	movaps	%xmm1, %xmm2
	shufps	$85, %xmm1, %xmm2
	movaps	%xmm1, %xmm3
	unpckhpd	%xmm1, %xmm3
	movaps	%xmm1, %xmm4
	shufps	$255, %xmm1, %xmm4
	movaps	%xmm5, %xmm6
	shufps	$85, %xmm5, %xmm6
	movl	$1439147873, %edi
	movl	$-1844298239, %edx
	movl	$20, %r8d
	movl	$1, %r9d
	callq	*56(%rax)
	movl	%eax, %ebx
	movaps	%xmm1, 48(%rsp)
	movaps	%xmm2, 64(%rsp)
	movaps	%xmm3, 80(%rsp)
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movzbl	%bl, %edi
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
	movdqa	80(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	pshufd	$238, 80(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movl	$7, %edi
	callq	abi_done@PLT
	addq	$96, %rsp
	popq	%rbx
	retq
.Lcallers.func_end9:
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.Lcallers.CPI10_0:
	.quad	-8388643123072928635
	.quad	7838491707976780115
.Lcallers.CPI10_1:
	.quad	75489902120923
	.quad	34842737525739
.Lcallers.CPI10_2:
	.quad	24006515450399
	.quad	67903349751298
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.Lcallers.CPI10_3:
	.quad	0x0912eb2a9f8a6f61
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.Lcallers.CPI10_4:
	.long	0x4ac76b5b
	.text
	.globl	abi_t8
	.p2align	4, 0x90
	.type	abi_t8,@function
abi_t8:
	pushq	%rbx
	movq	%rdi, %rax
	movq	a8.1@GOTPCREL(%rip), %rcx
	movq	a8.3@GOTPCREL(%rip), %rdx
	movq	a8.4@GOTPCREL(%rip), %r8
	movzwl	2(%rcx), %esi
	movl	(%rcx), %edi
	movl	(%r8), %ecx
	movl	(%rdx), %edx
	movaps	.Lcallers.CPI10_0(%rip), %xmm1
	movaps	.Lcallers.CPI10_1(%rip), %xmm2
	movaps	.Lcallers.CPI10_2(%rip), %xmm3
	movsd	.Lcallers.CPI10_3(%rip), %xmm0
	movss	.Lcallers.CPI10_4(%rip), %xmm4
	movl	$38021, %r8d
	callq	*64(%rax)
	movabsq	$34359738367, %rbx
	andq	%rdx, %rbx
	movq	%rax, %rdi
	callq	abi_rec@PLT
	movq	%rbx, %rdi
	callq	abi_rec@PLT
	movl	$8, %edi
	callq	abi_done@PLT
	popq	%rbx
	retq
.Lcallers.func_end10:
	.globl	abi_t9
	.p2align	4, 0x90
	.type	abi_t9,@function
abi_t9:
	pushq	%r15
	pushq	%r14
	pushq	%rbx
	subq	$48, %rsp
	movq	%rdi, %rax
	movq	a9.1@GOTPCREL(%rip), %rcx
	movq	a9.3@GOTPCREL(%rip), %rdx
	movq	(%rdx), %xmm0
	movl	(%rcx), %esi
	subq	$16, %rsp
	movq	a9.2@GOTPCREL(%rip), %rcx
	movq	(%rcx), %rdx
	movq	8(%rcx), %rcx
	movabsq	$7149575250599587391, %rdi
	pushq	%rcx
	pushq	%rdx
	callq	*72(%rax)
	addq	$8, %rsp
	movdqa	%xmm0, 16(%rsp)
	movaps	%xmm1, (%rsp)
	movq	%rax, %r15
	movq	%rdx, %r14
	movq	%rcx, %rbx
	movaps	%xmm2, 32(%rsp)
	andl	$131071, %ebx
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
	movq	%r15, %rdi
	callq	abi_rec@PLT
	movq	%r14, %rdi
	callq	abi_rec@PLT
	movq	%rbx, %rdi
	callq	abi_rec@PLT
	movdqa	32(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	pshufd	$238, 32(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movl	$9, %edi
	callq	abi_done@PLT
	addq	$48, %rsp
	popq	%rbx
	popq	%r14
	popq	%r15
	retq
.Lcallers.func_end11:
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.Lcallers.CPI12_0:
	.quad	18539558259151
	.quad	106123092026322
.Lcallers.CPI12_1:
	.short	17297
	.short	6298
	.short	3771
	.short	56499
	.short	64117
	.short	22128
	.short	59057
	.short	46567
.Lcallers.CPI12_2:
	.short	0x0b3f
	.short	0x744a
	.zero	2
	.zero	2
	.zero	2
	.zero	2
	.zero	2
	.zero	2
.Lcallers.CPI12_3:
	.long	2451363385
	.long	31896508
	.long	1148086969
	.long	1710574512
.Lcallers.CPI12_5:
	.short	0x0b3f
	.short	0x744a
	.short	0x0000
	.short	0x0000
	.short	0x0000
	.short	0x0000
	.short	0x0000
	.short	0x0000
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.Lcallers.CPI12_4:
	.long	0x3ced782a
	.text
	.globl	abi_t10
	.p2align	4, 0x90
	.type	abi_t10,@function
abi_t10:
	pushq	%rbx
	subq	$128, %rsp
	movq	%rdi, %r10
	movq	a10.5@GOTPCREL(%rip), %rax
	movq	(%rax), %rcx
	movq	8(%rax), %rax
	movq	a10.7@GOTPCREL(%rip), %rdx
	movaps	(%rdx), %xmm3
	movq	a10.10@GOTPCREL(%rip), %rdx
	movaps	(%rdx), %xmm5
	movq	16(%rdx), %rdx
	movq	%rdx, 96(%rsp)
	movabsq	$996525465427328824, %rdx
	movq	%rdx, 88(%rsp)
	movabsq	$8406852302226870946, %rdx
	movq	%rdx, 80(%rsp)
	movq	%rax, 8(%rsp)
	movq	%rcx, (%rsp)
	movl	$0, 64(%rsp)
	movl	$0, 56(%rsp)
	movl	$1, 48(%rsp)
	movl	$1, 40(%rsp)
	movl	$1, 32(%rsp)
	movl	$0, 24(%rsp)
	movl	$0, 16(%rsp)
	movaps	.Lcallers.CPI12_0(%rip), %xmm0
	movaps	.Lcallers.CPI12_1(%rip), %xmm1
	movss	.Lcallers.CPI12_5(%rip), %xmm2
	movaps	.Lcallers.CPI12_3(%rip), %xmm6
	movabsq	$259183018215024242, %rdi
	movabsq	$4893145088078182443, %rdx
	movabsq	$2187157926068926662, %r8
	movabsq	$4634579193195978679, %r9
	movss	.Lcallers.CPI12_4(%rip), %xmm4
	movl	$-2142692836, %esi
	movl	$1453224976, %ecx
	movb	$7, %al
	callq	*80(%r10)
	movsd	%xmm0, 120(%rsp)
	movl	%edx, %ebx
	movl	%eax, %edi
	callq	abi_rec@PLT
	movq	120(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movzwl	%bx, %edi
	callq	abi_rec@PLT
	movl	$10, %edi
	callq	abi_done@PLT
	addq	$128, %rsp
	popq	%rbx
	retq
.Lcallers.func_end12:
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.Lcallers.CPI13_0:
	.quad	0x9017463f272f226a
	.short	0x62cd
	.zero	6
.Lcallers.CPI13_1:
	.quad	-5614181549642602471
	.quad	671180443408448823
.Lcallers.CPI13_2:
	.long	0
	.long	0
	.long	0
	.long	1
.Lcallers.CPI13_3:
	.short	0x431f
	.short	0x59f5
	.short	0x5e9b
	.short	0x6ddc
	.short	0x4bb0
	.short	0x08f7
	.short	0x77c6
	.short	0x5b80
.Lcallers.CPI13_4:
	.long	0x5ba3d63f
	.long	0x505f4629
	.long	0x1a7d4559
	.long	0x62805936
	.section	.rodata,"a",@progbits
	.p2align	1, 0x0
.Lcallers.CPI13_5:
	.short	0x697b
	.text
	.globl	abi_t11
	.p2align	4, 0x90
	.type	abi_t11,@function
abi_t11:
	pushq	%rbp
	movq	%rsp, %rbp
	andq	$-32, %rsp
	subq	$128, %rsp
	movq	%rdi, %rax
	movq	a11.1@GOTPCREL(%rip), %rcx
	movswl	(%rcx), %edi
	movq	a11.4@GOTPCREL(%rip), %rcx
	movq	a11.9@GOTPCREL(%rip), %rdx
	movsd	(%rdx), %xmm7
	movaps	(%rcx), %xmm2
	movaps	16(%rcx), %xmm3
	movq	a11.2@GOTPCREL(%rip), %rcx
	movaps	(%rcx), %xmm0
	movaps	16(%rcx), %xmm1
	movdqa	32(%rcx), %xmm4
	movdqa	%xmm4, 32(%rsp)
	movaps	%xmm1, 16(%rsp)
	movaps	%xmm0, (%rsp)
	movabsq	$7519723445530743234, %rcx
	movq	%rcx, 64(%rsp)
	fldt	.Lcallers.CPI13_0(%rip)
	fstpt	48(%rsp)
	movdqa	.Lcallers.CPI13_1(%rip), %xmm0
	movaps	.Lcallers.CPI13_2(%rip), %xmm1
	movaps	.Lcallers.CPI13_3(%rip), %xmm5
	movaps	.Lcallers.CPI13_4(%rip), %xmm6
	pinsrw	$0, .Lcallers.CPI13_5(%rip), %xmm4
	movabsq	$6876243258515973475, %rsi
	movabsq	$6427388151165005846, %rdx
	movabsq	$5618317986926028397, %r8
	movabsq	$-1547694185445760777, %r9
	movl	$-13428, %ecx
	callq	*88(%rax)
	movdqa	%xmm0, 96(%rsp)
	pextrw	$0, %xmm0, %edi
	callq	abi_rec@PLT
	movdqa	96(%rsp), %xmm0
	pextrw	$1, %xmm0, %edi
	callq	abi_rec@PLT
	movdqa	96(%rsp), %xmm0
	pextrw	$2, %xmm0, %edi
	callq	abi_rec@PLT
	movdqa	96(%rsp), %xmm0
	pextrw	$3, %xmm0, %edi
	callq	abi_rec@PLT
	movdqa	96(%rsp), %xmm0
	pextrw	$4, %xmm0, %edi
	callq	abi_rec@PLT
	movdqa	96(%rsp), %xmm0
	pextrw	$5, %xmm0, %edi
	callq	abi_rec@PLT
	movdqa	96(%rsp), %xmm0
	pextrw	$6, %xmm0, %edi
	callq	abi_rec@PLT
	movl	$11, %edi
	callq	abi_done@PLT
	movq	%rbp, %rsp
	popq	%rbp
	retq
.Lcallers.func_end13:
	.globl	abi_t12
	.p2align	4, 0x90
	.type	abi_t12,@function
abi_t12:
	pushq	%rbx
	subq	$96, %rsp
	movq	%rdi, %rax
	movq	a12.0@GOTPCREL(%rip), %rcx
	movq	(%rcx), %rdi
	movq	8(%rcx), %rsi
	callq	*96(%rax)
	fstpt	20(%rsp)
	movaps	%xmm0, 32(%rsp)
	movaps	%xmm1, 48(%rsp)
	movaps	%xmm2, 64(%rsp)
	movaps	%xmm3, 80(%rsp)
	movzwl	%ax, %edi
	callq	abi_rec@PLT
	xorps	%xmm0, %xmm0
	movaps	%xmm0, (%rsp)
	fldt	20(%rsp)
	fstpt	(%rsp)
	movzwl	8(%rsp), %ebx
	movq	(%rsp), %rdi
	callq	abi_rec@PLT
	movq	%rbx, %rdi
	callq	abi_rec@PLT
	movdqa	32(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movdqa	32(%rsp), %xmm0
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
	movdqa	64(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movdqa	64(%rsp), %xmm0
	punpckhqdq	%xmm0, %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movdqa	80(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movdqa	80(%rsp), %xmm0
	punpckhqdq	%xmm0, %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movl	$12, %edi
	callq	abi_done@PLT
	addq	$96, %rsp
	popq	%rbx
	retq
.Lcallers.func_end14:
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.Lcallers.CPI15_0:
	.byte	41
	.byte	184
	.byte	88
	.byte	191
	.byte	93
	.byte	22
	.byte	91
	.byte	130
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
.Lcallers.CPI15_1:
	.long	0x47f5d6cc
	.long	0x3c55c0c1
	.long	0x38c009b2
	.long	0x4e58e3b4
.Lcallers.CPI15_2:
	.long	0x3e97c488
	.long	0x10df96ad
	.long	0x5428d606
	.long	0x34eefd05
.Lcallers.CPI15_4:
	.byte	41
	.byte	184
	.byte	88
	.byte	191
	.byte	93
	.byte	22
	.byte	91
	.byte	130
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.Lcallers.CPI15_3:
	.long	0x2aaeeca8
	.text
	.globl	abi_t13
	.p2align	4, 0x90
	.type	abi_t13,@function
abi_t13:
	pushq	%rbp
	movq	%rsp, %rbp
	andq	$-32, %rsp
	subq	$96, %rsp
	movq	a13.0@GOTPCREL(%rip), %rax
	movsd	(%rax), %xmm0
	movq	a13.2@GOTPCREL(%rip), %rax
	movaps	(%rax), %xmm1
	movaps	16(%rax), %xmm2
	movaps	32(%rax), %xmm3
	movaps	%xmm3, 32(%rsp)
	movaps	%xmm2, 16(%rsp)
	movaps	%xmm1, (%rsp)
	movsd	.Lcallers.CPI15_4(%rip), %xmm2
	movaps	.Lcallers.CPI15_1(%rip), %xmm3
	movaps	.Lcallers.CPI15_2(%rip), %xmm4
	movss	.Lcallers.CPI15_3(%rip), %xmm1
	callq	*104(%rdi)
	movq	%rax, %rdi
	callq	abi_rec@PLT
	movl	$13, %edi
	callq	abi_done@PLT
	movq	%rbp, %rsp
	popq	%rbp
	retq
.Lcallers.func_end15:
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.Lcallers.CPI16_0:
	.quad	0x77d250d422f86284
	.quad	0x4efce1552342894d
.Lcallers.CPI16_1:
	.quad	0x6d9a4c23fd8012fe
	.quad	0x16b60dac12449cb3
.Lcallers.CPI16_2:
	.quad	62267904575577
	.quad	3367986906395
	.text
	.globl	abi_t14
	.p2align	4, 0x90
	.type	abi_t14,@function
abi_t14:
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%rbx
	andq	$-32, %rsp
	subq	$96, %rsp
	movq	%rdi, %rax
	movq	a14.0@GOTPCREL(%rip), %rcx
	movl	(%rcx), %edi
	movq	a14.3@GOTPCREL(%rip), %rcx
	movzwl	4(%rcx), %edx
	movw	%dx, 4(%rsp)
	movl	(%rcx), %ecx
	movl	%ecx, (%rsp)
	movaps	.Lcallers.CPI16_0(%rip), %xmm0
	movaps	.Lcallers.CPI16_1(%rip), %xmm1
	movaps	.Lcallers.CPI16_2(%rip), %xmm2
	callq	*112(%rax)
	fstpt	60(%rsp)
	movq	%rax, %rdi
	callq	abi_rec@PLT
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 32(%rsp)
	fldt	60(%rsp)
	fstpt	32(%rsp)
	movzwl	40(%rsp), %ebx
	movq	32(%rsp), %rdi
	callq	abi_rec@PLT
	movq	%rbx, %rdi
	callq	abi_rec@PLT
	movl	$14, %edi
	callq	abi_done@PLT
	leaq	-8(%rbp), %rsp
	popq	%rbx
	popq	%rbp
	retq
.Lcallers.func_end16:
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.Lcallers.CPI17_0:
	.byte	100
	.byte	252
	.byte	116
	.byte	219
	.byte	73
	.byte	133
	.byte	222
	.byte	233
	.byte	100
	.byte	249
	.byte	237
	.byte	54
	.byte	18
	.byte	98
	.byte	113
	.byte	116
	.section	.rodata,"a",@progbits
	.p2align	1, 0x0
.Lcallers.CPI17_1:
	.short	0x4c0f
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.Lcallers.CPI17_2:
	.quad	0x0a5c63dd4c6af7e6
	.text
	.globl	abi_t15
	.p2align	4, 0x90
	.type	abi_t15,@function
abi_t15:
	pushq	%r15
	pushq	%r14
	pushq	%rbx
	subq	$16, %rsp
	movq	%rdi, %rax
	movq	a15.2@GOTPCREL(%rip), %rcx
	movq	a15.3@GOTPCREL(%rip), %rdx
	movq	(%rdx), %rdx
	movq	a15.7@GOTPCREL(%rip), %rsi
	movq	(%rsi), %r8
	movss	(%rcx), %xmm0
	movq	a15.1@GOTPCREL(%rip), %rcx
	movq	40(%rcx), %r9
	movq	32(%rcx), %r10
	movq	24(%rcx), %r11
	movq	16(%rcx), %rbx
	movq	(%rcx), %r14
	movq	8(%rcx), %r15
	movaps	.Lcallers.CPI17_0(%rip), %xmm3
	pinsrw	$0, .Lcallers.CPI17_1(%rip), %xmm2
	movq	%rsp, %rdi
	movsd	.Lcallers.CPI17_2(%rip), %xmm1
	movl	$3808336777, %esi
	movl	$-809421160, %ecx
	pushq	%r9
	pushq	%r10
	pushq	%r11
	pushq	%rbx
	pushq	%r15
	pushq	%r14
	callq	*120(%rax)
	addq	$48, %rsp
	movl	12(%rsp), %ebx
	movl	8(%rsp), %r14d
	movl	(%rsp), %edi
	movl	4(%rsp), %r15d
	callq	abi_rec@PLT
	movq	%r15, %rdi
	callq	abi_rec@PLT
	movq	%r14, %rdi
	callq	abi_rec@PLT
	movq	%rbx, %rdi
	callq	abi_rec@PLT
	movl	$15, %edi
	callq	abi_done@PLT
	addq	$16, %rsp
	popq	%rbx
	popq	%r14
	popq	%r15
	retq
.Lcallers.func_end17:
	.globl	abi_run
	.p2align	4, 0x90
	.type	abi_run,@function
abi_run:
	pushq	%rbx
	movq	%rdi, %rbx
	callq	abi_t0@PLT
	movq	%rbx, %rdi
	callq	abi_t1@PLT
	movq	%rbx, %rdi
	callq	abi_t2@PLT
	movq	%rbx, %rdi
	callq	abi_t3@PLT
	movq	%rbx, %rdi
	callq	abi_t4@PLT
	movq	%rbx, %rdi
	callq	abi_t5@PLT
	movq	%rbx, %rdi
	callq	abi_t6@PLT
	movq	%rbx, %rdi
	callq	abi_t7@PLT
	movq	%rbx, %rdi
	callq	abi_t8@PLT
	movq	%rbx, %rdi
	callq	abi_t9@PLT
	movq	%rbx, %rdi
	callq	abi_t10@PLT
	movq	%rbx, %rdi
	callq	abi_t11@PLT
	movq	%rbx, %rdi
	callq	abi_t12@PLT
	movq	%rbx, %rdi
	callq	abi_t13@PLT
	movq	%rbx, %rdi
	callq	abi_t14@PLT
	movq	%rbx, %rdi
	callq	abi_t15@PLT
	popq	%rbx
	retq
.Lcallers.func_end18:
	.type	a0.0,@object
	.data
	.globl	a0.0
	.p2align	6, 0x0
a0.0:
	.long	2034044485
	.long	1202580518
	.long	383739014
	.long	4056930706
	.long	4014026454
	.long	3512780240
	.long	3717226191
	.long	4046749196
	.long	2352091017
	.zero	28
	.quad	5538556345519214582
	.quad	-1681046355627697662
	.quad	-7888440172155719574
	.quad	-2170863690290247704
	.zero	32
	.type	a0.2,@object
	.globl	a0.2
	.p2align	5, 0x0
a0.2:
	.quad	58257774459171
	.quad	84290553095134
	.type	a1.0,@object
	.globl	a1.0
	.p2align	5, 0x0
a1.0:
	.quad	9118004656622955498
	.type	a1.2,@object
	.globl	a1.2
	.p2align	5, 0x0
a1.2:
	.quad	-1849067522519559712
	.quad	-1391301831976347899
	.type	a1.4,@object
	.globl	a1.4
	.p2align	5, 0x0
a1.4:
	.quad	90425814949087
	.quad	114676979877458
	.quad	74313327995080
	.zero	8
	.type	a1.6,@object
	.globl	a1.6
	.p2align	5, 0x0
a1.6:
	.short	0x2657
	.type	a1.8,@object
	.globl	a1.8
	.p2align	5, 0x0
a1.8:
	.long	821445006
	.short	0x09b3
	.byte	101
	.zero	1
	.type	a1.9,@object
	.globl	a1.9
	.p2align	5, 0x0
a1.9:
	.quad	-7018141342813200085
	.long	548178648
	.zero	4
	.type	a1.10,@object
	.globl	a1.10
	.p2align	5, 0x0
a1.10:
	.quad	-580427413300816576
	.type	a1.16,@object
	.globl	a1.16
	.p2align	5, 0x0
a1.16:
	.quad	0x0a2c510c06c1b8d1
	.type	r2,@object
	.globl	r2
	.p2align	4, 0x0
r2:
	.quad	132396152160964
	.quad	89641103615616
	.type	a3.2,@object
	.globl	a3.2
	.p2align	5, 0x0
a3.2:
	.quad	0x03a2fd859f8bf404
	.type	a3.4,@object
	.globl	a3.4
	.p2align	7, 0x0
a3.4:
	.quad	0xa16d65c4fce1b259
	.short	0x7b88
	.zero	6
	.quad	0x2c87bc50eb82c4f1
	.zero	104
	.quad	-3758728553348014167
	.quad	-1655519405172408011
	.quad	-4509052229694389373
	.quad	8918150921511626064
	.quad	-6641956245574020072
	.quad	8796240420882443055
	.quad	-7311760421185187770
	.quad	1222787710887244300
	.quad	-1401952632732190283
	.quad	1274280170265802873
	.quad	2446825307695039230
	.quad	864866904063045183
	.zero	32
	.short	10703
	.short	26077
	.short	51802
	.short	38128
	.short	44610
	.short	40676
	.short	35857
	.short	46729
	.zero	112
	.type	a3.6,@object
	.globl	a3.6
	.p2align	5, 0x0
a3.6:
	.quad	0x603adddf28533065
	.quad	0x1a5d71d118c56efa
	.type	a3.7,@object
	.globl	a3.7
	.p2align	5, 0x0
a3.7:
	.byte	0
	.zero	1
	.short	5370
	.long	523003612
	.type	a3.9,@object
	.globl	a3.9
	.p2align	5, 0x0
a3.9:
	.long	2763115609
	.type	a4.3,@object
	.bss
	.globl	a4.3
	.p2align	5, 0x0
a4.3:
	.byte	0
	.type	r5,@object
	.data
	.globl	r5
	.p2align	3, 0x0
r5:
	.short	0x5a7d
	.zero	6
	.quad	-6613002433539020166
	.type	a5.2,@object
	.globl	a5.2
	.p2align	5, 0x0
a5.2:
	.quad	94116707562981
	.type	a6.1,@object
	.globl	a6.1
	.p2align	5, 0x0
a6.1:
	.quad	129638022926284
	.quad	94350415965119
	.quad	69504781973174
	.zero	8
	.type	a7.1,@object
	.globl	a7.1
	.p2align	5, 0x0
a7.1:
	.quad	-8410219867273571001
	.type	a7.3,@object
	.globl	a7.3
	.p2align	5, 0x0
a7.3:
	.byte	50
	.zero	7
	.quad	0x3c5f92da7e8b4965
	.zero	16
	.long	0x6a8f4941
	.long	0x09f10915
	.long	0x50cc3f23
	.long	0x19fe6ea3
	.long	0x14925665
	.long	0x475b0589
	.zero	8
	.type	a7.5,@object
	.globl	a7.5
	.p2align	5, 0x0
a7.5:
	.ascii	"\337\360"
	.type	a7.8,@object
	.globl	a7.8
	.p2align	5, 0x0
a7.8:
	.long	2596542301
	.type	a7.9,@object
	.globl	a7.9
	.p2align	5, 0x0
a7.9:
	.quad	4854232374395777532
	.short	20477
	.zero	6
	.type	a8.1,@object
	.globl	a8.1
	.p2align	5, 0x0
a8.1:
	.short	336
	.short	10292
	.type	a8.3,@object
	.globl	a8.3
	.p2align	5, 0x0
a8.3:
	.short	38853
	.type	a8.4,@object
	.globl	a8.4
	.p2align	5, 0x0
a8.4:
	.byte	3
	.type	a9.1,@object
	.globl	a9.1
	.p2align	5, 0x0
a9.1:
	.byte	192
	.type	a9.2,@object
	.globl	a9.2
	.p2align	5, 0x0
a9.2:
	.short	18741
	.zero	6
	.quad	2327963637407736051
	.type	a9.3,@object
	.globl	a9.3
	.p2align	5, 0x0
a9.3:
	.short	8323
	.short	29921
	.short	28692
	.short	48348
	.type	a10.5,@object
	.globl	a10.5
	.p2align	5, 0x0
a10.5:
	.quad	29111584040071
	.quad	34912551924726
	.type	a10.7,@object
	.globl	a10.7
	.p2align	5, 0x0
a10.7:
	.short	0x45a5
	.short	0x6ccc
	.short	0x3403
	.short	0x797d
	.short	0x5d54
	.short	0x11c3
	.short	0x19dd
	.short	0x1678
	.type	a10.10,@object
	.globl	a10.10
	.p2align	5, 0x0
a10.10:
	.quad	0x48743f7bf240dda0
	.quad	0x1fadef876ec3190a
	.quad	-6638839204699321145
	.zero	8
	.type	a11.1,@object
	.globl	a11.1
	.p2align	5, 0x0
a11.1:
	.short	37518
	.type	a11.2,@object
	.globl	a11.2
	.p2align	5, 0x0
a11.2:
	.quad	-8266583001726493824
	.quad	-4682570875119024534
	.quad	-3003322621979240461
	.quad	-8653349109669763543
	.byte	126
	.byte	85
	.byte	65
	.byte	194
	.byte	198
	.byte	252
	.byte	197
	.byte	14
	.byte	32
	.byte	95
	.byte	13
	.byte	180
	.byte	186
	.byte	102
	.byte	107
	.zero	1
	.type	a11.4,@object
	.globl	a11.4
	.p2align	5, 0x0
a11.4:
	.short	25442
	.short	48369
	.short	8445
	.short	9054
	.short	30897
	.short	26675
	.short	64781
	.short	16452
	.short	50245
	.short	11075
	.short	47076
	.short	48059
	.short	60792
	.short	62054
	.short	29139
	.short	34708
	.type	a11.9,@object
	.globl	a11.9
	.p2align	5, 0x0
a11.9:
	.byte	69
	.byte	127
	.byte	42
	.byte	251
	.byte	212
	.byte	236
	.byte	241
	.byte	7
	.type	a12.0,@object
	.globl	a12.0
	.p2align	5, 0x0
a12.0:
	.quad	-2745061871136977071
	.quad	-8951721198786532221
	.type	a13.0,@object
	.globl	a13.0
	.p2align	5, 0x0
a13.0:
	.byte	151
	.byte	40
	.byte	16
	.byte	65
	.byte	246
	.byte	155
	.byte	4
	.byte	38
	.type	a13.2,@object
	.globl	a13.2
	.p2align	5, 0x0
a13.2:
	.long	600979263
	.zero	12
	.quad	0x4c34822b1418d0cb
	.quad	0x07e5b84782844a6d
	.short	0x3fea
	.short	0x336b
	.zero	12
	.type	a14.0,@object
	.globl	a14.0
	.p2align	5, 0x0
a14.0:
	.byte	10
	.type	a14.3,@object
	.globl	a14.3
	.p2align	5, 0x0
a14.3:
	.short	11189
	.short	14285
	.short	5559
	.type	a15.1,@object
	.globl	a15.1
	.p2align	5, 0x0
a15.1:
	.quad	0x1d7389f019654453
	.long	0x7b9d71c8
	.long	0x48c7cc29
	.quad	0xbfa6f1db2a0588f2
	.short	0x7ec8
	.zero	6
	.quad	23840479940853
	.zero	8
	.type	a15.2,@object
	.globl	a15.2
	.p2align	5, 0x0
a15.2:
	.long	0x158885c2
	.type	a15.3,@object
	.globl	a15.3
	.p2align	5, 0x0
a15.3:
	.quad	-5433751491602505516
	.type	a15.7,@object
	.globl	a15.7
	.p2align	5, 0x0
a15.7:
	.quad	-2612738707801653901
	.text
