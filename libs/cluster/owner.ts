import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { ClusterRefusal } from './clusterRefusal.ts'
import { isSameProcess, markProcess, type ProcessMark } from './liveProcess.ts'

/** The process that supervises the cluster, if it is alive. */
export function livingOwner(file: string): ProcessMark | null {
  try {
    const mark = JSON.parse(readFileSync(file, 'utf8')) as ProcessMark
    return isSameProcess(mark) ? mark : null
  } catch {
    return null
  }
}

/**
 * Makes this process the only supervisor; creating the file atomically decides between two.
 * @throws ClusterRefusal when another process is the supervisor
 */
export function claim(file: string, dataFolder: string, program: string): void {
  for (;;) {
    if (createWhole(file)) return
    const owner = livingOwner(file)
    if (owner) {
      throw new ClusterRefusal(
        `${program} already runs on the data folder ${dataFolder} (process ${owner.pid}): use that one or stop it with Ctrl-C`,
        'secondFolder',
      )
    }
    rmSync(file, { force: true })
  }
}

export function release(file: string): void {
  rmSync(file, { force: true })
}

/**
 * Creates the file with its content atomically, as an empty one would look like that of a dead owner. Returns
 * false when it exists.
 */
function createWhole(file: string): boolean {
  const aside = `${file}.${process.pid}`
  writeFileSync(aside, JSON.stringify(markProcess(process.pid)))
  try {
    linkSync(aside, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(aside, { force: true })
  }
}
