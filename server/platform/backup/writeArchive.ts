import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress } from 'node:zlib'
import { tarEnd, tarEntry } from '@platzwart/libs/tar/tar'
import { type BackupEnd, type BackupHeader, END, FORMAT, HEADER, note, PART_BYTES } from './archive.ts'

/**
 * Writes a backup: a tar archive, compressed by zstd (`tar --zstd -tf FILE` lists it). It has its name only once it is whole and on the
 * disk, and nobody but its owner may read it.
 */
export class BackupWriter {
  readonly #path: string
  readonly #aside: string
  readonly #tar = new PassThrough()
  readonly #written: Promise<void>
  readonly #sum = createHash('sha256')
  #made = Temporal.Instant.fromEpochMilliseconds(0)

  constructor(path: string) {
    this.#path = path
    this.#aside = `${path}.part`
    const file = createWriteStream(this.#aside, { mode: 0o600 })
    this.#written = pipeline(this.#tar, createZstdCompress(), file)
    // Whoever writes next hears of it.
    this.#written.catch(() => undefined)
  }

  async begin(header: BackupHeader): Promise<void> {
    this.#made = Temporal.Instant.from(header.made)
    const said = { kind: 'platzwart-backup', format: FORMAT, ...header }
    await this.#entry(HEADER, Buffer.from(JSON.stringify(said)))
  }

  /** One content under a name, in parts; none when it is empty, unless that is to be known. */
  async content(name: string, chunks: AsyncIterable<Uint8Array>, keepEmpty = false): Promise<void> {
    let parts = 0
    const flush = async (content: Uint8Array) => {
      parts += 1
      await this.#entry(`${name}/${String(parts).padStart(6, '0')}`, content)
    }
    let held = Buffer.alloc(0)
    for await (const chunk of chunks) {
      held = Buffer.concat([held, chunk])
      for (; held.length >= PART_BYTES; held = held.subarray(PART_BYTES))
        await flush(held.subarray(0, PART_BYTES))
    }
    if (held.length > 0 || (keepEmpty && parts === 0)) await flush(held)
  }

  async end(counted: Omit<BackupEnd, 'sha256'>): Promise<void> {
    const end: BackupEnd = { sha256: this.#sum.copy().digest('hex'), ...counted }
    await this.#entry(END, Buffer.from(JSON.stringify(end)))
    this.#tar.end(tarEnd())
    await this.#written
    const file = await open(this.#aside, 'r')
    await file.sync().finally(() => file.close())
    await rename(this.#aside, this.#path)
  }

  /** Something went wrong: nothing is left behind. */
  async abandon(): Promise<void> {
    this.#tar.destroy()
    await this.#written.catch(() => undefined)
    await rm(this.#aside, { force: true })
  }

  async #entry(name: string, content: Uint8Array): Promise<void> {
    note(this.#sum, name, content)
    const room = !this.#tar.destroyed && this.#tar.write(tarEntry(name, content, this.#made))
    // A disk that is full destroys what leads there: its error is the answer.
    if (this.#tar.destroyed) await this.#written
    else if (!room) await Promise.race([once(this.#tar, 'drain'), this.#written])
  }
}
