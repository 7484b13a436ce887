//! The input of `perf inject` for code in memory: a test reader finds every function with its code, preceded
//! by its lines.

use std::path::Path;

use sheave::{Context, Goal, Options};
use sheave_ir::Module;
use sheave_x64::{CodeBuffer, Ctx, compile, jit};

struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn take(&mut self, n: usize) -> &[u8] {
        let (taken, rest) = self.0.split_at(n);
        self.0 = rest;
        taken
    }

    fn u32(&mut self) -> u32 {
        u32::from_le_bytes(self.take(4).try_into().expect("four bytes"))
    }

    fn u64(&mut self) -> u64 {
        u64::from_le_bytes(self.take(8).try_into().expect("eight bytes"))
    }

    fn string(&mut self) -> String {
        let n = self.0.iter().position(|&byte| byte == 0).expect("it ends");
        let text = String::from_utf8_lossy(self.take(n)).into_owned();
        self.take(1);
        text
    }
}

fn link(module: &Module) -> (std::sync::Arc<jit::Image>, Vec<(String, CodeBuffer)>) {
    let mut linker = jit::Linker::new().expect("this machine");
    let key = linker.add_module(module);
    let (mut ctx, mut machine) = (Context::new(), Ctx::new());
    let mut codes = Vec::new();
    for id in module.functions.keys() {
        let func = ctx.run(module, id, &Options::default(), Goal::Copies).expect("it can be compiled");
        let mut code = CodeBuffer::default();
        compile(module, func, &Default::default(), &mut machine, &mut code).expect("it can be compiled");
        linker.add_function(key, id, &code);
        codes.push((module.symbol_name(func.symbol).to_owned(), code));
    }
    (linker.link().expect("nothing is missing"), codes)
}

#[test]
fn every_function_is_there_with_its_lines_before_its_code() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("debugger/values.ll");
    let module = sheave::read_file(&path).unwrap_or_else(|error| panic!("{error}"));
    let (image, codes) = link(&module);
    let contents = jit::jitdump::contents(&image, 7);
    let mut file = Reader(&contents);
    let header = [file.u32(), file.u32(), file.u32(), file.u32(), file.u32(), file.u32()];
    assert_eq!(header, [0x4a69_5444, 1, 40, 62, 0, std::process::id()]);
    assert_eq!((file.u64(), file.u64()), (7, 0));
    let mut lines = Vec::new();
    let mut n_functions = 0;
    while !file.0.is_empty() {
        let before = file.0.len();
        let (kind, size, time) = (file.u32(), file.u32() as usize, file.u64());
        assert_eq!(time, 7);
        match kind {
            2 => {
                let (address, n) = (file.u64(), file.u64());
                lines = (0..n)
                    .map(|_| {
                        let (at, line, discriminator) = (file.u64(), file.u32(), file.u32());
                        assert_eq!((discriminator, &*file.string()), (0, "./values.c"));
                        (at - address, line)
                    })
                    .collect();
            }
            0 => {
                assert_eq!([file.u32(), file.u32()], [std::process::id(); 2]);
                let (vma, address, size, number) = (file.u64(), file.u64(), file.u64() as usize, file.u64());
                let name = file.string();
                assert_eq!((vma, number), (address, n_functions));
                assert_eq!(image.address(&name), Some(address as *const u8), "{name}");
                // SAFETY: the image has so many bytes of code there.
                let there = unsafe { std::slice::from_raw_parts(address as *const u8, size) };
                assert_eq!(file.take(size), there, "{name}");
                let (_, code) = codes.iter().find(|code| code.0 == name).expect("it is there");
                let expected: Vec<(u64, u32)> = (code.lines.iter())
                    .filter_map(|line| Some((u64::from(line.offset), code.source(line.offset).next()?.line)))
                    .filter(|&(_, line)| line > 0)
                    .collect();
                assert_eq!(lines, expected, "{name}");
                assert!(lines.len() > 1, "{name}");
                n_functions += 1;
            }
            other => panic!("a record of kind {other}"),
        }
        assert_eq!(before - file.0.len(), size, "the size of a record");
    }
    assert_eq!(n_functions as usize, codes.len());
}
