import { readFileSync } from 'node:fs'

const TICKS_A_SECOND = 100

/** Milliseconds of processor that a process has used; null where the system does not say (it does on Linux). */
export function cpuTime(pid: number): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return ((Number(fields[11]) + Number(fields[12])) * 1_000) / TICKS_A_SECOND
  } catch {
    return null
  }
}

/** Resident memory of a process in MB; null where the system does not say. */
export function residentMemory(pid: number): number | null {
  try {
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return kilobytes === undefined ? null : Number(kilobytes) / 1_024
  } catch {
    return null
  }
}

/** The processes that a process has started and that still run; none where the system does not say. */
export function childrenOf(pid: number): number[] {
  try {
    const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    return text.split(' ').filter(Boolean).map(Number)
  } catch {
    return []
  }
}
