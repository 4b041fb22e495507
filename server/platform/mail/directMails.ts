import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { atMost } from '../jobs/atMost.ts'
import { MailRefused, type Message } from './transport.ts'

/** Before each further attempt: together less than the hour for which the shortest link in such a mail is good. */
const PAUSES_MS: readonly number[] = [5_000, 30_000, 120_000, 600_000]
/** All in all, from when the server is told to end; as long as its jobs get. */
const STOP_MS = 10_000

/** Of the transport, whatever the mail server says when it takes one. */
interface Sender {
  readonly send: ((message: Message) => Promise<unknown>) | null
}

/**
 * Mails that stand in no outbox. Nobody waits for them: how long the mail server takes is nothing that an answer shall tell. They are kept
 * in memory alone and in no queue, whose table, and every backup of it, would have their links. Those to one address go one after the other.
 */
export class DirectMails {
  readonly #transport: Sender
  readonly #logger: Pick<Logger, 'warn'>
  readonly #pauses: readonly number[]
  readonly #open = new Set<Promise<void>>()
  /** The last one to each address; the next waits for it. */
  readonly #lines = new Map<string, Promise<void>>()
  readonly #resting = new AbortController()
  #last: number | null = null

  constructor(transport: Sender, logger: Pick<Logger, 'warn'>, pauses: readonly number[] = PAUSES_MS) {
    this.#transport = transport
    this.#logger = logger
    this.#pauses = pauses
  }

  /** Goes on when the caller is done. @param typ what kind of mail it is, for the log, which is told nothing else of it */
  send(typ: string, message: Message): void {
    const before = this.#lines.get(message.to)
    const sent = this.#deliver(typ, message, before).finally(() => {
      this.#open.delete(sent)
      if (this.#lines.get(message.to) === sent) this.#lines.delete(message.to)
    })
    this.#open.add(sent)
    this.#lines.set(message.to, sent)
  }

  /** No attempt is put off any more: mails that wait for theirs have their last one now. */
  rest(): void {
    this.#last ??= performance.now() + STOP_MS
    this.#resting.abort()
  }

  /** Lets mails that are under way come to their end, 10 seconds after `rest` at most. */
  async stop(): Promise<void> {
    this.rest()
    await atMost(Math.max((this.#last ?? 0) - performance.now(), 0), Promise.all(this.#open))
  }

  async #deliver(typ: string, message: Message, before: Promise<void> | undefined): Promise<void> {
    await before
    for (const wait of [...this.#pauses, null]) {
      const last = wait === null || this.#resting.signal.aborted
      try {
        await this.#transport.send?.(message)
        return
      } catch (err) {
        const final = last || err instanceof MailRefused
        this.#logger.warn({ err, typ, final }, 'mail without an outbox not sent')
        if (final) return
      }
      // No reason to keep a process alive; a rest ends it, and is no failure.
      await pause(wait ?? 0, undefined, { signal: this.#resting.signal, ref: false }).catch(() => undefined)
    }
  }
}
