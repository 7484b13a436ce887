//! The red-black trees of `std::map` and `std::set`, whose nodes the program makes: linking, balancing, and
//! the order (Cormen, Leiserson, Rivest, Stein, "Introduction to Algorithms", chapter 13; the layout of nodes
//! is that of libstdc++'s `_Rb_tree_node_base`).
//!
//! The header is a node beside the tree: its parent is the root, and its sides are the first and the last
//! node. It is red, so that the step from the last node to the end is recognised.

use super::Builtin;
use crate::Stop;
use crate::machine::{HostCall, HostResult};

const COLOUR: u64 = 0;
const PARENT: u64 = 8;
const LEFT: u64 = 16;
const RIGHT: u64 = 24;
const RED: u64 = 0;
const BLACK: u64 = 1;

pub(in crate::host) const TABLE: &[(&str, Builtin)] = &[
    ("_ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_", insert),
    ("_ZSt28_Rb_tree_rebalance_for_erasePSt18_Rb_tree_node_baseRS_", erase),
    ("_ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base", |call| step(call, RIGHT)),
    ("_ZSt18_Rb_tree_incrementPKSt18_Rb_tree_node_base", |call| step(call, RIGHT)),
    ("_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base", |call| step(call, LEFT)),
    ("_ZSt18_Rb_tree_decrementPKSt18_Rb_tree_node_base", |call| step(call, LEFT)),
];

/// The other side.
fn other(side: u64) -> u64 {
    LEFT + RIGHT - side
}

/// The tree of a call.
struct Tree<'c, 'a, 'm> {
    call: &'c mut HostCall<'a, 'm>,
    header: u64,
}

impl Tree<'_, '_, '_> {
    fn get(&self, node: u64, field: u64) -> Result<u64, Stop> {
        Ok(self.call.mem().read_int(node.wrapping_add(field), 8)?)
    }

    fn set(&mut self, node: u64, field: u64, value: u64) -> Result<(), Stop> {
        Ok(self.call.memory().write_int(node.wrapping_add(field), 8, value)?)
    }

    fn is_red(&self, node: u64) -> Result<bool, Stop> {
        Ok(node != 0 && self.call.mem().read_int(node.wrapping_add(COLOUR), 4)? == RED)
    }

    fn paint(&mut self, node: u64, colour: u64) -> Result<(), Stop> {
        Ok(self.call.memory().write_int(node.wrapping_add(COLOUR), 4, colour)?)
    }

    /// The node furthest on that side.
    fn furthest(&self, mut node: u64, side: u64) -> Result<u64, Stop> {
        loop {
            match self.get(node, side)? {
                0 => return Ok(node),
                next => node = next,
            }
        }
    }

    /// Puts `new`, or nothing, where `old` is below its parent.
    fn replace(&mut self, old: u64, new: u64) -> Result<(), Stop> {
        let parent = self.get(old, PARENT)?;
        let field = match parent {
            _ if self.get(self.header, PARENT)? == old => PARENT,
            _ if self.get(parent, LEFT)? == old => LEFT,
            _ => RIGHT,
        };
        let parent = if field == PARENT { self.header } else { parent };
        self.set(parent, field, new)?;
        if new != 0 {
            self.set(new, PARENT, parent)?;
        }
        Ok(())
    }

    /// Moves `node` down to `side`; its child on the other side takes its position.
    fn rotate(&mut self, node: u64, side: u64) -> Result<(), Stop> {
        let child = self.get(node, other(side))?;
        let inner = self.get(child, side)?;
        self.replace(node, child)?;
        self.set(node, other(side), inner)?;
        if inner != 0 {
            self.set(inner, PARENT, node)?;
        }
        self.set(child, side, node)?;
        self.set(node, PARENT, child)
    }
}

/// Links a node below another one, on the left where the first argument says so.
fn insert(call: &mut HostCall<'_, '_>) -> HostResult {
    let side = if call.arg(0)? & 1 == 1 { LEFT } else { RIGHT };
    let (mut node, parent, header) = (call.arg(1)?, call.arg(2)?, call.arg(3)?);
    let tree = &mut Tree { call, header };
    tree.set(node, PARENT, parent)?;
    tree.set(node, LEFT, 0)?;
    tree.set(node, RIGHT, 0)?;
    tree.paint(node, RED)?;
    if parent == header {
        for field in [PARENT, LEFT, RIGHT] {
            tree.set(header, field, node)?;
        }
    } else {
        tree.set(parent, side, node)?;
        if tree.get(header, side)? == parent {
            tree.set(header, side, node)?;
        }
    }
    loop {
        let parent = tree.get(node, PARENT)?;
        if parent == header || !tree.is_red(parent)? {
            break;
        }
        let grandparent = tree.get(parent, PARENT)?;
        let side = if tree.get(grandparent, LEFT)? == parent { LEFT } else { RIGHT };
        let uncle = tree.get(grandparent, other(side))?;
        if tree.is_red(uncle)? {
            tree.paint(parent, BLACK)?;
            tree.paint(uncle, BLACK)?;
            tree.paint(grandparent, RED)?;
            node = grandparent;
            continue;
        }
        let mut top = parent;
        if tree.get(parent, other(side))? == node {
            tree.rotate(parent, side)?;
            top = node;
        }
        tree.paint(top, BLACK)?;
        tree.paint(grandparent, RED)?;
        tree.rotate(grandparent, other(side))?;
        break;
    }
    let root = tree.get(header, PARENT)?;
    tree.paint(root, BLACK)?;
    Ok(0)
}

