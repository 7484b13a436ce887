	.text
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.Lcallers.CPI0_0:
	.quad	0xa1fdac3af325ffbe
	.short	0x4833
	.zero	6
.Lcallers.CPI0_1:
	.long	0x132b83cb
	.long	0x23f64c1b
	.long	0x5a45c747
	.long	0x0c27fe5f
.Lcallers.CPI0_2:
	.byte	95
	.byte	38
	.byte	15
	.byte	216
	.byte	107
	.byte	75
	.byte	36
	.byte	116
	.byte	236
	.byte	255
	.byte	158
	.byte	218
	.byte	43
	.byte	249
	.byte	133
	.byte	116
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.Lcallers.CPI0_3:
	.long	0x1edeca9e
	.text
	.globl	abi_t0
	.p2align	4, 0x90
	.type	abi_t0,@function
abi_t0:
	pushq	%rbx
	subq	$144, %rsp
	movq	%rdi, %r10
	movq	a0.1@GOTPCREL(%rip), %rax
	pinsrw	$0, (%rax), %xmm0
	movq	a0.2@GOTPCREL(%rip), %rax
	movq	a0.5@GOTPCREL(%rip), %rcx
	movzwl	(%rcx), %edx
	movzbl	2(%rcx), %ecx
	shll	$16, %ecx
	orl	%edx, %ecx
	movq	a0.12@GOTPCREL(%rip), %rdx
	movaps	(%rdx), %xmm3
	movq	a0.16@GOTPCREL(%rip), %rdx
	fldt	(%rdx)
	movzwl	2(%rax), %esi
	movl	(%rax), %edi
	movq	a0.14@GOTPCREL(%rip), %rax
	movq	24(%rax), %rdx
	movq	%rdx, 104(%rsp)
	movq	16(%rax), %rdx
	movq	%rdx, 96(%rsp)
	movq	(%rax), %rdx
	movq	8(%rax), %rax
	movq	%rax, 88(%rsp)
	movq	%rdx, 80(%rsp)
	movq	a0.11@GOTPCREL(%rip), %rax
	movzbl	(%rax), %eax
	movb	%al, 48(%rsp)
	movq	a0.9@GOTPCREL(%rip), %rax
	movzwl	(%rax), %eax
	movw	%ax, 32(%rsp)
	movq	a0.0@GOTPCREL(%rip), %rax
	movl	(%rax), %eax
	movl	%eax, (%rsp)
	fstpt	128(%rsp)
	fldt	.Lcallers.CPI0_0(%rip)
	fstpt	112(%rsp)
	movabsq	$-3658645454047909128, %rax
	movq	%rax, 72(%rsp)
	movabsq	$-6671737670378224310, %rax
	movq	%rax, 64(%rsp)
	movabsq	$-8604839023585516149, %rax
	movq	%rax, 24(%rsp)
	movabsq	$-245358218413757003, %rax
	movq	%rax, 16(%rsp)
	movaps	.Lcallers.CPI0_1(%rip), %xmm1
	movaps	.Lcallers.CPI0_2(%rip), %xmm4
	movabsq	$3273887115303270966, %rdx
	movabsq	$5705643998751604448, %r8
	movss	.Lcallers.CPI0_3(%rip), %xmm2
	movl	$1, %r9d
	movb	$5, %al
	callq	*(%r10)
	movq	%rdx, %rbx
	movzbl	%al, %edi
	andl	$1, %edi
	callq	abi_rec@PLT
	movq	%rbx, %rdi
	callq	abi_rec@PLT
	xorl	%edi, %edi
	callq	abi_done@PLT
	addq	$144, %rsp
	popq	%rbx
	retq
.Lcallers.func_end0:
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.Lcallers.CPI1_0:
	.quad	0x255fb1cb7e502193
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.Lcallers.CPI1_1:
	.long	0x7e2680b3
	.text
	.globl	abi_t1
	.p2align	4, 0x90
	.type	abi_t1,@function
abi_t1:
	pushq	%r14
	pushq	%rbx
	pushq	%rax
	movq	%rdi, %rax
	movq	a1.1@GOTPCREL(%rip), %rdi
	movq	a1.2@GOTPCREL(%rip), %rcx
	movsd	(%rcx), %xmm1
	movq	a1.3@GOTPCREL(%rip), %rsi
	movq	a1.5@GOTPCREL(%rip), %rcx
	movl	(%rcx), %edx
	movq	a1.6@GOTPCREL(%rip), %r8
	movq	8(%r8), %rcx
	movsd	(%r8), %xmm3
	movq	a1.7@GOTPCREL(%rip), %r9
	movl	(%r9), %r9d
	movl	16(%r8), %r8d
	movl	(%rsi), %esi
	movq	(%rdi), %rdi
	movsd	.Lcallers.CPI1_0(%rip), %xmm0
	movss	.Lcallers.CPI1_1(%rip), %xmm2
	callq	*8(%rax)
	movq	%rdx, %rbx
	movq	%rcx, %r14
	movq	%rax, %rdi
	callq	abi_rec@PLT
	movq	%rbx, %rdi
	callq	abi_rec@PLT
	movq	%r14, %rdi
	callq	abi_rec@PLT
	movl	$1, %edi
	callq	abi_done@PLT
	addq	$8, %rsp
	popq	%rbx
	popq	%r14
	retq
.Lcallers.func_end1:
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.Lcallers.CPI2_0:
	.quad	0xfa793fbe2a5ae45f
	.short	0x1244
	.zero	6
.Lcallers.CPI2_1:
	.long	2983376558
	.long	3345769749
	.long	1858948177
	.long	2500154616
.Lcallers.CPI2_2:
	.long	1229911471
	.long	2784833516
	.long	3353206182
	.long	2029155886
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.Lcallers.CPI2_3:
	.long	0x1da233c4
.Lcallers.CPI2_4:
	.long	0x690ae7b5
.Lcallers.CPI2_5:
	.long	0x65880dae
.Lcallers.CPI2_6:
	.long	0x557898e6
.Lcallers.CPI2_7:
	.long	0x03aaa16f
	.text
	.globl	abi_t2
	.p2align	4, 0x90
	.type	abi_t2,@function
abi_t2:
	subq	$40, %rsp
	movq	%rdi, %rax
	movq	a2.5@GOTPCREL(%rip), %rcx
	movl	(%rcx), %r9d
	movq	a2.6@GOTPCREL(%rip), %rcx
	movaps	(%rcx), %xmm2
	fldt	.Lcallers.CPI2_0(%rip)
	fstpt	(%rsp)
	movl	$2106116944, 24(%rsp)
	movl	$1555494012, 16(%rsp)
	movaps	.Lcallers.CPI2_1(%rip), %xmm0
	movaps	.Lcallers.CPI2_2(%rip), %xmm1
	movabsq	$27649795183378, %rdi
	movabsq	$42735208296179, %rdx
	movabsq	$10943193024911, %rcx
	movss	.Lcallers.CPI2_3(%rip), %xmm3
	movss	.Lcallers.CPI2_4(%rip), %xmm4
	movss	.Lcallers.CPI2_5(%rip), %xmm5
	movss	.Lcallers.CPI2_6(%rip), %xmm6
	movss	.Lcallers.CPI2_7(%rip), %xmm7
	movl	$1997523422, %esi
	xorl	%r8d, %r8d
	callq	*16(%rax)
	movabsq	$18014398509481983, %rdi
	andq	%rax, %rdi
	callq	abi_rec@PLT
	movl	$2, %edi
	callq	abi_done@PLT
	addq	$40, %rsp
	retq
