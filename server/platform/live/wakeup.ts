import pg from 'pg'
import type { Logger } from 'pino'

const CHANNEL = 'platzwart_change'
/** Coalesces changes within this interval into one NOTIFY, which takes a database-wide lock. */
const GATHER_MS = 15
const RECONNECT_MS = 1_000
/** A payload is limited to 8,000 bytes, an id has 36. */
const IDS_PER_NOTIFY = 200
const NOTIFY = 'select pg_notify($1, payload) from unnest($2::text[]) as payload'

/**
 * Notifies all servers that a Mandant has changes. Sent after the commit and only as a wake-up: a lost one
 * costs time (the hub also polls), never a change, because readers go by their position in the feed.
 */
export class Wakeup {
  readonly #pool: pg.Pool
  readonly #connectionString: string
  readonly #logger: Logger
  readonly #listener: (mandantId: string) => void
  #client: pg.Client | null = null
  #pending = new Set<string>()
  #timer: NodeJS.Timeout | null = null
  #retry: NodeJS.Timeout | null = null
  #stopped = false

  constructor(
    pool: pg.Pool,
    connectionString: string,
    logger: Logger,
    listener: (mandantId: string) => void,
  ) {
    this.#pool = pool
    this.#connectionString = connectionString
    this.#logger = logger
    this.#listener = listener
  }

  async start(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#connectionString,
      application_name: 'platzwart-live',
      keepAlive: true,
    })
    client.on('error', (error) => this.#lost(error))
    client.on('notification', (message) => {
      for (const id of (message.payload ?? '').split(',')) if (id) this.#listener(id)
    })
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
      this.#client = client
    } catch (error) {
      this.#lost(error)
    }
  }

  announce(mandantId: string): void {
    this.#pending.add(mandantId)
    this.#timer ??= setTimeout(() => void this.#send(), GATHER_MS)
  }

  async stop(): Promise<void> {
    this.#stopped = true
    if (this.#timer) clearTimeout(this.#timer)
    if (this.#retry) clearTimeout(this.#retry)
    await this.#client?.end().catch(() => undefined)
  }

  async #send(): Promise<void> {
    this.#timer = null
    const ids = [...this.#pending]
    this.#pending = new Set()
    const payloads: string[] = []
    for (let i = 0; i < ids.length; i += IDS_PER_NOTIFY)
      payloads.push(ids.slice(i, i + IDS_PER_NOTIFY).join(','))
    try {
      await this.#pool.query({ name: 'notify', text: NOTIFY, values: [CHANNEL, payloads] })
    } catch (error) {
      this.#logger.warn({ err: error }, 'wake-up not sent; the readers look by themselves')
      for (const id of ids) this.#listener(id)
    }
  }

  #lost(error: unknown): void {
    this.#client = null
    if (this.#stopped || this.#retry) return
    this.#logger.warn({ err: error }, 'live connection to the database lost')
    this.#retry = setTimeout(() => {
      this.#retry = null
      void this.start()
    }, RECONNECT_MS)
  }
}
