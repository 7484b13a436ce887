//! Lowering of signatures: aggregates become scalars, with what the calling convention needs.
//!
//! Every scalar of a parameter is a parameter. A vector of four or eight bytes travels in one SSE register
//! and so is one `f32` or `f64`; wider vectors travel lane by lane, which both sides here agree on but no
//! other compiler does, so functions from elsewhere that take or return them are refused. A result of more
//! than two integers, two floats or two 80-bit floats is written through a hidden first parameter, as LLVM
//! does it.

use sheave_ir::{
    AbiParam, AbiResult, BinaryOp, Extension, FuncAttrs, InstData, Purpose, ResultPlace, SigId, Signature,
    Symbol, Type, Value,
};

use crate::lower::Lower;
use crate::lower::attributes::ParamAttrs;
use crate::lower::body::Operand;
use crate::lower::reason::{Lowered, invalid, unsupported};
use crate::lower::types::{Kind, Ty};

/// A scalar or vector inside a parameter or result.
struct Part {
    /// The type of each of its pieces.
    ty: Type,
    n: usize,
    /// The pieces are addresses of 80-bit floats.
    is_x87: bool,
    /// The two pieces travel together.
    is_i128: bool,
    /// The pieces are the lanes of a vector that does not travel in one register.
    is_lanes: bool,
}

impl Lower {
    /// Starts a signature.
    pub(crate) fn begin_signature(&mut self) {
        self.signature.clear();
    }

    /// How many parameters it has so far.
    pub(crate) fn n_params(&self) -> usize {
        self.signature.current.params.len()
    }

    /// The parameters so far are the fixed ones of a variadic function.
    pub(crate) fn end_of_fixed_params(&mut self) {
        self.signature.current.variadic = Some(self.signature.current.params.len() as u32);
    }

    /// The id of the signature.
    pub(crate) fn finish_signature(&mut self) -> SigId {
        self.module.intern_signature(&self.signature.current)
    }

    /// The type as which a vector travels in one register, if it does.
    fn vector_register(&self, ty: Ty) -> Option<Type> {
        if !matches!(self.types.kind(ty), Kind::Vector(..)) {
            return None;
        }
        match self.types.bits(ty) {
            64 => Some(Type::F64),
            32 => Some(Type::F32),
            _ => None,
        }
    }

    /// The scalars and vectors of `ty` as they travel.
    fn parts(&mut self, ty: Ty) -> Lowered<Vec<Part>> {
        let mut parts = Vec::new();
        for i in self.units(ty)? {
            let unit = self.types.unit(i).ty;
            parts.push(match self.vector_register(unit) {
                Some(ty) => Part { ty, n: 1, is_x87: false, is_i128: false, is_lanes: false },
                None => Part {
                    ty: self.abi_piece(unit),
                    n: self.types.info(unit).pieces as usize,
                    is_x87: self.is_fp80(unit),
                    is_i128: self.types.kind(unit) == Kind::Int(128),
                    is_lanes: matches!(self.types.kind(unit), Kind::Vector(..)),
                },
            });
        }
        Ok(parts)
    }

    /// Whether a result of this type is written through a hidden parameter.
    pub(crate) fn is_demoted(&mut self, ty: Ty) -> Lowered<bool> {
        if self.types.info(ty).single || ty == Ty::VOID {
            return Ok(false);
        }
        let parts = self.parts(ty)?;
        let n_x87: usize = parts.iter().filter(|part| part.is_x87).map(|part| part.n).sum();
        let n_floats: usize = parts.iter().filter(|part| part.ty.is_float()).map(|part| part.n).sum();
        let n_all: usize = parts.iter().map(|part| part.n).sum();
        Ok(n_all - n_floats - n_x87 > 2 || n_floats > 2 || n_x87 > 2)
    }

    /// Adds the result, or, if it is demoted, the hidden parameter; true in that case.
    pub(crate) fn sig_result(&mut self, ty: Ty, attrs: ParamAttrs) -> Lowered<bool> {
        if ty == Ty::VOID {
            return Ok(false);
        }
        if matches!(self.types.kind(ty), Kind::Func { .. } | Kind::Label | Kind::Metadata | Kind::Token) {
            return Err(invalid(format!("a result of type {}", self.types.show(ty))));
        }
        let info = self.types.info(ty);
        if info.single && !matches!(info.kind, Kind::Fp80 | Kind::Half | Kind::BFloat) {
            let extension = attrs.extension;
            let result = AbiResult { ty: info.piece, extension, place: ResultPlace::Register };
            self.signature.current.results.push(result);
            return Ok(false);
        }
        if self.is_demoted(ty)? {
            let param = AbiParam { purpose: Purpose::StructReturn, ..AbiParam::new(Type::Ptr) };
            self.signature.current.params.push(param);
            return Ok(true);
        }
        for part in self.parts(ty)? {
            self.signature.nonstandard |= part.is_lanes;
            let place = if part.is_x87 { ResultPlace::X87 } else { ResultPlace::Register };
            let result = AbiResult { ty: part.ty, extension: attrs.extension, place };
            self.signature.current.results.extend(core::iter::repeat_n(result, part.n));
        }
        Ok(false)
    }

