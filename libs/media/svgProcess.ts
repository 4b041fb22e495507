import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { LOGO_HEIGHT, LOGO_WIDTH, MAX_LOGO_PIXELS } from './limits.ts'

/** Resolution in dpi at which a drawing has its declared size. */
const NATURAL = 72
const MOST = 100_000

// stdin to stdout, at the size of a stored logo. External references are not loaded, as the drawing has no
// base URL.
const bytes = await buffer(process.stdin)
const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
const scale = Math.min(LOGO_WIDTH / width, LOGO_HEIGHT / height)
const density = Math.min(Math.max(NATURAL * scale, 1), MOST)
const png = await sharp(bytes, { density, limitInputPixels: MAX_LOGO_PIXELS })
  .resize({ width: LOGO_WIDTH, height: LOGO_HEIGHT, fit: 'inside', withoutEnlargement: true })
  .png()
  .toBuffer()
process.stdout.write(png)
