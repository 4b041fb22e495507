import type { MandantId } from '@platzwart/domain/id'
import type pg from 'pg'

/** Cache lifetime in milliseconds; a new domain works within this time. */
const FRESH_MS = 5_000

/** Cache of all hosts with their Mandanten: small, needed by every request, and reloaded every few seconds. */
export class Domains {
  readonly #pool: pg.Pool
  #byHost = new Map<string, MandantId>()
  #readAt = 0
  #reading: Promise<void> | null = null

  constructor(authPool: pg.Pool) {
    this.#pool = authPool
  }

  /** The Mandant of a host name without port; null when it belongs to none. */
  async mandantOf(host: string): Promise<MandantId | null> {
    const name = host.toLowerCase()
    if (performance.now() - this.#readAt > FRESH_MS || this.#readAt === 0) {
      this.#reading ??= this.#read().finally(() => {
        this.#reading = null
      })
      // Known hosts do not wait for the refresh; unknown ones, which may be new, and the first request do.
      if (this.#readAt === 0) await this.#reading
      else if (this.#byHost.has(name)) this.#reading.catch(() => undefined)
      else await this.#reading.catch(() => undefined)
    }
    return this.#byHost.get(name) ?? null
  }

  /** Reloads at once, after a domain was added or removed on this server. */
  async refresh(): Promise<void> {
    await this.#read()
  }

  async #read(): Promise<void> {
    const { rows } = await this.#pool.query<{ domain: string; mandant_id: string }>(
      'select domain, mandant_id from auth.mandant_domain',
    )
    this.#byHost = new Map(rows.map((row) => [row.domain, row.mandant_id as MandantId]))
    this.#readAt = performance.now()
  }
}
