import type pg from 'pg'
import { type JobResult, type JobWithMetadata, PgBoss, type Queue } from 'pg-boss'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import { createPool, withoutConnection } from '../database/pool.ts'
import type { Tx } from '../database/tx.ts'
import { atMost } from './atMost.ts'
import { type JobHealth, Recurring, type RecurringJob } from './recurring.ts'

export interface JobsOptions {
  /** Of the application's role: it owns none of pg-boss's tables and creates none. */
  readonly connectionString: string
  readonly logger: Pick<Logger, 'info' | 'warn' | 'error'>
  readonly clock: Clock
  /** Further `-c name=value` settings of the handlers' sessions. */
  readonly settings?: string
}

/** One job as its handler gets it. */
export interface Work<D> {
  readonly data: D
  /** Attempts that failed before this one. */
  readonly retries: number
  /** No further attempt follows this one. */
  readonly last: boolean
}

export interface WorkOptions {
  /** Jobs taken at once, every `everySeconds`: together they bound what the queue takes from the bookings. */
  readonly batch: number
  readonly everySeconds: number
  /** Of a batch, so many at the same time. */
  readonly parallel: number
}

export interface NewJob {
  readonly data: object
  readonly startAfterSeconds?: number
}

/** A queue's settings: when a job is tried again, and for how long it is kept. */
export type QueueSettings = Pick<
  Queue,
  'retryLimit' | 'retryDelay' | 'retryBackoff' | 'retryDelayMax' | 'expireInSeconds' | 'retentionSeconds'
>

/** Seconds without a sign of life after which another server takes a job over; pg-boss allows no less. */
const HEARTBEAT_SECONDS = 10
const SUPERVISION_SECONDS = 5
/** What a job was for stands in our own tables; pg-boss's row of it is done with soon. */
const KEEP_DONE_SECONDS = 10 * 60
/** All in all, from when jobs are told to end; what the queue's own get is a little less, so that they are handed on in order. */
const STOP_MILLISECONDS = 10_000
const HAND_ON_MILLISECONDS = 2_000
/** What is always left for closing. */
const CLOSE_MILLISECONDS = 1_000

/**
 * Work that is sent in the transaction that causes it (pg-boss in the same database), and work that comes round again. All of
 * it runs inside this server, with nothing to set up; several servers share it.
 */
export class Jobs {
  /** For the handlers: small, so that background work never takes the requests' connections. */
  readonly pool: pg.Pool
  readonly #boss: PgBoss
  readonly #queues = new Map<string, QueueSettings>()
  readonly #works: (() => Promise<unknown>)[] = []
  readonly #recurring: Recurring
  readonly #faults = new Map<string, number>()
  readonly #logger: JobsOptions['logger']
  #started = false
  #stopping = false
  #last: number | null = null

