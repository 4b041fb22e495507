import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)
const file = (cut: string) => resolve(`source-sans/TTF/SourceSans3-${cut}.ttf`)

/** The font family of our documents, which embed only the glyphs they use. */
export const FAMILY = 'Source Sans 3'

/** Its complete files, with all Latin scripts, Greek and Cyrillic. */
export const FONTS = {
  normal: file('Regular'),
  bold: file('Semibold'),
  italics: file('It'),
  bolditalics: file('SemiboldIt'),
} as const
