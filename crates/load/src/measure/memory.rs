//! What a process takes of the memory.

use load::Trouble;
use std::fs;

/// The memory of a process that is in use now, in bytes.
pub(super) fn resident(process: u32) -> Result<f64, Trouble> {
    let status = fs::read_to_string(format!("/proc/{process}/status"))?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kilobytes = line.and_then(|line| line.trim().trim_end_matches(" kB").parse::<f64>().ok());
    kilobytes.map(|kilobytes| kilobytes * 1024.0).ok_or_else(|| Trouble::new("this system does not tell memory"))
}
