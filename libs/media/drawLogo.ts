import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { inspectSvg } from './inspectSvg.ts'
import { LOGO_HEIGHT, LOGO_WIDTH, MAX_LOGO_PIXELS, MAX_RENDER_MS, MAX_SVG_BYTES } from './limits.ts'
import { MediaRefusal } from './mediaRefusal.ts'
import { openHeic } from './openHeic.ts'
import { isHeic } from './recognise.ts'
import { encode, headOf, type Picture, refusePixels } from './rewriteImage.ts'
import { runAside } from './runAside.ts'

const PICTURES: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp'])

/**
 * Redraws a logo as pixels with transparency. Its type is determined by content, not by file name.
 * @param patienceMs time limit of drawing
 * @throws MediaRefusal
 */
export async function drawLogo(bytes: Uint8Array, patienceMs = MAX_RENDER_MS): Promise<Picture> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined)
  if (found !== undefined && PICTURES.has(found.mime)) return keep(bytes)
  if (isHeic(found?.mime)) return keep(await openHeic(bytes))
  const kind = inspectSvg(bytes)
  if (kind === 'tooLarge') throw new MediaRefusal('drawing', { most: MAX_SVG_BYTES / 1024 })
  if (kind !== 'drawing') throw new MediaRefusal(kind === 'other' ? 'noLogo' : kind)
  return keep(await rasterise(bytes, patienceMs))
}

async function keep(bytes: Uint8Array): Promise<Picture> {
  const head = await headOf(bytes)
  refusePixels(head, MAX_LOGO_PIXELS, 'pixels')
  const kind = head.format === 'jpeg' ? 'jpeg' : 'png'
  const image = sharp(bytes, { limitInputPixels: MAX_LOGO_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ width: LOGO_WIDTH, height: LOGO_HEIGHT, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds: MAX_RENDER_MS / 1000 })
  return encode(kind === 'png' ? image.png({ compressionLevel: 9 }) : image.jpeg(), kind)
}

/** Scales one of our pictures down to a maximum size in pixels. */
export async function shrinkPicture(bytes: Uint8Array, width: number, height: number): Promise<Picture> {
  const image = sharp(bytes).resize({ width, height, fit: 'inside', withoutEnlargement: true })
  const { data, info } = await image.toBuffer({ resolveWithObject: true })
  return {
    bytes: data,
    type: info.format === 'jpeg' ? 'image/jpeg' : 'image/png',
    width: info.width,
    height: info.height,
  }
}

/** A drawing may cause any amount of work: it is rendered in a child process with a time limit. */
async function rasterise(bytes: Uint8Array, patienceMs: number): Promise<Uint8Array> {
  const { out, code } = await runAside('./svgProcess.ts', bytes, patienceMs)
  if (code === 0 && out.byteLength > 0) return out
  throw code !== null
    ? new MediaRefusal('unreadable')
    : new MediaRefusal('slow', { most: Math.ceil(patienceMs / 1000) })
}
