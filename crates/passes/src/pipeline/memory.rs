//! The scratch memory of all passes, each found by its type: a new pass needs no line here.

use std::any::Any;

/// One value of each type that was asked for. There are as many as passes, so they are searched for in order.
#[derive(Debug, Default)]
pub struct Memory(Vec<Box<dyn Any + Send>>);

impl Memory {
    /// The value of type `T`, made if there is none.
    pub fn of<T: Any + Default + Send>(&mut self) -> &mut T {
        let known = self.0.iter().position(|value| value.is::<T>());
        let index = known.unwrap_or_else(|| {
            self.0.push(Box::<T>::default());
            self.0.len() - 1
        });
        self.0[index].downcast_mut().unwrap_or_else(|| unreachable!("the search compared types"))
    }

    /// The value of type `T`, if there is one.
    pub fn get<T: Any>(&self) -> Option<&T> {
        self.0.iter().find_map(|value| value.downcast_ref())
    }
}
