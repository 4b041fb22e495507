import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

/**
 * Identifies a process even if its pid is reused, in a container within seconds. The second part is the start
 * time as the system reports it.
 */
export interface ProcessMark {
  readonly pid: number
  readonly startedAt: string
}

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: it exists but belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Null when the process does not exist or is a zombie. */
export function markProcess(pid: number): ProcessMark | null {
  if (!isRunning(pid)) return null
  const stat = readText(`/proc/${pid}/stat`)
  if (stat !== null) {
    // Fields after the name in brackets, which may itself contain blanks and brackets: state is the 1st,
    // start time the 20th.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' ? null : { pid, startedAt: fields[19] ?? '' }
  }
  return { pid, startedAt: ps(pid, 'lstart') }
}

export function isSameProcess(mark: ProcessMark): boolean {
  return markProcess(mark.pid)?.startedAt === mark.startedAt
}

/** The working directory of a process; PostgreSQL's is its data folder. Null if unknown. */
export function workingFolder(pid: number): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return null
  }
}

/** All visible processes working in a folder; null on systems that do not tell. */
export function processesIn(folder: string): number[] | null {
  if (workingFolder(process.pid) === null) return null
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => Number.isInteger(pid) && workingFolder(pid) === folder)
}

/** The command line of a process, also without /proc; empty when it does not exist. */
export function commandLine(pid: number): string {
  return readText(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ') ?? ps(pid, 'command')
}

function ps(pid: number, column: string): string {
  try {
    return execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).trim()
  } catch {
    return ''
  }
}

function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}
