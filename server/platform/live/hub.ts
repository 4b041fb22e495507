import type pg from 'pg'
import type { Logger } from 'pino'
import { inScope } from '../database/inScope.ts'
import { mintScope } from '../database/scope.ts'
import { type Change, numberChanges, type Position, readChanges } from './feed.ts'
import type { Wakeup } from './wakeup.ts'

/** Polling interval without a wake-up: the most that a lost NOTIFY delays a change. */
const LOOK_MS = 2_000
const PAGE = 500

export interface Subscriber {
  readonly mandantId: string
  /** Called in order; afterwards the reader is at the last change's position. */
  changes(changes: readonly Change[]): void
}

interface Channel {
  position: Position
  readonly subscribers: Set<Subscriber>
  reading: boolean
  again: boolean
}

/** Reads each Mandant's feed once for all its readers on this server, and distributes the changes. */
export class Hub {
  readonly #pool: pg.Pool
  readonly #logger: Logger
  readonly #channels = new Map<string, Channel>()
  #wakeup: Wakeup | null = null
  #timer: NodeJS.Timeout | null = null

  constructor(pool: pg.Pool, logger: Logger) {
    this.#pool = pool
    this.#logger = logger
  }

  start(wakeup: Wakeup): void {
    this.#wakeup = wakeup
    this.#timer = setInterval(() => {
      for (const id of this.#channels.keys()) this.wake(id)
    }, LOOK_MS)
    this.#timer.unref()
  }

  stop(): void {
    if (this.#timer) clearInterval(this.#timer)
  }

  /** Called after each commit that added audit rows. */
  announce(mandantId: string): void {
    this.#wakeup?.announce(mandantId)
  }

  /** Joins the Mandant's channel and returns its current position; the reader must fetch earlier changes itself. */
  subscribe(subscriber: Subscriber, position: Position): Position {
    const channel = this.#channels.get(subscriber.mandantId)
    if (channel) {
      channel.subscribers.add(subscriber)
      return channel.position
    }
    this.#channels.set(subscriber.mandantId, {
      position,
      subscribers: new Set([subscriber]),
      reading: false,
      again: false,
    })
    return position
  }

  unsubscribe(subscriber: Subscriber): void {
    const channel = this.#channels.get(subscriber.mandantId)
    channel?.subscribers.delete(subscriber)
    if (channel?.subscribers.size === 0) this.#channels.delete(subscriber.mandantId)
  }

  /** Something changed in this Mandant, here or on another server. */
  wake(mandantId: string): void {
    const channel = this.#channels.get(mandantId)
    if (!channel) return
    if (channel.reading) channel.again = true
    else void this.#read(mandantId, channel)
  }

  /**
   * Reads up to `limit` changes for a returning reader that is behind its channel. Null when the database
   * does not answer.
   */
  async readFrom(mandantId: string, from: Position, limit: number): Promise<readonly Change[] | null> {
    try {
      return await inScope(this.#pool, mintScope(mandantId, null), (tx) => readChanges(tx, from, limit))
    } catch (error) {
      this.#logger.warn({ err: error, mandantId }, 'a reader could not catch up; it resumes by itself')
      return null
    }
  }

  get subscribers(): number {
    let count = 0
    for (const channel of this.#channels.values()) count += channel.subscribers.size
    return count
  }

  async #read(mandantId: string, channel: Channel): Promise<void> {
    channel.reading = true
    try {
      do {
        channel.again = false
        const changes = await inScope(this.#pool, mintScope(mandantId, null), async (tx) => {
          await numberChanges(tx)
          return readChanges(tx, channel.position, PAGE)
        })
        const last = changes.at(-1)
        if (!last) continue
        channel.position = last.position
        for (const subscriber of channel.subscribers) subscriber.changes(changes)
        if (changes.length === PAGE) channel.again = true
      } while (channel.again)
    } catch (error) {
      this.#logger.warn({ err: error, mandantId }, 'feed of changes not read; the next look tries again')
    } finally {
      channel.reading = false
    }
  }
}
