"""What the benches share: a synthetic web on one core, a crawler on the other, and what both took."""

import json
import os
import platform
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TARGET = Path(os.environ.get("CARGO_TARGET_DIR", ROOT / "target"))
PEREGRINE = TARGET / "release" / "peregrine"


class Workload:
    def __init__(self, name, hosts, pages, links, size, tls, scale):
        self.name, self.hosts, self.links, self.size, self.tls = name, hosts, links, size, tls
        self.pages = max(2, round(pages * scale))
        scheme = "HTTPS" if tls else "HTTP"
        many = "host" if hosts == 1 else "hosts"
        self.title = f"{hosts:,} {many} of {self.pages:,} pages, {size // 1000} KB, {links} links, {scheme}"


class Web:
    """The synthetic web, on the first core. Every host forbids one section by its robots.txt; `total` are the other pages."""

    def __init__(self, workload, work):
        self.workload, self.work = workload, work

    def __enter__(self):
        w = self.workload
        command = [TARGET / "release/examples/simweb", "--hosts", w.hosts, "--pages", w.pages, "--links", w.links]
        command += ["--size", w.size, "--markup", "--forbid", "--report"] + (["--tls"] if w.tls else [])
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(on_core(0, command), stdin=pipe, stdout=pipe, text=True)
        about = json.loads(self.process.stdout.readline())
        self.seeds, self.authority = self.work / "seeds", self.work / "authority.pem"
        self.seeds.write_text("".join(seed + "\n" for seed in about["seeds"]))
        self.authority.write_text(about["authority"])
        self.total = about["pages"]
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()

    def report(self):
        """What was asked for since the last time."""
        self.process.stdin.write("\n")
        self.process.stdin.flush()
        seen = json.loads(self.process.stdout.readline())
        if seen["unrecorded"]:
            print(f"{seen['unrecorded']:,} requests were not recorded: pages are counted too low", file=sys.stderr)
        return seen

    def forget(self):
        """What was asked for until now is in no report, and costs the web no time to write one."""
        self.process.stdin.write("forget\n")
        self.process.stdin.flush()

    def cpu(self):
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def wait(pid, deadline):
    """Resource usage of a process and its children, and whether it had to be stopped."""
    was_stopped = False
    while True:
        done, _, used = os.wait4(pid, os.WNOHANG)
        if done:
            return used, was_stopped
        if time.monotonic() >= deadline and not was_stopped:
            was_stopped = True
            os.killpg(pid, signal.SIGKILL)
        time.sleep(0.01)


def on_core(core, command):
    pin = ["taskset", "-c", str(core)] if shutil.which("taskset") and os.cpu_count() >= 2 else []
    return pin + [str(word) for word in command]


def build():
    cargo = ["cargo", "build", "--release", "--locked", "--quiet"]
    subprocess.run(cargo, cwd=ROOT, check=True)
    subprocess.run(cargo + ["--example", "simweb"], cwd=ROOT, check=True)


def verdict(promise, is_met, seen):
    """One line on one promise: kept or not, and by which figures."""
    return f"- {'met' if is_met else '**MISSED**'}: {promise}: {seen}"


def said(command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def machine():
    model = next((l.split(":")[1].strip() for l in open("/proc/cpuinfo") if l.startswith("model name")), platform.machine())
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30
    return f"{os.cpu_count()} cores, {model}, {memory:.0f} GB"


def write_section(name, report):
    """Replaces what stands between the marks of that name in docs/benchmarks.md."""
    path = ROOT / "docs" / "benchmarks.md"
    text = path.read_text()
    begin, end = f"<!-- {name} -->", f"<!-- /{name} -->"
    before, rest = text.split(begin, 1)
    _, after = rest.split(end, 1)
    path.write_text(f"{before}{begin}\n{report}\n{end}{after}")
