//! What the containers of C++ leave to `libstdc++.so`: linking nodes of lists, hashing and numbers of
//! buckets. Trees are in `trees`.

use super::Builtin;
use crate::machine::{HostCall, HostResult};
use crate::{Stop, TrapKind};

/// A node of a list: the next one, and the one before.
const NEXT: u64 = 0;
const PREVIOUS: u64 = 8;

pub(in crate::host) const TABLE: &[(&str, Builtin)] = &[
    ("_ZNSt8__detail15_List_node_base7_M_hookEPS0_", |call| {
        let (node, place) = (call.arg(0)?, call.arg(1)?);
        let before = get(call, place, PREVIOUS)?;
        connect(call, before, node)?;
        connect(call, node, place)
    }),
    ("_ZNSt8__detail15_List_node_base9_M_unhookEv", |call| {
        let node = call.arg(0)?;
        let (before, next) = (get(call, node, PREVIOUS)?, get(call, node, NEXT)?);
        connect(call, before, next)
    }),
    ("_ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_", transfer),
    ("_ZNSt8__detail15_List_node_base10_M_reverseEv", reverse),
    ("_ZNSt8__detail15_List_node_base4swapERS0_S1_", swap),
    ("_ZSt11_Hash_bytesPKvmm", |call| {
        let (start, len, seed) = (call.arg(0)?, call.arg(1)?, call.arg(2)?);
        Ok(hash(call.mem().bytes(start, len)?, seed))
    }),
    ("_ZNKSt8__detail20_Prime_rehash_policy11_M_next_bktEm", |call| next_buckets(call, call.arg(1)?)),
    ("_ZNKSt8__detail20_Prime_rehash_policy14_M_need_rehashEmmm", need_rehash),
];

fn get(call: &HostCall<'_, '_>, node: u64, field: u64) -> Result<u64, Stop> {
    Ok(call.mem().read_int(node.wrapping_add(field), 8)?)
}

/// Makes `next` the node after `node`.
fn connect(call: &mut HostCall<'_, '_>, node: u64, next: u64) -> HostResult {
    call.memory().write_int(node.wrapping_add(NEXT), 8, next)?;
    call.memory().write_int(next.wrapping_add(PREVIOUS), 8, node)?;
    Ok(0)
}

/// Moves the nodes from the second argument up to the third one before the first.
fn transfer(call: &mut HostCall<'_, '_>) -> HostResult {
    let (place, first, end) = (call.arg(0)?, call.arg(1)?, call.arg(2)?);
    if place == end {
        return Ok(0);
    }
    let (last, before, previous) =
        (get(call, end, PREVIOUS)?, get(call, first, PREVIOUS)?, get(call, place, PREVIOUS)?);
    connect(call, before, end)?;
    connect(call, previous, first)?;
    connect(call, last, place)
}

fn reverse(call: &mut HostCall<'_, '_>) -> HostResult {
    let head = call.arg(0)?;
    let mut node = head;
    loop {
        let (next, previous) = (get(call, node, NEXT)?, get(call, node, PREVIOUS)?);
        call.memory().write_int(node.wrapping_add(NEXT), 8, previous)?;
        call.memory().write_int(node.wrapping_add(PREVIOUS), 8, next)?;
        node = next;
        if node == head {
            return Ok(0);
        }
    }
}

/// Exchanges the nodes of two lists.
fn swap(call: &mut HostCall<'_, '_>) -> HostResult {
    let (a, b) = (call.arg(0)?, call.arg(1)?);
    let ends = |call: &HostCall<'_, '_>, list: u64| -> Result<Option<(u64, u64)>, Stop> {
        let first = get(call, list, NEXT)?;
        Ok(if first == list { None } else { Some((first, get(call, list, PREVIOUS)?)) })
    };
    let (of_a, of_b) = (ends(call, a)?, ends(call, b)?);
    for (list, nodes) in [(a, of_b), (b, of_a)] {
        let (first, last) = nodes.unwrap_or((list, list));
        connect(call, list, first)?;
        connect(call, last, list)?;
    }
    Ok(0)
}

/// The hash of texts and of other bytes, on which the order of unordered containers depends: Appleby's
/// MurmurHash64A (public domain), with the finish of libstdc++.
fn hash(bytes: &[u8], seed: u64) -> u64 {
    const MULTIPLIER: u64 = 0xc6a4_a793_5bd1_e995;
    let shift_mix = |value: u64| value ^ value >> 47;
    let mut hash = seed ^ (bytes.len() as u64).wrapping_mul(MULTIPLIER);
    let (words, rest) = bytes.as_chunks::<8>();
    for &word in words {
        let word = u64::from_le_bytes(word).wrapping_mul(MULTIPLIER);
        hash = (hash ^ shift_mix(word).wrapping_mul(MULTIPLIER)).wrapping_mul(MULTIPLIER);
    }
    if !rest.is_empty() {
        let mut word = [0; 8];
        word[..rest.len()].copy_from_slice(rest);
        hash = (hash ^ u64::from_le_bytes(word)).wrapping_mul(MULTIPLIER);
    }
    shift_mix(shift_mix(hash).wrapping_mul(MULTIPLIER))
}

