import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress } from 'node:zlib'
import { tarEnd, tarEntry } from '@platzwart/libs/tar/tar'
import { type BackupEnd, END, HEADER, note, PART_BYTES } from './archive.ts'

/** Takes the bytes as they come; done when all of them are kept. */
type Keep = (bytes: AsyncIterable<Uint8Array>) => Promise<unknown>

/** Writes an archive of ours: a tar archive, compressed by zstd (`tar --zstd -tf FILE` lists it), with a sum at its end. */
export class ArchiveWriter {
  readonly #tar = new PassThrough()
  readonly #written: Promise<unknown>
  readonly #sum = createHash('sha256')
  #made = Temporal.Instant.fromEpochMilliseconds(0)

  constructor(keep: Keep) {
    const packed = createZstdCompress()
    this.#written = Promise.all([pipeline(this.#tar, packed), keep(packed)])
    // Whoever writes next hears of it.
    this.#written.catch((error: Error) => this.#tar.destroy(error))
    this.#tar.on('error', () => undefined)
  }

  /** What the archive says of itself before anything else. */
  async begin(header: { readonly made: string; readonly [said: string]: unknown }): Promise<void> {
    this.#made = Temporal.Instant.from(header.made)
    await this.#entry(HEADER, Buffer.from(JSON.stringify(header)))
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
  }

  /** Something went wrong: whoever keeps the bytes hears that they end too early. */
  async abandon(): Promise<void> {
    this.#tar.destroy()
    await this.#written.catch(() => undefined)
  }

  async #entry(name: string, content: Uint8Array): Promise<void> {
    note(this.#sum, name, content)
    const room = !this.#tar.destroyed && this.#tar.write(tarEntry(name, content, this.#made))
    // A disk that is full destroys what leads there: its error is the answer.
    if (this.#tar.destroyed) await this.#written
    else if (!room) await Promise.race([once(this.#tar, 'drain'), this.#written])
  }
}

/**
 * Lets an archive be written into a file. It has its name only once it is whole, on the disk and checked where it lies aside, and nobody
 * but its owner may read it; when `write` or `check` fails, nothing is left behind.
 */
export async function writeFileArchive<T>(
  path: string,
  write: (writer: ArchiveWriter) => Promise<T>,
  check: (aside: string) => Promise<void>,
): Promise<T> {
  const aside = `${path}.part`
  const file = createWriteStream(aside, { mode: 0o600 })
  const writer = new ArchiveWriter((bytes) => pipeline(bytes, file))
  try {
    const value = await write(writer)
    const written = await open(aside, 'r')
    await written.sync().finally(() => written.close())
    await check(aside)
    await rename(aside, path)
    return value
  } catch (error) {
    await writer.abandon()
    await rm(aside, { force: true })
    throw error
  }
}
