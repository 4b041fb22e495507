import { fileTypeFromBuffer } from 'file-type'
import { openHeic } from './openHeic.ts'

type MediaType = 'image/png' | 'image/jpeg' | 'application/pdf'

/** Required first bytes: what file-type finds further inside is not accepted as a picture. */
const BEGINNINGS: Readonly<Record<'image/png' | 'image/jpeg', Buffer>> = {
  'image/png': Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
  'image/jpeg': Buffer.from('ffd8ff', 'hex'),
}

/** Bytes that may precede a PDF: a byte order mark, or a mail's or print job's header (ISO 32000-1, H.3). */
const PREAMBLE = 1024
const DOCUMENT = '%PDF-'

/**
 * Detects PNG, JPEG, PDF and HEIC by content; null for others. For pictures, file-type and the first bytes
 * must agree. Files of another known type are never PDFs, whatever they contain.
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

/** Photo formats of phones. */
const PHOTOGRAPHS: ReadonlySet<string> = new Set([
  'image/heic',
  'image/heif',
  'image/heic-sequence',
  'image/heif-sequence',
])

export const isHeic = (mime: string | undefined): boolean => mime !== undefined && PHOTOGRAPHS.has(mime)

/**
 * Detects readable files, and converts HEIC to JPEG. Null for other types.
 * @throws MediaRefusal for HEIC that cannot be decoded
 */
export async function readable(
  bytes: Uint8Array,
): Promise<{ readonly type: MediaType; readonly bytes: Uint8Array } | null> {
  const type = await recognise(bytes)
  if (type === 'image/heic') return { type: 'image/jpeg', bytes: await openHeic(bytes) }
  return type && { type, bytes }
}
