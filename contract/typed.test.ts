import { expect, test } from 'vitest'
import { mailtextSaveSchema } from './benachrichtigung.ts'
import { newPersonSchema } from './benutzer.ts'
import { lines, text } from './schema.ts'

test('normalises names: no line breaks, direction marks or invisible characters, one Unicode form', () => {
  const said = { vorname: '\u202eLe\u200ba\r\n', nachname: ' Mu\u0308ller\u2069 ', email: 'lea@haus.example' }
  expect(newPersonSchema.parse(said)).toMatchObject({ vorname: 'Lea', nachname: 'Müller' })
})

test('reduces a name of invisible characters to nothing', () => {
  expect(text(60, 1).safeParse('\u200b\u2060').success).toBe(false)
  expect(text(60, 1).safeParse('\u0000').success).toBe(false)
})

test('keeps line breaks in multi-line text', () => {
  expect(lines(60).parse('eins\nzwei\u202e')).toBe('eins\nzwei')
  const words = { betreff: 'Neu', einleitung: 'eins\nzwei', schluss: 'Gruß' }
  expect(mailtextSaveSchema.parse({ de: words, en: words }).de).toEqual(words)
})
