import { crc32, createDeflateRaw } from 'node:zlib'

export interface ZipPart {
  readonly name: string
  readonly content: Iterable<string> | AsyncIterable<string>
}

interface Written {
  readonly name: Uint8Array
  readonly crc: number
  readonly packed: number
  readonly size: number
  readonly offset: number
}

/** Names are UTF-8, sizes follow the content. */
const FLAGS = 0x0808
const DEFLATE = 8
const VERSION = 20
/** 1 January 1980, the first day that the format knows: the same content is the same file. */
const DOS_DAY = 0x21
/** Text that is compressed at once: large enough to be quick, small against what a server has. */
const CHUNK = 256 * 1024

/** A zip archive as it grows: what is in memory is one chunk, however long the parts are (below 4 GB each). */
export async function* zip(parts: Iterable<ZipPart>): AsyncGenerator<Uint8Array> {
  const written: Written[] = []
  let offset = 0
  for (const part of parts) {
    const name = Buffer.from(part.name, 'utf8')
    const start = offset
    const head = header(0x04034b50, [VERSION, FLAGS, DEFLATE, 0, DOS_DAY], [0, 0, 0], [name.length, 0])
    yield head
    yield name
    offset += head.length + name.length
    const sizes = { crc: 0, packed: 0, size: 0 }
    for await (const bytes of deflated(part.content, sizes)) {
      sizes.packed += bytes.length
      yield bytes
    }
    const tail = header(0x08074b50, [], [sizes.crc, sizes.packed, sizes.size])
    yield tail
    offset += sizes.packed + tail.length
    written.push({ name, ...sizes, offset: start })
  }
  yield* directory(written, offset)
}

async function* deflated(
  content: ZipPart['content'],
  sizes: { crc: number; size: number },
): AsyncGenerator<Uint8Array> {
  const deflate = createDeflateRaw({ level: 6 })
  let ready: Uint8Array[] = []
  deflate.on('data', (bytes: Uint8Array) => ready.push(bytes))
  const failed = new Promise<never>((_, reject) => deflate.once('error', reject))
  failed.catch(() => undefined)
  const take = () => ready.splice(0)
  const press = async (text: string) => {
    const bytes = Buffer.from(text, 'utf8')
    sizes.crc = crc32(bytes, sizes.crc)
    sizes.size += bytes.length
    await Promise.race([new Promise<void>((done) => deflate.write(bytes, () => done())), failed])
    return take()
  }
  let gathered = ''
  for await (const text of content) {
    gathered += text
    if (gathered.length < CHUNK) continue
    const full = gathered
    gathered = ''
    yield* await press(full)
  }
  yield* await press(gathered)
  const ended = new Promise<void>((done) => deflate.once('end', done))
  deflate.end()
  await Promise.race([ended, failed])
  yield* take()
  ready = []
}

function* directory(written: readonly Written[], start: number): Generator<Uint8Array> {
  let length = 0
  for (const { name, crc, packed, size, offset } of written) {
    const entry = header(
      0x02014b50,
      [VERSION, VERSION, FLAGS, DEFLATE, 0, DOS_DAY],
      [crc, packed, size],
      [name.length, 0, 0, 0, 0],
      [0, offset],
    )
    yield entry
    yield name
    length += entry.length + name.length
  }
  const { length: count } = written
  yield header(0x06054b50, [0, 0, count, count], [length, start], [0])
}

/** A signature, then groups of numbers: 16 and 32 bits in turn, little-endian. */
function header(signature: number, ...groups: readonly (readonly number[])[]): Uint8Array {
  const sized = groups.flatMap((group, i) => group.map((value) => ({ value, wide: i % 2 === 1 })))
  const bytes = Buffer.alloc(4 + sized.reduce((sum, { wide }) => sum + (wide ? 4 : 2), 0))
  let at = bytes.writeUInt32LE(signature)
  for (const { value, wide } of sized)
    at = wide ? bytes.writeUInt32LE(value, at) : bytes.writeUInt16LE(value, at)
  return bytes
}
