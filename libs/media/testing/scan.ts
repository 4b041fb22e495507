import { readFile } from 'node:fs/promises'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect } from 'vitest'
import { drawPlan } from '../drawPlan.ts'

/** A real file from a scanner, a printer or a phone. */
export const sample = (name: string) => readFile(new URL(`../samples/${name}`, import.meta.url))

type Stream = readonly [dictionary: string, data: Uint8Array]

/** A PDF of these objects; the first is its catalogue. */
function pdf(...objects: readonly (string | Stream)[]): Buffer {
  const parts = objects.flatMap((object, i) => {
    const [dictionary, data] = typeof object === 'string' ? [object, null] : object
    if (!data) return [Buffer.from(`${i + 1} 0 obj\n${dictionary}\nendobj\n`)]
    return [
      Buffer.from(`${i + 1} 0 obj\n<< ${dictionary} /Length ${data.length} >>\nstream\n`),
      Buffer.from(data),
      Buffer.from('\nendstream\nendobj\n'),
    ]
  })
  const head = Buffer.from('%PDF-1.7\n')
  const tail = Buffer.from(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\n%%EOF\n`)
  return Buffer.concat([head, ...parts, tail])
}

/** A landscape page with this content. */
export const page = (content: string, resources = '', ...more: readonly (string | Stream)[]) =>
  pdf(
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 842 595] /Contents 4 0 R /Resources << ${resources} >> >>`,
    ['', Buffer.from(content)],
    ...more,
  )

/** A page that is only a picture. */
export const scan = (
  width: number,
  height: number,
  dictionary: string,
  data: Uint8Array,
  ...more: Stream[]
) =>
  page(
    'q 842 0 0 595 0 0 cm /I Do Q',
    '/XObject << /I 5 0 R >>',
    [
      `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 8 ${dictionary}`,
      data,
    ],
    ...more,
  )

/** White paper with a black frame across the middle, one byte per pixel. */
function sheet(width: number, height: number): Buffer {
  const pixels = Buffer.alloc(width * height, 255)
  for (let y = Math.floor(height / 4); y < Math.floor(height / 2); y++)
    pixels.fill(0, y * width + Math.floor(width / 4), y * width + Math.floor(width / 2))
  return pixels
}

export const raw = (width: number, height: number) =>
  sharp(sheet(width, height), { raw: { width, height, channels: 1 } })

export const flate = (width: number, height: number) =>
  scan(width, height, '/ColorSpace /DeviceGray /Filter /FlateDecode', deflateSync(sheet(width, height)))

export async function jpeg(width: number, height: number, space: 'srgb' | 'cmyk') {
  const data = await raw(width, height).toColourspace(space).jpeg().toBuffer()
  const colours = space === 'srgb' ? '/DeviceRGB' : '/DeviceCMYK /Decode [1 0 1 0 1 0 1 0]'
  return scan(width, height, `/ColorSpace ${colours} /Filter /DCTDecode`, data)
}

export const masked = (width: number, height: number) =>
  scan(
    width,
    height,
    '/ColorSpace /DeviceGray /Filter /FlateDecode /SMask 6 0 R',
    deflateSync(Buffer.alloc(width * height)),
    [
      `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 8 /ColorSpace /DeviceGray /Filter /FlateDecode`,
      deflateSync(sheet(width, height).map((value) => 255 - value)),
    ],
  )

export const indexed = (width: number, height: number) =>
  scan(
    width,
    height,
    '/ColorSpace [/Indexed /DeviceRGB 1 <000080ffffff>] /Filter /FlateDecode',
    deflateSync(sheet(width, height).map((value) => (value ? 1 : 0))),
  )

/** The share of drawn pixels that are clearly not white. */
export async function ink(bytes: Uint8Array): Promise<number> {
  const { data } = await sharp(bytes).removeAlpha().greyscale().raw().toBuffer({ resolveWithObject: true })
  return data.reduce((sum, value) => sum + (value < 200 ? 1 : 0), 0) / data.length
}

/** The share of a sheet that its frame covers. */
const FRAME = 1 / 16

/** That a scanned sheet is drawn at this size at most, with its frame on it. */
export async function expectDrawn(bytes: Uint8Array, width: number, height: number): Promise<void> {
  const { sizes } = await drawPlan(bytes, 1)
  const [largest] = sizes
  expect(Math.abs(largest.width - width) + Math.abs(largest.height - height)).toBeLessThan(6)
  expect(await ink((sizes.at(-1) ?? largest).bytes)).toBeCloseTo(FRAME, 2)
}