    /// Whether the pieces of the scalar or vector `unit` are addresses of 80-bit floats.
    pub(crate) fn is_fp80(&self, unit: Ty) -> bool {
        unit == Ty::FP80 || matches!(self.types.kind(unit), Kind::Vector(Ty::FP80, _))
    }

    /// The type in which a piece of the scalar or vector `unit` travels: a half in the low bits of an `f32`.
    fn abi_piece(&self, unit: Ty) -> Type {
        let scalar = match self.types.kind(unit) {
            Kind::Vector(element, _) => element,
            _ => unit,
        };
        if matches!(scalar, Ty::HALF | Ty::BFLOAT) { Type::F32 } else { self.types.unit_piece(unit) }
    }

    /// Adds a parameter.
    pub(crate) fn sig_param(&mut self, ty: Ty, attrs: ParamAttrs) -> Lowered<()> {
        let info = self.types.info(ty);
        if info.single && !matches!(info.kind, Kind::Fp80 | Kind::Half | Kind::BFloat) {
            let mut param = AbiParam { extension: attrs.extension, ..AbiParam::new(info.piece) };
            if let Some(object) = attrs.by_val {
                self.lay_out(object)?;
                self.require_size(object)?;
                let info = self.types.info(object);
                // The alignment of a vector grows with its size.
                let size = u32::try_from(info.size)
                    .map_err(|_| unsupported("an argument of more than four gigabytes"))?;
                let align = if attrs.align == 0 { 1 << info.align_log2.min(31) } else { attrs.align };
                param.purpose = Purpose::ByVal { size, align: align.max(8) };
            } else if attrs.sret {
                param.purpose = Purpose::StructReturn;
            }
            self.signature.current.params.push(param);
            return Ok(());
        }
        for part in self.parts(ty)? {
            self.signature.nonstandard |= part.is_lanes;
            let mut param = AbiParam { extension: attrs.extension, ..AbiParam::new(part.ty) };
            if part.is_x87 {
                param.purpose = Purpose::ByVal { size: 16, align: 16 };
            } else if part.is_i128 {
                // Neighbouring groups must differ; after 255 groups they may start again.
                self.signature.group = self.signature.group.checked_add(1).unwrap_or(1);
                param.group = self.signature.group;
            }
            self.signature.current.params.extend(core::iter::repeat_n(param, part.n));
        }
        Ok(())
    }

    /// The pieces of `v` as they travel.
    pub(crate) fn pass_abi(&mut self, ty: Ty, v: Operand, out: &mut Vec<Value>) -> Lowered<()> {
        let info = self.types.info(ty);
        if info.single && !matches!(info.kind, Kind::Half | Kind::BFloat) {
            out.push(v.value());
            return Ok(());
        }
        let pieces = self.pieces(ty, v);
        let mut at = 0;
        for i in self.units(ty)? {
            let unit = self.types.unit(i).ty;
            let n = self.types.info(unit).pieces as usize;
            let unit_pieces = &pieces[at..at + n];
            at += n;
            if let Some(register) = self.vector_register(unit) {
                let packed = self.body.keep(unit_pieces);
                let limbs = self.raw_bits(unit, packed);
                let raw = if register == Type::F64 { Type::I64 } else { Type::I32 };
                let raw = self.body.resize(raw, limbs[0]);
                out.push(self.body.bitcast(register, raw));
                continue;
            }
            for &piece in unit_pieces {
                if self.body.ty(piece) == Type::I16 && self.abi_piece(unit) == Type::F32 {
                    let wide = self.body.resize(Type::I32, piece);
                    out.push(self.body.bitcast(Type::F32, wide));
                } else {
                    out.push(piece);
                }
            }
        }
        Ok(())
    }