/// Unlinks a node and gives it.
fn erase(call: &mut HostCall<'_, '_>) -> HostResult {
    let (node, header) = (call.arg(0)?, call.arg(1)?);
    let tree = &mut Tree { call, header };
    let (left, right) = (tree.get(node, LEFT)?, tree.get(node, RIGHT)?);
    for side in [LEFT, RIGHT] {
        if tree.get(header, side)? == node {
            let inner = tree.get(node, other(side))?;
            let parent = tree.get(node, PARENT)?;
            let next = if inner == 0 { parent } else { tree.furthest(inner, side)? };
            tree.set(header, side, next)?;
        }
    }
    // What takes the position where the tree gets shorter, and the node above.
    let (child, mut above);
    let was_red;
    if left == 0 || right == 0 {
        child = if left == 0 { right } else { left };
        above = tree.get(node, PARENT)?;
        was_red = tree.is_red(node)?;
        tree.replace(node, child)?;
    } else {
        let next = tree.furthest(right, LEFT)?;
        child = tree.get(next, RIGHT)?;
        was_red = tree.is_red(next)?;
        above = tree.get(next, PARENT)?;
        if above == node {
            above = next;
        } else {
            tree.replace(next, child)?;
            tree.set(next, RIGHT, right)?;
            tree.set(right, PARENT, next)?;
        }
        tree.replace(node, next)?;
        tree.set(next, LEFT, left)?;
        tree.set(left, PARENT, next)?;
        let colour = if tree.is_red(node)? { RED } else { BLACK };
        tree.paint(next, colour)?;
    }
    if !was_red {
        rebalance(tree, child, above)?;
    }
    Ok(node)
}

/// The paths through `node`, which may be nothing, below `above`, have one black node too few.
fn rebalance(tree: &mut Tree<'_, '_, '_>, mut node: u64, mut above: u64) -> Result<(), Stop> {
    while above != tree.header && !tree.is_red(node)? {
        let side = if tree.get(above, LEFT)? == node { LEFT } else { RIGHT };
        let mut sibling = tree.get(above, other(side))?;
        if tree.is_red(sibling)? {
            tree.paint(sibling, BLACK)?;
            tree.paint(above, RED)?;
            tree.rotate(above, side)?;
            sibling = tree.get(above, other(side))?;
        }
        let (near, far) = (tree.get(sibling, side)?, tree.get(sibling, other(side))?);
        if !tree.is_red(near)? && !tree.is_red(far)? {
            tree.paint(sibling, RED)?;
            node = above;
            above = tree.get(node, PARENT)?;
            continue;
        }
        if !tree.is_red(far)? {
            tree.paint(near, BLACK)?;
            tree.paint(sibling, RED)?;
            tree.rotate(sibling, other(side))?;
            sibling = near;
        }
        let colour = if tree.is_red(above)? { RED } else { BLACK };
        tree.paint(sibling, colour)?;
        tree.paint(above, BLACK)?;
        let far = tree.get(sibling, other(side))?;
        if far != 0 {
            tree.paint(far, BLACK)?;
        }
        tree.rotate(above, side)?;
        return Ok(());
    }
    if node != 0 { tree.paint(node, BLACK) } else { Ok(()) }
}

/// The next node on that side.
fn step(call: &mut HostCall<'_, '_>, side: u64) -> HostResult {
    let mut node = call.arg(0)?;
    let tree = Tree { call, header: 0 };
    // The end of a tree: the header, the only red node that is its grandparent's own.
    let parent = tree.get(node, PARENT)?;
    if side == LEFT && tree.is_red(node)? && tree.get(parent, PARENT)? == node {
        return tree.get(node, RIGHT);
    }
    match tree.get(node, side)? {
        0 => {}
        inner => return tree.furthest(inner, other(side)),
    }
    let mut above = parent;
    while tree.get(above, side)? == node {
        node = above;
        above = tree.get(above, PARENT)?;
    }
    // From a root without nodes on that side, `above` is already beyond the header.
    Ok(if tree.get(node, side)? == above { node } else { above })
}
