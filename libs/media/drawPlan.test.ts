import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawPlan } from './drawPlan.ts'
import { PLAN_EDGE, PLAN_PIXELS } from './limits.ts'
import { writePdf } from './writePdf.ts'

const sheet = (width: number, height: number, background = '#ffffff') =>
  sharp({ create: { width, height, channels: 3, background } })

async function pages(...colours: readonly string[]): Promise<Uint8Array> {
  const drawn = colours.map(async (colour) => {
    const bytes = await sheet(120, 80, colour).jpeg().toBuffer()
    return { bytes, type: 'image/jpeg' as const, width: 120, height: 80 }
  })
  return writePdf(await Promise.all(drawn))
}

const dominant = async (bytes: Uint8Array) => (await sharp(bytes).stats()).dominant

describe('a plan’s picture', () => {
  it('that is small has one size, its own', async () => {
    const { sizes, tiles, pages: count } = await drawPlan(await sheet(300, 200).png().toBuffer(), 1)
    expect(count).toBe(1)
    expect(sizes.map(({ width, height, type }) => [width, height, type])).toEqual([[300, 200, 'image/png']])
    expect(tiles).toEqual([])
  })

  it('that is large has three sizes, the largest within a browser’s limits', async () => {
    const { sizes } = await drawPlan(await sheet(7000, 1000).jpeg().toBuffer(), 1)
    expect(sizes.map(({ width }) => width)).toEqual([PLAN_EDGE, 3072, 1536])
    for (const { width, height, type } of sizes) {
      expect(width * height).toBeLessThanOrEqual(PLAN_PIXELS)
      expect(type).toBe('image/jpeg')
    }
  })

  it('that is large is also cut into tiles, which cover its largest size', async () => {
    const whole = await sheet(3400, 1700, '#ffffff')
      .composite([{ input: await sheet(200, 100, '#ff0000').png().toBuffer(), left: 3100, top: 1580 }])
      .png()
      .toBuffer()
    const { sizes, tiles } = await drawPlan(whole, 1)
    expect(tiles.map(({ x, y, width, height, type }) => [x, y, width, height, type])).toEqual([
      [0, 0, 1536, 1536, 'image/png'],
      [1536, 0, 1536, 1536, 'image/png'],
      [3072, 0, 328, 1536, 'image/png'],
      [0, 1536, 1536, 164, 'image/png'],
      [1536, 1536, 1536, 164, 'image/png'],
      [3072, 1536, 328, 164, 'image/png'],
    ])
    const joined = sharp({ create: { width: 3400, height: 1700, channels: 3, background: '#0000ff' } })
      .composite(tiles.map(({ x, y, bytes }) => ({ input: Buffer.from(bytes), left: x, top: y })))
      .removeAlpha()
    const raw = await joined.raw().toBuffer()
    expect(raw.equals(await sharp(sizes[0].bytes).removeAlpha().raw().toBuffer())).toBe(true)
  })

  it('that is loaded as a whole has no tiles', async () => {
    expect((await drawPlan(await sheet(3072, 3000).jpeg().toBuffer(), 1)).tiles).toEqual([])
  })

  it('is upright', async () => {
    const lying = await sheet(200, 100).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const [{ width, height }] = (await drawPlan(lying, 1)).sizes
    expect([width, height]).toEqual([100, 200])
  })

  it('is the requested page of a document', async () => {
    const document = await pages('#ff0000', '#00ff00', '#0000ff')
    const second = await drawPlan(document, 2)
    expect(second.pages).toBe(3)
    const smallest = second.sizes.at(-1)?.bytes ?? new Uint8Array()
    const { r, g, b } = await dominant(smallest)
    expect(g).toBeGreaterThan(200)
    expect(Math.max(r, b)).toBeLessThan(60)
  })

  it.each([
    ['a page that is not there', 4, 'page'],
    ['a page of what has none', 2, 'page'],
  ])('is refused: %s', async (_, page, fault) => {
    const bytes = page === 4 ? await pages('#fff', '#fff', '#fff') : await sheet(10, 10).png().toBuffer()
    await expect(drawPlan(bytes, page)).rejects.toMatchObject({ fault })
  })

  it('is refused for other file types', async () => {
    for (const bytes of [await sheet(10, 10).webp().toBuffer(), Buffer.from('<svg/>'), Buffer.from('')]) {
      await expect(drawPlan(bytes, 1)).rejects.toMatchObject({ fault: 'type' })
    }
  })
})