  constructor(options: JobsOptions) {
    this.#logger = options.logger
    const onError = (error: Error) => {
      if (!this.#stopping) options.logger.error({ err: error }, 'connection of the jobs lost')
    }
    this.pool = createPool(options.connectionString, {
      max: 6,
      applicationName: 'platzwart-jobs',
      onError,
      ...(options.settings === undefined ? {} : { settings: options.settings }),
    })
    this.#recurring = new Recurring(options.clock, options.logger)
    this.#boss = new PgBoss({
      connectionString: options.connectionString,
      application_name: 'platzwart-queue',
      max: 2,
      schema: 'pgboss',
      migrate: false,
      createSchema: false,
      schedule: false,
      superviseIntervalSeconds: SUPERVISION_SECONDS,
      monitorIntervalSeconds: SUPERVISION_SECONDS,
      maintenanceIntervalSeconds: 60,
      persistQueueStats: false,
      // Both need an owner's rights; autovacuum and the short retention do the same.
      reindex: false,
      monitorVacuum: false,
    })
    this.#boss.on('error', (error) => options.logger.error({ err: withoutConnection(error) }, 'queue'))
    this.#boss.on('warning', ({ message }) => options.logger.warn({ warnung: message }, 'queue'))
  }

  /** Names a queue; before `start`. */
  queue(name: string, settings: QueueSettings): void {
    this.#queues.set(name, settings)
  }

  /** Runs a queue's jobs here, from `start` on. A handler that throws makes its job, and only its job, be tried again. */
  work<D extends object>(name: string, options: WorkOptions, handle: (work: Work<D>) => Promise<void>): void {
    this.#works.push(() =>
      this.#boss.work(
        name,
        {
          batchSize: options.batch,
          pollingIntervalSeconds: options.everySeconds,
          perJobResults: true,
          includeMetadata: true,
        } as const,
        async (jobs: JobWithMetadata<D>[]): Promise<JobResult[]> => {
          const results: JobResult[] = []
          const open = [...jobs]
          const take = async () => {
            for (let job = open.shift(); job; job = open.shift()) {
              const { id, data, retryCount, retryLimit } = job
              results.push(
                await handle({ data, retries: retryCount, last: retryCount >= retryLimit }).then(
                  () => ({ id, status: 'completed' as const }),
                  (error: unknown) => ({ id, status: 'failed' as const, output: { fehler: String(error) } }),
                ),
              )
            }
          }
          await Promise.all(Array.from({ length: options.parallel }, take))
          return results
        },
      ),
    )
  }

  /** Work that comes round every so many seconds, from `start` on. */
  every(job: RecurringJob): void {
    this.#recurring.add(job)
  }

  /** The queues, without running any of their jobs here: what a process that only sends needs. */
  async open(): Promise<void> {
    if (this.#started) return
    await this.#boss.start()
    this.#started = true
    for (const [name, settings] of this.#queues) {
      const options = {
        ...settings,
        heartbeatSeconds: HEARTBEAT_SECONDS,
        deleteAfterSeconds: KEEP_DONE_SECONDS,
      }
      await this.#boss.createQueue(name, { ...options, policy: 'standard' })
      await this.#boss.updateQueue(name, options)
    }
  }

  async start(): Promise<void> {
    await this.open()
    for (const begin of this.#works) await begin()
    this.#recurring.start()
  }

  /** No job begins here any more, and running ones come to their end; jobs can still be sent, for another server or the next start. */
  async rest(): Promise<void> {
    const queues = [...this.#queues.keys()].map((name) => this.#boss.offWork(name))
    const ended = Promise.all([this.#recurring.stop(), ...queues]).then(() =>
      this.#logger.info('jobs are at rest'),
    )
    await atMost(this.#left() - HAND_ON_MILLISECONDS, ended)
  }

  /** Lets running jobs come to their end (10 seconds after `rest` at most; another server takes over what is left), then closes. */
  async stop(): Promise<void> {
    this.#stopping = true
    await atMost(this.#left() + CLOSE_MILLISECONDS, this.#end())
  }

  async #end(): Promise<void> {
    const timeout = this.#left() - HAND_ON_MILLISECONDS
    await Promise.all([
      this.#recurring.stop(),
      this.#started && this.#boss.stop({ graceful: true, timeout: Math.max(timeout, 0) }),
    ])
    await this.pool.end()
  }

  /** Milliseconds until the last moment for jobs, which is set when it is first asked for. */
  #left(): number {
    this.#last ??= performance.now() + STOP_MILLISECONDS
    return Math.max(this.#last - performance.now(), 0)
  }

  /** Queues jobs in the caller's transaction, in one statement: they are there when it commits, and only then. */
  async send(tx: Tx, queue: string, jobs: readonly NewJob[]): Promise<void> {
    await this.#boss.insert(
      queue,
      jobs.map(({ data, startAfterSeconds }) =>
        startAfterSeconds === undefined ? { data } : { data, startAfter: String(startAfterSeconds) },
      ),
      { db: { executeSql: (text, values) => leaveLater(tx, text, values) } },
    )
  }

  /** Each recurring job's last run here, red when it is two periods late. */
  health(): JobHealth[] {
    return this.#recurring.health()
  }

  /** A job has failed in one house; the others go on. */
  noteFault(auftrag: string, mandantId: string, error: unknown): void {
    this.#faults.set(auftrag, (this.#faults.get(auftrag) ?? 0) + 1)
    this.#logger.error({ err: error, auftrag, mandantId }, 'job failed in one house')
  }

  /** Of each recurring job in how many houses it has failed, since the start of this process. */
  get faults(): ReadonlyMap<string, number> {
    return this.#faults
  }

  /** For tests and for an admin's hand: runs a recurring job now. */
  async runNow(name: string): Promise<void> {
    await this.#recurring.run(name)
    this.#logger.info({ auftrag: name }, 'job run by hand')
  }
}

/** The ids of the new jobs are nobody's business, so the statement leaves with the COMMIT. */
async function leaveLater(tx: Tx, text: string, values: unknown[] = []): Promise<{ rows: never[] }> {
  tx.later(text, values)
  return { rows: [] }
}

export function createJobs(options: JobsOptions): Jobs {
  return new Jobs(options)
}
