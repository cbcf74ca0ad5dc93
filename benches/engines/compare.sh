#!/bin/sh
# Two interleaved rounds of each engine: what the machine did meanwhile spreads over all of them.
set -eu
backlog=$1
shift
binary=${CARGO_TARGET_DIR:-target}/release/engines
store=${STORE:-$(mktemp -d)}
for round in 1 2; do
    for spec in "$@"; do
        "$binary" run "$spec" "$store/store" "$backlog" 2>&1 | tee -a compare.txt
    done
done
