import { createRequire } from 'node:module'
import pdfmake from 'pdfmake'
import type { TDocumentDefinitions, TFontDictionary } from 'pdfmake/interfaces.js'

const require = createRequire(import.meta.url)
const FONTS = require('pdfmake/fonts/Roboto.js') as TFontDictionary
const FONT_FILES: ReadonlySet<unknown> = new Set(Object.values(FONTS).flatMap((font) => Object.values(font)))

pdfmake.setFonts(FONTS)
// Nothing of a document is ever fetched from an address, and of files only our own fonts are read.
pdfmake.setUrlAccessPolicy(() => false)
pdfmake.setLocalAccessPolicy((path) => FONT_FILES.has(path))

/** A document of a few pages as the bytes of a PDF. */
export function renderPdf(definition: TDocumentDefinitions): Promise<Buffer> {
  return pdfmake.createPdf(definition).getBuffer()
}
