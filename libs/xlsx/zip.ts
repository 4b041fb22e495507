import { PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'

export interface ZipPart {
  readonly name: string
  /** Text, or bytes as they are. */
  readonly content: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>
}

/** Text that is compressed at once: large enough to be quick, small against what a server has. */
const CHUNK = 256 * 1024

/** Before the first day that the format knows, which it becomes: the same content is the same file. */
const OPTIONS = { mtime: new Date(0), forceDosTimestamp: true }

/**
 * A zip archive as it grows: what is in memory is one chunk, however long the parts are.
 * @throws what reading a part throws
 */
export async function* zip(parts: Iterable<ZipPart>): AsyncGenerator<Uint8Array> {
  const archive = new ZipFile()
  // Not a stream around its iterator: that one fails only once what it waits for has come, and after a failure nothing comes.
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