    /// A value of type `ty` from its parts as they travel, which start at `values[*next]`.
    pub(crate) fn receive_abi(&mut self, ty: Ty, values: &[Value], next: &mut usize) -> Lowered<Operand> {
        let info = self.types.info(ty);
        if info.single && !matches!(info.kind, Kind::Half | Kind::BFloat) {
            let kind = info.kind;
            let mut value = values[*next];
            *next += 1;
            if let Kind::Int(bits) = kind
                && !matches!(bits, 1 | 8 | 16 | 32 | 64)
            {
                // The other side may leave anything above the width.
                value = self.mask(value, bits);
            }
            return Ok(Operand::of(value));
        }
        let mut out = Vec::new();
        for i in self.units(ty)? {
            let unit = self.types.unit(i).ty;
            if let Some(register) = self.vector_register(unit) {
                let raw = if register == Type::F64 { Type::I64 } else { Type::I32 };
                let bits = self.body.bitcast(raw, values[*next]);
                *next += 1;
                let limb = self.body.resize(Type::I64, bits);
                let v = self.of_bits(unit, &[limb]);
                out.extend(self.pieces(unit, v));
                continue;
            }
            let n = self.types.info(unit).pieces as usize;
            let start = out.len();
            for _ in 0..n {
                let mut value = values[*next];
                *next += 1;
                if self.abi_piece(unit) == Type::F32 && self.types.unit_piece(unit) == Type::I16 {
                    let wide = self.body.bitcast(Type::I32, value);
                    value = self.body.resize(Type::I16, wide);
                }
                out.push(value);
            }
            match self.types.kind(unit) {
                Kind::Int(bits) if bits > 64 => self.mask_limbs(bits, &mut out[start..]),
                Kind::Int(bits) if !matches!(bits, 1 | 8 | 16 | 32 | 64) => {
                    let masked = self.mask(out[start], bits);
                    out[start] = masked;
                }
                _ => {}
            }
        }
        Ok(self.assemble(ty, &out))
    }

    /// A parameter's value in the function being read; `next` counts parameters of the signature.
    pub(crate) fn param_value(&mut self, ty: Ty, attrs: ParamAttrs, next: &mut usize) -> Lowered<Operand> {
        let params = core::mem::take(&mut self.body.func.params);
        let v = self.receive_abi(ty, &params, next);
        self.body.func.params = params;
        let v = v?;
        if ty == Ty::I1 && attrs.extension != Extension::Zero {
            let bit = self.body.binary_imm(BinaryOp::And, v.value(), 1);
            return Ok(Operand::of(bit));
        }
        Ok(v)
    }

    /// Calls the C function `name`, whose parameters and result are scalars.
    pub(crate) fn call_library(&mut self, name: &str, args: &[Value], result: Type) -> Value {
        let params: Vec<Type> = args.iter().map(|&arg| self.body.ty(arg)).collect();
        let results = self.call_symbol(name, Signature::new(&params, &[result]), args);
        results[0]
    }

    /// Calls `name` and gives its results.
    pub(crate) fn call_symbol(&mut self, name: &str, sig: Signature, args: &[Value]) -> Vec<Value> {
        let callee: Symbol = self.module.intern_symbol(name);
        let results: Vec<Type> =
            sig.results.iter().filter(|r| r.place == ResultPlace::Register).map(|r| r.ty).collect();
        let sig = self.module.intern_signature(sig);
        if self.module.symbols[callee].sig.is_none() {
            self.module.symbols[callee].sig = Some(sig);
        }
        let args = self.body.list(args);
        let inst = self.body.push(InstData::Call { flags: FuncAttrs::default(), sig, callee, args });
        results.into_iter().map(|ty| self.body.func.append_result(inst, ty)).collect()
    }

    /// Calls `name` with operands of these types; gives its result, of type `ret`.
    pub(crate) fn call_typed(&mut self, name: &str, ret: Ty, args: &[(Ty, Operand)]) -> Lowered<Operand> {
        self.lay_out(ret)?;
        self.begin_signature();
        if self.sig_result(ret, ParamAttrs::default())? {
            return Err(unsupported("this intrinsic with this result"));
        }
        let mut values = Vec::new();
        for &(ty, v) in args {
            self.lay_out(ty)?;
            self.sig_param(ty, ParamAttrs::default())?;
            self.pass_abi(ty, v, &mut values)?;
        }
        let slot = (ret == Ty::FP80).then(|| self.body.fp80_slot());
        values.extend(slot);
        let results = self.call_symbol(name, self.signature.current.clone(), &values);
        match slot {
            Some(slot) => Ok(Operand::of(slot)),
            None => self.receive_abi(ret, &results, &mut 0),
        }
    }
}
