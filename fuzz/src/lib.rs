//! The targets are in `tests`: one function each, run as tests or under a fuzzer. CONTRIBUTING.md has the commands.
