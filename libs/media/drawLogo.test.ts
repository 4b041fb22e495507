import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawLogo } from './drawLogo.ts'
import { MAX_SVG_BYTES } from './limits.ts'

const svg = (inside: string, head = 'width="20" height="10"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${head}>${inside}</svg>`)

const raster = (kind: 'png' | 'jpeg' | 'webp', width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 0, b: 0, alpha: 0.5 } } })
    .toFormat(kind)
    .toBuffer()

describe('a logo', () => {
  it('in a single long line is still a drawing', async () => {
    const line = svg(`<path d="M0 0${' l1 0'.repeat(20_000)} v9 h-20z"/>`)
    expect(await drawLogo(line)).toMatchObject({ type: 'image/png' })
  })

  it.each([
    ['png', 'image/png'],
    ['webp', 'image/png'],
    ['jpeg', 'image/jpeg'],
  ] as const)('in the format %s is stored as %s, as large as it is shown', async (kind, type) => {
    const logo = await drawLogo(await raster(kind, 1440, 240))
    expect(logo).toMatchObject({ type, width: 720, height: 120 })
    const { hasAlpha, format } = await sharp(logo.bytes).metadata()
    expect([`image/${format}`, hasAlpha]).toEqual([type, kind !== 'jpeg'])
  })

  it('that is small stays small', async () => {
    expect(await drawLogo(await raster('png', 64, 32))).toMatchObject({ width: 64, height: 32 })
  })

  it('that is a drawing is drawn at the stored size, however small it claims to be', async () => {
    const logo = await drawLogo(svg('<rect width="20" height="10" fill="#ff0000"/>'))
    expect(logo).toMatchObject({ type: 'image/png', width: 480, height: 240 })
    const { data } = await sharp(logo.bytes).raw().toBuffer({ resolveWithObject: true })
    expect([...data.subarray(0, 3)]).toEqual([255, 0, 0])
  })

  it('that claims to be huge is not drawn larger', async () => {
    const logo = await drawLogo(svg('<rect width="9" height="9"/>', 'width="9000" height="3000"'))
    expect(Math.max(logo.width / 720, logo.height / 240)).toBeCloseTo(1, 1)
  })

  it('loses its metadata', async () => {
    const with_ = await sharp(await raster('jpeg', 40, 20))
      .withExif({ IFD0: { Copyright: 'Kanarie' } })
      .toBuffer()
    expect(Buffer.from((await drawLogo(with_)).bytes).includes('Kanarie')).toBe(false)
    const title = await drawLogo(svg('<title>Kanarie</title><rect width="9" height="9"/>'))
    expect(Buffer.from(title.bytes).includes('Kanarie')).toBe(false)
  })

  const turns = (times: number) =>
    Array.from({ length: times }, (_, i) =>
      i === 0
        ? '<g id="g0"><rect width="20" height="10" fill-opacity="0.5"/></g>'
        : `<g id="g${i}">${`<use href="#g${i - 1}"/>`.repeat(10)}</g>`,
    ).join('')

  it.each([
    ['noLogo', 'a script', Buffer.from('alert(1)')],
    ['noLogo', 'a document', Buffer.from('%PDF-1.4')],
    ['noLogo', 'a moving picture', Buffer.from('GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000;')],
    ['script', 'a drawing with a script', svg('<script>alert(1)</script>')],
    ['unreadable', 'a picture that breaks off', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['unreadable', 'a drawing of no size', svg('', 'width="0" height="0"')],
    ['drawing', 'a drawing of more bytes than drawings have', svg(`<!--${' '.repeat(MAX_SVG_BYTES)}-->`)],
    ['slow', 'one that draws itself for ever', svg(turns(9))],
  ])(
    'is refused as %s: %s',
    async (fault, _, bytes) => {
      // Only the drawing that never ends should time out; on a busy machine, the others may start late.
      await expect(drawLogo(bytes, fault === 'slow' ? 2000 : 30_000)).rejects.toMatchObject({ fault })
    },
    60_000,
  )
})
