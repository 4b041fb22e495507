import { expect, test } from 'vitest'
import { cleanLine, cleanText } from './plainText.ts'

test.each([
  ['Ernst\u202egnaL', 'ErnstgnaL'],
  ['\u2067Lea\u2069', 'Lea'],
  ['lea@haus.example\u200b', 'lea@haus.example'],
  ['\ufeffLea', 'Lea'],
  ['Lea\r\nBcc: x@y.example', 'Lea Bcc: x@y.example'],
  ['Lea\tLeserin', 'Lea Leserin'],
  ['Mu\u0308ller', 'Müller'],
  ['👩‍💻 Lea', '👩‍💻 Lea'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
])('a name is kept as one sees it: %j', (typed, kept) => {
  expect(cleanLine(typed)).toBe(kept)
})

test('a text of several lines keeps them', () => {
  expect(cleanText('eins\r\nzwei\u202e')).toBe('eins\r\nzwei')
})
