import { PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'

export interface ZipPart {
  readonly name: string
  /** Text or bytes. */
  readonly content: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>
}

/** Bytes compressed at a time: large enough to be fast, small compared with a server's memory. */
const CHUNK = 256 * 1024

/** Becomes the format's earliest date, so that equal content gives an equal file. */
const OPTIONS = { mtime: new Date(0), forceDosTimestamp: true }

/**
 * Streams a zip archive with one chunk in memory, however long the parts are.
 * @throws whatever reading a part throws
 */
export async function* zip(parts: Iterable<ZipPart>): AsyncGenerator<Uint8Array> {
  const archive = new ZipFile()
  // Not wrapped around the iterator: that would fail only after its pending read resolves, which never
  // happens after an error.
  const written = archive.outputStream.pipe(new PassThrough())
  const fail = (error: Error) => void written.destroy(error)
  let read: Readable | undefined
  archive.on('error', fail)
  for (const { name, content } of parts) {
    archive.addReadStreamLazy(name, OPTIONS, (give) => {
      read = Readable.from(chunks(content)).once('error', fail)
      give(null, read)
    })
  }
  archive.end()
  try {
    yield* written
  } finally {
    read?.destroy()
  }
}

async function* chunks(content: ZipPart['content']): AsyncGenerator<Uint8Array> {
  let gathered = ''
  for await (const part of content) {
    if (typeof part === 'string') gathered += part
    if (typeof part === 'string' && gathered.length < CHUNK) continue
    if (gathered !== '') yield Buffer.from(gathered, 'utf8')
    gathered = ''
    if (typeof part !== 'string') yield part
  }
  yield Buffer.from(gathered, 'utf8')
}