.Lcallers.func_end2:
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.Lcallers.CPI3_0:
	.quad	401078127956986514
	.quad	8423858332795604666
.Lcallers.CPI3_1:
	.byte	209
	.byte	41
	.byte	192
	.byte	73
	.byte	172
	.byte	60
	.byte	8
	.byte	123
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
.Lcallers.CPI3_3:
	.byte	209
	.byte	41
	.byte	192
	.byte	73
	.byte	172
	.byte	60
	.byte	8
	.byte	123
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
.Lcallers.CPI3_2:
	.long	0x499b8137
	.text
	.globl	abi_t3
	.p2align	4, 0x90
	.type	abi_t3,@function
abi_t3:
	subq	$104, %rsp
	movq	%rdi, %r9
	movq	a3.0@GOTPCREL(%rip), %rax
	movsd	24(%rax), %xmm1
	movq	16(%rax), %rdi
	movaps	(%rax), %xmm0
	movq	a3.3@GOTPCREL(%rip), %rax
	movsd	(%rax), %xmm3
	movq	a3.4@GOTPCREL(%rip), %rax
	movl	(%rax), %edx
	movq	a3.5@GOTPCREL(%rip), %rax
	movaps	(%rax), %xmm4
	movq	a3.6@GOTPCREL(%rip), %rax
	movq	(%rax), %rcx
	movq	a3.7@GOTPCREL(%rip), %rax
	movaps	(%rax), %xmm5
	movq	a3.8@GOTPCREL(%rip), %rax
	movaps	(%rax), %xmm6
	movaps	16(%rax), %xmm7
	movaps	32(%rax), %xmm2
	movq	a3.13@GOTPCREL(%rip), %rax
	movsd	(%rax), %xmm8
	movsd	%xmm8, 64(%rsp)
	movaps	.Lcallers.CPI3_0(%rip), %xmm8
	movaps	%xmm8, 48(%rsp)
	movabsq	$2919687699612086352, %rax
	movq	%rax, 32(%rsp)
	movsd	.Lcallers.CPI3_3(%rip), %xmm8
	movaps	%xmm8, 16(%rsp)
	movaps	%xmm2, (%rsp)
	movss	.Lcallers.CPI3_2(%rip), %xmm2
	movl	$156124583, %esi
	movl	$1478750646, %r8d
	movb	$8, %al
	callq	*24(%r9)
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
	movzbl	88(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	89(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	90(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	91(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	92(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	93(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	94(%rsp), %edi
	callq	abi_rec@PLT
	movzbl	95(%rsp), %edi
	callq	abi_rec@PLT
	movl	$3, %edi
	callq	abi_done@PLT
	addq	$104, %rsp
	retq
.Lcallers.func_end3:
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.Lcallers.CPI4_0:
	.short	34754
	.short	39709
	.short	11219
	.short	41324
	.short	46493
	.short	9439
	.short	29243
	.short	50114
.Lcallers.CPI4_1:
	.long	0x3b9b996d
	.long	0x1a237633
	.long	0x6999bf7e
	.long	0x2747fdca
	.text
	.globl	abi_t4
	.p2align	4, 0x90
	.type	abi_t4,@function
abi_t4:
	subq	$200, %rsp
	movq	%rdi, %r10
	movq	a4.1@GOTPCREL(%rip), %rax
	movl	(%rax), %ecx
	movl	4(%rax), %edi
	shlq	$32, %rdi
	orq	%rcx, %rdi
	movq	a4.4@GOTPCREL(%rip), %rax
	movsd	(%rax), %xmm0
	movq	a4.6@GOTPCREL(%rip), %rax
	movq	(%rax), %rsi
	movq	a4.8@GOTPCREL(%rip), %rcx
	movl	(%rcx), %edx
	movq	a4.10@GOTPCREL(%rip), %rax
	movq	(%rax), %r8
	movq	a4.12@GOTPCREL(%rip), %rax
	movaps	(%rax), %xmm4
	movq	a4.13@GOTPCREL(%rip), %rax
	movq	(%rax), %rax
	movaps	48(%rcx), %xmm3
	movaps	32(%rcx), %xmm2
	movq	a4.15@GOTPCREL(%rip), %rcx
	movl	(%rcx), %ecx
	movl	%ecx, 184(%rsp)
	movq	a4.5@GOTPCREL(%rip), %rcx
	movaps	80(%rcx), %xmm1
	movaps	%xmm1, 160(%rsp)
	movaps	64(%rcx), %xmm1
	movaps	%xmm1, 144(%rsp)
	movaps	(%rcx), %xmm1
	movaps	16(%rcx), %xmm5
	movaps	32(%rcx), %xmm6
	movaps	48(%rcx), %xmm7
	movaps	%xmm7, 128(%rsp)
	movaps	%xmm6, 112(%rsp)
	movaps	%xmm5, 96(%rsp)
	movaps	%xmm1, 80(%rsp)
	movq	a4.3@GOTPCREL(%rip), %rcx
	movq	16(%rcx), %r9
	movq	%r9, 64(%rsp)
	movq	(%rcx), %r9
	movq	8(%rcx), %rcx
	movq	%rcx, 56(%rsp)
	movq	%r9, 48(%rsp)
	movq	a4.2@GOTPCREL(%rip), %rcx
	movaps	(%rcx), %xmm1
	movaps	16(%rcx), %xmm5
	movaps	%xmm5, 32(%rsp)
	movaps	%xmm1, 16(%rsp)
	movq	a4.0@GOTPCREL(%rip), %rcx
	movq	(%rcx), %rcx
	movq	%rcx, (%rsp)
	movq	%rax, 176(%rsp)
	movaps	.Lcallers.CPI4_0(%rip), %xmm1
	movaps	.Lcallers.CPI4_1(%rip), %xmm5
	movl	$31018, %ecx
	movl	$208, %r9d
	movb	$6, %al
	callq	*32(%r10)
	movzbl	%al, %edi
	callq	abi_rec@PLT
	movl	$4, %edi
	callq	abi_done@PLT
	addq	$200, %rsp
	retq
.Lcallers.func_end4:
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.Lcallers.CPI5_0:
	.long	0x63ad8d0d
	.text
	.globl	abi_t5
	.p2align	4, 0x90
	.type	abi_t5,@function
abi_t5:
	pushq	%rax
	movq	%rdi, %rax
	movq	a5.1@GOTPCREL(%rip), %rcx
	movl	(%rcx), %esi
	movq	a5.2@GOTPCREL(%rip), %rcx
	movq	(%rcx), %rdx
	movq	a5.5@GOTPCREL(%rip), %rcx
	movsd	(%rcx), %xmm2
	movq	a5.6@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r8
	movq	8(%rcx), %rcx
	movabsq	$2837227718339, %rdi
	movss	.Lcallers.CPI5_0(%rip), %xmm0
	xorps	%xmm1, %xmm1
	pushq	%rcx
	pushq	%r8
	callq	*40(%rax)
	addq	$16, %rsp
	movl	$5, %edi
	callq	abi_done@PLT
	popq	%rax
	retq
.Lcallers.func_end5:
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.Lcallers.CPI6_0:
	.long	0x3623ef92
	.long	0x0b4d7cb6
	.long	0x727bb866
	.long	0x2a97f749
.Lcallers.CPI6_1:
	.byte	142
	.byte	154
	.byte	144
	.byte	47
	.byte	111
	.byte	48
	.byte	83
	.byte	152
	.byte	26
	.byte	165
	.byte	201
	.byte	176
	.byte	84
	.byte	186
	.byte	19
	.byte	15
.Lcallers.CPI6_2:
	.long	0x6b427982
	.long	0x7b09512a
	.long	0x29183cfc
	.long	0x6d3be70b
.Lcallers.CPI6_3:
	.long	0x53312b28
	.long	0x77737167
	.long	0x1df25c74
	.long	0x59cec1b6
.Lcallers.CPI6_4:
	.quad	-3620832155082179225
	.quad	-5292381653373853013
	.text
	.globl	abi_t6
	.p2align	4, 0x90
	.type	abi_t6,@function
abi_t6:
	subq	$24, %rsp
	movq	%rdi, %r9
	movq	a6.1@GOTPCREL(%rip), %rax
	movq	(%rax), %rdi
	movq	a6.4@GOTPCREL(%rip), %rax
	movq	(%rax), %rcx
	movq	a6.5@GOTPCREL(%rip), %rax
	movq	(%rax), %r8
	movq	a6.6@GOTPCREL(%rip), %rax
	movsd	(%rax), %xmm4
	movq	a6.7@GOTPCREL(%rip), %rax
	fldt	(%rax)
	movq	a6.9@GOTPCREL(%rip), %rax
	movaps	(%rax), %xmm6
	fstpt	(%rsp)
	movaps	.Lcallers.CPI6_0(%rip), %xmm0
	movaps	.Lcallers.CPI6_1(%rip), %xmm1
	movaps	.Lcallers.CPI6_2(%rip), %xmm2
	movaps	.Lcallers.CPI6_3(%rip), %xmm3
	movaps	.Lcallers.CPI6_4(%rip), %xmm5
	movabsq	$-3729547526614195924, %rdx
	movl	$591450815, %esi
	movb	$7, %al
	callq	*48(%r9)
	movl	%eax, %edi
	callq	abi_rec@PLT
	movl	$6, %edi
	callq	abi_done@PLT
	addq	$24, %rsp
	retq
.Lcallers.func_end6:
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.Lcallers.CPI7_0:
	.long	0x7c0c4a61
	.long	0x473d2097
	.long	0x37fe08bb
	.long	0x17c54b46
.Lcallers.CPI7_1:
	.byte	209
	.byte	196
	.byte	36
	.byte	92
	.byte	207
	.byte	4
	.byte	5
	.byte	64
	.byte	143
	.byte	117
	.byte	244
	.byte	98
	.byte	222
	.byte	132
	.byte	20
	.byte	13
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.Lcallers.CPI7_2:
	.long	0x1cb5db74
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.Lcallers.CPI7_3:
	.quad	0x3c76dd0c031f610e
	.text
	.globl	abi_t7
	.p2align	4, 0x90
	.type	abi_t7,@function
abi_t7:
	pushq	%rax
	movq	%rdi, %r8
	movq	a7.1@GOTPCREL(%rip), %rax
	movl	8(%rax), %ecx
	movl	12(%rax), %esi
	shlq	$32, %rsi
	orq	%rcx, %rsi
	movq	(%rax), %rdi
	movq	a7.3@GOTPCREL(%rip), %rax
	movsd	(%rax), %xmm2
	movq	a7.4@GOTPCREL(%rip), %rax
	movaps	(%rax), %xmm3
	movaps	.Lcallers.CPI7_0(%rip), %xmm1
	movaps	.Lcallers.CPI7_1(%rip), %xmm4
	movss	.Lcallers.CPI7_2(%rip), %xmm0
	movabsq	$-474035488087385132, %rdx
	movsd	.Lcallers.CPI7_3(%rip), %xmm5
	movabsq	$5149600139140373333, %rcx
	movb	$6, %al
	callq	*56(%r8)
	andl	$2147483647, %eax
	movq	%rax, %rdi
	callq	abi_rec@PLT
	movl	$7, %edi
	callq	abi_done@PLT
	popq	%rax
	retq
.Lcallers.func_end7:
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.Lcallers.CPI8_0:
	.byte	145
	.byte	35
	.byte	67
	.byte	4
	.byte	139
	.byte	3
	.byte	187
	.byte	98
	.byte	34
	.byte	60
	.byte	123
	.byte	170
	.byte	180
	.byte	14
	.byte	2
	.byte	3
.Lcallers.CPI8_1:
	.byte	202
	.byte	78
	.byte	14
	.byte	205
	.byte	128
	.byte	61
	.byte	9
	.byte	177
	.byte	98
	.byte	226
	.byte	88
	.byte	198
	.byte	5
	.byte	142
	.byte	76
	.byte	112
	.text
	.globl	abi_t8
	.p2align	4, 0x90
	.type	abi_t8,@function
abi_t8:
	pushq	%r14
	pushq	%rbx
	subq	$120, %rsp
	movq	%rdi, %r10
	movq	a8.2@GOTPCREL(%rip), %rax
	movq	a8.3@GOTPCREL(%rip), %rcx
	fldt	(%rcx)
	movq	a8.6@GOTPCREL(%rip), %rcx
	movl	(%rcx), %esi
	movl	(%rax), %edx
	movl	4(%rax), %ecx
	movabsq	$-5235125859583470502, %rax
	movq	%rax, 40(%rsp)
	movabsq	$4287442308937938344, %rax
	movq	%rax, 32(%rsp)
	movl	%esi, 16(%rsp)
	fstpt	(%rsp)
	movaps	.Lcallers.CPI8_0(%rip), %xmm0
	movaps	.Lcallers.CPI8_1(%rip), %xmm1
	leaq	64(%rsp), %rdi
	movabsq	$5419365395165877725, %rsi
	movabsq	$81868723408939, %r9
	movl	$1583545079, %r8d
	movb	$2, %al
	callq	*64(%r10)
	movzbl	98(%rsp), %ebx
	movzbl	64(%rsp), %edi
	movaps	80(%rsp), %xmm0
	movaps	%xmm0, 48(%rsp)
	movzwl	96(%rsp), %r14d
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
	movq	%r14, %rdi
	callq	abi_rec@PLT
	movq	%rbx, %rdi
	callq	abi_rec@PLT
	movl	$8, %edi
	callq	abi_done@PLT
	addq	$120, %rsp
	popq	%rbx
	popq	%r14
	retq
.Lcallers.func_end8:
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.Lcallers.CPI9_0:
	.short	42639
	.short	25866
	.short	11456
	.short	12889
	.short	9096
	.short	59972
	.short	32191
	.short	11127
.Lcallers.CPI9_1:
	.short	23116
	.short	65131
	.short	5185
	.short	41936
	.short	27866
	.short	28688
	.short	40738
	.short	33958
.Lcallers.CPI9_2:
	.long	0x3c30bfa2
	.long	0x1453f781
	.long	0x1c78c154
	.long	0x222845b2
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.Lcallers.CPI9_3:
	.long	0x584bbccc
.Lcallers.CPI9_4:
	.long	0x0c0571c9
.Lcallers.CPI9_5:
	.long	0x095b9f17
.Lcallers.CPI9_6:
	.long	0x3b26e457
.Lcallers.CPI9_7:
	.long	0x53c3232e
.Lcallers.CPI9_8:
	.long	0x72c54312
	.text
	.globl	abi_t9
	.p2align	4, 0x90
	.type	abi_t9,@function
abi_t9:
	pushq	%rbx
	subq	$96, %rsp
	movq	%rdi, %rax
	movq	a9.0@GOTPCREL(%rip), %rsi
	movq	a9.1@GOTPCREL(%rip), %rcx
	movaps	(%rcx), %xmm0
	movq	a9.6@GOTPCREL(%rip), %rcx
	movq	(%rcx), %rdx
	movq	a9.9@GOTPCREL(%rip), %rcx
	movq	(%rcx), %rcx
	movl	(%rsi), %edi
	movq	a9.3@GOTPCREL(%rip), %rsi
	movq	24(%rsi), %r8
	movq	%r8, 24(%rsp)
	movq	16(%rsi), %r8
	movq	%r8, 16(%rsp)
	movq	(%rsi), %r8
	movq	8(%rsi), %rsi
	movq	%rsi, 8(%rsp)
	movq	%r8, (%rsp)
	movabsq	$8631540290009207120, %rsi
	movq	%rsi, 64(%rsp)
	movaps	.Lcallers.CPI9_0(%rip), %xmm1
	movaps	%xmm1, 48(%rsp)
	movaps	.Lcallers.CPI9_1(%rip), %xmm1
	movaps	%xmm1, 32(%rsp)
	movaps	.Lcallers.CPI9_2(%rip), %xmm7
	movss	.Lcallers.CPI9_3(%rip), %xmm1
	movss	.Lcallers.CPI9_4(%rip), %xmm2
	movss	.Lcallers.CPI9_5(%rip), %xmm3
	movss	.Lcallers.CPI9_6(%rip), %xmm4
	movss	.Lcallers.CPI9_7(%rip), %xmm5
	movss	.Lcallers.CPI9_8(%rip), %xmm6
	movabsq	$92550170436134, %rsi
	callq	*72(%rax)
	movq	%rax, %rbx
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
	movq	%rbx, %rdi
	callq	abi_rec@PLT
	movl	$9, %edi
	callq	abi_done@PLT
	addq	$96, %rsp
	popq	%rbx
	retq
.Lcallers.func_end9:
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.Lcallers.CPI10_0:
	.quad	0xcc445d7beae74c84
	.short	0x46c6
	.zero	6
.Lcallers.CPI10_1:
	.short	0x52b9
	.short	0x48c9
	.short	0x102b
	.short	0x0eb6
	.short	0x57cd
	.short	0x58f6
	.short	0x4978
	.short	0x34b6
.Lcallers.CPI10_2:
	.long	0x232739e6
	.long	0x473a195b
	.long	0x7d691198
	.long	0x37050301
.Lcallers.CPI10_3:
	.long	0x1b70e311
	.long	0x427d9dfd
	.long	0x76111c38
	.long	0x31540082
.Lcallers.CPI10_4:
	.quad	5647404166842470876
	.quad	-2656391290426005704
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.Lcallers.CPI10_5:
	.quad	0x252e08f98a887204
.Lcallers.CPI10_6:
	.quad	0x5b23659dcf966714
	.text
	.globl	abi_t10
	.p2align	4, 0x90
	.type	abi_t10,@function
abi_t10:
	subq	$40, %rsp
	movq	%rdi, %r9
	movq	a10.2@GOTPCREL(%rip), %rax
	movaps	(%rax), %xmm1
	movq	a10.4@GOTPCREL(%rip), %rax
	movzwl	8(%rax), %edx
	movzbl	10(%rax), %ecx
	shlq	$16, %rcx
	orq	%rdx, %rcx
	movq	(%rax), %rdx
	movq	a10.7@GOTPCREL(%rip), %rax
	movq	(%rax), %r8
	movq	a10.10@GOTPCREL(%rip), %rax
	movl	8(%rax), %esi
	movl	%esi, 8(%rsp)
	movq	(%rax), %rax
	movq	%rax, (%rsp)
	fldt	.Lcallers.CPI10_0(%rip)
	fstpt	16(%rsp)
	movaps	.Lcallers.CPI10_1(%rip), %xmm2
	movaps	.Lcallers.CPI10_2(%rip), %xmm3
	movaps	.Lcallers.CPI10_3(%rip), %xmm4
	movaps	.Lcallers.CPI10_4(%rip), %xmm6
	movabsq	$117775375877, %rdi
	movsd	.Lcallers.CPI10_5(%rip), %xmm0
	movsd	.Lcallers.CPI10_6(%rip), %xmm5
	movl	$325477439, %esi
	movb	$7, %al
	callq	*80(%r9)
	movq	%rax, %rdi
	callq	abi_rec@PLT
	movl	$10, %edi
	callq	abi_done@PLT
	addq	$40, %rsp
	retq
.Lcallers.func_end10:
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.Lcallers.CPI11_0:
	.byte	2
	.byte	52
	.byte	168
	.byte	60
	.byte	148
	.byte	17
	.byte	190
	.byte	238
	.byte	128
	.byte	95
	.byte	111
	.byte	149
	.byte	78
	.byte	57
	.byte	188
	.byte	24
.Lcallers.CPI11_1:
	.short	0x33b7
	.short	0x4b5e
	.zero	2
	.zero	2
	.zero	2
	.zero	2
	.zero	2
	.zero	2
.Lcallers.CPI11_2:
	.quad	0x647d39df71cce240
	.quad	0x5d112c0fafa6fa06
.Lcallers.CPI11_3:
	.quad	0x72370ec90fc1b6db
	.quad	0x43fbc79342aebff6
.Lcallers.CPI11_4:
	.short	0x46c9
	.short	0x0d8a
	.short	0x072c
	.short	0x6677
	.short	0x69cb
	.short	0x5d7b
	.short	0x663a
	.short	0x5268
.Lcallers.CPI11_5:
	.long	3585498014
	.long	2656272783
	.zero	4
	.zero	4
.Lcallers.CPI11_6:
	.short	0x33b7
	.short	0x4b5e
	.short	0x0000
	.short	0x0000
	.short	0x0000
	.short	0x0000
	.short	0x0000
	.short	0x0000
.Lcallers.CPI11_7:
	.long	3585498014
	.long	2656272783
	.long	0
	.long	0
	.text
	.globl	abi_t11
	.p2align	4, 0x90
	.type	abi_t11,@function
abi_t11:
	pushq	%r15
	pushq	%r14
	pushq	%r12
	pushq	%rbx
	subq	$40, %rsp
	movq	%rdi, %rax
	movq	a11.0@GOTPCREL(%rip), %rcx
	movq	a11.1@GOTPCREL(%rip), %rdx
	movsd	(%rdx), %xmm0
	movl	(%rcx), %edi
	movq	a11.5@GOTPCREL(%rip), %rcx
	movq	40(%rcx), %r11
	movq	32(%rcx), %rbx
	movq	24(%rcx), %r14
	movq	16(%rcx), %r15
	movq	(%rcx), %rdx
	movq	8(%rcx), %r12
	movq	a11.4@GOTPCREL(%rip), %rsi
	movq	24(%rsi), %r10
	movq	16(%rsi), %r8
	movq	(%rsi), %rcx
	movq	8(%rsi), %r9
	movaps	.Lcallers.CPI11_0(%rip), %xmm1
	movss	.Lcallers.CPI11_6(%rip), %xmm2
	movaps	.Lcallers.CPI11_2(%rip), %xmm3
	movaps	.Lcallers.CPI11_3(%rip), %xmm4
	movaps	.Lcallers.CPI11_4(%rip), %xmm5
	movsd	.Lcallers.CPI11_7(%rip), %xmm6
	movabsq	$77548197559726, %rsi
	pushq	%r11
	pushq	%rbx
	pushq	%r14
	pushq	%r15
	pushq	%r12
	pushq	%rdx
	pushq	%r10
	pushq	%r8
	pushq	%r9
	pushq	%rcx
	callq	*88(%rax)
	addq	$80, %rsp
	movaps	%xmm0, 16(%rsp)
	movl	%eax, %edi
	callq	abi_rec@PLT
	movaps	16(%rsp), %xmm0
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
	movl	$11, %edi
	callq	abi_done@PLT
	addq	$40, %rsp
	popq	%rbx
	popq	%r12
	popq	%r14
	popq	%r15
	retq
.Lcallers.func_end11:
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.Lcallers.CPI12_0:
	.quad	0xb8394ef47bec0047
	.short	0x44bc
	.zero	6
.Lcallers.CPI12_1:
	.byte	154
	.byte	94
	.byte	193
	.byte	226
	.byte	122
	.byte	67
	.byte	205
	.byte	146
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
.Lcallers.CPI12_3:
	.byte	154
	.byte	94
	.byte	193
	.byte	226
	.byte	122
	.byte	67
	.byte	205
	.byte	146
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
.Lcallers.CPI12_2:
	.long	0x0b552474
	.text
	.globl	abi_t12
	.p2align	4, 0x90
	.type	abi_t12,@function
abi_t12:
	subq	$184, %rsp
	movq	%rdi, %rax
	movq	a12.1@GOTPCREL(%rip), %rcx
	movsbl	(%rcx), %esi
	movq	a12.2@GOTPCREL(%rip), %rcx
	movl	(%rcx), %edx
	movl	4(%rcx), %ecx
	movq	a12.5@GOTPCREL(%rip), %rdi
	movq	a12.8@GOTPCREL(%rip), %r8
	movl	(%r8), %r8d
	movq	a12.11@GOTPCREL(%rip), %r9
	fldt	(%r9)
	fldt	16(%r9)
	fldt	32(%r9)
	movaps	(%rdi), %xmm1
	movaps	16(%rdi), %xmm2
	fstpt	144(%rsp)
	fstpt	128(%rsp)
	fstpt	112(%rsp)
	movl	%r8d, 80(%rsp)
	fldt	.Lcallers.CPI12_0(%rip)
	fstpt	(%rsp)
	movl	$530390430, 96(%rsp)
	movl	$-1591361478, 88(%rsp)
	movl	$1504947985, 72(%rsp)
	movl	$1377335805, 64(%rsp)
	movl	$747710673, 56(%rsp)
	movl	$1749323595, 48(%rsp)
	movl	$1397061673, 40(%rsp)
	movl	$-1158579668, 32(%rsp)
	movl	$348038496, 24(%rsp)
	movl	$405066940, 16(%rsp)
	movq	.Lcallers.CPI12_3(%rip), %xmm0
	movss	.Lcallers.CPI12_2(%rip), %xmm3
	movl	$60585, %edi
	xorl	%r8d, %r8d
	movl	$1348076367, %r9d
	callq	*96(%rax)
	movdqa	%xmm0, 160(%rsp)
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	pshufd	$85, 160(%rsp), %xmm0
	movd	%xmm0, %edi
	callq	abi_rec@PLT
	movl	$12, %edi
	callq	abi_done@PLT
	addq	$184, %rsp
	retq
.Lcallers.func_end12:
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.Lcallers.CPI13_0:
	.quad	0xeef9eef808c330a6
	.short	0x1db1
	.zero	6
	.section	.rodata,"a",@progbits
	.p2align	1, 0x0
.Lcallers.CPI13_1:
	.short	0x0532
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.Lcallers.CPI13_2:
	.quad	0x247b45854acbbe13
	.text
	.globl	abi_t13
	.p2align	4, 0x90
	.type	abi_t13,@function
abi_t13:
	pushq	%rbp
	pushq	%r14
	pushq	%rbx
	subq	$96, %rsp
	movq	%rdi, %rax
	movq	a13.2@GOTPCREL(%rip), %rcx
	movaps	(%rcx), %xmm1
	fldt	32(%rcx)
	movl	16(%rcx), %edi
	movq	a13.1@GOTPCREL(%rip), %rcx
	movq	24(%rcx), %rdx
	movq	%rdx, 24(%rsp)
	movq	16(%rcx), %rdx
	movq	%rdx, 16(%rsp)
	movq	(%rcx), %rdx
	movq	8(%rcx), %rcx
	movq	%rcx, 8(%rsp)
	movq	%rdx, (%rsp)
	fldt	.Lcallers.CPI13_0(%rip)
	fstpt	48(%rsp)
	fstpt	32(%rsp)
	pinsrw	$0, .Lcallers.CPI13_1(%rip), %xmm0
	movsd	.Lcallers.CPI13_2(%rip), %xmm2
	callq	*104(%rax)
	movq	%rax, %rbx
	movl	%edx, %ebp
	movq	%xmm0, 88(%rsp)
	pxor	%xmm0, %xmm0
	movdqa	%xmm0, 64(%rsp)
	fstpt	64(%rsp)
	movzwl	72(%rsp), %r14d
	movq	64(%rsp), %rdi
	callq	abi_rec@PLT
	movq	%r14, %rdi
	callq	abi_rec@PLT
	movq	%rbx, %rdi
	callq	abi_rec@PLT
	movzwl	%bp, %edi
	callq	abi_rec@PLT
	movq	88(%rsp), %xmm0
	movq	%xmm0, %rdi
	callq	abi_rec@PLT
	movl	$13, %edi
	callq	abi_done@PLT
	addq	$96, %rsp
	popq	%rbx
	popq	%r14
	popq	%rbp
	retq
.Lcallers.func_end13:
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.Lcallers.CPI14_0:
	.long	3179104651
	.long	2510309030
	.long	3952851153
	.long	3959152223
.Lcallers.CPI14_1:
	.long	471939039
	.long	3316610254
	.long	4274953635
	.long	3845047594
	.text
	.globl	abi_t14
	.p2align	4, 0x90
	.type	abi_t14,@function
abi_t14:
	pushq	%rbx
	subq	$64, %rsp
	movq	%rdi, %rax
	movq	a14.0@GOTPCREL(%rip), %rcx
	movss	(%rcx), %xmm0
	movq	a14.1@GOTPCREL(%rip), %rcx
	movl	(%rcx), %edi
	movaps	48(%rcx), %xmm5
	movaps	32(%rcx), %xmm1
	movq	a14.2@GOTPCREL(%rip), %rcx
	movq	a14.3@GOTPCREL(%rip), %rdx
	movl	(%rdx), %edx
	movq	a14.5@GOTPCREL(%rip), %rsi
	movsd	(%rsi), %xmm2
	movq	a14.7@GOTPCREL(%rip), %rsi
	movss	(%rsi), %xmm3
	movl	(%rcx), %esi
	movss	%xmm3, 24(%rsp)
	movsd	%xmm2, 16(%rsp)
	movaps	.Lcallers.CPI14_0(%rip), %xmm2
	movaps	%xmm2, (%rsp)
	movaps	%xmm1, %xmm2
	shufps	$85, %xmm1, %xmm2
	movaps	%xmm1, %xmm3
	unpckhpd	%xmm1, %xmm3
	movaps	%xmm1, %xmm4
	shufps	$255, %xmm1, %xmm4
	movaps	%xmm5, %xmm6
	shufps	$85, %xmm5, %xmm6
	movaps	.Lcallers.CPI14_1(%rip), %xmm7
	movl	$1, %ecx
	callq	*112(%rax)
	movaps	%xmm0, 32(%rsp)
	movaps	%xmm1, 48(%rsp)
	movl	%edx, %ebx
	movzbl	%al, %edi
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
	movl	%ebx, %edi
	callq	abi_rec@PLT
	movl	$14, %edi
	callq	abi_done@PLT
	addq	$64, %rsp
	popq	%rbx
	retq
.Lcallers.func_end14:
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.Lcallers.CPI15_0:
	.long	0x4c97e623
	.long	0x4bbb9dfb
	.long	0x66c5cac7
	.long	0x538c2ec1
.Lcallers.CPI15_1:
	.short	0x46d0
	.short	0x6f5d
	.short	0x05d6
	.short	0x2aab
	.short	0x05c3
	.zero	2
	.zero	2
	.zero	2
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.Lcallers.CPI15_2:
	.quad	0x2c6cc1a3a3cbc2b6
	.text
	.globl	abi_t15
	.p2align	4, 0x90
	.type	abi_t15,@function
abi_t15:
	pushq	%rax
	movq	%rdi, %rax
	movq	a15.0@GOTPCREL(%rip), %rcx
	movl	8(%rcx), %esi
	movq	(%rcx), %rdi
	movq	a15.5@GOTPCREL(%rip), %rdx
	movaps	(%rdx), %xmm5
	movaps	48(%rcx), %xmm1
	movaps	32(%rcx), %xmm0
	movq	a15.1@GOTPCREL(%rip), %rcx
	movq	(%rcx), %rcx
	movq	%rcx, (%rsp)
	movaps	.Lcallers.CPI15_0(%rip), %xmm2
	movaps	.Lcallers.CPI15_1(%rip), %xmm4
	movsd	.Lcallers.CPI15_2(%rip), %xmm3
	movabsq	$-7359750874096631836, %rcx
	movl	$18291, %edx
	callq	*120(%rax)
	movl	$15, %edi
	callq	abi_done@PLT
	popq	%rax
	retq
.Lcallers.func_end15:
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
.Lcallers.func_end16:
	.type	a0.0,@object
	.data
	.globl	a0.0
	.p2align	5, 0x0
a0.0:
	.long	4062180843
	.type	a0.1,@object
	.globl	a0.1
	.p2align	5, 0x0
a0.1:
	.short	0x0fab
	.type	a0.2,@object
	.globl	a0.2
	.p2align	5, 0x0
a0.2:
	.short	33612
	.short	40031
	.type	a0.5,@object
	.globl	a0.5
	.p2align	5, 0x0
a0.5:
	.short	15147
	.byte	80
	.zero	1
	.type	a0.9,@object
	.globl	a0.9
	.p2align	5, 0x0
a0.9:
	.short	32
	.type	a0.11,@object
	.bss
	.globl	a0.11
	.p2align	5, 0x0
a0.11:
	.zero	1
	.type	a0.12,@object
	.data
	.globl	a0.12
	.p2align	5, 0x0
a0.12:
	.quad	-6438532724983171130
	.quad	2686381356878416148
	.type	a0.14,@object
	.globl	a0.14
	.p2align	5, 0x0
a0.14:
	.quad	3819580837308091710
	.zero	8
	.quad	0xbb4e5c11fb368220
	.short	0x10b7
	.zero	6
	.type	a0.16,@object
	.globl	a0.16
	.p2align	5, 0x0
a0.16:
	.quad	0x9b4c24c269f0441e
	.short	0x64de
	.zero	6
	.type	a1.1,@object
	.globl	a1.1
	.p2align	5, 0x0
a1.1:
	.quad	7005714329996823950
	.type	a1.2,@object
	.globl	a1.2
	.p2align	5, 0x0
a1.2:
	.quad	0x7505abaadadef4e7
	.type	a1.3,@object
	.globl	a1.3
	.p2align	5, 0x0
a1.3:
	.byte	152
	.type	a1.5,@object
	.globl	a1.5
	.p2align	5, 0x0
a1.5:
	.long	1784523332
	.type	a1.6,@object
	.globl	a1.6
	.p2align	5, 0x0
a1.6:
	.quad	0x7e0cc5dcf1f70efb
	.quad	9071273416429375429
	.short	60918
	.zero	6
	.type	a1.7,@object
	.globl	a1.7
	.p2align	5, 0x0
a1.7:
	.long	2048423263
	.type	a2.5,@object
	.globl	a2.5
	.p2align	5, 0x0
a2.5:
	.long	4178667491
	.type	a2.6,@object
	.globl	a2.6
	.p2align	5, 0x0
a2.6:
	.long	0x143678c6
	.long	0x4b454ccc
	.long	0x68063705
	.zero	4
	.type	a3.0,@object
	.globl	a3.0
	.p2align	5, 0x0
a3.0:
	.long	0x5aaca146
	.long	0x66316030
	.long	0x30917663
	.zero	4
	.quad	-3115645521968736299
	.byte	91
	.byte	165
	.byte	75
	.byte	205
	.byte	161
	.byte	110
	.byte	246
	.byte	218
	.type	a3.3,@object
	.globl	a3.3
	.p2align	5, 0x0
a3.3:
	.quad	0x08299b5965402308
	.type	a3.4,@object
	.globl	a3.4
	.p2align	5, 0x0
a3.4:
	.long	142445120
	.type	a3.5,@object
	.globl	a3.5
	.p2align	5, 0x0
a3.5:
	.short	0x1d09
	.short	0x090c
	.short	0x42b9
	.short	0x75d3
	.short	0x7bf3
	.short	0x4191
	.short	0x58a3
	.short	0x6553
	.type	a3.6,@object
	.globl	a3.6
	.p2align	5, 0x0
a3.6:
	.quad	8673411178766995589
	.type	a3.7,@object
	.globl	a3.7
	.p2align	5, 0x0
a3.7:
	.short	61250
	.short	40597
	.short	60405
	.short	28091
	.short	21185
	.short	30511
	.short	30270
	.short	6537
	.type	a3.8,@object
	.globl	a3.8
	.p2align	5, 0x0
a3.8:
	.quad	0x146b74d7a742b744
	.quad	0x3004028c123989be
	.quad	0x316d3960de7b301a
	.quad	0x70bf12e9de714f6d
	.quad	0x13887808783ba488
	.quad	0x209545558d540165
	.zero	16
	.type	a3.13,@object
	.globl	a3.13
	.p2align	5, 0x0
a3.13:
	.quad	0x1406ce41f2060574
	.type	a4.0,@object
	.globl	a4.0
	.p2align	5, 0x0
a4.0:
	.quad	0x47fd595b61e55064
	.type	a4.1,@object
	.globl	a4.1
	.p2align	5, 0x0
a4.1:
	.long	559396011
	.short	21055
	.zero	2
	.type	a4.2,@object
	.globl	a4.2
	.p2align	5, 0x0
a4.2:
	.long	0x16119408
	.long	0x223fb540
	.zero	8
	.quad	5962241970776018691
	.quad	627848362189122270
	.type	a4.3,@object
	.globl	a4.3
	.p2align	5, 0x0
a4.3:
	.byte	16
	.zero	7
	.quad	0x61d3cc0a8ada0ebf
	.short	48428
	.zero	2
	.long	0x478391fe
	.type	a4.4,@object
	.globl	a4.4
	.p2align	5, 0x0
a4.4:
	.long	0x040f92a0
	.long	0x06fc19b1
	.type	a4.5,@object
	.globl	a4.5
	.p2align	5, 0x0
a4.5:
	.quad	8041951724965860239
	.quad	4762359681091615576
	.byte	243
	.byte	243
	.byte	156
	.byte	4
	.byte	59
	.byte	135
	.byte	109
	.byte	32
	.zero	8
	.quad	0x19d06e785cc6fbb2
	.quad	0x2deaebd154934328
	.quad	0x14f6db05032fa7c7
	.quad	0x4f5243ce959c8352
	.quad	3009858315165448798
	.zero	24
	.type	a4.6,@object
	.globl	a4.6
	.p2align	5, 0x0
a4.6:
	.quad	138335428394198
	.type	a4.8,@object
	.globl	a4.8
	.p2align	5, 0x0
a4.8:
	.long	3413535625
	.zero	28
	.long	0x370f2145
	.long	0x2b2895e8
	.long	0x39f51e71
	.long	0x1dbb01f4
	.long	0x4cb7925f
	.long	0x1638809a
	.long	0x06e23d78
	.long	0x5677d88e
	.type	a4.10,@object
	.globl	a4.10
	.p2align	5, 0x0
a4.10:
	.quad	29787980169509112
	.type	a4.12,@object
	.globl	a4.12
	.p2align	5, 0x0
a4.12:
	.long	0x5806b222
	.long	0x1b7d2f6e
	.long	0x0084351a
	.long	0x74c9dad5
	.type	a4.13,@object
	.globl	a4.13
	.p2align	5, 0x0
a4.13:
	.quad	-2180604478548436483
	.type	a4.15,@object
	.globl	a4.15
	.p2align	5, 0x0
a4.15:
	.byte	1
	.byte	0
	.short	0x3106
	.type	a5.1,@object
	.globl	a5.1
	.p2align	5, 0x0
a5.1:
	.long	2242867258
	.type	a5.2,@object
	.globl	a5.2
	.p2align	5, 0x0
a5.2:
	.quad	1434183860191572836
	.type	a5.5,@object
	.globl	a5.5
	.p2align	5, 0x0
a5.5:
	.byte	247
	.byte	237
	.byte	3
	.byte	70
	.byte	237
	.byte	183
	.byte	60
	.byte	18
	.type	a5.6,@object
	.globl	a5.6
	.p2align	5, 0x0
a5.6:
	.quad	0x55d0a0a9169cdd20
	.byte	246
	.zero	1
	.short	0x2a79
	.zero	4
	.type	a6.1,@object
	.globl	a6.1
	.p2align	5, 0x0
a6.1:
	.quad	2132375920788376242
	.type	a6.4,@object
	.globl	a6.4
	.p2align	5, 0x0
a6.4:
	.quad	219476249550
	.type	a6.5,@object
	.globl	a6.5
	.p2align	5, 0x0
a6.5:
	.quad	2058677868318815784
	.type	a6.6,@object
	.globl	a6.6
	.p2align	5, 0x0
a6.6:
	.long	0x13af1091
	.long	0x4f615552
	.type	a6.7,@object
	.globl	a6.7
	.p2align	5, 0x0
a6.7:
	.quad	0xbc78aabe70eec71f
	.short	0x6109
	.zero	6
	.type	a6.9,@object
	.globl	a6.9
	.p2align	5, 0x0
a6.9:
	.byte	140
	.byte	244
	.byte	148
	.byte	160
	.byte	222
	.byte	247
	.byte	222
	.byte	26
	.byte	93
	.byte	26
	.byte	208
	.byte	16
	.byte	50
	.byte	52
	.byte	82
	.byte	95
	.type	a7.1,@object
	.globl	a7.1
	.p2align	5, 0x0
a7.1:
	.quad	-6157603501969757925
	.long	3092496044
	.byte	0
	.zero	3
	.type	a7.3,@object
	.globl	a7.3
	.p2align	5, 0x0
a7.3:
	.quad	0x779a6ee0db0108fb
	.type	a7.4,@object
	.globl	a7.4
	.p2align	5, 0x0
a7.4:
	.quad	6562788129916641388
	.quad	-3490492106696869703
	.type	a8.2,@object
	.globl	a8.2
	.p2align	5, 0x0
a8.2:
	.long	4187486276
	.byte	1
	.zero	3
	.type	a8.3,@object
	.globl	a8.3
	.p2align	5, 0x0
a8.3:
	.quad	0xe640dfeca4bcf702
	.short	0x0d8d
	.zero	6
	.type	a8.6,@object
	.globl	a8.6
	.p2align	5, 0x0
a8.6:
	.long	3740023459
	.type	a9.0,@object
	.globl	a9.0
	.p2align	5, 0x0
a9.0:
	.byte	147
	.type	a9.1,@object
	.globl	a9.1
	.p2align	5, 0x0
a9.1:
	.quad	97976575004310
	.quad	99325890535827
	.type	a9.3,@object
	.globl	a9.3
	.p2align	5, 0x0
a9.3:
	.byte	17
	.byte	244
	.byte	164
	.byte	174
	.byte	215
	.byte	69
	.byte	30
	.byte	103
	.byte	193
	.byte	78
	.byte	66
	.byte	116
	.byte	76
	.byte	76
	.byte	0
	.byte	224
	.quad	0x29615fa6c21a2a98
	.zero	8
	.type	a9.6,@object
	.globl	a9.6
	.p2align	5, 0x0
a9.6:
	.quad	8441565656310812109
	.type	a9.9,@object
	.globl	a9.9
	.p2align	5, 0x0
a9.9:
	.quad	2400509312884
	.type	a10.2,@object
	.globl	a10.2
	.p2align	5, 0x0
a10.2:
	.quad	0x418b00fdae7f6633
	.quad	0x77824b7852c37ad5
	.type	a10.4,@object
	.globl	a10.4
	.p2align	5, 0x0
a10.4:
	.quad	3139018003099543501
	.short	4904
	.byte	3
	.zero	5
	.type	a10.7,@object
	.globl	a10.7
	.p2align	5, 0x0
a10.7:
	.quad	3540440188552606424
	.type	a10.10,@object
	.globl	a10.10
	.p2align	5, 0x0
a10.10:
	.long	2001430143
	.long	1316021672
	.long	1903439080
	.type	a11.0,@object
	.globl	a11.0
	.p2align	5, 0x0
a11.0:
	.short	6699
	.type	a11.1,@object
	.globl	a11.1
	.p2align	5, 0x0
a11.1:
	.long	0x536e84a2
	.long	0x1dd2a2f1
	.type	a11.4,@object
	.globl	a11.4
	.p2align	5, 0x0
a11.4:
	.short	9663
	.short	27900
	.short	3724
	.short	30378
	.short	948
	.short	12421
	.short	50206
	.short	12442
	.long	0x0e160a5a
	.long	0x3b71cfc1
	.zero	8
	.type	a11.5,@object
	.globl	a11.5
	.p2align	5, 0x0
a11.5:
	.short	0x3c1e
	.zero	14
	.quad	0xf82bfaabcd8b7e76
	.short	0x730e
	.zero	6
	.long	0x3da50117
	.zero	12
	.type	a12.1,@object
	.globl	a12.1
	.p2align	5, 0x0
a12.1:
	.byte	124
	.type	a12.2,@object
	.globl	a12.2
	.p2align	5, 0x0
a12.2:
	.long	29178817
	.long	4244298696
	.type	a12.5,@object
	.globl	a12.5
	.p2align	5, 0x0
a12.5:
	.long	0x4534caa8
	.long	0x163254d4
	.long	0x3747852b
	.long	0x38fd31b4
	.long	0x69821cdc
	.long	0x1dbd7ce3
	.long	0x260dfafc
	.long	0x6941cc7b
	.type	a12.8,@object
	.globl	a12.8
	.p2align	5, 0x0
a12.8:
	.long	3344728840
	.type	a12.11,@object
	.globl	a12.11
	.p2align	5, 0x0
a12.11:
	.quad	0xc3ba7b1c151f0df3
	.short	0x71f6
	.zero	6
	.quad	0xea7fa6f6def90d0d
	.short	0x5205
	.zero	6
	.quad	0x95c79508a2e6aa9a
	.short	0x573d
	.zero	6
	.type	a13.1,@object
	.globl	a13.1
	.p2align	5, 0x0
a13.1:
	.long	0x5e27148a
	.zero	12
	.quad	0x9bd84aec91586ed8
	.short	0x054e
	.zero	6
	.type	a13.2,@object
	.globl	a13.2
	.p2align	5, 0x0
a13.2:
	.quad	106315858354869
	.quad	127400325614400
	.short	3131
	.zero	14
	.quad	0x94d95122ec189bfc
	.short	0x08a4
	.zero	6
	.type	a14.0,@object
	.globl	a14.0
	.p2align	5, 0x0
a14.0:
	.long	0x0675eae4
	.type	a14.1,@object
	.globl	a14.1
	.p2align	5, 0x0
a14.1:
	.long	4247918652
	.zero	28
	.long	0x2ae4dec2
	.long	0x289c4aa3
	.long	0x2fba5fcc
	.long	0x02842812
	.long	0x598f9e20
	.long	0x61988e21
	.zero	8
	.type	a14.2,@object
	.bss
	.globl	a14.2
	.p2align	5, 0x0
a14.2:
	.byte	0
	.type	a14.3,@object
	.data
	.globl	a14.3
	.p2align	5, 0x0
a14.3:
	.long	3861027241
	.type	a14.5,@object
	.globl	a14.5
	.p2align	5, 0x0
a14.5:
	.quad	0x2b38e68fc85b93ff
	.type	a14.7,@object
	.globl	a14.7
	.p2align	5, 0x0
a14.7:
	.long	0x27885ff3
	.type	a15.0,@object
	.globl	a15.0
	.p2align	5, 0x0
a15.0:
	.quad	2557740576519369773
	.long	886758352
	.zero	20
	.long	0x61f5eb3a
	.long	0x160f3712
	.long	0x4e4bc6ad
	.long	0x4f5a3a01
	.long	0x6bddc045
	.long	0x4cbe5bfd
	.long	0x1cef8e4a
	.long	0x38d087b8
	.type	a15.1,@object
	.globl	a15.1
	.p2align	5, 0x0
a15.1:
	.quad	0x0a2ec77e4107e203
	.type	a15.5,@object
	.globl	a15.5
	.p2align	5, 0x0
a15.5:
	.quad	2944722124398343488
	.quad	-3936126280297634855
	.text
