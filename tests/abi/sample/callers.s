	.text
	.globl	g0
	.p2align	4, 0x90
	.type	g0,@function
g0:
	pushq	%rax
	movsd	%xmm1, (%rsp)
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movq	(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movq	r0@GOTPCREL(%rip), %rax
	movsd	(%rax), %xmm0
	movss	8(%rax), %xmm1
	movss	12(%rax), %xmm2
	popq	%rax
	retq	$8
.Lcallers.func_end0:
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.Lcallers.CPI1_0:
	.quad	0x7c19862137730edf
.Lcallers.CPI1_1:
	.quad	0x70dc456cf06c144a
	.text
	.globl	abi_t0
	.p2align	4, 0x90
	.type	abi_t0,@function
abi_t0:
	pushq	%r14
	pushq	%r13
	subq	$24, %rsp
	movq	%rdi, %rax
	movq	g0@GOTPCREL(%rip), %rdi
	movq	.Lcallers.CPI1_0(%rip), %xmm0
	movsd	.Lcallers.CPI1_1(%rip), %xmm1
	xorl	%esi, %esi
	callq	*(%rax)
	subq	$8, %rsp
	movss	%xmm1, 16(%rsp)
	movss	%xmm2, 20(%rsp)
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movd	16(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movd	20(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	xorl	%edi, %edi
	callq	abi_done@PLT
	addq	$24, %rsp
	popq	%r13
	popq	%r14
	retq
.Lcallers.func_end1:
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.Lcallers.CPI2_0:
	.quad	0x56de76ef819d7ca7
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.Lcallers.CPI2_1:
	.long	0x1d430f01
	.text
	.globl	abi_t1
	.p2align	4, 0x90
	.type	abi_t1,@function
abi_t1:
	pushq	%rax
	movq	%rdi, %rax
	movq	a1.0@GOTPCREL(%rip), %rcx
	movdqa	(%rcx), %xmm0
	movq	a1.2@GOTPCREL(%rip), %rcx
	movsd	(%rcx), %xmm1
	movq	a1.3@GOTPCREL(%rip), %rcx
	movaps	(%rcx), %xmm2
	movq	a1.4@GOTPCREL(%rip), %rcx
	movsd	16(%rcx), %xmm4
	movaps	(%rcx), %xmm3
	movq	a1.5@GOTPCREL(%rip), %rdx
	movsd	(%rdx), %xmm5
	movl	24(%rcx), %esi
	movabsq	$-5996988930206463683, %r10
	movabsq	$63451770641831, %r11
	movabsq	$74222425987055, %rdi
	movsd	.Lcallers.CPI2_0(%rip), %xmm6
	movabsq	$-5625318092361083642, %r9
	movss	.Lcallers.CPI2_1(%rip), %xmm7
	movl	$1, %edx
	movl	$-1, %ecx
	movl	$20669, %r8d
	pushq	%r10
	pushq	%r11
	callq	*8(%rax)
	addq	$16, %rsp
	movss	%xmm1, (%rsp)
	movss	%xmm2, 4(%rsp)
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movd	(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movd	4(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movl	$1, %edi
	callq	abi_done@PLT
	popq	%rax
	retq
.Lcallers.func_end2:
	.section	.rodata,"a",@progbits
	.p2align	1, 0x0
.Lcallers.CPI3_0:
	.short	0x67d7
	.text
	.globl	abi_t2
	.p2align	4, 0x90
	.type	abi_t2,@function
abi_t2:
	pushq	%rax
	movq	%rdi, %rax
	movq	a2.2@GOTPCREL(%rip), %rcx
	movl	(%rcx), %edx
	pinsrw	$0, .Lcallers.CPI3_0(%rip), %xmm0
	movl	$351, %edi
	movl	$1695, %esi
	callq	*16(%rax)
	movl	$2, %edi
	callq	abi_done@PLT
	popq	%rax
	retq
.Lcallers.func_end3:
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.Lcallers.CPI4_0:
	.quad	0x25568aec1d296588
	.text
	.globl	abi_t3
	.p2align	4, 0x90
	.type	abi_t3,@function
abi_t3:
	pushq	%rbx
	subq	$32, %rsp
	movq	%rdi, %rax
	movabsq	$6790394062585906176, %rdi
	movabsq	$6277154688072612409, %rsi
	movq	.Lcallers.CPI4_0(%rip), %xmm0
	movabsq	$122076865585454, %rdx
	callq	*24(%rax)
	movaps	%xmm1, (%rsp)
	movaps	%xmm2, 16(%rsp)
	movq	%rax, %rbx
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movdqa	(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movdqa	(%rsp), %xmm0
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
	movabsq	$9007199254740991, %rdi
	andq	%rbx, %rdi
	callq	abi_rec@PLT
	movl	$3, %edi
	callq	abi_done@PLT
	addq	$32, %rsp
	popq	%rbx
	retq
.Lcallers.func_end4:
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.Lcallers.CPI5_0:
	.quad	-3833514597744131542
	.quad	9099060261623691085
	.section	.rodata,"a",@progbits
	.p2align	1, 0x0
.Lcallers.CPI5_1:
	.short	0x10eb
	.text
	.globl	abi_t4
	.p2align	4, 0x90
	.type	abi_t4,@function
abi_t4:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$88, %rsp
	movq	%rdi, 80(%rsp)
	movq	a4.1@GOTPCREL(%rip), %rax
	movaps	32(%rax), %xmm2
	movq	a4.4@GOTPCREL(%rip), %rsi
	movq	(%rsi), %rdx
	movq	8(%rsi), %rcx
	movq	16(%rsi), %r8
	movaps	(%rax), %xmm0
	movaps	16(%rax), %xmm1
	subq	$8, %rsp
	movq	a4.8@GOTPCREL(%rip), %rax
	movq	40(%rax), %rbp
	movq	32(%rax), %r13
	movq	24(%rax), %r12
	movq	16(%rax), %r14
	movq	(%rax), %rbx
	movq	8(%rax), %r15
	movq	a4.0@GOTPCREL(%rip), %rax
	movq	56(%rax), %r10
	movq	48(%rax), %rsi
	movq	%rsi, 32(%rsp)
	movq	40(%rax), %rsi
	movq	%rsi, 40(%rsp)
	movq	32(%rax), %rsi
	movq	%rsi, 48(%rsp)
	movq	24(%rax), %rsi
	movq	%rsi, 56(%rsp)
	movq	16(%rax), %rsi
	movq	%rsi, 72(%rsp)
	movq	(%rax), %rsi
	movq	%rsi, 80(%rsp)
	movq	8(%rax), %rax
	movq	%rax, 64(%rsp)
	movaps	.Lcallers.CPI5_0(%rip), %xmm4
	pinsrw	$0, .Lcallers.CPI5_1(%rip), %xmm3
	leaq	16(%rsp), %rdi
	movabsq	$-3549749399179992155, %rsi
	movb	$5, %al
	movl	$141, %r9d
	movabsq	$19919993447122, %r11
	pushq	%r11
	pushq	%rbp
	pushq	%r13
	pushq	%r12
	pushq	%r14
	pushq	%r15
	pushq	%rbx
	movq	a4.6@GOTPCREL(%rip), %rbx
	pushq	8(%rbx)
	movq	a4.6@GOTPCREL(%rip), %rbx
	pushq	(%rbx)
	pushq	%r10
	pushq	112(%rsp)
	pushq	128(%rsp)
	pushq	144(%rsp)
	pushq	160(%rsp)
	pushq	184(%rsp)
	pushq	184(%rsp)
	pushq	208(%rsp)
	movq	224(%rsp), %r10
	callq	*32(%r10)
	addq	$144, %rsp
	movl	20(%rsp), %ebx
	movl	16(%rsp), %r14d
	movl	8(%rsp), %edi
	movl	12(%rsp), %r15d
	callq	abi_rec@PLT
	movq	%r15, %rdi
	callq	abi_rec@PLT
	movq	%r14, %rdi
	callq	abi_rec@PLT
	movq	%rbx, %rdi
	callq	abi_rec@PLT
	movl	$4, %edi
	callq	abi_done@PLT
	addq	$88, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lcallers.func_end5:
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.Lcallers.CPI6_0:
	.quad	0xaa30363bd87064fc
	.short	0x41ee
	.zero	6
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.Lcallers.CPI6_1:
	.quad	0x72d3ee901f8ce97a
	.text
	.globl	abi_t5
	.p2align	4, 0x90
	.type	abi_t5,@function
abi_t5:
	pushq	%rbx
	subq	$64, %rsp
	movq	%rdi, %rax
	movq	a5.2@GOTPCREL(%rip), %rdx
	movq	a5.3@GOTPCREL(%rip), %rsi
	movaps	128(%rsi), %xmm4
	fldt	(%rsi)
	movq	a5.5@GOTPCREL(%rip), %rdi
	movq	a5.6@GOTPCREL(%rip), %rcx
	movzwl	(%rcx), %ecx
	movq	a5.8@GOTPCREL(%rip), %r8
	movaps	(%r8), %xmm5
	movaps	16(%r8), %xmm8
	movaps	112(%rsi), %xmm3
	movaps	96(%rsi), %xmm2
	movaps	80(%rsi), %xmm1
	movaps	64(%rsi), %xmm0
	movaps	(%rdi), %xmm6
	movaps	16(%rdi), %xmm7
	movl	(%rdx), %edx
	movaps	%xmm8, 48(%rsp)
	movaps	%xmm5, 32(%rsp)
	fldt	.Lcallers.CPI6_0(%rip)
	fstpt	16(%rsp)
	fstpt	(%rsp)
	movabsq	$-5013442847447371793, %rdi
	movsd	.Lcallers.CPI6_1(%rip), %xmm5
	movl	$70, %esi
	callq	*40(%rax)
	movl	%edx, %ebx
	movl	%eax, %edi
	callq	abi_rec@PLT
	movl	%ebx, %edi
	callq	abi_rec@PLT
	movl	$5, %edi
	callq	abi_done@PLT
	addq	$64, %rsp
	popq	%rbx
	retq
.Lcallers.func_end6:
	.section	.rodata,"a",@progbits
	.p2align	1, 0x0
.Lcallers.CPI7_0:
	.short	0x1980
	.text
	.globl	abi_t6
	.p2align	4, 0x90
	.type	abi_t6,@function
abi_t6:
	subq	$24, %rsp
	movq	%rdi, %rax
	movq	a6.0@GOTPCREL(%rip), %rcx
	pinsrw	$0, (%rcx), %xmm0
	movq	a6.3@GOTPCREL(%rip), %rcx
	movsd	(%rcx), %xmm2
	pinsrw	$0, .Lcallers.CPI7_0(%rip), %xmm1
	movabsq	$62825422365358, %rdi
	movabsq	$121211669769162, %rsi
	callq	*48(%rax)
	movq	%xmm1, 8(%rsp)
	movsd	%xmm2, 16(%rsp)
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movq	8(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movq	16(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movl	$6, %edi
	callq	abi_done@PLT
	addq	$24, %rsp
	retq
.Lcallers.func_end7:
	.globl	g7
	.p2align	4, 0x90
	.type	g7,@function
g7:
	pushq	%rbx
	subq	$48, %rsp
	movaps	%xmm1, 32(%rsp)
	movdqa	%xmm0, 16(%rsp)
	movq	%rdi, %rbx
	movl	$-55756664, (%rdi)
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	pshufd	$238, 16(%rsp), %xmm0
	movq	%xmm0, %rdi
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
	movq	%rbx, %rax
	addq	$48, %rsp
	popq	%rbx
	retq	$8
.Lcallers.func_end8:
	.globl	abi_t7
	.p2align	4, 0x90
	.type	abi_t7,@function
abi_t7:
	subq	$24, %rsp
	movq	%rdi, %rax
	movq	g7@GOTPCREL(%rip), %rdi
	leaq	16(%rsp), %rsi
	callq	*56(%rax)
	subq	$8, %rsp
	movl	16(%rsp), %edi
	callq	abi_rec@PLT
	movl	$7, %edi
	callq	abi_done@PLT
	addq	$24, %rsp
	retq
.Lcallers.func_end9:
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.Lcallers.CPI10_0:
	.long	636428564
	.long	2603866439
	.long	4060787461
	.long	1125212836
.Lcallers.CPI10_1:
	.long	1973071598
	.long	2261696819
	.long	698085933
	.long	595367232
	.section	.rodata,"a",@progbits
	.p2align	1, 0x0
.Lcallers.CPI10_2:
	.short	0x771f
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.Lcallers.CPI10_3:
	.quad	0x161ffd666653c3b7
.Lcallers.CPI10_4:
	.quad	0x74f1ef7794d8cd47
	.text
	.globl	abi_t8
	.p2align	4, 0x90
	.type	abi_t8,@function
abi_t8:
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	%rdi, %rax
	movq	a8.0@GOTPCREL(%rip), %rcx
	pinsrw	$0, (%rcx), %xmm0
	movq	a8.4@GOTPCREL(%rip), %rcx
	movzbl	1(%rcx), %r9d
	movl	(%rcx), %r8d
	subq	$8, %rsp
	movq	a8.6@GOTPCREL(%rip), %rcx
	movq	24(%rcx), %r14
	movq	16(%rcx), %r11
	movq	(%rcx), %r10
	movq	8(%rcx), %rbx
	movabsq	$-497142864497781136, %r12
	movabsq	$-6901175900695302138, %r13
	movabsq	$3503052761738718653, %r15
	movaps	.Lcallers.CPI10_0(%rip), %xmm4
	movaps	.Lcallers.CPI10_1(%rip), %xmm5
	pinsrw	$0, .Lcallers.CPI10_2(%rip), %xmm2
	movsd	.Lcallers.CPI10_3(%rip), %xmm1
	movabsq	$-2458621420088850954, %rdi
	movabsq	$6080850352821978915, %rsi
	movabsq	$-667985804190116144, %rdx
	movsd	.Lcallers.CPI10_4(%rip), %xmm3
	movl	$20466533, %ecx
	pushq	%r12
	pushq	%r13
	pushq	%r15
	pushq	%r14
	pushq	%r11
	pushq	%rbx
	pushq	%r10
	callq	*64(%rax)
	addq	$64, %rsp
	movq	%rax, %rdi
	callq	abi_rec@PLT
	movl	$8, %edi
	callq	abi_done@PLT
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	retq
.Lcallers.func_end10:
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.Lcallers.CPI11_0:
	.long	3631922175
	.long	824318160
	.zero	4
	.zero	4
.Lcallers.CPI11_2:
	.long	3631922175
	.long	824318160
	.long	0
	.long	0
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.Lcallers.CPI11_1:
	.quad	0x215286d4f8375d93
	.text
	.globl	abi_t9
	.p2align	4, 0x90
	.type	abi_t9,@function
abi_t9:
	pushq	%rbx
	subq	$48, %rsp
	movq	%rdi, %rax
	movq	a9.0@GOTPCREL(%rip), %rcx
	movq	a9.5@GOTPCREL(%rip), %rdx
	movss	(%rdx), %xmm2
	movl	(%rcx), %edi
	movabsq	$6449253721978104913, %r10
	movq	.Lcallers.CPI11_2(%rip), %xmm0
	movabsq	$18342248451478, %rsi
	movabsq	$6083828164369547644, %r8
	movsd	.Lcallers.CPI11_1(%rip), %xmm1
	movl	$-1345306695, %edx
	movl	$-785386305, %ecx
	movl	$239, %r9d
	pushq	$1840281277
	pushq	%r10
	callq	*72(%rax)
	addq	$16, %rsp
	movl	%eax, %ebx
	movsd	%xmm1, 24(%rsp)
	movss	%xmm2, 12(%rsp)
	fxch	%st(1)
	fstps	20(%rsp)
	fstpl	40(%rsp)
	movss	20(%rsp), %xmm1
	movss	%xmm1, 16(%rsp)
	movsd	40(%rsp), %xmm1
	movsd	%xmm1, 32(%rsp)
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movq	24(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movd	12(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movzbl	%bl, %edi
	callq	abi_rec@PLT
	movq	32(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movd	16(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movl	$9, %edi
	callq	abi_done@PLT
	addq	$48, %rsp
	popq	%rbx
	retq
.Lcallers.func_end11:
	.section	.rodata,"a",@progbits
	.p2align	1, 0x0
.Lcallers.CPI12_0:
	.short	0x3a60
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.Lcallers.CPI12_1:
	.quad	0x5397934721358ee6
.Lcallers.CPI12_2:
	.quad	0x255a2aaafdbb37b8
	.text
	.globl	abi_t10
	.p2align	4, 0x90
	.type	abi_t10,@function
abi_t10:
	pushq	%r14
	pushq	%rbx
	pushq	%rax
	movq	%rdi, %rax
	movq	a10.2@GOTPCREL(%rip), %rcx
	movq	(%rcx), %rsi
	movq	a10.7@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r10
	movq	8(%rcx), %r11
	movabsq	$-5510295918461305122, %rbx
	movabsq	$-3047658418240175114, %r14
	pinsrw	$0, .Lcallers.CPI12_0(%rip), %xmm0
	movabsq	$55043371526611, %rdx
	movsd	.Lcallers.CPI12_1(%rip), %xmm1
	movabsq	$-220797235576422892, %r8
	movabsq	$-5176497820592279618, %r9
	movsd	.Lcallers.CPI12_2(%rip), %xmm2
	movl	$-32589, %edi
	movl	$149, %ecx
	pushq	%r11
	pushq	%r10
	pushq	%rbx
	pushq	%r14
	callq	*80(%rax)
	addq	$32, %rsp
	movl	$10, %edi
	callq	abi_done@PLT
	addq	$8, %rsp
	popq	%rbx
	popq	%r14
	retq
.Lcallers.func_end12:
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.Lcallers.CPI13_0:
	.long	2338507962
	.long	3919684184
	.long	4057606953
	.long	810999216
.Lcallers.CPI13_1:
	.long	3428074291
	.long	2070853638
	.long	3117366750
	.long	312214448
.Lcallers.CPI13_2:
	.long	3496242425
	.long	3611217251
	.long	4287064344
	.long	4193188059
.Lcallers.CPI13_3:
	.long	1101921895
	.long	1749384769
	.long	864850215
	.long	35561698
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.Lcallers.CPI13_4:
	.quad	0x30cb51e5c53482ec
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.Lcallers.CPI13_5:
	.long	0x3e89c7e6
	.text
	.globl	abi_t11
	.p2align	4, 0x90
	.type	abi_t11,@function
abi_t11:
	pushq	%r14
	pushq	%rbx
	pushq	%rax
	movq	%rdi, %rax
	movq	a11.2@GOTPCREL(%rip), %rcx
	movsd	(%rcx), %xmm0
	movq	a11.9@GOTPCREL(%rip), %rcx
	movq	(%rcx), %rbx
	movq	8(%rcx), %r14
	movq	a11.0@GOTPCREL(%rip), %rcx
	movl	8(%rcx), %r11d
	movq	(%rcx), %r10
	movaps	.Lcallers.CPI13_0(%rip), %xmm1
	movaps	.Lcallers.CPI13_1(%rip), %xmm2
	movaps	.Lcallers.CPI13_2(%rip), %xmm3
	movaps	.Lcallers.CPI13_3(%rip), %xmm4
	movsd	.Lcallers.CPI13_4(%rip), %xmm5
	movss	.Lcallers.CPI13_5(%rip), %xmm6
	movabsq	$-9037643108720284413, %rdx
	movabsq	$-7779340621917595087, %rcx
	movl	$-26341, %edi
	movl	$115, %esi
	movl	$328, %r8d
	movl	$2882, %r9d
	pushq	%r14
	pushq	%rbx
	pushq	$6732
	pushq	$983
	pushq	$4430
	pushq	$45
	pushq	$5259
	pushq	$5663
	pushq	$5701
	pushq	$2452
	pushq	$7868
	pushq	$1554
	pushq	$52
	pushq	$3755
	pushq	$8092
	pushq	$6972
	pushq	%r11
	pushq	%r10
	callq	*88(%rax)
	addq	$144, %rsp
	movl	%edx, %ebx
	movl	%eax, %edi
	callq	abi_rec@PLT
	movl	%ebx, %edi
	callq	abi_rec@PLT
	movl	$11, %edi
	callq	abi_done@PLT
	addq	$8, %rsp
	popq	%rbx
	popq	%r14
	retq
.Lcallers.func_end13:
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.Lcallers.CPI14_0:
	.short	46451
	.short	17533
	.short	3698
	.short	35424
	.short	40989
	.short	28852
	.short	19651
	.short	49797
.Lcallers.CPI14_1:
	.long	0x746bd34b
	.long	0x0d1d4175
	.long	0x41a324ef
	.long	0x235a66c7
.Lcallers.CPI14_2:
	.long	0x2034b0b8
	.long	0x1310aa71
	.long	0x2118ffef
	.long	0x34c7c9e9
.Lcallers.CPI14_3:
	.long	3880484790
	.long	4123476019
	.long	250954502
	.long	2288272465
	.text
	.globl	abi_t12
	.p2align	4, 0x90
	.type	abi_t12,@function
abi_t12:
	pushq	%rbx
	subq	$80, %rsp
	movq	%rdi, %rax
	movq	a12.2@GOTPCREL(%rip), %rcx
	movq	a12.3@GOTPCREL(%rip), %rdx
	movl	(%rdx), %esi
	movq	a12.4@GOTPCREL(%rip), %rdx
	movsd	(%rdx), %xmm0
	movq	a12.6@GOTPCREL(%rip), %rdx
	movl	(%rdx), %edx
	movq	a12.7@GOTPCREL(%rip), %rdi
	movq	(%rdi), %r8
	movq	a12.9@GOTPCREL(%rip), %rdi
	movq	(%rdi), %r9
	movq	a12.11@GOTPCREL(%rip), %rdi
	movaps	(%rdi), %xmm4
	movaps	16(%rdi), %xmm5
	movaps	32(%rdi), %xmm6
	movaps	48(%rdi), %xmm7
	movl	(%rcx), %edi
	movl	$2963988604, %ecx
	movq	%rcx, 56(%rsp)
	movabsq	$-8697981180194772014, %rcx
	movq	%rcx, 48(%rsp)
	movq	%r9, 40(%rsp)
	movabsq	$81706942057730, %rcx
	movq	%rcx, 32(%rsp)
	movq	%r8, 24(%rsp)
	movl	%edx, 16(%rsp)
	movaps	%xmm0, 64(%rsp)
	movl	64(%rsp), %edx
	movl	68(%rsp), %ecx
	movl	%ecx, (%rsp)
	movl	$94, 8(%rsp)
	movdqa	.Lcallers.CPI14_0(%rip), %xmm0
	movaps	.Lcallers.CPI14_1(%rip), %xmm1
	movaps	.Lcallers.CPI14_2(%rip), %xmm2
	movaps	.Lcallers.CPI14_3(%rip), %xmm3
	movzbl	65(%rsp), %ecx
	movzbl	66(%rsp), %r8d
	movzbl	67(%rsp), %r9d
	callq	*96(%rax)
	movq	%rax, %rbx
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movq	%rbx, %rdi
	callq	abi_rec@PLT
	movl	$12, %edi
	callq	abi_done@PLT
	addq	$80, %rsp
	popq	%rbx
	retq
.Lcallers.func_end14:
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.Lcallers.CPI15_0:
	.long	0x3bb2c211
	.long	0x6851204c
	.zero	4
	.zero	4
.Lcallers.CPI15_1:
	.long	3942601227
	.long	667914747
	.long	662664727
	.long	4175138874
.Lcallers.CPI15_2:
	.long	1619277692
	.long	2865694200
	.long	2156245335
	.long	3426829759
.Lcallers.CPI15_3:
	.long	4043066183
	.long	785830988
	.long	1970518892
	.long	3290276421
.Lcallers.CPI15_4:
	.long	3431718147
	.long	112630452
	.long	2802043631
	.long	320344255
.Lcallers.CPI15_5:
	.long	51291885
	.long	1615426180
	.long	1780766594
	.long	468033336
.Lcallers.CPI15_6:
	.long	0x3bb2c211
	.long	0x6851204c
	.long	0x00000000
	.long	0x00000000
	.text
	.globl	abi_t13
	.p2align	4, 0x90
	.type	abi_t13,@function
abi_t13:
	subq	$168, %rsp
	movq	%rdi, %rax
	movq	a13.1@GOTPCREL(%rip), %rcx
	movq	a13.4@GOTPCREL(%rip), %rdx
	movss	(%rdx), %xmm8
	movq	a13.6@GOTPCREL(%rip), %rdx
	movl	(%rdx), %esi
	movl	4(%rdx), %edi
	shlq	$32, %rdi
	orq	%rsi, %rdi
	movaps	(%rcx), %xmm0
	movaps	16(%rcx), %xmm1
	movaps	32(%rcx), %xmm2
	movaps	48(%rcx), %xmm3
	movaps	64(%rcx), %xmm4
	movaps	80(%rcx), %xmm5
	movaps	96(%rcx), %xmm6
	movaps	112(%rcx), %xmm7
	movq	a13.0@GOTPCREL(%rip), %rcx
	movaps	(%rcx), %xmm9
	movaps	16(%rcx), %xmm10
	movaps	%xmm10, 16(%rsp)
	movaps	%xmm9, (%rsp)
	movsd	.Lcallers.CPI15_6(%rip), %xmm9
	movaps	%xmm9, 128(%rsp)
	movss	%xmm8, 112(%rsp)
	movaps	.Lcallers.CPI15_1(%rip), %xmm8
	movaps	%xmm8, 96(%rsp)
	movaps	.Lcallers.CPI15_2(%rip), %xmm8
	movaps	%xmm8, 80(%rsp)
	movaps	.Lcallers.CPI15_3(%rip), %xmm8
	movaps	%xmm8, 64(%rsp)
	movaps	.Lcallers.CPI15_4(%rip), %xmm8
	movaps	%xmm8, 48(%rsp)
	movaps	.Lcallers.CPI15_5(%rip), %xmm8
	movaps	%xmm8, 32(%rsp)
	movabsq	$7208847299287240112, %rsi
	callq	*104(%rax)
	movaps	%xmm0, 144(%rsp)
	movzbl	144(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	145(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	146(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	147(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	148(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	149(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	150(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	151(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	152(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	153(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	154(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	155(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	156(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	157(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	158(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	159(%rsp), %edi
	callq	abi_rec@PLT
	movl	$13, %edi
	callq	abi_done@PLT
	addq	$168, %rsp
	retq
.Lcallers.func_end15:
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.Lcallers.CPI16_0:
	.short	33911
	.short	8778
	.short	53339
	.short	46940
	.short	37902
	.short	16685
	.short	47518
	.short	238
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.Lcallers.CPI16_1:
	.quad	0x409ac05e353719fd
.Lcallers.CPI16_2:
	.quad	0x32db12b481fa0627
.Lcallers.CPI16_3:
	.quad	0x74d10a461f1ef074
.Lcallers.CPI16_4:
	.quad	0x313107e9f27cfa11
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.Lcallers.CPI16_5:
	.long	0x6db48966
	.text
	.globl	abi_t14
	.p2align	4, 0x90
	.type	abi_t14,@function
abi_t14:
	pushq	%r15
	pushq	%r14
	pushq	%rbx
	movq	%rdi, %r10
	movq	a14.1@GOTPCREL(%rip), %rax
	movzwl	(%rax), %edi
	movq	a14.5@GOTPCREL(%rip), %rax
	movsd	(%rax), %xmm5
	movq	a14.6@GOTPCREL(%rip), %rax
	movq	(%rax), %r8
	movq	a14.9@GOTPCREL(%rip), %rax
	movsd	(%rax), %xmm7
	movq	a14.7@GOTPCREL(%rip), %rax
	movq	24(%rax), %rbx
	movq	16(%rax), %r14
	movq	(%rax), %r11
	movq	8(%rax), %r15
	movaps	.Lcallers.CPI16_0(%rip), %xmm4
	movsd	.Lcallers.CPI16_1(%rip), %xmm0
	movsd	.Lcallers.CPI16_2(%rip), %xmm1
	movsd	.Lcallers.CPI16_3(%rip), %xmm2
	movsd	.Lcallers.CPI16_4(%rip), %xmm3
	movabsq	$14522778254417625, %rsi
	movabsq	$55004825761619340, %rdx
	movabsq	$27241369362624909, %rcx
	movss	.Lcallers.CPI16_5(%rip), %xmm6
	movabsq	$-6100610712625417011, %r9
	movb	$8, %al
	pushq	%rbx
	pushq	%r14
	pushq	%r15
	pushq	%r11
	callq	*112(%r10)
	addq	$32, %rsp
	movq	%rax, %rdi
	callq	abi_rec@PLT
	movl	$14, %edi
	callq	abi_done@PLT
	popq	%rbx
	popq	%r14
	popq	%r15
	retq
.Lcallers.func_end16:
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.Lcallers.CPI17_0:
	.short	0x08d0
	.short	0x5f00
	.zero	2
	.zero	2
	.zero	2
	.zero	2
	.zero	2
	.zero	2
.Lcallers.CPI17_1:
	.quad	77461440495230
	.quad	80750899283894
.Lcallers.CPI17_2:
	.short	5470
	.short	4909
	.short	46439
	.short	11166
	.zero	2
	.zero	2
	.zero	2
	.zero	2
.Lcallers.CPI17_3:
	.short	19747
	.short	51603
	.short	57246
	.short	53136
	.short	63955
	.short	13363
	.zero	2
	.zero	2
.Lcallers.CPI17_7:
	.short	0x08d0
	.short	0x5f00
	.short	0x0000
	.short	0x0000
	.short	0x0000
	.short	0x0000
	.short	0x0000
	.short	0x0000
.Lcallers.CPI17_8:
	.short	5470
	.short	4909
	.short	46439
	.short	11166
	.short	0
	.short	0
	.short	0
	.short	0
	.section	.rodata,"a",@progbits
	.p2align	1, 0x0
.Lcallers.CPI17_4:
	.short	0x2636
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.Lcallers.CPI17_5:
	.quad	0x7c1f5e5cc12d512f
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.Lcallers.CPI17_6:
	.long	0x350aa958
	.text
	.globl	abi_t15
	.p2align	4, 0x90
	.type	abi_t15,@function
abi_t15:
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r14
	pushq	%rbx
	andq	$-32, %rsp
	subq	$32, %rsp
	movq	%rdi, %rax
	subq	$16, %rsp
	movq	a15.5@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r10
	movd	.Lcallers.CPI17_7(%rip), %xmm0
	movaps	.Lcallers.CPI17_1(%rip), %xmm2
	movsd	.Lcallers.CPI17_8(%rip), %xmm3
	movaps	.Lcallers.CPI17_3(%rip), %xmm6
	pinsrw	$0, .Lcallers.CPI17_4(%rip), %xmm4
	movabsq	$-3322584933894694963, %rsi
	movsd	.Lcallers.CPI17_5(%rip), %xmm1
	movss	.Lcallers.CPI17_6(%rip), %xmm5
	movabsq	$5209894381126131537, %rdx
	movabsq	$-5051711291052029475, %rcx
	movl	$4159, %edi
	movl	$70, %r8d
	movl	$3087, %r9d
	pushq	$322661291
	pushq	%r10
	callq	*120(%rax)
	addq	$32, %rsp
	movl	%eax, %ebx
	movaps	%xmm1, 16(%rsp)
	movq	%rdx, %r14
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movzwl	%bx, %edi
	callq	abi_rec@PLT
	movdqa	16(%rsp), %xmm0
	pextrw	$0, %xmm0, %eax
	movzwl	%ax, %edi
	callq	abi_rec@PLT
	movq	%r14, %rdi
	callq	abi_rec@PLT
	movl	$15, %edi
	callq	abi_done@PLT
	leaq	-16(%rbp), %rsp
	popq	%rbx
	popq	%r14
	popq	%rbp
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
	.type	r0,@object
	.data
	.globl	r0
	.p2align	3, 0x0
r0:
	.quad	0x381cb350c381e88f
	.long	0x78bf76c6
	.long	0x471dd5b6
	.type	a1.0,@object
	.globl	a1.0
	.p2align	5, 0x0
a1.0:
	.long	0x66cff983
	.long	0x182c160c
	.long	0x2588e5e1
	.zero	4
	.type	a1.2,@object
	.globl	a1.2
	.p2align	5, 0x0
a1.2:
	.long	0x54a2eedc
	.long	0x535b1560
	.type	a1.3,@object
	.globl	a1.3
	.p2align	5, 0x0
a1.3:
	.long	3017753764
	.long	1382987043
	.long	2132424030
	.long	2034831019
	.type	a1.4,@object
	.globl	a1.4
	.p2align	5, 0x0
a1.4:
	.byte	79
	.byte	98
	.byte	87
	.byte	107
	.byte	203
	.byte	48
	.byte	66
	.byte	27
	.byte	64
	.byte	230
	.byte	186
	.byte	130
	.byte	250
	.byte	53
	.byte	247
	.byte	155
	.quad	0x68a4c1726e80fa48
	.byte	1
	.zero	7
	.type	a1.5,@object
	.globl	a1.5
	.p2align	5, 0x0
a1.5:
	.quad	0x12cf422a65b675cd
	.type	a2.2,@object
	.globl	a2.2
	.p2align	5, 0x0
a2.2:
	.byte	130
	.type	a4.0,@object
	.globl	a4.0
	.p2align	5, 0x0
a4.0:
	.long	1205969803
	.zero	4
	.quad	0x7def49c016e3e380
	.short	0x646b
	.short	0x3d54
	.zero	12
	.long	388644882
	.long	2800363905
	.long	2466841223
	.long	2763665761
	.long	1455494761
	.long	4040424028
	.long	976788233
	.long	1677092576
	.type	a4.1,@object
	.globl	a4.1
	.p2align	5, 0x0
a4.1:
	.long	4151507178
	.long	1317628517
	.long	176318101
	.long	1405491179
	.long	802355090
	.long	1360367077
	.long	3404757168
	.long	3638416111
	.quad	0x726e37419439c746
	.quad	0x26d274c8ebddb098
	.zero	16
	.type	a4.4,@object
	.globl	a4.4
	.p2align	5, 0x0
a4.4:
	.quad	4061150870891314750
	.quad	3727456851902020470
	.quad	56544291390060
	.zero	8
	.type	a4.6,@object
	.globl	a4.6
	.p2align	5, 0x0
a4.6:
	.quad	1385900058794972753
	.quad	-6726013120105287083
	.type	a4.8,@object
	.globl	a4.8
	.p2align	5, 0x0
a4.8:
	.quad	2844111661880506234
	.quad	-9197000894274152645
	.short	0x678d
	.short	0x69c2
	.short	0x2dfe
	.short	0x0dde
	.short	0x452f
	.short	0x5926
	.short	0x1a2c
	.short	0x1afc
	.quad	0x1334e0d8c6b5a1c6
	.zero	8
	.type	a5.2,@object
	.globl	a5.2
	.p2align	5, 0x0
a5.2:
	.short	14383
	.type	a5.3,@object
	.globl	a5.3
	.p2align	6, 0x0
a5.3:
	.quad	0x82fe3a4ac360b3b7
	.short	0x0929
	.zero	6
	.zero	48
	.quad	-2261126581505122489
	.quad	2941660408699845083
	.quad	-4316024208489820806
	.quad	-2158092514465154792
	.quad	5751732268518286010
	.quad	-5671322910846302293
	.quad	-2785622143727018303
	.quad	6855074553352467373
	.long	0x15d9c3a1
	.long	0x5a5e42f2
	.long	0x3bcc1b20
	.zero	4
	.zero	48
	.type	a5.5,@object
	.globl	a5.5
	.p2align	5, 0x0
a5.5:
	.long	0x42491e27
	.long	0x30969035
	.long	0x14201382
	.long	0x371bdaed
	.long	0x7948e5f1
	.long	0x5ce0fdf4
	.long	0x6486ac4d
	.long	0x3fd73fdd
	.type	a5.6,@object
	.globl	a5.6
	.p2align	5, 0x0
a5.6:
	.short	41744
	.type	a5.8,@object
	.globl	a5.8
	.p2align	5, 0x0
a5.8:
	.quad	0x0545f136fe8b2b79
	.quad	0x7da8a6d0863043d7
	.quad	0x677ab34f1724925f
	.quad	0x508100224153bbc7
	.type	a6.0,@object
	.globl	a6.0
	.p2align	5, 0x0
a6.0:
	.short	0x64f3
	.type	a6.3,@object
	.globl	a6.3
	.p2align	5, 0x0
a6.3:
	.byte	125
	.byte	107
	.byte	219
	.byte	31
	.byte	196
	.byte	53
	.byte	146
	.byte	225
	.type	a7.2,@object
	.globl	a7.2
	.p2align	5, 0x0
a7.2:
	.byte	190
	.byte	182
	.byte	252
	.byte	252
	.byte	78
	.byte	179
	.byte	43
	.byte	115
	.byte	158
	.byte	171
	.byte	135
	.byte	50
	.byte	92
	.byte	134
	.byte	0
	.byte	173
	.type	a8.0,@object
	.globl	a8.0
	.p2align	5, 0x0
a8.0:
	.short	0x21b5
	.type	a8.4,@object
	.globl	a8.4
	.p2align	5, 0x0
a8.4:
	.ascii	"\330\251"
	.type	a8.6,@object
	.globl	a8.6
	.p2align	5, 0x0
a8.6:
	.quad	5838932221583470823
	.quad	7964669889779679424
	.quad	-4397832931257535510
	.quad	-3958450761840926482
	.type	a9.0,@object
	.globl	a9.0
	.p2align	5, 0x0
a9.0:
	.zero	1,1
	.type	a9.5,@object
	.globl	a9.5
	.p2align	5, 0x0
a9.5:
	.short	0x231d
	.short	0x236a
	.type	a10.2,@object
	.globl	a10.2
	.p2align	5, 0x0
a10.2:
	.quad	-1419716371876288714
	.type	a10.7,@object
	.globl	a10.7
	.p2align	5, 0x0
a10.7:
	.quad	-1903364806346298646
	.quad	-3106117032839271249
	.type	a11.0,@object
	.globl	a11.0
	.p2align	5, 0x0
a11.0:
	.long	0x67a451ff
	.byte	1
	.zero	3
	.long	0x7299a63b
	.type	a11.2,@object
	.globl	a11.2
	.p2align	5, 0x0
a11.2:
	.quad	0x72570da6e61baceb
	.type	a11.9,@object
	.globl	a11.9
	.p2align	5, 0x0
a11.9:
	.short	0x2abd
	.short	0x4599
	.short	58142
	.zero	2
	.quad	-4669600650257868194
	.type	a12.2,@object
	.globl	a12.2
	.p2align	5, 0x0
a12.2:
	.byte	130
	.type	a12.3,@object
	.globl	a12.3
	.p2align	5, 0x0
a12.3:
	.long	1777265723
	.type	a12.4,@object
	.globl	a12.4
	.p2align	5, 0x0
a12.4:
	.byte	122
	.byte	178
	.byte	78
	.byte	68
	.byte	125
	.zero	3
	.type	a12.6,@object
	.globl	a12.6
	.p2align	5, 0x0
a12.6:
	.long	1037932633
	.type	a12.7,@object
	.globl	a12.7
	.p2align	5, 0x0
a12.7:
	.quad	106809848316722
	.type	a12.9,@object
	.globl	a12.9
	.p2align	5, 0x0
a12.9:
	.quad	2756488593867685382
	.type	a12.11,@object
	.globl	a12.11
	.p2align	6, 0x0
a12.11:
	.long	3487316609
	.long	4247156490
	.long	3829000045
	.long	915604562
	.long	1354488240
	.long	2673821876
	.long	2120557122
	.long	2063332184
	.long	1417517936
	.long	508554572
	.long	549421921
	.long	3810729961
	.long	601798312
	.long	2999385040
	.long	1101527903
	.long	966487193
	.type	a13.0,@object
	.globl	a13.0
	.p2align	5, 0x0
a13.0:
	.quad	0xe21bed79358f0efb
	.short	0x72db
	.zero	6
	.long	0x516abb8a
	.long	0x7a165cf1
	.byte	0
	.zero	3
	.long	3077737464
	.type	a13.1,@object
	.globl	a13.1
	.p2align	7, 0x0
a13.1:
	.quad	1839075718333555700
	.quad	6190914755152322293
	.quad	-555086882022530155
	.quad	-6334325905414126181
	.quad	-3974835130081239985
	.quad	8509583126962543147
	.quad	8691496518608508360
	.quad	9087329898528952806
	.quad	-4184546273887255484
	.quad	-5105140073846405764
	.quad	3574390535010392161
	.quad	8127716449752381880
	.quad	-8448167456536818138
	.quad	-7905746077891742512
	.quad	-1350837662843419540
	.quad	-2956142782290951748
	.type	a13.4,@object
	.globl	a13.4
	.p2align	5, 0x0
a13.4:
	.long	0x0e793027
	.type	a13.6,@object
	.globl	a13.6
	.p2align	5, 0x0
a13.6:
	.long	3405643134
	.short	29905
	.zero	2
	.type	a14.1,@object
	.globl	a14.1
	.p2align	5, 0x0
a14.1:
	.short	46390
	.type	a14.5,@object
	.globl	a14.5
	.p2align	5, 0x0
a14.5:
	.short	43453
	.short	31590
	.short	35716
	.short	40211
	.type	a14.6,@object
	.globl	a14.6
	.p2align	5, 0x0
a14.6:
	.quad	-6669723136920437865
	.type	a14.7,@object
	.globl	a14.7
	.p2align	5, 0x0
a14.7:
	.short	0x59d6
	.short	0x79ef
	.zero	12
	.quad	0xbbad948580bbe14e
	.short	0x46f6
	.zero	6
	.type	a14.9,@object
	.globl	a14.9
	.p2align	5, 0x0
a14.9:
	.long	0x62d4b05b
	.long	0x3633038f
	.type	a15.5,@object
	.globl	a15.5
	.p2align	5, 0x0
a15.5:
	.byte	1
	.byte	53
	.zero	2
	.long	424453757
	.text
