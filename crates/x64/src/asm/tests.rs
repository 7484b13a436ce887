//! Templates against what an assembler makes of them, as iced's disassembler shows it.

use iced_x86::{Decoder, DecoderOptions, Formatter, IntelFormatter};

use super::*;

fn disassemble(bytes: &[u8]) -> String {
    let mut decoder = Decoder::with_ip(64, bytes, 0, DecoderOptions::NONE);
    let mut formatter = IntelFormatter::new();
    let mut lines = Vec::new();
    while decoder.can_decode() {
        let instruction = decoder.decode();
        let mut line = String::new();
        formatter.format(&instruction, &mut line);
        lines.push(line);
    }
    lines.join("; ")
}

fn register(register: Register, bytes: u32) -> Operand {
    Operand::Register { register, bytes }
}

#[track_caller]
fn att(template: &str, operands: &[Operand], expected: &str) -> Blob {
    let blob = assemble(template, operands, 7).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(disassemble(&blob.bytes), expected, "{template}");
    blob
}

#[test]
fn registers_take_the_size_of_their_operand_or_modifier() {
    let operands = [register(Register::RBX, 4), register(Register::R9, 8)];
    att("movl $1, $0", &[register(Register::RBX, 4), register(Register::RCX, 4)], "mov ebx,ecx");
    att("movb ${0:b}, ${1:b}; movb ${0:h}, %al", &operands, "mov r9b,bl; mov al,bh");
    att("add${1:z} $$5, $1", &operands, "add r9,5");
    att("movzbl %sil, ${0:k}\n\tmovslq ${0:k}, $1 # widen", &operands, "movzx ebx,sil; movsxd r9,ebx");
}

#[test]
fn addresses_have_base_index_and_displacement() {
    let slot = Operand::Memory {
        base: Register::RSP,
        index: Register::R8,
        scale: 4,
        displacement: -8,
        symbol: None,
        bytes: 4,
    };
    att("incl $0", std::slice::from_ref(&slot), "inc dword ptr [rsp+r8*4-8]");
    att("movq %fs:0, %rax", &[], "mov rax,fs:[0]");
    att("leaq 8 +4 * 2(,%rdi,8), %r10", &[], "lea r10,[rdi*8+10h]");
}

#[test]
fn the_first_alternative_and_escapes_are_filled_in() {
    let operands = [register(Register::RAX, 4), Operand::Immediate(12)];
    att("$(addl $1, $0$|add $0, $1$)", &operands, "add eax,0Ch");
    att("addl $$${1:c}, $0; .L${:uid}: jmp .L${:uid}", &operands, "add eax,0Ch; jmp 3");
}

#[test]
fn local_labels_resolve_to_the_nearest() {
    att("1: decl %ecx; jne 1b; jmp 1f; nop; 1: ret", &[], "dec ecx; jne 0; jmp 000000000000000Eh; nop; ret");
}

#[test]
fn what_lies_outside_becomes_a_fixup() {
    let blob = att("jc ${0:l}; nop", &[Operand::Label(2)], "jb 6; nop");
    assert_eq!(
        blob.fixups,
        [Fixup { offset: 2, kind: FixupKind::Relative32, target: Target::Label(2), addend: -4 }]
    );
    let global = Operand::Memory {
        base: Register::RIP,
        index: Register::None,
        scale: 1,
        displacement: 8,
        symbol: Some("a b".to_owned()),
        bytes: 4,
    };
    let blob = assemble("movl $$5, $0", &[global], 0).expect("assembles");
    // The immediate follows the displacement, and the address counts from the end of both.
    assert_eq!(
        blob.fixups,
        [Fixup {
            offset: 2,
            kind: FixupKind::Relative32,
            target: Target::Symbol("a b".to_owned()),
            addend: 0
        }]
    );
}

/// Without a symbol the number is the distance from the end of the instruction.
#[test]
fn an_address_may_be_that_of_the_next_instruction() {
    let bytes = |template: &str| assemble(template, &[], 0).expect(template).bytes;
    let next = [0x48, 0x8d, 0x05, 0, 0, 0, 0];
    assert_eq!(bytes("leaq (%rip), %rax"), next);
    assert_eq!(bytes("nop; leaq (%rip), %rax"), [&[0x90], &next[..]].concat());
    assert_eq!(bytes("movl $$7, -0x12(%rip)"), [0xc7, 0x05, 0xee, 0xff, 0xff, 0xff, 7, 0, 0, 0]);
    let far = assemble("leaq 0x80000000(%rip), %rax", &[], 0).expect_err("32 bits");
    assert!(far.to_string().contains("the displacement 2147483648 is out of range"), "{far}");
}

