import { execFileSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** A file system of a few megabytes in memory. */
export interface SmallDisk {
  readonly folder: string
  /** Takes all room that is left. */
  fill(): void
  /** Gives it back. */
  free(): void
  unmount(): void
}

const CHUNK = Buffer.alloc(64 * 1024)

/** Null where this user may not mount one. */
export function mountSmallDisk(folder: string, megabytes: number): SmallDisk | null {
  mkdirSync(folder, { recursive: true })
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder], {
      stdio: 'ignore',
    })
  } catch {
    return null
  }
  const ballast = join(folder, 'ballast')
  return {
    folder,
    fill: () => fillFile(ballast),
    free: () => rmSync(ballast, { force: true }),
    // Lazily: whoever still looks at a file of it keeps nobody waiting.
    unmount: () => void execFileSync('umount', ['-l', folder]),
  }
}

function fillFile(path: string): void {
  const file = openSync(path, 'a')
  try {
    for (;;) writeSync(file, CHUNK)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  } finally {
    closeSync(file)
  }
}
