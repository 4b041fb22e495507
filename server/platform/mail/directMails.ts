import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { withTimeout } from '../jobs/withTimeout.ts'
import { MailRefused, type Message } from './transport.ts'

/**
 * Delays before each further attempt; together less than the hour for which the shortest-lived link in such a
 * mail is valid.
 */
const PAUSES_MS: readonly number[] = [5_000, 30_000, 120_000, 600_000]
/** Time limit from shutdown on, the same as for jobs. */
const STOP_MS = 10_000

/** The transport, without the mail server's reply. */
interface Sender {
  readonly send: ((message: Message) => Promise<unknown>) | null
}

/**
 * Sends mails without an outbox, such as one-time links. Nobody waits for them, so that response times reveal
 * nothing. They are kept in memory only: a queue's table, and its backups, would contain their links. Mails
 * to one address are sent in order.
 */
export class DirectMails {
  readonly #transport: Sender
  readonly #logger: Pick<Logger, 'warn'>
  readonly #pauses: readonly number[]
  readonly #open = new Set<Promise<void>>()
  /** The last mail to each address, which the next one waits for. */
  readonly #lines = new Map<string, Promise<void>>()
  readonly #resting = new AbortController()
  #last: number | null = null

  constructor(transport: Sender, logger: Pick<Logger, 'warn'>, pauses: readonly number[] = PAUSES_MS) {
    this.#transport = transport
    this.#logger = logger
    this.#pauses = pauses
  }

  /**
   * Sends in the background.
   * @param typ kind of the mail, the only detail that is logged
   */
  send(typ: string, message: Message): void {
    const before = this.#lines.get(message.to)
    const sent = this.#deliver(typ, message, before).finally(() => {
      this.#open.delete(sent)
      if (this.#lines.get(message.to) === sent) this.#lines.delete(message.to)
    })
    this.#open.add(sent)
    this.#lines.set(message.to, sent)
  }

  /** Stops waiting: each waiting mail gets its last attempt now. */
  rest(): void {
    this.#last ??= performance.now() + STOP_MS
    this.#resting.abort()
  }

  /** Lets mails in progress finish, within 10 seconds of `rest`. */
  async stop(): Promise<void> {
    this.rest()
    await withTimeout(Math.max((this.#last ?? 0) - performance.now(), 0), Promise.all(this.#open))
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
      // The delay does not keep the process alive; `rest` cuts it short, which is not an error.
      await pause(wait ?? 0, undefined, { signal: this.#resting.signal, ref: false }).catch(() => undefined)
    }
  }
}
