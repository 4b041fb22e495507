import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)
const file = (cut: string) => resolve(`source-sans/TTF/SourceSans3-${cut}.ttf`)

/** The one family of our documents; of its thousands of signs a document carries those that it shows. */
export const FAMILY = 'Source Sans 3'

/** Its files, whole: with Latin of every language, Greek and Cyrillic. */
export const FONTS = {
  normal: file('Regular'),
  bold: file('Semibold'),
  italics: file('It'),
  bolditalics: file('SemiboldIt'),
} as const
