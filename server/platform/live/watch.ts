import type pg from 'pg'
import type { Logger } from 'pino'
import { findEnded } from '../sitzung/openAnzeigegeraet.ts'

/** A stream outlives its request: its session is checked at this interval, and the stream ends with it. */
const CHECK_MS = 5_000

/** Sessions checked per statement, which then takes milliseconds and one connection. */
const BATCH = 500

/** Reconnection delay in milliseconds, spread so that not all readers reach the other servers at once. */
const AGAIN_MS = { first: 500, spread: 4_500 } as const

export interface WatchedStream {
  readonly token: string
  /** The Mandant the session belongs to. */
  readonly mandantId: string
  readonly benutzerId: string
  /** Closes the stream and tells the reader when to reconnect. */
  close(againMs?: number): void
}

/** The stream of a screen, which has no session. */
export interface WatchedAnzeigegeraet {
  readonly mandantId: string
  readonly id: string
  close(againMs?: number): void
}

/** An open stream does not count as use of its session: on a shared computer the session still expires. */
const CHECK = 'select nr from auth.ended_sitzungen($1::text[], $2::uuid[], $3::uuid[])'

/**
 * Ends live streams of people who were signed out, deactivated or removed, and of revoked screens. Checks a
 * server's streams in bounded statements, one after another.
 */
export class StreamWatch {
  readonly #pool: pg.Pool
  readonly #logger: Logger
  readonly #streams = new Set<WatchedStream>()
  readonly #anzeigegeraete = new Set<WatchedAnzeigegeraet>()
  #timer: NodeJS.Timeout | null = null
  #round: Promise<void> | null = null

  constructor(pool: pg.Pool, logger: Logger) {
    this.#pool = pool
    this.#logger = logger
  }

  start(): void {
    this.#timer = setInterval(() => {
      // With very many streams, a round may take longer than the interval.
      if (!this.#round) void this.check()
    }, CHECK_MS)
    this.#timer.unref()
  }

  add(stream: WatchedStream): void {
    this.#streams.add(stream)
  }

  remove(stream: WatchedStream): void {
    this.#streams.delete(stream)
  }

  addAnzeigegeraet(stream: WatchedAnzeigegeraet): void {
    this.#anzeigegeraete.add(stream)
  }

  removeAnzeigegeraet(stream: WatchedAnzeigegeraet): void {
    this.#anzeigegeraete.delete(stream)
  }

  /** Ends every stream, as the server drains. */
  stop(): void {
    if (this.#timer) clearInterval(this.#timer)
    const all = [...this.#streams.values(), ...this.#anzeigegeraete.values()]
    for (const stream of all) stream.close(AGAIN_MS.first + Math.random() * AGAIN_MS.spread)
  }

  /** Checks all open streams once, after a running round has finished. */
  async check(): Promise<void> {
    while (this.#round !== null) await this.#round
    this.#round = this.#checkAll().finally(() => {
      this.#round = null
    })
    return this.#round
  }

  async #checkAll(): Promise<void> {
    const streams = [...this.#streams]
    for (let from = 0; from < streams.length; from += BATCH)
      await this.#checkSome(streams.slice(from, from + BATCH))
    const houses = Map.groupBy(this.#anzeigegeraete, ({ mandantId }) => mandantId)
    for (const [mandantId, screens] of houses) await this.#checkHouse(mandantId, screens)
  }

  /** Checks the screens of one house, whose table is in the house's scope. */
  async #checkHouse(mandantId: string, screens: readonly WatchedAnzeigegeraet[]): Promise<void> {
    try {
      const ended = new Set(
        await findEnded(
          this.#pool,
          mandantId,
          screens.map(({ id }) => id),
        ),
      )
      for (const screen of screens) if (ended.has(screen.id)) screen.close()
    } catch (error) {
      this.#logger.warn(
        { err: error, mandantId },
        'screens of the live streams not checked; the next round tries again',
      )
    }
  }

  async #checkSome(streams: readonly WatchedStream[]): Promise<void> {
    try {
      const { rows } = await this.#pool.query<{ nr: number }>({
        name: 'check-streams',
        text: CHECK,
        values: [
          streams.map(({ token }) => token),
          streams.map(({ mandantId }) => mandantId),
          streams.map(({ benutzerId }) => benutzerId),
        ],
      })
      for (const { nr } of rows) streams[nr - 1]?.close()
    } catch (error) {
      this.#logger.warn(
        { err: error },
        'sessions of the live streams not checked; the next round tries again',
      )
    }
  }
}
