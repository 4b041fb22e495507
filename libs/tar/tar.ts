/** A file in an archive, held in memory as a whole. */
export interface TarEntry {
  readonly name: string
  readonly content: Buffer
}

const BLOCK = 512
const LONGEST_NAME = 100
const LONGEST_PREFIX = 155
const ZEROS = Buffer.alloc(BLOCK)

/** Not an archive, or truncated. */
class TarFault extends Error {
  override readonly name = 'TarFault'
}

/** A file as a POSIX ustar entry. An archive ends with two zero blocks: `tarEnd`. */
export function tarEntry(name: string, content: Uint8Array, at: Temporal.Instant): Buffer {
  const [prefix, short] = splitName(name)
  const header = Buffer.alloc(BLOCK)
  header.write(short, 0, 'utf8')
  header.write('0000600\0', 100)
  header.write('0000000\0', 108)
  header.write('0000000\0', 116)
  header.write(`${content.byteLength.toString(8).padStart(11, '0')}\0`, 124)
  header.write(
    `${Math.floor(at.epochMilliseconds / 1000)
      .toString(8)
      .padStart(11, '0')}\0`,
    136,
  )
  header.write('        ', 148)
  header.write('0', 156)
  header.write('ustar\x0000', 257)
  header.write(prefix, 345, 'utf8')
  header.write(`${sumOf(header).toString(8).padStart(6, '0')}\0 `, 148)
  return Buffer.concat([header, content, ZEROS.subarray(0, padding(content.byteLength))])
}

export function tarEnd(): Buffer {
  return Buffer.alloc(2 * BLOCK)
}

/**
 * Yields the files of an archive in order. Data after its end is read and ignored, so that a decompressor
 * also reaches its end.
 * @param largest maximum bytes of one file
 * @throws TarFault for an invalid or truncated archive, or a larger file
 */
export async function* readTar(
  bytes: AsyncIterable<Uint8Array>,
  largest: number,
): AsyncGenerator<TarEntry, void, void> {
  const source = bytes[Symbol.asyncIterator]()
  const take = taker(source)
  for (;;) {
    const header = await take(BLOCK)
    if (header.equals(ZEROS)) {
      while (!(await source.next()).done);
      return
    }
    const size = sizeIn(header)
    if (size > largest) throw new TarFault(`a file of ${size} bytes is larger than ${largest}`)
    const content = await take(size)
    await take(padding(size))
    yield { name: nameIn(header), content }
  }
}

/**
 * Returns a reader of exactly the requested number of bytes.
 * @throws TarFault at a premature end
 */
function taker(source: AsyncIterator<Uint8Array>): (count: number) => Promise<Buffer> {
  let held: Uint8Array[] = []
  let length = 0
  return async (count) => {
    while (length < count) {
      const { done, value } = await source.next()
      if (done) throw new TarFault('the archive ends too early')
      held.push(value)
      length += value.byteLength
    }
    const all = held.length === 1 ? Buffer.from(held[0] as Uint8Array) : Buffer.concat(held)
    held = [all.subarray(count)]
    length -= count
    return all.subarray(0, count)
  }
}

function splitName(name: string): [prefix: string, short: string] {
  if (Buffer.byteLength(name) <= LONGEST_NAME) return ['', name]
  const slash = name.indexOf('/', name.length - LONGEST_NAME - 1)
  const prefix = name.slice(0, slash)
  const short = name.slice(slash + 1)
  const fits =
    slash > 0 && Buffer.byteLength(prefix) <= LONGEST_PREFIX && Buffer.byteLength(short) <= LONGEST_NAME
  if (!fits) throw new TarFault(`the name is too long: ${name}`)
  return [prefix, short]
}

function padding(size: number): number {
  return (BLOCK - (size % BLOCK)) % BLOCK
}

/** Checksum of a header, with its own field counted as spaces. */
function sumOf(header: Buffer): number {
  let sum = 0
  for (const [at, byte] of header.entries()) sum += at >= 148 && at < 156 ? 32 : byte
  return sum
}

function text(header: Buffer, from: number, length: number): string {
  const end = header.indexOf(0, from)
  return header.toString('utf8', from, end === -1 ? from + length : Math.min(end, from + length))
}

function sizeIn(header: Buffer): number {
  const isHeader =
    text(header, 257, 6) === 'ustar' && Number.parseInt(text(header, 148, 8), 8) === sumOf(header)
  const size = Number.parseInt(text(header, 124, 12), 8)
  if (!isHeader || !Number.isSafeInteger(size) || size < 0) throw new TarFault('this is no archive')
  return size
}

function nameIn(header: Buffer): string {
  const prefix = text(header, 345, LONGEST_PREFIX)
  const short = text(header, 0, LONGEST_NAME)
  return prefix === '' ? short : `${prefix}/${short}`
}
