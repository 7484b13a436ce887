//! Arguments and results in the notation of expectations, as bits, and in the machine's calling convention.

use sheave_ir::{Purpose, Signature, Type};

/// The bits of `text` as a value of type `ty`: integers in decimal or `0x…`, floats in decimal, `nan` or
/// `inf`.
///
/// # Errors
/// The unreadable text.
pub fn parse(text: &str, ty: Type) -> Result<u64, String> {
    let fault = || format!("`{text}` is no value of type {ty}");
    match ty {
        Type::F64 => text.parse::<f64>().map(f64::to_bits).map_err(|_| fault()),
        Type::F32 => text.parse::<f32>().map(|value| u64::from(value.to_bits())).map_err(|_| fault()),
        _ => {
            let value = match text.strip_prefix("0x") {
                Some(digits) => u64::from_str_radix(digits, 16).map_err(|_| fault())? as i128,
                None => text.parse::<i128>().map_err(|_| fault())?,
            };
            Ok(value as u64 & ty.mask())
        }
    }
}

/// `bits` as text that [`parse`] understands.
pub fn show(bits: u64, ty: Type) -> String {
    match ty {
        Type::F64 => f64::from_bits(bits).to_string(),
        Type::F32 => f32::from_bits(bits as u32).to_string(),
        Type::I8 => (bits as i8).to_string(),
        Type::I16 => (bits as i16).to_string(),
        Type::I32 => (bits as i32).to_string(),
        Type::I64 => (bits as i64).to_string(),
        Type::Ptr => format!("{bits:#x}"),
    }
}

/// Calls machine code with the bits of its arguments; returns the bits of its results.
///
/// The trick is that the System V convention numbers integer and vector registers apart: a call that fills
/// all of them suits every signature whose arguments fit into registers.
///
/// # Errors
/// For signatures with more arguments than registers, and with more than one result.
///
/// # Safety
/// `code` must be a function with signature `sig` that is safe to call with these arguments.
pub unsafe fn call(code: *const u8, sig: &Signature, args: &[u64]) -> Result<Vec<u64>, String> {
    let mut ints = [0_u64; 6];
    let mut floats = [0.0_f64; 8];
    let (mut n_ints, mut n_floats) = (0, 0);
    if sig.variadic.is_some() || sig.params.iter().any(|param| param.purpose != Purpose::Normal) {
        return Err("a signature that tests cannot call".to_owned());
    }
    for (&bits, param) in args.iter().zip(&sig.params) {
        if matches!(param.ty, Type::F32 | Type::F64) {
            *floats.get_mut(n_floats).ok_or("too many float arguments")? = f64::from_bits(bits);
            n_floats += 1;
        } else {
            *ints.get_mut(n_ints).ok_or("too many integer arguments")? = bits;
            n_ints += 1;
        }
    }
    let [a, b, c, d, e, f] = ints;
    let [s, t, u, v, w, x, y, z] = floats;
    type Floats<R> = extern "C" fn(u64, u64, u64, u64, u64, u64, f64, f64, f64, f64, f64, f64, f64, f64) -> R;
    match &sig.results[..] {
        [] => {
            // SAFETY: the caller vouches for the function; surplus registers are ignored by it.
            let function = unsafe { std::mem::transmute::<*const u8, Floats<()>>(code) };
            function(a, b, c, d, e, f, s, t, u, v, w, x, y, z);
            Ok(vec![])
        }
        [result] if matches!(result.ty, Type::F32 | Type::F64) => {
            // SAFETY: as above; a float comes back in the first vector register.
            let function = unsafe { std::mem::transmute::<*const u8, Floats<f64>>(code) };
            let bits = function(a, b, c, d, e, f, s, t, u, v, w, x, y, z).to_bits();
            Ok(vec![if result.ty == Type::F32 { bits & 0xFFFF_FFFF } else { bits }])
        }
        [result] => {
            // SAFETY: as above; an integer comes back in `rax`.
            let function = unsafe { std::mem::transmute::<*const u8, Floats<u64>>(code) };
            Ok(vec![function(a, b, c, d, e, f, s, t, u, v, w, x, y, z) & result.ty.mask()])
        }
        _ => Err("more results than tests can look at".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    extern "C" fn sample(a: i32, x: f64, b: i64, y: f32) -> f64 {
        f64::from(a) + x * b as f64 - f64::from(y)
    }

    #[test]
    fn calls_with_mixed_arguments() {
        let sig = Signature::new(&[Type::I32, Type::F64, Type::I64, Type::F32], &[Type::F64]);
        let args = [
            parse("-3", Type::I32).unwrap(),
            parse("0.5", Type::F64).unwrap(),
            parse("10", Type::I64).unwrap(),
            parse("1.25", Type::F32).unwrap(),
        ];
        // SAFETY: the signature is that of `sample`.
        let result = unsafe { call(sample as *const u8, &sig, &args) };
        assert_eq!(result, Ok(vec![0.75_f64.to_bits()]));
    }

    #[test]
    fn values_read_as_they_show() {
        for (text, ty) in [("-1", Type::I8), ("65535", Type::I32), ("0x10", Type::Ptr), ("-2.5", Type::F64)] {
            assert_eq!(show(parse(text, ty).unwrap(), ty), text);
        }
        assert_eq!(parse("4294967295", Type::I32), parse("-1", Type::I32));
        assert!(parse("one", Type::I32).is_err());
    }
}
