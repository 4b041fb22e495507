import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { ClusterRefusal } from './clusterRefusal.ts'
import { isSameProcess, markProcess, type ProcessMark } from './liveProcess.ts'

/** The process that looks after the cluster, if it still lives. */
export function livingOwner(file: string): ProcessMark | null {
  try {
    const mark = JSON.parse(readFileSync(file, 'utf8')) as ProcessMark
    return isSameProcess(mark) ? mark : null
  } catch {
    return null
  }
}

/**
 * Makes this process the only one that starts and stops PostgreSQL here; creating the file decides between two.
 * @throws ClusterRefusal when somebody else is.
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

/** With its content from the first moment on: an empty file would look like one whose owner is dead. False when it is there. */
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
