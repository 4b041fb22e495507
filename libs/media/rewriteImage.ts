import sharp, { type Sharp } from 'sharp'
import { MAX_EDGE, MAX_HELD_BYTES, MAX_PIXELS, MAX_RENDER_MS, MAX_SIDE } from './limits.ts'
import { type MediaFault, MediaRefusal } from './mediaRefusal.ts'

// Pictures are rare; bookings can use the memory better than a cache.
sharp.cache(false)
sharp.concurrency(1)

/** A stored picture. */
export interface Picture {
  readonly bytes: Uint8Array
  readonly type: 'image/png' | 'image/jpeg'
  readonly width: number
  readonly height: number
}

const JPEG = { quality: 82, mozjpeg: false } as const
const PNG = { compressionLevel: 9 } as const

/**
 * Decodes a picture and encodes it again: upright, limited in size, without metadata or trailing data.
 * @throws MediaRefusal before decoding if it is too large
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

/** JPEG's end-of-image marker. */
const END = Buffer.from('ffd9', 'hex')

/**
 * Decodes a picture by row. A JPEG without its end marker, as cameras that lose power and some programs leave
 * it, gets one and is accepted if nothing else is missing.
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
  // Half of the marker may be there.
  return bytes[length - 1] === END[0] ? length - 1 : length
}

/** @throws MediaRefusal when encoding fails or exceeds the time limit */
export async function encode(image: Sharp, kind: 'png' | 'jpeg'): Promise<Picture> {
  try {
    const { data, info } = await image.toBuffer({ resolveWithObject: true })
    return { bytes: data, type: `image/${kind}`, width: info.width, height: info.height }
  } catch (error) {
    const late = error instanceof Error && error.message.startsWith('timeout')
    throw late ? new MediaRefusal('slow', { most: MAX_RENDER_MS / 1000 }) : new MediaRefusal('unreadable')
  }
}

/**
 * Reads only the header.
 * @throws MediaRefusal when it is missing or an edge is too long
 */
export async function headOf(bytes: Uint8Array) {
  const head = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (!head) throw new MediaRefusal('unreadable')
  const side = Math.max(head.width, head.height)
  if (side > MAX_SIDE) throw new MediaRefusal('side', { is: side, most: MAX_SIDE })
  return head
}

/** @throws MediaRefusal when decoding would take too much */
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

/** @throws MediaRefusal with both numbers in megapixels, rounded so that they always differ */
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

/** Samples per pixel of JPEG's chroma subsampling modes. */
const SAMPLES: Readonly<Record<string, number>> = { '4:2:0': 1.5, '4:2:2': 2 }

/** Bytes per pixel held until the last row; 0 when decoded by row. */
function heldBytes({ format, isProgressive, depth, channels, chromaSubsampling = '' }: Head): number {
  const wide = depth === 'ushort' ? 2 : 1
  if (format === 'jpeg')
    return isProgressive ? 2 * Math.min(channels, SAMPLES[chromaSubsampling] ?? channels) : 0
  return isProgressive || wide > 1 ? wide * channels : 0
}

/** Drawn pixels, three bytes each. */
export interface Pixels {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

/** @param kind jpeg for document pages, png for pictures */
export async function encodePixels({ data, width, height }: Pixels, kind: 'png' | 'jpeg'): Promise<Picture> {
  const image = sharp(data, { raw: { width, height, channels: 3 } })
  const bytes = await (kind === 'png' ? image.png(PNG) : image.jpeg(JPEG)).toBuffer()
  return { bytes, type: `image/${kind}`, width, height }
}
