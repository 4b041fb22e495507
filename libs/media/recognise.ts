import { fileTypeFromBuffer } from 'file-type'

type MediaType = 'image/png' | 'image/jpeg' | 'application/pdf'

/** First bytes, to the letter: what file-type finds further inside, or after a preamble, is none of the three for us. */
const BEGINNINGS: Readonly<Record<MediaType, Buffer>> = {
  'image/png': Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
  'image/jpeg': Buffer.from('ffd8ff', 'hex'),
  'application/pdf': Buffer.from('%PDF-'),
}

/** What bytes are, by looking at them; null for everything but png, jpg and pdf. Two must agree: file-type, and the first bytes. */
export async function recognise(bytes: Uint8Array): Promise<MediaType | null> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined)
  const type = found?.mime as MediaType | undefined
  const beginning = type && BEGINNINGS[type]
  return beginning && Buffer.from(bytes.subarray(0, beginning.length)).equals(beginning) ? type : null
}
