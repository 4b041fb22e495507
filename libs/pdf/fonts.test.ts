import { buffer } from 'node:stream/consumers'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, it } from 'vitest'
import { Pages } from './pages.ts'
import { renderPdf } from './renderPdf.ts'

/** Polish, Turkish, Czech, Romanian, Greek, Bulgarian, and typographic characters. */
const TEXT = 'Łódź, Ağrı, Dvořák, București, Ωμέγα Αθήνα, София „12 €“ – ✓'

async function textOf(bytes: Uint8Array): Promise<string> {
  const task = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 })
  const { items } = await (await (await task.promise).getPage(1)).getTextContent()
  await task.destroy()
  return items.map((item) => ('str' in item ? item.str : '')).join('')
}

/** Names of the embedded fonts. */
function fontsOf(bytes: Uint8Array): string[] {
  const names = Buffer.from(bytes)
    .toString('latin1')
    .matchAll(/\/FontName \/[A-Z]+\+([\w-]+)/g)
  return [...new Set([...names].map(([, name = '']) => name))].sort()
}

it('sets growing pages in our own font, for names in any language', async () => {
  const pages = new Pages({ title: 'Probe', producer: 'Probe', language: 'de' })
  pages.add()
  pages.write(TEXT, 40, 40, { size: 10 })
  pages.write(TEXT, 40, 60, { size: 10, weight: 'bold' })
  pages.write(TEXT, 40, 80, { size: 10, weight: 'italics' })
  const bytes = await buffer(pages.end())
  expect((await textOf(bytes)).split(TEXT)).toHaveLength(4)
  expect(fontsOf(bytes)).toEqual(['SourceSans3-It', 'SourceSans3-Regular', 'SourceSans3-Semibold'])
})

it('embeds only the glyphs it uses', async () => {
  const pages = new Pages({ title: 'Probe', producer: 'Probe', language: 'de' })
  pages.add()
  pages.write(TEXT, 40, 40, { size: 10 })
  expect((await buffer(pages.end())).length).toBeLessThan(40_000)
})

it('shows missing glyphs as question marks', async () => {
  const pages = new Pages({ title: 'Probe', producer: 'Probe', language: 'de' })
  pages.add()
  pages.write('Çelik 漢', 40, 40, { size: 10 })
  expect(await textOf(await buffer(pages.end()))).toBe('Çelik ?')
})

it('sets short documents in it, too', async () => {
  const bytes = await renderPdf({ content: [TEXT, { text: TEXT, bold: true }] })
  expect((await textOf(bytes)).replaceAll(/\s+/g, ' ').split(TEXT)).toHaveLength(3)
  expect(fontsOf(bytes)).toEqual(['SourceSans3-Regular', 'SourceSans3-Semibold'])
})
