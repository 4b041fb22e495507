import type pg from 'pg'
import { type JobResult, type JobWithMetadata, PgBoss, type Queue } from 'pg-boss'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import { createPool, withoutConnection } from '../database/pool.ts'
import type { Tx } from '../database/tx.ts'
import { type JobHealth, Recurring, type RecurringJob } from './recurring.ts'
import { withTimeout } from './withTimeout.ts'

export interface JobsOptions {
  /** For the application's role, which neither owns nor creates pg-boss's tables. */
  readonly connectionString: string
  readonly logger: Pick<Logger, 'info' | 'warn' | 'error'>
  readonly clock: Clock
  /** Further `-c name=value` settings of the handlers' sessions. */
  readonly settings?: string
}

/** A job as its handler receives it. */
export interface Work<D> {
  readonly data: D
  /** Failed attempts before this one. */
  readonly retries: number
  /** This is the last attempt. */
  readonly last: boolean
}

export interface WorkOptions {
  /** Jobs fetched at once, every `everySeconds`; bounds the load on the database. */
  readonly batch: number
  readonly everySeconds: number
  /** How many of a batch run concurrently. */
  readonly parallel: number
}

export interface NewJob {
  readonly data: object
  readonly startAfterSeconds?: number
}

/** A queue's settings for retries and retention. */
export type QueueSettings = Pick<
  Queue,
  'retryLimit' | 'retryDelay' | 'retryBackoff' | 'retryDelayMax' | 'expireInSeconds' | 'retentionSeconds'
>

/** Seconds without a heartbeat after which another server takes a job over; pg-boss's minimum. */
const HEARTBEAT_SECONDS = 10
const SUPERVISION_SECONDS = 5
/** Results are in our own tables, so pg-boss's rows are deleted soon. */
const KEEP_DONE_SECONDS = 10 * 60
/** Time limit for running jobs at shutdown; the queue's own is shorter, so that it can hand jobs over in order. */
const STOP_MILLISECONDS = 10_000
const HAND_ON_MILLISECONDS = 2_000
/** Reserved for closing. */
const CLOSE_MILLISECONDS = 1_000

/**
 * The job queue: jobs sent in the transaction that causes them (pg-boss in the same database), and recurring
 * jobs. They run inside the servers, which share them without further setup.
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
      // Both require the owner's rights; autovacuum and short retention suffice.
      reindex: false,
      monitorVacuum: false,
    })
    this.#boss.on('error', (error) => options.logger.error({ err: withoutConnection(error) }, 'queue'))
    this.#boss.on('warning', ({ message }) => options.logger.warn({ warnung: message }, 'queue'))
  }

  /** Declares a queue; call before `start`. */
  queue(name: string, settings: QueueSettings): void {
    this.#queues.set(name, settings)
  }

  /** Processes a queue's jobs on this server after `start`. A handler that throws has only its own job retried. */
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

  /** Registers a recurring job, which runs after `start`. */
  every(job: RecurringJob): void {
    this.#recurring.add(job)
  }

  /** Opens the queues without processing jobs: for processes that only send. */
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

  /**
   * Stops fetching jobs and lets running ones finish. Jobs can still be sent, for another server or the next
   * start.
   */
  async rest(): Promise<void> {
    const queues = [...this.#queues.keys()].map((name) => this.#boss.offWork(name))
    const ended = Promise.all([this.#recurring.stop(), ...queues]).then(() =>
      this.#logger.info('jobs are at rest'),
    )
    await withTimeout(this.#left() - HAND_ON_MILLISECONDS, ended)
  }

  /** Lets running jobs finish (within 10 seconds of `rest`; another server takes over the rest), then closes. */
  async stop(): Promise<void> {
    this.#stopping = true
    await withTimeout(this.#left() + CLOSE_MILLISECONDS, this.#end())
  }

  async #end(): Promise<void> {
    const timeout = this.#left() - HAND_ON_MILLISECONDS
    await Promise.all([
      this.#recurring.stop(),
      this.#started && this.#boss.stop({ graceful: true, timeout: Math.max(timeout, 0) }),
    ])
    await this.pool.end()
  }

  /** Milliseconds left for jobs; the deadline is set on the first call. */
  #left(): number {
    this.#last ??= performance.now() + STOP_MILLISECONDS
    return Math.max(this.#last - performance.now(), 0)
  }

  /** Queues jobs in the caller's transaction, in one statement: they exist if and only if it commits. */
  async send(tx: Tx, queue: string, jobs: readonly NewJob[]): Promise<void> {
    await this.#boss.insert(
      queue,
      jobs.map(({ data, startAfterSeconds }) =>
        startAfterSeconds === undefined ? { data } : { data, startAfter: String(startAfterSeconds) },
      ),
      { db: { executeSql: (text, values) => sendLater(tx, text, values) } },
    )
  }

  /** Each recurring job's last run on this server; red when it is two periods late. */
  health(): JobHealth[] {
    return this.#recurring.health()
  }

  /** Counts and logs a job's failure in one house; other houses go on. */
  noteFault(auftrag: string, mandantId: string, error: unknown): void {
    this.#faults.set(auftrag, (this.#faults.get(auftrag) ?? 0) + 1)
    this.#logger.error({ err: error, auftrag, mandantId }, 'job failed in one house')
  }

  /** Failures per recurring job, counted by house, since this process started. */
  get faults(): ReadonlyMap<string, number> {
    return this.#faults
  }

  /** Runs a recurring job now, for tests and administrators. */
  async runNow(name: string): Promise<void> {
    await this.#recurring.run(name)
    this.#logger.info({ auftrag: name }, 'job run by hand')
  }
}

/** Nobody needs the new jobs' ids, so the statement is sent with the COMMIT. */
async function sendLater(tx: Tx, text: string, values: unknown[] = []): Promise<{ rows: never[] }> {
  tx.later(text, values)
  return { rows: [] }
}

export function createJobs(options: JobsOptions): Jobs {
  return new Jobs(options)
}
