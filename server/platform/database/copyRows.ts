import { once } from 'node:events'
import type pg from 'pg'

/** What the library's connection has beside what its types say. */
interface Wire {
  readonly stream: NodeJS.ReadWriteStream & { readonly writableNeedDrain: boolean }
  query(text: string): void
  sendCopyFromChunk(chunk: Uint8Array): void
  endCopyFrom(): void
  sendCopyFail(message: string): void
}

/** Chunks that are kept before PostgreSQL is asked to wait. */
const HELD = 64

abstract class Copy {
  protected readonly text: string
  protected wire: Wire | null = null
  rows = 0

  constructor(text: string) {
    this.text = text
  }

  submit(connection: pg.Connection): void {
    this.wire = connection as unknown as Wire
    this.wire.query(this.text)
  }

  handleCommandComplete(message: { readonly text: string }): void {
    this.rows = Number(/^COPY (\d+)$/.exec(message.text)?.[1] ?? 0)
  }

  abstract handleError(error: Error): void
  abstract handleReadyForQuery(): void
}

/** Rows as they come; PostgreSQL waits for whoever reads them. */
class CopyOut extends Copy {
  readonly #held: Buffer[] = []
  #over = false
  #failure: Error | null = null
  #wake: () => void = () => undefined

  handleCopyData({ chunk }: { readonly chunk: Buffer }): void {
    this.#held.push(chunk)
    if (this.#held.length >= HELD) this.wire?.stream.pause()
    this.#wake()
  }

  handleError(error: Error): void {
    this.#failure = error
    this.#over = true
    this.#wake()
  }

  handleReadyForQuery(): void {
    this.#over = true
    this.#wake()
  }

  async *chunks(): AsyncGenerator<Buffer, number, void> {
    for (;;) {
      if (this.#held.length > 0) {
        const some = Buffer.concat(this.#held.splice(0))
        this.wire?.stream.resume()
        yield some
      } else if (this.#over) {
        if (this.#failure) throw this.#failure
        return this.rows
      } else {
        await new Promise<void>((resolve) => {
          this.#wake = resolve
        })
      }
    }
  }
}

class CopyIn extends Copy {
  readonly done = Promise.withResolvers<number>()
  readonly #source: AsyncIterable<Uint8Array>
  #failure: unknown = null
  #over = false

  constructor(text: string, source: AsyncIterable<Uint8Array>) {
    super(text)
    this.#source = source
  }

  handleCopyInResponse(): void {
    void this.#pump(this.wire as Wire)
  }

  async #pump(wire: Wire): Promise<void> {
    try {
      for await (const chunk of this.#source) {
        if (this.#over) return
        wire.sendCopyFromChunk(chunk)
        if (wire.stream.writableNeedDrain) await once(wire.stream, 'drain')
      }
      wire.endCopyFrom()
    } catch (error) {
      this.#failure = error
      wire.sendCopyFail('the source has failed')
    }
  }

  handleError(error: Error): void {
    this.#over = true
    this.done.reject(this.#failure ?? error)
  }

  handleReadyForQuery(): void {
    this.#over = true
    this.done.resolve(this.rows)
  }
}

/**
 * The rows of `copy (…) to stdout`, in pieces of any size; ends with their number.
 * @param client a connection of its own that does not pipeline, read to the end before it is asked anything else
 */
export function copyOut(client: pg.Client, text: string): AsyncGenerator<Buffer, number, void> {
  const copy = new CopyOut(text)
  client.query(copy)
  return copy.chunks()
}

/** Puts rows into `copy … from stdin`; answers how many. A failure of the source leaves the transaction failed. */
export function copyIn(client: pg.Client, text: string, source: AsyncIterable<Uint8Array>): Promise<number> {
  const copy = new CopyIn(text, source)
  client.query(copy)
  return copy.done.promise
}
