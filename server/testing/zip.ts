import { strFromU8, unzipSync } from 'fflate'

/** A file out of a zip archive (an Excel file is one), as text. @throws when it is not in it. */
export function fileInZip(zip: Uint8Array, name: string): string {
  const bytes = unzipSync(zip)[name]
  if (!bytes) throw new Error(`${name} is not in the archive`)
  return strFromU8(bytes)
}
