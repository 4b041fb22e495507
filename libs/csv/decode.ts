export const ENCODINGS = ['utf-8', 'utf-16', 'windows-1252'] as const
export type Encoding = (typeof ENCODINGS)[number]

const BINARY = '\0'

/** Which bytes at the beginning say by themselves how the rest is written. */
function marked(bytes: Uint8Array): Encoding | null {
  const [a, b, c] = bytes
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8'
  return (a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff) ? 'utf-16' : null
}

function decoded(bytes: Uint8Array, encoding: Encoding): string | null {
  const label = encoding === 'utf-16' && bytes[0] === 0xfe ? 'utf-16be' : encoding
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/**
 * A text of whichever program: UTF-8 with and without its mark, UTF-16 with its mark, and Windows-1252, which everything is that is no UTF-8.
 * Null for what is no text at all.
 */
export function decode(bytes: Uint8Array): { readonly text: string; readonly encoding: Encoding } | null {
  const mark = marked(bytes)
  for (const encoding of [mark ?? 'utf-8', 'windows-1252'] as const) {
    const text = decoded(bytes, encoding)
    if (text !== null) return text.includes(BINARY) ? null : { text, encoding }
    if (mark === 'utf-16') return null
  }
  return null
}
