import { readFileSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

/** A run of all tests has a folder of its own there, which goes with it. */
const IN_MEMORY = process.env.PLATZWART_TEST_MEMORY || '/dev/shm'
const MOUNTED = / \/dev\/shm tmpfs rw\b/

/** What the databases of all tests take at the same time is a tenth of it. */
const ROOM = 4 * 2 ** 30

/**
 * Where databases lie that are gone in minutes: in memory, where there is plenty, else where the system keeps what is temporary. Five hundred suites
 * have one each, of eight hundred files: to write and remove these on a disk costs more of the processor than most suites do.
 */
export function memoryFolder(): string {
  try {
    if (!MOUNTED.test(readFileSync('/proc/mounts', 'utf8'))) return tmpdir()
    const { bavail, bsize } = statfsSync(IN_MEMORY)
    return Math.min(bavail * bsize, process.availableMemory()) > ROOM ? IN_MEMORY : tmpdir()
  } catch {
    // Another system has no such thing.
    return tmpdir()
  }
}
