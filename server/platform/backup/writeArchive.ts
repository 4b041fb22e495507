import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress } from 'node:zlib'
import { tarEnd, tarEntry } from '@platzwart/libs/tar/tar'
import { type BackupEnd, END, HEADER, note, PART_BYTES } from './archive.ts'

/** Stores the bytes as they arrive; resolves when all are stored. */
type Keep = (bytes: AsyncIterable<Uint8Array>) => Promise<unknown>

/** Writes an archive: tar compressed with zstd (`tar --zstd -tf FILE` lists it), with a checksum at its end. */
export class ArchiveWriter {
  readonly #tar = new PassThrough()
  readonly #written: Promise<unknown>
  readonly #sum = createHash('sha256')
  #made = Temporal.Instant.fromEpochMilliseconds(0)

  constructor(keep: Keep) {
    const packed = createZstdCompress()
    this.#written = Promise.all([pipeline(this.#tar, packed), keep(packed)])
    // Makes the next write fail.
    this.#written.catch((error: Error) => this.#tar.destroy(error))
    this.#tar.on('error', () => undefined)
  }

  /** Writes the header. */
  async begin(header: { readonly made: string; readonly [said: string]: unknown }): Promise<void> {
    this.#made = Temporal.Instant.from(header.made)
    await this.#entry(HEADER, Buffer.from(JSON.stringify(header)))
  }

  /** Writes one content in parts. An empty content leaves no entry, unless `keepEmpty`. */
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

  /** Aborts after an error: the consumer of the bytes sees a premature end. */
  async abandon(): Promise<void> {
    this.#tar.destroy()
    await this.#written.catch(() => undefined)
  }

  async #entry(name: string, content: Uint8Array): Promise<void> {
    note(this.#sum, name, content)
    const room = !this.#tar.destroyed && this.#tar.write(tarEntry(name, content, this.#made))
    // A full disk destroys the stream: report its error.
    if (this.#tar.destroyed) await this.#written
    else if (!room) await Promise.race([once(this.#tar, 'drain'), this.#written])
  }
}

/**
 * Writes an archive into a file with mode 0600. It gets its final name once it is complete, synced and
 * checked; if `write` or `check` fails, nothing remains.
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
