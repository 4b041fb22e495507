import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawLogo } from './drawLogo.ts'
import { rasterisePdf, rewritePdf } from './drawPdf.ts'
import { drawPlan } from './drawPlan.ts'
import { openHeic } from './openHeic.ts'
import { readable } from './recognise.ts'
import { rewriteImage } from './rewriteImage.ts'
import { expectDrawn, flate, indexed, ink, jpeg, masked, page, raw, sample, scan } from './testing/scan.ts'

describe('a scanned plan', () => {
  it.each([
    ['in colours, A4 at 300 dots', 3508, 2480, () => jpeg(3508, 2480, 'srgb')],
    ['in grey, A4 at 300 dots', 3508, 2480, () => flate(3508, 2480)],
    ['of few colours', 3508, 2480, () => indexed(3508, 2480)],
    ['with a soft mask', 3508, 2480, () => masked(3508, 2480)],
    ['smaller than a screen', 700, 495, () => flate(700, 495)],
  ])(
    'is drawn at its own resolution at most: %s',
    async (_, width, height, make) => expectDrawn(await make(), width, height),
    180_000,
  )

  it.each(['scan-a4-200dpi.pdf', 'scan-a4-jpx.pdf'])(
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
  })

  it('is drawn at the resolution of a plan, whatever comes before it', async () => {
    const marked = Buffer.concat([Buffer.from('efbbbf', 'hex'), page('10 10 400 300 re f')])
    const [{ width }] = (await drawPlan(marked, 1)).sizes
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
