import { buffer } from 'node:stream/consumers'
import load from 'libheif-js/libheif-wasm/libheif-bundle.mjs'
import sharp from 'sharp'
import { HEIC_TOO_LARGE, MAX_HEIC_PIXELS, PLAN_EDGE } from './limits.ts'

// stdin to stdout: the file's first picture as a JPEG of at most the stored size.
const bytes = await buffer(process.stdin)
const [image] = new (load().HeifDecoder)().decode(bytes)
if (!image) process.exit(1)
const width = image.get_width()
const height = image.get_height()
if (width * height > MAX_HEIC_PIXELS) {
  process.stdout.write(JSON.stringify({ width, height }))
  process.exitCode = HEIC_TOO_LARGE
} else {
  const into = { data: new Uint8ClampedArray(width * height * 4), width, height }
  const shown = await new Promise<typeof into | null>((resolve) => image.display(into, resolve))
  if (!shown) process.exit(1)
  const jpeg = await sharp(shown.data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .resize({ width: PLAN_EDGE, height: PLAN_EDGE, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 92 })
    .toBuffer()
  process.stdout.write(jpeg)
}
