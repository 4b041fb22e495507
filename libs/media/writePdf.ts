import type { Picture } from './rewriteImage.ts'

/** Longest edge of a page in points, as A4. */
const PAGE_POINTS = 842

/** Builds a PDF that contains only JPEG pictures, one per page. */
export function writePdf(pages: readonly Picture[]): Uint8Array {
  const parts: Buffer[] = []
  const offsets: number[] = []
  let length = 0
  const add = (...pieces: (string | Uint8Array)[]) => {
    for (const piece of pieces) {
      const bytes = typeof piece === 'string' ? Buffer.from(piece, 'latin1') : Buffer.from(piece)
      parts.push(bytes)
      length += bytes.length
    }
  }
  const object = (...pieces: (string | Uint8Array)[]) => {
    offsets.push(length)
    add(`${offsets.length} 0 obj\n`, ...pieces, '\nendobj\n')
  }
  add('%PDF-1.4\n')
  const kids = pages.map((_, i) => `${3 + i * 3} 0 R`).join(' ')
  object('<< /Type /Catalog /Pages 2 0 R >>')
  object(`<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`)
  for (const [i, { bytes, ...picture }] of pages.entries()) {
    const scale = PAGE_POINTS / Math.max(picture.width, picture.height)
    const [width, height] = [picture.width, picture.height].map((edge) => (edge * scale).toFixed(2))
    const content = `q ${width} 0 0 ${height} 0 0 cm /P Do Q`
    const contents = 4 + i * 3
    const drawing = 5 + i * 3
    object(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${contents} 0 R ` +
        `/Resources << /XObject << /P ${drawing} 0 R >> >> >>`,
    )
    object(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`)
    object(
      `<< /Type /XObject /Subtype /Image /Width ${picture.width} /Height ${picture.height} /ColorSpace /DeviceRGB ` +
        `/BitsPerComponent 8 /Filter /DCTDecode /Length ${bytes.length} >>\nstream\n`,
      bytes,
      '\nendstream',
    )
  }
  const start = length
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  add(`xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${rows}`)
  add(`trailer\n<< /Size ${offsets.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`)
  return Buffer.concat(parts)
}
