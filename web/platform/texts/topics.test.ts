import { LANGUAGES } from '@platzwart/phrases/phrases'
import { expect, it } from 'vitest'
import { lazyTexts } from './topics.ts'

it.each(LANGUAGES)('loads a topic’s texts by its file (%s)', async (language) => {
  expect(Object.keys(await lazyTexts(language, 'fahrt'))).toContain('tun')
})

it.each(['mail', 'fahrzeugMail', 'shell', 'leseraum', 'nichts'])(
  'has no chunk of %s: it comes with every page, is the server’s, or does not exist',
  async (topic) => {
    await expect(lazyTexts('de', topic as never)).rejects.toThrow(`no texts of ${topic}`)
  },
)
