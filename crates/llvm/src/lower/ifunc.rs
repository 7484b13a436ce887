use sheave_ir::{BuilderContext, FunctionBuilder, Linkage, Signature, Symbol, Type, ensure};

use crate::lower::Lower;
use crate::lower::abi::CallConv;
use crate::lower::reason::{Lowered, invalid, unsupported};
use crate::lower::types::{Kind, Ty};

impl Lower {
    /// Defines an ifunc as a function that calls the resolver and then the function it returns.
    pub(crate) fn define_ifunc(
        &mut self,
        ty: Ty,
        linkage: Linkage,
        symbol: Symbol,
        resolver: Symbol,
    ) -> Lowered<()> {
        let Kind::Func { ret, first, n, variadic } = self.types.kind(ty) else {
            return Err(invalid("an ifunc is a function"));
        };
        ensure(!variadic, || unsupported("a variadic ifunc"))?;
        self.lay_out(ret)?;
        self.begin_signature(CallConv::C, ret, Default::default())?;
        for i in 0..n {
            let param = self.types.field(first, i);
            self.lay_out(param)?;
            self.sig_param(param, Default::default())?;
        }
        let sig = self.finish_signature();
        let signature = self.module.signatures[sig].clone();
        ensure(signature.n_x87_results() == 0, || unsupported("an ifunc that returns x86_fp80"))?;
        let name = self.module.symbols[symbol].name.to_string();
        let id = self.module.define_function(&name, signature, linkage);
        let resolver_sig = self.module.intern_signature(Signature::new(&[], &[Type::Ptr]));
        let mut ctx = BuilderContext::new();
        let mut builder = FunctionBuilder::new(&mut self.module, id, &mut ctx);
        let entry = builder.create_block();
        builder.switch_to_block(entry);
        let asked = builder.call(resolver, resolver_sig, &[]);
        if let Some(callee) = builder.func.result(asked) {
            let args = builder.func.params.clone();
            let inst = builder.call_indirect(callee, sig, &args);
            let results: Vec<_> = builder.func.results(inst).collect();
            builder.ret(&results);
        }
        builder.finish().map(drop).map_err(|error| invalid(error.to_string()))
    }
}
