import { expect, test } from 'vitest'
import { mailtextSaveSchema } from './benachrichtigung.ts'
import { newPersonSchema } from './benutzer.ts'
import { lines, text } from './schema.ts'

test('a name is taken as one sees it: without breaks, direction marks and what nobody sees, in one spelling', () => {
  const said = { vorname: '\u202eLe\u200ba\r\n', nachname: ' Mu\u0308ller\u2069 ', email: 'lea@haus.example' }
  expect(newPersonSchema.parse(said)).toMatchObject({ vorname: 'Lea', nachname: 'Müller' })
})

test('nothing is left of a name of which nobody sees anything', () => {
  expect(text(60, 1).safeParse('\u200b\u2060').success).toBe(false)
  expect(text(60, 1).safeParse('\u0000').success).toBe(false)
})

test('what is written in several lines keeps them', () => {
  expect(lines(60).parse('eins\nzwei\u202e')).toBe('eins\nzwei')
  const words = { betreff: 'Neu', einleitung: 'eins\nzwei', schluss: 'Gruß' }
  expect(mailtextSaveSchema.parse({ de: words, en: words }).de).toEqual(words)
})
