import { decode as decodeBy, encodingExists } from 'iconv-lite'

/** What tables are written in: by browsers and servers, by Excel on Windows and on a Mac, by programs of DOS and what came after them. */
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

/** Of an encoding that knows which bytes it cannot have. */
function decodeStrictly(bytes: Uint8Array, encoding: 'utf-8' | 'utf-16le' | 'utf-16be'): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** Bytes as text, or null where they are none in this encoding. The mark at the beginning is no part of it. */
export function decodeAs(bytes: Uint8Array, encoding: Encoding): string | null {
  if (encoding === 'utf-8' || encoding === 'utf-16le' || encoding === 'utf-16be')
    return decodeStrictly(bytes, encoding)
  if (!encodingExists(encoding)) return null
  const text = decodeBy(bytes, encoding)
  return text.includes(UNKNOWN) ? null : text
}

/** The same, with a sign that stands for what could not be read; for what is only to be shown. */
export const decodeRoughly = (bytes: Uint8Array, encoding: Encoding): string => decodeBy(bytes, encoding)
