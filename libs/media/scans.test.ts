import { readFile } from 'node:fs/promises'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawLogo } from './drawLogo.ts'
import { rasterisePdf, rewritePdf } from './drawPdf.ts'
import { drawPlan } from './drawPlan.ts'
import { openHeic } from './openHeic.ts'
import { readable } from './recognise.ts'
import { rewriteImage } from './rewriteImage.ts'

const sample = (name: string) => readFile(new URL(`samples/${name}`, import.meta.url))

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
const page = (content: string, resources = '', ...more: readonly (string | Stream)[]) =>
  pdf(
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 842 595] /Contents 4 0 R /Resources << ${resources} >> >>`,
    ['', Buffer.from(content)],
    ...more,
  )

/** A page that is only a picture. */
const scan = (width: number, height: number, dictionary: string, data: Uint8Array, ...more: Stream[]) =>
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

const raw = (width: number, height: number) =>
  sharp(sheet(width, height), { raw: { width, height, channels: 1 } })

const flate = (width: number, height: number) =>
  scan(width, height, '/ColorSpace /DeviceGray /Filter /FlateDecode', deflateSync(sheet(width, height)))

async function jpeg(width: number, height: number, space: 'srgb' | 'cmyk') {
  const data = await raw(width, height).toColourspace(space).jpeg().toBuffer()
  const colours = space === 'srgb' ? '/DeviceRGB' : '/DeviceCMYK /Decode [1 0 1 0 1 0 1 0]'
  return scan(width, height, `/ColorSpace ${colours} /Filter /DCTDecode`, data)
}

const masked = (width: number, height: number) =>
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

const indexed = (width: number, height: number) =>
  scan(
    width,
    height,
    '/ColorSpace [/Indexed /DeviceRGB 1 <000080ffffff>] /Filter /FlateDecode',
    deflateSync(sheet(width, height).map((value) => (value ? 1 : 0))),
  )

/** The share of drawn pixels that are clearly not white. */
async function ink(bytes: Uint8Array): Promise<number> {
  const { data } = await sharp(bytes).removeAlpha().greyscale().raw().toBuffer({ resolveWithObject: true })
  return data.reduce((sum, value) => sum + (value < 200 ? 1 : 0), 0) / data.length
}

const FRAME = 1 / 16

describe('a scanned plan', () => {
  it.each([
    ['in colours, A4 at 300 dots', 3508, 2480, () => jpeg(3508, 2480, 'srgb')],
    ['for the press', 3508, 2480, () => jpeg(3508, 2480, 'cmyk')],
    ['in grey, A4 at 300 dots', 3508, 2480, () => flate(3508, 2480)],
    ['in grey, larger than a plan is kept', 6066, 4285, () => flate(7000, 4945)],
    ['of few colours', 3508, 2480, () => indexed(3508, 2480)],
    ['with a soft mask', 3508, 2480, () => masked(3508, 2480)],
    ['smaller than a screen', 700, 495, () => flate(700, 495)],
  ])(
    'is drawn at its own resolution at most: %s',
    async (_, width, height, make) => {
      const { sizes } = await drawPlan(await make(), 1)
      const [largest] = sizes
      expect(Math.abs(largest.width - width) + Math.abs(largest.height - height)).toBeLessThan(6)
      expect(await ink((sizes.at(-1) ?? largest).bytes)).toBeCloseTo(FRAME, 2)
    },
    180_000,
  )

  it.each(['scan-a1-300dpi-g4.pdf', 'scan-a4-200dpi.pdf', 'scan-a4-jpx.pdf'])(
    'is drawn: %s',
    async (name) => {
      const smallest = (await drawPlan(await sample(name), 1)).sizes.at(-1)
      expect(await ink(smallest?.bytes ?? new Uint8Array())).toBeGreaterThan(0.003)
    },
    180_000,
  )

  it('that is rotated is drawn as shown', async () => {
    const turned = (await jpeg(3508, 2480, 'srgb'))
      .toString('latin1')
      .replace('/MediaBox', '/Rotate 90 /MediaBox')
    const [{ width, height }] = (await drawPlan(Buffer.from(turned, 'latin1'), 1)).sizes
    expect(height).toBeGreaterThan(width)
  })
})

describe('a document', () => {
  it.each(['transparency-group.pdf', 'transparency-multiply.pdf'])(
    'with transparency is drawn: %s',
    async (name) => {
      const smallest = (await drawPlan(await sample(name), 1)).sizes.at(-1)
      const { data, info } = await sharp(smallest?.bytes).raw().toBuffer({ resolveWithObject: true })
      const at = (x: number, y: number) => {
        const i = (Math.round(y * info.height) * info.width + Math.round(x * info.width)) * info.channels
        return [...data.subarray(i, i + 3)]
      }
      const blue = at(0.3, 0.75)
      const orange = at(0.72, 0.75)
      expect(blue[2]).toBeGreaterThan((blue[0] ?? 0) + 80)
      expect(orange[0]).toBeGreaterThan((orange[2] ?? 0) + 80)
    },
    180_000,
  )

  it('shows the values of its form fields', async () => {
    const filled = await sample('form-field.pdf')
    const empty = Buffer.from(filled.toString('latin1').replaceAll('Raum 2.14', '         '), 'latin1')
    const with_ = await rasterisePdf(filled)
    const without = await rasterisePdf(empty)
    expect(await ink(with_.bytes)).toBeGreaterThan(await ink(without.bytes))
  })

  it.each([
    ['a mark of order', Buffer.from('efbbbf', 'hex')],
    ['the head of an answer', Buffer.from('HTTP/1.1 200 OK\r\nServer: x\r\n\r\n')],
    ['a print job', Buffer.from('\u001b%-12345X@PJL JOB\n')],
  ])('is accepted after %s', async (_, before) => {
    const plain = page('10 10 400 300 re f')
    const { bytes } = await rasterisePdf(Buffer.concat([before, plain]))
    expect(bytes).toEqual((await rasterisePdf(plain)).bytes)
    const [{ width }] = (await drawPlan(Buffer.concat([before, plain]), 1)).sizes
    expect(width).toBeGreaterThan(6000)
  })

  it.each([
    ['locked', 'it asks for a password', () => sample('needs-password.pdf')],
    ['blank', 'a page of nothing', () => page('')],
    [
      'blank',
      'a huge page of nothing',
      () => Buffer.from(page('').toString().replace('842 595', '14400 14400')),
    ],
    ['invisible', 'white on white', () => page('1 g 10 10 400 300 re f')],
    ['invisible', 'a white picture', () => scan(9, 9, '/ColorSpace /DeviceGray', Buffer.alloc(81, 255))],
    [
      'picture',
      'a picture that cannot be read, below a title',
      () =>
        page(
          'q 842 0 0 500 0 0 cm /I Do Q BT /F 20 Tf 40 550 Td (Grundriss) Tj ET',
          '/XObject << /I 5 0 R >> /Font << /F 6 0 R >>',
          ['/Type /XObject /Subtype /Image /Width 900 /Height 900 /Filter /JPXDecode', Buffer.from('none')],
          '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
        ),
    ],
  ])('is refused as %s: %s', async (fault, _, make) => {
    const bytes = await make()
    await expect(drawPlan(bytes, 1)).rejects.toMatchObject({ fault })
    await expect(rasterisePdf(bytes)).rejects.toMatchObject({ fault })
    await expect(rewritePdf(bytes)).rejects.toMatchObject({ fault })
  })

  it('whose picture exceeds the memory is refused with the required size', async () => {
    const create = { width: 8000, height: 8000, channels: 3, background: '#336699' } as const
    const data = await sharp({ create }).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer()
    const huge = scan(8000, 8000, '/ColorSpace /DeviceRGB /Filter /DCTDecode', data)
    const refused = { fault: 'memory', limit: { most: 192 } }
    await expect(drawPlan(huge, 1)).rejects.toMatchObject(refused)
  }, 180_000)

  it('that is empty takes little memory', async () => {
    const before = process.memoryUsage.rss()
    await expect(drawPlan(page(''), 1)).rejects.toMatchObject({ fault: 'blank' })
    expect((process.memoryUsage.rss() - before) / 1024 / 1024).toBeLessThan(150)
  })
})

describe('a photograph', () => {
  it('that lacks only its end marker is complete', async () => {
    const bytes = await sample('jpeg-without-eoi.jpg')
    expect(await rewriteImage(bytes)).toMatchObject({ width: 1200, height: 800 })
    expect((await drawPlan(bytes, 1)).sizes[0]).toMatchObject({ width: 1200, height: 800 })
    const whole = await raw(800, 800).jpeg().toBuffer()
    for (const end of [whole.subarray(0, -1), Buffer.concat([whole.subarray(0, -2), Buffer.alloc(99)])])
      expect(await rewriteImage(end)).toMatchObject({ width: 800 })
    await expect(rewriteImage(whole.subarray(0, -300))).rejects.toMatchObject({ fault: 'unreadable' })
  })

  it('that is progressive is accepted within the memory limit, and refused with its limit in megapixels', async () => {
    const passes = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: '#336699' } })
        .jpeg({ progressive: true })
        .toBuffer()
    expect(await rewriteImage(await passes(6000, 4000))).toMatchObject({ width: 2400 })
    const refused = { fault: 'held', limit: { is: 64, most: 55 } }
    await expect(rewriteImage(await passes(8000, 8000))).rejects.toMatchObject(refused)
  }, 180_000)

  it('of A1 at 300 dpi is accepted, and a larger one refused with its megapixels', async () => {
    const lines = (width: number, height: number) =>
      raw(width, height).png({ palette: true, colours: 2 }).toBuffer()
    expect((await drawPlan(await lines(9933, 7016), 1)).sizes[0].width).toBeGreaterThan(6000)
    const refused = { fault: 'pixels', limit: { is: 139, most: 100 } }
    await expect(drawPlan(await lines(14_043, 9933), 1)).rejects.toMatchObject(refused)
  }, 180_000)
})

describe('a HEIC photo of a phone', () => {
  it('is drawn upright as a JPEG', async () => {
    const found = await readable(await sample('photo.heic'))
    expect(found?.type).toBe('image/jpeg')
    const { width, height, bytes } = await rewriteImage(found?.bytes ?? Buffer.of())
    expect([width, height]).toEqual([800, 600])
    const { channels } = await sharp(bytes).stats()
    // Something is drawn: no channel is uniform.
    for (const { stdev } of channels) expect(stdev).toBeGreaterThan(5)
    expect((await drawPlan(await sample('photo.heic'), 1)).sizes[0]).toMatchObject({
      width: 800,
      height: 600,
    })
    expect(await drawLogo(await sample('photo.heic'))).toMatchObject({ width: 320, height: 240 })
  })

  it('is refused if broken or too slow to decode', async () => {
    const whole = await sample('photo.heic')
    const broken = whole.subarray(0, whole.length / 3)
    await expect(readable(broken)).rejects.toMatchObject({ fault: 'heic' })
    await expect(openHeic(whole, 1)).rejects.toMatchObject({ fault: 'slow', limit: { most: 1 } })
  })

  it('is refused with its megapixels if it has too many', async () => {
    const whole = Buffer.from(await sample('photo.heic'))
    // The size in its header, of every picture in it.
    for (let at = whole.indexOf('ispe'); at !== -1; at = whole.indexOf('ispe', at + 4)) {
      whole.writeUInt32BE(12_000, at + 8)
      whole.writeUInt32BE(9_000, at + 12)
    }
    await expect(readable(whole)).rejects.toMatchObject({ fault: 'pixels', limit: { is: 108, most: 50 } })
  })
})
