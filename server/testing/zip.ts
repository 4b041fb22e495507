import { inflateRawSync } from 'node:zlib'

const END = 0x06054b50
const DEFLATED = 8

/** A file out of a zip archive (an Excel file is one), as text; found by the directory at its end. @throws when it is not in it. */
export function fileInZip(zip: Buffer, name: string): string {
  let end = zip.length - 22
  while (end >= 0 && zip.readUInt32LE(end) !== END) end -= 1
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ]
    if (zip.toString('utf8', at + 46, at + 46 + nameLength) === name) return contentOf(zip, at)
    at += 46 + nameLength + extra + comment
  }
  throw new Error(`${name} is not in the archive`)
}

function contentOf(zip: Buffer, entry: number): string {
  const local = zip.readUInt32LE(entry + 42)
  const begin = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
  const bytes = zip.subarray(begin, begin + zip.readUInt32LE(entry + 20))
  return (zip.readUInt16LE(entry + 10) === DEFLATED ? inflateRawSync(bytes) : bytes).toString('utf8')
}
