import pdfmake from 'pdfmake'
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { FAMILY, FONTS } from './fonts.ts'

const FONT_FILES: ReadonlySet<string> = new Set(Object.values(FONTS))

pdfmake.setFonts({ [FAMILY]: FONTS })
// Loads nothing from URLs, and only our own font files.
pdfmake.setUrlAccessPolicy(() => false)
pdfmake.setLocalAccessPolicy((path) => FONT_FILES.has(path))

/** Renders a short document in our own font; returns the bytes of a PDF. */
export function renderPdf(definition: TDocumentDefinitions): Promise<Buffer> {
  const defaultStyle = { ...definition.defaultStyle, font: FAMILY }
  return pdfmake.createPdf({ ...definition, defaultStyle }).getBuffer()
}
