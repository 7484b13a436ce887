//! Contributions of a function to the checksum of its module.

use super::function::{Function, Value};
use super::types::{Float, REGION, Ty};

impl Function<'_> {
    /// Mixes a value into the checksum.
    pub(super) fn mix(&mut self, value: &Value) {
        let mix = format!("call void @{}mix(i64", self.shared.prefix);
        match &value.ty {
            Ty::Int(bits) if *bits <= 64 => {
                let text = if *bits < 64 {
                    let op = self.shared.rng.pick(&["zext", "sext"]);
                    self.define(&Ty::Int(64), &format!("{op} {} {} to i64", value.ty, value.text))
                } else {
                    value.text.clone()
                };
                self.line(&format!("{mix} {text})"));
            }
            Ty::Int(bits) => {
                for shift in (0..*bits).step_by(64) {
                    let ty = &value.ty;
                    let part = self.define(ty, &format!("lshr {ty} {}, {shift}", value.text));
                    let left = bits - shift;
                    let word = if left >= 64 { 64 } else { left };
                    let mut part = self.define(&Ty::Int(word), &format!("trunc {ty} {part} to i{word}"));
                    if word < 64 {
                        part = self.define(&Ty::Int(64), &format!("zext i{word} {part} to i64"));
                    }
                    self.line(&format!("{mix} {part})"));
                }
            }
            Ty::Float(float) => {
                let text = self.bits_of(&value.ty, &value.text);
                self.mix(&Value { ty: Ty::Int(float.bits()), text });
            }
            Ty::Vec(n, lane) => {
                let (ty, lane) = (value.ty.clone(), (**lane).clone());
                if let Ty::Int(bits) = lane
                    && bits * n <= 256
                    && bits.is_power_of_two()
                    && bits * n >= 8
                    && self.shared.rng.chance(40)
                {
                    let whole = Ty::Int(bits * n);
                    let text = self.define(&whole, &format!("bitcast {ty} {} to {whole}", value.text));
                    return self.mix(&Value { ty: whole, text });
                }
                for i in 0..*n {
                    let text = self.define(&lane, &format!("extractelement {ty} {}, i32 {i}", value.text));
                    self.mix(&Value { ty: lane.clone(), text });
                }
            }
            // Addresses are not the same everywhere.
            Ty::Ptr => {
                let offset = self.shared.rng.below(8) * 8;
                let ptr = &value.text;
                let at =
                    self.define(&Ty::Ptr, &format!("getelementptr inbounds i8, ptr {ptr}, i64 {offset}"));
                let text = self.define(&Ty::Int(64), &format!("load i64, ptr {at}, align 1"));
                self.mix(&Value { ty: Ty::Int(64), text });
            }
            Ty::Struct(fields) => {
                for (i, field) in fields.clone().into_iter().enumerate() {
                    let text = self.define(&field, &format!("extractvalue {} {}, {i}", value.ty, value.text));
                    self.mix(&Value { ty: field, text });
                }
            }
            Ty::Array(n, element) => {
                for i in 0..*n {
                    let text =
                        self.define(element, &format!("extractvalue {} {}, {i}", value.ty, value.text));
                    self.mix(&Value { ty: (**element).clone(), text });
                }
            }
        }
    }

    /// Mixes in the contents of the globals.
    pub(super) fn mix_memory(&mut self) {
        for (ty, name, align) in self.shared.cells.clone() {
            let text = self.define(&ty, &format!("load {ty}, ptr {name}, align {align}"));
            self.mix(&Value { ty, text });
        }
        for region in self.shared.regions.clone() {
            for offset in (0..REGION).step_by(8) {
                let at =
                    self.define(&Ty::Ptr, &format!("getelementptr inbounds i8, ptr {region}, i64 {offset}"));
                let text = self.define(&Ty::Int(64), &format!("load i64, ptr {at}, align 1"));
                self.line(&format!("call void @{}mix(i64 {text})", self.shared.prefix));
            }
        }
    }

    /// The bits of a float or of a float vector's lanes, with every NaN made the same.
    pub(super) fn bits_of(&mut self, ty: &Ty, text: &str) -> String {
        let float = ty.float().unwrap_or(Float::Double);
        let clean = self.canonical(ty, text);
        let int = ty.with_lane(Ty::Int(float.bits()));
        self.define(&int, &format!("bitcast {ty} {clean} to {int}"))
    }
}
