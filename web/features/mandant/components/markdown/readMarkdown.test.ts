import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Piece, readMarkdown, type Tag } from './readMarkdown.ts'

/** A readable HTML-like notation; text that could be mistaken for it is marked. */
const shown = (pieces: readonly Piece[]): string =>
  pieces
    .map((piece) => {
      if (typeof piece === 'string') return piece.replaceAll('<', '‹')
      const { tag, href, start, inside } = piece
      const more = `${href === undefined ? '' : ` ${href}`}${start === undefined ? '' : ` ${start}`}`
      return `<${tag}${more}>${shown(inside)}</${tag}>`
    })
    .join('')

const read = (text: string, level = 2) => shown(readMarkdown(text, level))

describe('a text of a house', () => {
  test.each([
    ['Stadt\nMarkt 1\n\nZweiter', '<p>Stadt<br></br>Markt 1</p><p>Zweiter</p>'],
    ['**fett** und *schräg*', '<p><strong>fett</strong> und <em>schräg</em></p>'],
    ['- eins\n- zwei', '<ul><li>eins</li><li>zwei</li></ul>'],
    ['3. drei\n4. vier', '<ol 3><li>drei</li><li>vier</li></ol>'],
    ['> Zitat', '<blockquote><p>Zitat</p></blockquote>'],
    ['oben\n\n---\n\nunten', '<p>oben</p><hr></hr><p>unten</p>'],
    ['[Seite](https://haus.example/a)', '<p><a https://haus.example/a>Seite</a></p>'],
    ['<post@haus.example>', '<p><a mailto:post@haus.example>post@haus.example</a></p>'],
    ['[hier](/impressum)', '<p><a /impressum>hier</a></p>'],
    ['Müller &amp; S\u00f6hne \\*', '<p>Müller & Söhne *</p>'],
    ['[nirgendwohin]() []()', '<p>nirgendwohin </p>'],
    ['    eingerückt', '<p>eingerückt</p>'],
    ['', ''],
  ])('%j is read as it is meant', (text, pieces) => expect(read(text)).toBe(pieces))

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](java&#115;cript:alert(1))',
    '[x](&#x6A;avascript:alert(1))',
    '[x](data:text/html,<script>)',
    '[x](vbscript:x)',
    '[x](//fremd.example)',
    '[x](/\\fremd.example)',
    '<javascript:alert(1)>',
    '![x](https://fremd.example/pixel.png)',
    '`<b>`',
    '<a href="javascript:1">x</a>',
  ])('%j is words, and nothing that runs or leads astray', (text) => {
    const tags = [...read(text).matchAll(/<\/?([^>]*)>/g)].map(([, tag]) => tag)
    expect(
      tags.filter((tag) => !/^(?:p|a|a https:\/\/fremd\.example\/pixel\.png|a \/%5C.*)$/.test(tag ?? '')),
    ).toEqual([])
  })

  test('increases heading levels by one at a time, from the level of its context', () => {
    expect(read('# Eins\n### Drei\n# Eins\n\nZwei\n---', 3)).toBe(
      '<h3>Eins</h3><h4>Drei</h4><h3>Eins</h3><h4>Zwei</h4>',
    )
    expect(read('###### Tief', 2)).toBe('<h2>Tief</h2>')
  })

  const marks = [
    '*',
    '_',
    '[',
    ']',
    '(',
    ')',
    '<',
    '>',
    '!',
    '#',
    '-',
    '1.',
    '`',
    '\\',
    '&',
    '\n',
    ' ',
    'a',
    'b:',
  ]

  test('contains no other elements, whatever is written', () => {
    const known: readonly Tag[] = ['p', 'ul', 'ol', 'li', 'blockquote', 'hr', 'br', 'strong', 'em', 'a']
    const tags = new Set<string>([...known, 'h2', 'h3', 'h4', 'h5', 'h6'])
    const check = (pieces: readonly Piece[]): void => {
      for (const piece of pieces) {
        if (typeof piece === 'string') continue
        expect(tags).toContain(piece.tag)
        if (piece.href !== undefined) expect(piece.href).toMatch(/^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i)
        check(piece.inside)
      }
    }
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...marks), { maxLength: 60 }), (text) =>
        check(readMarkdown(text.join(''), 2)),
      ),
      { examples: [[['[', ']', '(', ')']]] },
    )
  })

  test('keeps every letter of the text', () => {
    const words = fc.array(fc.stringMatching(/^[a-zäöü]{1,8}$/), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(words, fc.constantFrom('\n\n', '\n', ' ', '\n- ', '\n> ', ' **x** '), (all, between) => {
        const text = read(all.join(between)).replaceAll(/<[^>]*>/g, ' ')
        for (const word of all) expect(text).toContain(word)
      }),
    )
  })

  test('limits the nesting depth', () => {
    const depth = (pieces: readonly Piece[]): number =>
      Math.max(0, ...pieces.map((piece) => (typeof piece === 'string' ? 0 : 1 + depth(piece.inside))))
    expect(depth(readMarkdown('>'.repeat(50_000), 2))).toBeLessThan(50)
    expect(depth(readMarkdown(`${'*a '.repeat(9000)}${'*'.repeat(9000)}`, 2))).toBeLessThan(50)
  })
})
