import sharp, { type Sharp } from 'sharp'
import { MAX_EDGE, MAX_HELD_BYTES, MAX_PIXELS, MAX_RENDER_MS, MAX_SIDE } from './limits.ts'
import { type MediaFault, MediaRefusal } from './mediaRefusal.ts'

// Pictures come seldom; what a cache would hold, bookings can use.
sharp.cache(false)
sharp.concurrency(1)

/** A picture as it is kept. */
export interface Picture {
  readonly bytes: Uint8Array
  readonly type: 'image/png' | 'image/jpeg'
  readonly width: number
  readonly height: number
}

const JPEG = { quality: 82, mozjpeg: false } as const
const PNG = { compressionLevel: 9 } as const

/**
 * Decodes a picture and writes it anew: upright, bounded in size, without camera, place, texts or anything that stood behind it.
 * @throws MediaRefusal before anything is decoded when there would be too much of it.
 */
export async function rewriteImage(bytes: Uint8Array): Promise<Picture> {
  const kind = await look(bytes)
  return decode(bytes, kind, (read) => {
    const image = read
      .autoOrient()
      .resize({ width: MAX_EDGE, height: MAX_EDGE, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .timeout({ seconds: MAX_RENDER_MS / 1000 })
    return encode(kind === 'png' ? image.png(PNG) : image.jpeg(JPEG), kind)
  })
}

/** The marker with which a JPEG ends. */
const END = Buffer.from('ffd9', 'hex')

/**
 * Reads a picture row by row. A JPEG that lacks nothing but its end is whole: cameras that lose power, and programs that cut off what they take
 * for padding, leave such. It gets its end, and is taken if nothing else is missed then.
 */
export async function decode<T>(
  bytes: Uint8Array,
  kind: 'png' | 'jpeg',
  make: (read: Sharp) => Promise<T>,
): Promise<T> {
  const reading = { limitInputPixels: MAX_PIXELS, sequentialRead: true }
  try {
    return await make(sharp(bytes, { ...reading, failOn: 'error' }))
  } catch (error) {
    const unreadable = error instanceof MediaRefusal && error.fault === 'unreadable'
    if (!unreadable || kind !== 'jpeg') throw error
    const ended = Buffer.concat([bytes.subarray(0, lengthWithoutPadding(bytes)), END])
    return make(sharp(ended, { ...reading, failOn: 'warning' }))
  }
}

function lengthWithoutPadding(bytes: Uint8Array): number {
  let length = bytes.length
  while (length > 0 && bytes[length - 1] === 0) length -= 1
  // Half of the end may be there.
  return bytes[length - 1] === END[0] ? length - 1 : length
}

/** @throws MediaRefusal when it cannot be drawn, or not in time */
export async function encode(image: Sharp, kind: 'png' | 'jpeg'): Promise<Picture> {
  try {
    const { data, info } = await image.toBuffer({ resolveWithObject: true })
    return { bytes: data, type: `image/${kind}`, width: info.width, height: info.height }
  } catch (error) {
    const late = error instanceof Error && error.message.startsWith('timeout')
    throw late ? new MediaRefusal('slow', { most: MAX_RENDER_MS / 1000 }) : new MediaRefusal('unreadable')
  }
}

/** Reads the head alone. @throws MediaRefusal for one that has none, or too long a side */
export async function headOf(bytes: Uint8Array) {
  const head = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (!head) throw new MediaRefusal('unreadable')
  const side = Math.max(head.width, head.height)
  if (side > MAX_SIDE) throw new MediaRefusal('side', { is: side, most: MAX_SIDE })
  return head
}

/** @throws MediaRefusal for what would be too much to decode */
export async function look(bytes: Uint8Array): Promise<'png' | 'jpeg'> {
  const head = await headOf(bytes)
  if (head.format !== 'png' && head.format !== 'jpeg') throw new MediaRefusal('type')
  refusePixels(head, MAX_PIXELS, 'pixels')
  const held = heldBytes(head)
  if (held > 0) refusePixels(head, MAX_HELD_BYTES / held, 'held')
  return head.format
}

const MILLION = 1_000_000

type Head = Awaited<ReturnType<typeof headOf>>

/** @throws MediaRefusal that names both in megapixels: never the same number for what is over and what it is over */
export function refusePixels(
  { width, height }: Head,
  most: number,
  fault: Extract<MediaFault, 'pixels' | 'held'>,
) {
  if (width * height <= most) return
  const limit = Math.floor(most / MILLION)
  throw new MediaRefusal(fault, {
    is: Math.max(Math.round((width * height) / MILLION), limit + 1),
    most: limit,
  })
}

/** Samples for each pixel by the ways in which a JPEG keeps its colours coarser than its light. */
const SAMPLES: Readonly<Record<string, number>> = { '4:2:0': 1.5, '4:2:2': 2 }

/** Bytes that are held for each pixel until the last row is there; none of what is read row by row. */
function heldBytes({ format, isProgressive, depth, channels, chromaSubsampling = '' }: Head): number {
  const wide = depth === 'ushort' ? 2 : 1
  if (format === 'jpeg')
    return isProgressive ? 2 * Math.min(channels, SAMPLES[chromaSubsampling] ?? channels) : 0
  return isProgressive || wide > 1 ? wide * channels : 0
}

/** Pixels as they were drawn, three bytes each. */
export interface Pixels {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

/** @param kind jpeg for a page of a document, png for what is shown as a picture */
export async function encodePixels({ data, width, height }: Pixels, kind: 'png' | 'jpeg'): Promise<Picture> {
  const image = sharp(data, { raw: { width, height, channels: 3 } })
  const bytes = await (kind === 'png' ? image.png(PNG) : image.jpeg(JPEG)).toBuffer()
  return { bytes, type: `image/${kind}`, width, height }
}
