import type pg from 'pg'
import type { Logger } from 'pino'
import { findEnded } from '../sitzung/openAnzeigegeraet.ts'

/** A stream outlives the request that opened it: its session is asked again this often, and it ends when it no longer holds. */
const CHECK_MS = 5_000

/** Sessions that one statement asks for: it is over in milliseconds and holds one connection. */
const BATCH = 500

/** All who read here come to the other servers: not in the same moment, in milliseconds. */
const AGAIN_MS = { first: 500, spread: 4_500 } as const

export interface WatchedStream {
  readonly token: string
  /** Where its session is. */
  readonly mandantId: string
  readonly benutzerId: string
  /** Ends the stream; its reader is told when to come again. */
  close(againMs?: number): void
}

/** The stream of a screen: nobody is signed in there. */
export interface WatchedAnzeigegeraet {
  readonly mandantId: string
  readonly id: string
  close(againMs?: number): void
}

/** A stream that is open is no use of its session: who left a shared computer is signed out there in the end. */
const CHECK = 'select nr from auth.ended_sitzungen($1::text[], $2::uuid[], $3::uuid[])'

/** Ends the live streams of people who were signed out, deactivated or removed, and of screens that are none any more; a server's streams in statements of bounded size, one after the other. */
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
      // That of a server with very many streams may take longer than the time between two.
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

  /** Ends every stream: the server drains. */
  stop(): void {
    if (this.#timer) clearInterval(this.#timer)
    const all = [...this.#streams.values(), ...this.#anzeigegeraete.values()]
    for (const stream of all) stream.close(AGAIN_MS.first + Math.random() * AGAIN_MS.spread)
  }

  /** One round over all streams that are open now; after the one that is under way. */
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

  /** All screens of one house: what they are is its own to say. */
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
