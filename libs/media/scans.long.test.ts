import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawPlan } from './drawPlan.ts'
import { rewriteImage } from './rewriteImage.ts'
import { expectDrawn, flate, ink, jpeg, raw, sample, scan } from './testing/scan.ts'

// The largest files that are accepted: each takes seconds of CPU time, and breaks with an update of the libraries that draw rather than with our own changes.

describe('a scanned plan', () => {
  it.each([
    ['for the press', 3508, 2480, () => jpeg(3508, 2480, 'cmyk')],
    ['in grey, larger than a plan is kept', 6066, 4285, () => flate(7000, 4945)],
  ])(
    'is drawn at its own resolution at most: %s',
    async (_, width, height, make) => expectDrawn(await make(), width, height),
    180_000,
  )

  it('of A1 in black and white is drawn', async () => {
    const smallest = (await drawPlan(await sample('scan-a1-300dpi-g4.pdf'), 1)).sizes.at(-1)
    expect(await ink(smallest?.bytes ?? new Uint8Array())).toBeGreaterThan(0.003)
  }, 180_000)

  it('whose picture exceeds the memory is refused with the required size', async () => {
    const create = { width: 8000, height: 8000, channels: 3, background: '#336699' } as const
    const data = await sharp({ create }).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer()
    const huge = scan(8000, 8000, '/ColorSpace /DeviceRGB /Filter /DCTDecode', data)
    const refused = { fault: 'memory', limit: { most: 192 } }
    await expect(drawPlan(huge, 1)).rejects.toMatchObject(refused)
  }, 180_000)
})

describe('a photograph', () => {
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
