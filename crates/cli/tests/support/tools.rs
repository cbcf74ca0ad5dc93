//! Tools of the field, as `scripts/test` puts them beside the build.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

pub fn tools() -> PathBuf {
    let beside_the_build = || Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/test-tools");
    std::env::var_os("PEREGRINE_TEST_TOOLS").map_or_else(beside_the_build, PathBuf::from)
}

/// Where tests put what somebody may want to look at.
pub fn test_output() -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/test-output");
    std::fs::create_dir_all(&folder).expect("writable");
    folder
}

/// A program of the Python tools; `None`, visibly, where it could not be had.
pub fn program(name: &str) -> Option<PathBuf> {
    let program = tools().join("python/bin").join(name);
    if tools().join("python.ready").exists() && program.exists() {
        return Some(program);
    }
    eprintln!("SKIPPED: {name} is not in {} (scripts/test puts it there)", tools().display());
    None
}

/// Runs a tool; `None`, visibly, where it could not be had.
pub fn tool(name: &str, arguments: &[&str], file: &Path) -> Option<Output> {
    let program = program(name)?;
    Some(Command::new(program).args(arguments).arg(file).output().expect("the tool starts"))
}

#[track_caller]
pub fn assert_accepts(name: &str, arguments: &[&str], file: &Path) {
    let Some(output) = tool(name, arguments, file) else { return };
    let said = String::from_utf8_lossy(&output.stdout) + String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{name} {arguments:?} does not accept {}:\n{said}", file.display());
}

/// Runs a Python program with these modules; its standard output, or `None`, visibly, where a module could not be had.
#[track_caller]
pub fn python(modules: &[&str], program_text: &str, arguments: &[&Path]) -> Option<String> {
    let python = program("python")?;
    for module in modules {
        let found = Command::new(&python).args(["-c", &format!("import {module}")]).output().expect("python starts");
        if !found.status.success() {
            eprintln!("SKIPPED: the Python module {module} is not in {}", tools().display());
            return None;
        }
    }
    let output = Command::new(&python).args(["-c", program_text]).args(arguments).output().expect("python starts");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{said}");
    Some(String::from_utf8(output.stdout).expect("UTF-8"))
}
