import { createHash } from 'node:crypto'
import { type BackupEnd, type BackupPart, FILES } from './archive.ts'
import { isSame, type RowSum, SummedBytes } from './rowSum.ts'

/**
 * What an archive has to have: of rows the sum that the database has made of them, of files that of the bytes as the store gave them out.
 * Read back, it tells whether the archive has them; its own sum tells only that it is as it was written.
 */
export class Written {
  readonly #escaped: boolean
  readonly #rows = new Map<string, RowSum>()
  readonly #files = new Map<string, string>()

  /** @param escaped whether rows are written as COPY writes them, or are lines as they stand */
  constructor(escaped: boolean) {
    this.#escaped = escaped
  }

  rows(name: string, sum: RowSum): void {
    // Of no rows there is no content.
    if (sum.rows > 0) this.#rows.set(name, sum)
  }

  /** The bytes of a file, noted as they pass. */
  async *file(name: string, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void, void> {
    const digest = createHash('sha256')
    for await (const chunk of bytes) {
      digest.update(chunk)
      yield chunk
    }
    this.#files.set(name, digest.digest('hex'))
  }

  /** The first content that is not what it should be; null when everything is there as it was. */
  async wrongIn(parts: AsyncGenerator<BackupPart, BackupEnd, void>): Promise<string | null> {
    try {
      return await this.#wrongIn(parts)
    } finally {
      await parts.return(undefined as never)
    }
  }

  async #wrongIn(parts: AsyncGenerator<BackupPart, BackupEnd, void>): Promise<string | null> {
    const open = new Set([...this.#rows.keys(), ...this.#files.keys()])
    let part = await parts.next()
    while (!part.done) {
      const { name } = part.value
      const isFile = name.startsWith(FILES)
      const sum = new SummedBytes(this.#escaped)
      const digest = createHash('sha256')
      for (; !part.done && part.value.name === name; part = await parts.next()) {
        if (isFile) digest.update(part.value.content)
        else sum.add(part.value.content)
      }
      const right = isFile ? this.#files.get(name) === digest.digest('hex') : this.#isRight(name, sum.end())
      if (!right || !open.delete(name)) return name
    }
    const [missing] = open
    return missing ?? null
  }

  #isRight(name: string, sum: RowSum): boolean {
    const due = this.#rows.get(name)
    return due !== undefined && isSame(due, sum)
  }
}
