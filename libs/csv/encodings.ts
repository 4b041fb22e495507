import { decode as decodeBy, encodingExists } from 'iconv-lite'

/** Encodings of tables: browsers and servers, Excel on Windows and Mac, DOS programs and their successors. */
const ENCODINGS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'macintosh',
  'cp850',
  'windows-1250',
  'windows-1254',
  'windows-1251',
  'shift_jis',
  'gb18030',
  'big5',
  'euc-kr',
] as const
export type Encoding = (typeof ENCODINGS)[number]

export const isEncoding = (name: string): name is Encoding => (ENCODINGS as readonly string[]).includes(name)

const UNKNOWN = '\ufffd'

/** For encodings with invalid byte sequences. */
function decodeStrictly(bytes: Uint8Array, encoding: 'utf-8' | 'utf-16le' | 'utf-16be'): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** Decodes bytes; null if they are invalid in this encoding. Removes the byte order mark. */
export function decodeAs(bytes: Uint8Array, encoding: Encoding): string | null {
  if (encoding === 'utf-8' || encoding === 'utf-16le' || encoding === 'utf-16be')
    return decodeStrictly(bytes, encoding)
  if (!encodingExists(encoding)) return null
  const text = decodeBy(bytes, encoding)
  return text.includes(UNKNOWN) ? null : text
}

/** Decodes for display, with replacement characters for invalid bytes. */
export const decodeRoughly = (bytes: Uint8Array, encoding: Encoding): string => decodeBy(bytes, encoding)
