import sharp, { type Sharp } from 'sharp'
import { MAX_EDGE, MAX_HELD_PIXELS, MAX_PIXELS, MAX_RENDER_MS, MAX_SIDE } from './limits.ts'
import { MediaRefusal } from './mediaRefusal.ts'

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
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true })
    .autoOrient()
    .resize({ width: MAX_EDGE, height: MAX_EDGE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds: MAX_RENDER_MS / 1000 })
  return encode(kind === 'png' ? image.png(PNG) : image.jpeg(JPEG), kind)
}

/** @throws MediaRefusal when it cannot be drawn, or not in time */
export async function encode(image: Sharp, kind: 'png' | 'jpeg'): Promise<Picture> {
  try {
    const { data, info } = await image.toBuffer({ resolveWithObject: true })
    return { bytes: data, type: `image/${kind}`, width: info.width, height: info.height }
  } catch (error) {
    const late = error instanceof Error && error.message.startsWith('timeout')
    throw new MediaRefusal(late ? 'tooLarge' : 'unreadable')
  }
}

/** Reads the head alone. @throws MediaRefusal for one that has none, or too long a side */
export async function headOf(bytes: Uint8Array) {
  const head = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (!head) throw new MediaRefusal('unreadable')
  if (Math.max(head.width, head.height) > MAX_SIDE) throw new MediaRefusal('tooLarge')
  return head
}

/** @throws MediaRefusal for what would be too much to decode */
export async function look(bytes: Uint8Array): Promise<'png' | 'jpeg'> {
  const head = await headOf(bytes)
  if (head.format !== 'png' && head.format !== 'jpeg') throw new MediaRefusal('type')
  const held = head.isProgressive || head.depth === 'ushort'
  if (head.width * head.height > (held ? MAX_HELD_PIXELS : MAX_PIXELS)) {
    throw new MediaRefusal('tooLarge')
  }
  return head.format
}

/** Pixels as they were drawn, four bytes each. */
export interface Pixels {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

/** @param kind jpeg for a page of a document, png for what is shown as a picture */
export async function encodePixels({ data, width, height }: Pixels, kind: 'png' | 'jpeg'): Promise<Picture> {
  const image = sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha()
  const bytes = await (kind === 'png' ? image.png(PNG) : image.jpeg(JPEG)).toBuffer()
  return { bytes, type: `image/${kind}`, width, height }
}
