import pdfmake from 'pdfmake'
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { FAMILY, FONTS } from './fonts.ts'

const FONT_FILES: ReadonlySet<string> = new Set(Object.values(FONTS))

pdfmake.setFonts({ [FAMILY]: FONTS })
// Nothing of a document is ever fetched from an address, and of files only our own fonts are read.
pdfmake.setUrlAccessPolicy(() => false)
pdfmake.setLocalAccessPolicy((path) => FONT_FILES.has(path))

/** A document of a few pages, in our own face, as the bytes of a PDF. */
export function renderPdf(definition: TDocumentDefinitions): Promise<Buffer> {
  const defaultStyle = { ...definition.defaultStyle, font: FAMILY }
  return pdfmake.createPdf({ ...definition, defaultStyle }).getBuffer()
}
