.PHONY: build test lint bench bench-peers bench-scaling instructions demo

build:
	cargo build --release --locked

test:
	scripts/test

lint:
	cargo fmt --all --check
	cargo clippy --workspace --all-targets --locked -- -D warnings
	RUSTDOCFLAGS="-D warnings" cargo doc --workspace --no-deps --locked

bench:
	scripts/bench

bench-peers:
	scripts/bench-peers --write

bench-scaling:
	scripts/bench-scaling --write

instructions:
	scripts/instructions

demo:
	cargo run --release --locked -- demo
