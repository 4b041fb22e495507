import sharp, { type Sharp } from 'sharp'
import { drawOnePage } from './drawPdf.ts'
import {
  MAX_PIXELS,
  MAX_PLAN_PAGES,
  MAX_PNG_BYTES,
  MAX_RENDER_MS,
  PLAN_EDGE,
  PLAN_PIXELS,
  PLAN_SMALLER,
  PLAN_TILE,
} from './limits.ts'
import { MediaRefusal } from './mediaRefusal.ts'
import { readable } from './recognise.ts'
import { decode, encode, look, type Picture } from './rewriteImage.ts'

/** A tile of the largest size; x and y are its upper left corner in pixels. */
interface Tile extends Picture {
  readonly x: number
  readonly y: number
}

/** A picture for the background of a floor plan. */
export interface PlanPicture {
  /** Largest first; small pictures have only one. */
  readonly sizes: readonly [Picture, ...Picture[]]
  /** Tiles of the largest size, if it is too large to be loaded as a whole. */
  readonly tiles: readonly Tile[]
  /** Number of pages of the document; 1 for a picture. */
  readonly pages: number
}

const JPEG = { quality: 84, mozjpeg: false } as const
/** Line drawings compress well at a low level. */
const PNG = { compressionLevel: 6 } as const

/**
 * Redraws a picture, or a document's page, in the sizes that a plan uses. Transparent areas become white.
 * @param page number from 1, for documents
 * @throws MediaRefusal
 */
export async function drawPlan(bytes: Uint8Array, page: number): Promise<PlanPicture> {
  const found = await readable(bytes)
  if (found === null) throw new MediaRefusal('type')
  const draw = found.type === 'application/pdf' ? drawPage : drawImage
  const { largest, pages } = await draw(found.bytes, page)
  const smaller: Picture[] = []
  for (const edge of PLAN_SMALLER) {
    if (edge >= Math.max(largest.width, largest.height)) continue
    smaller.push(
      await write(
        sharp(largest.bytes, { sequentialRead: true }).resize({ width: edge, height: edge, fit: 'inside' }),
        largest,
      ),
    )
  }
  return { sizes: [largest, ...smaller], tiles: await cut(largest), pages }
}

async function cut(largest: Picture): Promise<Tile[]> {
  if (Math.max(largest.width, largest.height) <= PLAN_SMALLER[0]) return []
  const { data, info } = await sharp(largest.bytes, { sequentialRead: true })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const tiles: Tile[] = []
  for (let y = 0; y < height; y += PLAN_TILE)
    for (let x = 0; x < width; x += PLAN_TILE) {
      const size = { width: Math.min(PLAN_TILE, width - x), height: Math.min(PLAN_TILE, height - y) }
      const piece = sharp(data, { raw: { width, height, channels } }).extract({ left: x, top: y, ...size })
      tiles.push({ x, y, ...(await write(piece, largest)) })
    }
  return tiles
}

async function drawImage(bytes: Uint8Array, page: number) {
  if (page !== 1) throw new MediaRefusal('page')
  const kind = await look(bytes)
  const { width, height, autoOrient } = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata()
  const shrink = Math.min(1, PLAN_EDGE / Math.max(width, height), Math.sqrt(PLAN_PIXELS / (width * height)))
  const largest = await decode(bytes, kind, (read) => {
    const image = read
      .autoOrient()
      .resize({ width: Math.max(1, Math.round(autoOrient.width * shrink)) })
      .flatten({ background: 'white' })
      .toColourspace('srgb')
      .timeout({ seconds: MAX_RENDER_MS / 1000 })
    return write(image, { type: `image/${kind}` })
  })
  return { largest, pages: 1 }
}

async function drawPage(bytes: Uint8Array, from: number) {
  const bounds = { maxEdge: PLAN_EDGE, maxPixels: PLAN_PIXELS }
  const { page, of } = await drawOnePage({ bytes, maxPages: MAX_PLAN_PAGES, from, ...bounds })
  const { data, width, height } = page
  const image = sharp(data, { raw: { width, height, channels: 3 } })
  return { largest: await write(image, { type: 'image/png' }), pages: of }
}

/** Encodes line drawings as PNG, photographs as JPEG, regardless of their original format. */
async function write(image: Sharp, { type }: Pick<Picture, 'type'>): Promise<Picture> {
  if (type === 'image/jpeg') return encode(image.jpeg(JPEG), 'jpeg')
  const png = await encode(image.clone().png(PNG), 'png')
  return png.bytes.byteLength <= MAX_PNG_BYTES ? png : encode(sharp(png.bytes).jpeg(JPEG), 'jpeg')
}
