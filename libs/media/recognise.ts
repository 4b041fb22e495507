import { fileTypeFromBuffer } from 'file-type'
import { openHeic } from './openHeic.ts'

type MediaType = 'image/png' | 'image/jpeg' | 'application/pdf'

/** First bytes, to the letter: what file-type finds further inside is no picture for us. */
const BEGINNINGS: Readonly<Record<'image/png' | 'image/jpeg', Buffer>> = {
  'image/png': Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
  'image/jpeg': Buffer.from('ffd8ff', 'hex'),
}

/** A document may begin after other bytes, so many at most: a mark of order, the head of a mail or of a print job (ISO 32000-1, H.3). */
const PREAMBLE = 1024
const DOCUMENT = '%PDF-'

/**
 * What bytes are, by looking at them; null for everything but png, jpg and pdf. Of a picture two must agree: file-type, and the first bytes. What is
 * of another known kind is no document, whatever stands further inside.
 */
async function recognise(bytes: Uint8Array): Promise<MediaType | 'image/heic' | null> {
  const mime = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime
  if (mime === 'image/png' || mime === 'image/jpeg') {
    const beginning = BEGINNINGS[mime]
    return Buffer.from(bytes.subarray(0, beginning.length)).equals(beginning) ? mime : null
  }
  if (isHeic(mime)) return 'image/heic'
  if (mime !== undefined && mime !== 'application/pdf') return null
  const head = Buffer.from(bytes.subarray(0, PREAMBLE + DOCUMENT.length)).toString('latin1')
  return head.includes(DOCUMENT) ? 'application/pdf' : null
}

/** What telephones keep their photographs as. */
const PHOTOGRAPHS: ReadonlySet<string> = new Set([
  'image/heic',
  'image/heif',
  'image/heic-sequence',
  'image/heif-sequence',
])

export const isHeic = (mime: string | undefined): boolean => mime !== undefined && PHOTOGRAPHS.has(mime)

/**
 * Bytes that we read, and what they are: a photograph in HEIC is a JPEG from here on.
 * @throws MediaRefusal for HEIC that cannot be decoded; null for what is none of these kinds
 */
export async function readable(
  bytes: Uint8Array,
): Promise<{ readonly type: MediaType; readonly bytes: Uint8Array } | null> {
  const type = await recognise(bytes)
  if (type === 'image/heic') return { type: 'image/jpeg', bytes: await openHeic(bytes) }
  return type && { type, bytes }
}