#[test]
fn string_and_x87_instructions_have_implied_operands() {
    att(
        "cld; rep movsl; repne scasb; lock cmpxchgl %ecx, (%rdi)",
        &[],
        "cld; rep movsd [rdi],[rsi]; repne scasb [rdi]; lock cmpxchg [rdi],ecx",
    );
    att(
        "fldl (%rax); fsqrt; fpatan; faddp; fstps 4(%rax); fildll (%rax); fxch",
        &[],
        "fld st,qword ptr [rax]; fsqrt; fpatan; faddp; fstp dword ptr [rax+4],st; fild st,qword ptr [rax]; fxch",
    );
    // GNU as prints `fsubrp` for what Intel calls `fsubp` here.
    att("fsubrp %st, %st(1)", &[], "fsubp");
}

#[test]
fn vector_and_system_instructions_are_in_the_tables() {
    att(
        "paddd %xmm1, %xmm0; sqrtsd %xmm2, %xmm3; cvttsd2si %xmm1, %rax; cpuid; rdtsc; mfence; pause",
        &[],
        "paddd xmm0,xmm1; sqrtsd xmm3,xmm2; cvttsd2si rax,xmm1; cpuid; rdtsc; mfence; pause",
    );
    att(
        "movq %rax, %xmm4; movq %rbx, %rcx; pushfq; popq %rdx; bswap %edx; xchg %rax, (%rdi)",
        &[],
        "movq xmm4,rax; mov rcx,rbx; pushfq; pop rdx; bswap edx; xchg [rdi],rax",
    );
    att(
        "movabsq $$0x1122334455667788, %rax; cltq; imull $$10, %ecx; shrl %eax; sete %al; cmovzl %eax, %ebx",
        &[],
        "mov rax,1122334455667788h; cdqe; imul ecx,0Ah; shr eax,1; sete al; cmove ebx,eax",
    );
}

#[test]
fn crc32_has_the_size_of_its_source() {
    att(
        "crc32b %dil, %eax; crc32w %di, %eax; crc32l %edi, %eax; crc32q %rdi, %rax; crc32b (%rdi), %eax",
        &[],
        "crc32 eax,dil; crc32 eax,di; crc32 eax,edi; crc32 rax,rdi; crc32 eax,byte ptr [rdi]",
    );
}

#[test]
fn prefixes_may_be_statements_of_their_own() {
    let together = assemble("lock xaddl %eax, (%rdi)", &[], 0).expect("one statement");
    let apart = assemble("lock; xaddl %eax, (%rdi)", &[], 0).expect("two statements");
    assert_eq!(apart, together);
    let apart = assemble("rep\n\tmovsb", &[], 0).expect("two statements");
    assert_eq!(apart.bytes, [0xf3, 0xa4]);
}

#[test]
fn comments_of_c_and_directives_for_debuggers_are_skipped() {
    att("nop; .cfi_def_cfa_offset 16; .loc 1 2", &[], "nop");
    att("/* first */ nop /*; ud2\n ud2 */; /**/ addl $$1, /* / */ %eax", &[], "nop; add eax,1");
    assert!(assemble("/* r12 */", &[], 0).expect("nothing").bytes.is_empty());
    let kept = assemble(".ascii \"a\\\";/*b*/\" /* c */", &[], 0).expect("a string");
    assert_eq!(kept.bytes, *b"a\";/*b*/");
    let open = assemble("nop /* ud2", &[], 0).expect_err("no end").to_string();
    assert_eq!(open, "inline assembly: a `/*` without `*/`, in `nop /* ud2`");
}

#[test]
fn faults_name_the_statement() {
    let fail = |template: &str| assemble(template, &[], 0).expect_err(template).to_string();
    // Encoders assume that the registers of an address have one width.
    for address in ["(%rdi, %ebx, 4)", "(%edi, %rbx)", "(%rip, %rax)", "(%rax, %rip)", "(, %rsp)", "(%xmm0)"]
    {
        let message = fail(&format!("movl {address}, %eax"));
        assert!(message.contains("an address needs general registers of one width"), "{message}");
    }
    assert_eq!(
        fail("nop; frobnicate %eax"),
        "inline assembly: unsupported: instruction `frobnicate`, in `frobnicate %eax`"
    );
    assert_eq!(
        fail("addl %eax, %rbx"),
        "inline assembly: no encoding of `addl` takes these operands, in `addl %eax, %rbx`"
    );
    assert_eq!(fail("movl $3, %eax"), "inline assembly: there is no operand 3, in `movl $3, %eax`");
    assert_eq!(fail("jmp 3f"), "inline assembly: there is no label `3f`, in `jmp 3f`");
    assert_eq!(
        fail(".section .text"),
        "inline assembly: unsupported: directive `.section`, in `.section .text`"
    );
    assert_eq!(
        fail(".intel_syntax noprefix"),
        "inline assembly: unsupported: directive `.intel_syntax`, in `.intel_syntax noprefix`"
    );
    assert!(fail(&format!("mov $${}1, %eax", "(".repeat(100_000))).contains("nested too deep"));
}
