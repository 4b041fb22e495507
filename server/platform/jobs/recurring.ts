import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'

/** The interval a run is for, fixed for the whole run. */
export interface Period {
  /** `2026-10-25T08:00:30Z`: the start, a multiple of the job's interval and equal on all servers. */
  readonly name: string
  readonly von: Temporal.Instant
  readonly now: Temporal.Instant
}

export interface RecurringJob {
  readonly name: string
  readonly everySeconds: number
  /** @param stop when aborted, the run should end */
  readonly run: (period: Period, stop: AbortSignal) => Promise<unknown>
}

/** A run that reached all houses with something due and failed in some of them. */
export class HousesFailed extends AggregateError {
  readonly failed: ReadonlySet<string>
  readonly due: readonly string[]

  constructor(faults: ReadonlyMap<string, unknown>, due: readonly string[]) {
    super([...faults.values()], `${faults.size} of ${due.length} Mandanten failed`)
    this.failed = new Set(faults.keys())
    this.due = due
  }

  /**
   * Whether it failed everywhere, which means the fault is the server's.
   * @param broken houses that failed before while others did not: they stay due and may be the only ones
   */
  isEverywhere(broken: ReadonlySet<string>): boolean {
    const judged = this.due.filter((id) => !broken.has(id))
    return judged.length > 1 && judged.every((id) => this.failed.has(id))
  }
}

export interface JobHealth {
  readonly name: string
  readonly everySeconds: number
  /** End of the last run that reached the houses, even if single ones failed; null before the first. */
  readonly lastRun: Temporal.Instant | null
  readonly lastError: string | null
  /** Number of houses in which the last run failed. */
  readonly failedHouses: number
  /** Two periods late. */
  readonly red: boolean
}

interface Entry {
  readonly job: RecurringJob
  readonly added: Temporal.Instant
  lastRun: Temporal.Instant | null
  lastError: string | null
  failedHouses: number
  /** Houses in which it fails while others succeed. */
  broken: ReadonlySet<string>
  running: Promise<void> | null
  timer: NodeJS.Timeout | null
}

export function periodAt(now: Temporal.Instant, everySeconds: number): Period {
  const step = everySeconds * 1000
  const von = Temporal.Instant.fromEpochMilliseconds(Math.floor(now.epochMilliseconds / step) * step)
  return { name: von.toString({ smallestUnit: 'second' }), von, now }
}

/**
 * Timers of this process. That only one server does a period's work is ensured by the work's own claim in the
 * database.
 */
export class Recurring {
  readonly #clock: Clock
  readonly #logger: Pick<Logger, 'info' | 'warn' | 'error'>
  readonly #entries = new Map<string, Entry>()
  #stopped = true
  #stop = new AbortController()

  constructor(clock: Clock, logger: Pick<Logger, 'info' | 'warn' | 'error'>) {
    this.#clock = clock
    this.#logger = logger
  }

  add(job: RecurringJob): void {
    const entry = {
      job,
      added: this.#clock.now(),
      lastRun: null,
      lastError: null,
      failedHouses: 0,
      broken: new Set<string>(),
      running: null,
      timer: null,
    }
    this.#entries.set(job.name, entry)
    if (!this.#stopped) this.#arm(entry, 0)
  }

  start(): void {
    this.#stopped = false
    this.#stop = new AbortController()
    for (const entry of this.#entries.values()) this.#arm(entry, 0)
  }

  /** Stops all timers, tells running jobs to end, and waits for them. */
  async stop(): Promise<void> {
    this.#stopped = true
    this.#stop.abort()
    const entries = [...this.#entries.values()]
    for (const { timer } of entries) if (timer) clearTimeout(timer)
    await Promise.all(entries.map((entry) => entry.running))
  }

  async run(name: string): Promise<void> {
    const entry = this.#entries.get(name)
    if (!entry) throw new Error(`no job is called ${name}`)
    entry.running ??= this.#once(entry).finally(() => {
      entry.running = null
    })
    await entry.running
  }

  health(): JobHealth[] {
    const now = this.#clock.now()
    return [...this.#entries.values()].map(({ job, added, lastRun, lastError, failedHouses }) => ({
      name: job.name,
      everySeconds: job.everySeconds,
      lastRun,
      lastError,
      failedHouses,
      red: now.since(lastRun ?? added).total('seconds') > 2 * job.everySeconds,
    }))
  }

  /** One timer after another, never two: a slow run is not overtaken by the next. */
  #arm(entry: Entry, milliseconds: number): void {
    entry.timer = setTimeout(() => {
      void this.run(entry.job.name).finally(() => {
        if (!this.#stopped) this.#arm(entry, entry.job.everySeconds * 1000)
      })
    }, milliseconds)
    entry.timer.unref()
  }

  async #once(entry: Entry): Promise<void> {
    const { job } = entry
    try {
      await job.run(periodAt(this.#clock.now(), job.everySeconds), this.#stop.signal)
      entry.lastRun = this.#clock.now()
      entry.lastError = null
      entry.failedHouses = 0
      entry.broken = new Set()
    } catch (error) {
      entry.failedHouses = 0
      if (error instanceof HousesFailed) this.#noteHouses(entry, error)
      entry.lastError = error instanceof Error ? error.message : String(error)
      this.#logger.error({ err: error, auftrag: job.name }, 'job failed')
    }
  }

  /** Houses that keep failing must not turn the job red for others (docs/decisions/jobs.md). */
  #noteHouses(entry: Entry, run: HousesFailed): void {
    entry.failedHouses = run.failed.size
    if (run.isEverywhere(entry.broken)) return
    entry.lastRun = this.#clock.now()
    entry.broken = run.failed
  }
}
