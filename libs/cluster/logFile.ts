import { closeSync, copyFileSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs'

const LONGEST_LOG = 5_000_000
const LOOK_EVERY_MS = 600_000

/**
 * PostgreSQL writes into this file itself, so that it can continue without us. At most two files of 5 MB
 * (plus ten minutes of output): a full one is copied and truncated in place, which works because it is opened
 * for appending.
 */
export interface LogFile {
  readonly fd: number
  close(): void
}

export function openLogFile(path: string): LogFile {
  const fd = openSync(path, 'a', 0o600)
  let timer: NodeJS.Timeout | undefined
  const look = () => {
    if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > LONGEST_LOG) {
      copyFileSync(path, `${path}.1`)
      truncateSync(path)
    }
    timer = setTimeout(look, LOOK_EVERY_MS).unref()
  }
  look()
  return {
    fd,
    close: () => {
      clearTimeout(timer)
      closeSync(fd)
    },
  }
}

/** The last lines, for messages about why PostgreSQL failed. */
export function logTail(path: string, lines = 8): string {
  try {
    return readFileSync(path, 'utf8').trimEnd().split('\n').slice(-lines).join('\n')
  } catch {
    return ''
  }
}
