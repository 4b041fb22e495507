import type pg from 'pg'
import type { Logger } from 'pino'

/** A stream outlives the request that opened it: its session is asked again this often, and it ends when it no longer holds. */
const CHECK_MS = 5_000

export interface WatchedStream {
  readonly token: string
  readonly hostMandantId: string | null
  /** Ends the stream. */
  close(): void
}

const CHECK = `
  select asked.nr::int - 1 as nr, opened.zustand
  from unnest($1::text[], $2::uuid[]) with ordinality as asked(token, mandant_id, nr),
    lateral auth.open_sitzung(asked.token, asked.mandant_id) as opened
  where opened.zustand <> 'ok'`

/** Ends the live streams of people who were signed out, deactivated or removed; all of a server's streams in one statement. */
export class StreamWatch {
  readonly #pool: pg.Pool
  readonly #logger: Logger
  readonly #streams = new Set<WatchedStream>()
  #timer: NodeJS.Timeout | null = null

  constructor(pool: pg.Pool, logger: Logger) {
    this.#pool = pool
    this.#logger = logger
  }

  start(): void {
    this.#timer = setInterval(() => void this.check(), CHECK_MS)
    this.#timer.unref()
  }

  add(stream: WatchedStream): void {
    this.#streams.add(stream)
  }

  remove(stream: WatchedStream): void {
    this.#streams.delete(stream)
  }

  /** Ends every stream: the server drains. */
  stop(): void {
    if (this.#timer) clearInterval(this.#timer)
    for (const stream of this.#streams) stream.close()
  }

  async check(): Promise<void> {
    const streams = [...this.#streams]
    if (streams.length === 0) return
    try {
      const { rows } = await this.#pool.query<{ nr: number }>({
        name: 'check-streams',
        text: CHECK,
        values: [streams.map((stream) => stream.token), streams.map((stream) => stream.hostMandantId)],
      })
      for (const { nr } of rows) streams[nr]?.close()
    } catch (error) {
      this.#logger.warn(
        { err: error },
        'sessions of the live streams not checked; the next round tries again',
      )
    }
  }
}