/// The number of buckets for at least so many. The policy in the first argument gets the number of elements
/// from which on they are too few.
fn next_buckets(call: &mut HostCall<'_, '_>, n: u64) -> HostResult {
    /// For less than so many.
    const SMALL: [u64; 14] = [2, 2, 2, 3, 5, 5, 7, 7, 11, 11, 11, 11, 13, 13];
    if n == 0 {
        return Ok(1);
    }
    let n_buckets = match SMALL.get(n as usize) {
        Some(&n_buckets) => n_buckets,
        None => match PRIMES.get(PRIMES.partition_point(|&prime| prime < n)) {
            Some(&prime) => prime,
            None => return Err(TrapKind::Unsupported("a hash table of so many buckets".into()).into()),
        },
    };
    set_limit(call, n_buckets)?;
    Ok(n_buckets)
}

/// The largest number of elements per bucket.
fn load_factor(call: &HostCall<'_, '_>) -> Result<f64, Stop> {
    Ok(f64::from(f32::from_bits(call.mem().read_int(call.arg(0)?, 4)? as u32)))
}

fn set_limit(call: &mut HostCall<'_, '_>, n_buckets: u64) -> Result<(), Stop> {
    let limit = (n_buckets as f64 * load_factor(call)?).floor() as u64;
    let policy = call.arg(0)?;
    Ok(call.memory().write_int(policy.wrapping_add(8), 8, limit)?)
}

/// Whether a table of some buckets and elements needs more for others, and how many.
fn need_rehash(call: &mut HostCall<'_, '_>) -> HostResult {
    /// Elements of an empty table that gets its first.
    const FIRST: u64 = 11;
    let (n_buckets, n_elements) = (call.arg(1)?, call.arg(2)?.wrapping_add(call.arg(3)?));
    let limit = call.mem().read_int(call.arg(0)?.wrapping_add(8), 8)?;
    call.set_second(0);
    if n_elements <= limit {
        return Ok(0);
    }
    let least = n_elements.max(if limit == 0 { FIRST } else { 0 }) as f64 / load_factor(call)?;
    if least < n_buckets as f64 {
        set_limit(call, n_buckets)?;
        return Ok(0);
    }
    let wanted = (least.floor() as u64).saturating_add(1).max(n_buckets.saturating_mul(2));
    let n_buckets = next_buckets(call, wanted)?;
    call.set_second(n_buckets);
    Ok(1)
}

/// Numbers of buckets, those of libstdc++: the order of elements depends on them.
#[rustfmt::skip]
const PRIMES: &[u64] = &[
    2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97, 103,
    109, 113, 127, 137, 139, 149, 157, 167, 179, 193, 199, 211, 227, 241, 257, 277, 293, 313, 337, 359, 383,
    409, 439, 467, 503, 541, 577, 619, 661, 709, 761, 823, 887, 953, 1031, 1109, 1193, 1289, 1381, 1493,
    1613, 1741, 1879, 2029, 2179, 2357, 2549, 2753, 2971, 3209, 3469, 3739, 4027, 4349, 4703, 5087, 5503,
    5953, 6427, 6949, 7517, 8123, 8783, 9497, 10273, 11113, 12011, 12983, 14033, 15173, 16411, 17749, 19183,
    20753, 22447, 24281, 26267, 28411, 30727, 33223, 35933, 38873, 42043, 45481, 49201, 53201, 57557, 62233,
    67307, 72817, 78779, 85229, 92203, 99733, 107897, 116731, 126271, 136607, 147793, 159871, 172933,
    187091, 202409, 218971, 236897, 256279, 277261, 299951, 324503, 351061, 379787, 410857, 444487, 480881,
    520241, 562841, 608903, 658753, 712697, 771049, 834181, 902483, 976369, 1056323, 1142821, 1236397,
    1337629, 1447153, 1565659, 1693859, 1832561, 1982627, 2144977, 2320627, 2510653, 2716249, 2938679,
    3179303, 3439651, 3721303, 4026031, 4355707, 4712381, 5098259, 5515729, 5967347, 6456007, 6984629,
    7556579, 8175383, 8844859, 9569143, 10352717, 11200489, 12117689, 13109983, 14183539, 15345007,
    16601593, 17961079, 19431899, 21023161, 22744717, 24607243, 26622317, 28802401, 31160981, 33712729,
    36473443, 39460231, 42691603, 46187573, 49969847, 54061849, 58488943, 63278561, 68460391, 74066549,
    80131819, 86693767, 93793069, 101473717, 109783337, 118773397, 128499677, 139022417, 150406843,
    162723577, 176048909, 190465427, 206062531, 222936881, 241193053, 260944219,
];
