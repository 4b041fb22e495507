import { createHash } from 'node:crypto'
import { type BackupEnd, type BackupPart, FILES } from './archive.ts'
import { isSameSum, type RowSum, SummedBytes } from './rowSum.ts'

/**
 * The expected contents of an archive: row sums as the database computed them, file digests of the bytes that
 * the store returned. Comparing them with the archive read back finds wrong contents; the archive's own
 * checksum only finds later damage.
 */
export class ExpectedContents {
  readonly #escaped: boolean
  readonly #rows = new Map<string, RowSum>()
  readonly #files = new Map<string, string>()

  /** @param escaped whether rows are in COPY's text format, or plain lines */
  constructor(escaped: boolean) {
    this.#escaped = escaped
  }

  rows(name: string, sum: RowSum): void {
    // Without rows, the archive has no entry.
    if (sum.rows > 0) this.#rows.set(name, sum)
  }

  /** Passes a file's bytes through and records their digest. */
  async *file(name: string, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void, void> {
    const digest = createHash('sha256')
    for await (const chunk of bytes) {
      digest.update(chunk)
      yield chunk
    }
    this.#files.set(name, digest.digest('hex'))
  }

  /** Returns the name of the first content that differs or is missing; null when all match. */
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
    return due !== undefined && isSameSum(due, sum)
  }
}
