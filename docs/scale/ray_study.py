"""A study on all machines of a Ray cluster: each task measures a shard, and the shards are merged at the end.

    python3 ray_study.py study.json FOLDER [SHARDS] [PATH-OF-SHEAVE]

Without a cluster Ray starts on this machine. The files of the study and FOLDER must be on a file system that
all machines see. A task that is lost with its worker is started again and goes on with what its shard has
left on disk.
"""
import pathlib
import shutil
import subprocess
import sys
import time

import ray

study, folder = sys.argv[1], pathlib.Path(sys.argv[2])
shards = int(sys.argv[3]) if len(sys.argv) > 3 else 8
sheave = sys.argv[4] if len(sys.argv) > 4 else "sheave"

ray.init()


@ray.remote(num_cpus=1, max_retries=-1)
def measure(number):
    output = folder / f"shard-{number}"
    command = [sheave, "study", study, "--shard", f"{number}/{shards}", "-o", output, "--jobs", "1"]
    done = subprocess.run(command, stdin=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    if done.returncode:
        raise RuntimeError(done.stderr)
    return number, done.stderr.splitlines()[-1]


start = time.time()
open_tasks = [measure.remote(number) for number in range(1, shards + 1)]
while open_tasks:
    finished, open_tasks = ray.wait(open_tasks)
    for number, told in ray.get(finished):
        print(f"{time.time() - start:7.1f} s  shard {number}: {told}", flush=True)
measured = time.time() - start
(folder / "whole" / "programs").mkdir(parents=True, exist_ok=True)
for result in folder.glob("shard-*/programs/*.json"):
    shutil.copy(result, folder / "whole" / "programs")
subprocess.run([sheave, "study", study, "-o", folder / "whole"], check=True)
print(f"measured in {measured:.1f} s, merged in {time.time() - start - measured:.1f} s")
