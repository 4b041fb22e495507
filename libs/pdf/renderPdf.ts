import pdfmake from 'pdfmake'
import fonts from 'pdfmake/fonts/Roboto.js'
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'

const FONT_FILES: ReadonlySet<string> = new Set(Object.values(fonts.Roboto))

pdfmake.setFonts(fonts)
// Nothing of a document is ever fetched from an address, and of files only our own fonts are read.
pdfmake.setUrlAccessPolicy(() => false)
pdfmake.setLocalAccessPolicy((path) => FONT_FILES.has(path))

/** A document of a few pages as the bytes of a PDF. */
export function renderPdf(definition: TDocumentDefinitions): Promise<Buffer> {
  return pdfmake.createPdf(definition).getBuffer()
}
