import MarkdownIt, { type Token } from 'markdown-it'

/** What a link may begin with: another site, a mail, a call, or a page of ours. Everything else stays the text that it is. */
const TARGET = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i

/** Lists in lists, quotations in quotations: what is deeper is left out. */
const DEPTH = 20

/** Paragraphs, headings, lists, quotations, lines, bold, italic, links. No HTML, no pictures, no code: what is not known here stays text. */
const reader = new MarkdownIt('zero', {
  html: false,
  breaks: true,
  linkify: false,
  maxNesting: DEPTH,
}).enable([
  'heading',
  'lheading',
  'list',
  'blockquote',
  'hr',
  'newline',
  'escape',
  'link',
  'autolink',
  'emphasis',
  'entity',
])
reader.validateLink = (target) => TARGET.test(target.trim())

/** A piece of a text: words, or an element around other pieces. */
export type Piece =
  | string
  | {
      readonly tag: Tag
      readonly href?: string
      /** The number of the first of a list. */
      readonly start?: number
      readonly inside: readonly Piece[]
    }

type Heading = 'h2' | 'h3' | 'h4' | 'h5' | 'h6'
export type Tag = 'p' | 'ul' | 'ol' | 'li' | 'blockquote' | 'hr' | 'br' | 'strong' | 'em' | 'a' | Heading

const TAGS: ReadonlySet<string> = new Set(['p', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'a'])

/**
 * The pieces of a Markdown text.
 * @param level of its uppermost heading, from 2; one that is deeper is one deeper than the one before, at most
 */
export function readMarkdown(text: string, level: number): readonly Piece[] {
  let last = level - 1
  const headingOf = (tag: string): Heading => {
    last = Math.min(level - 1 + Number(tag.slice(1)), last + 1, 6)
    return `h${last}` as Heading
  }
  const read = (tokens: readonly Token[]): readonly Piece[] => {
    const open: {
      readonly make: (inside: readonly Piece[]) => readonly Piece[]
      readonly inside: Piece[]
    }[] = []
    const all: Piece[] = []
    const put = (...pieces: readonly Piece[]) => (open.at(-1)?.inside ?? all).push(...pieces)
    for (const token of tokens) {
      if (token.nesting === 1) open.push({ make: makerOf(token, headingOf), inside: [] })
      else if (token.nesting === -1) {
        const done = open.pop()
        if (done) put(...done.make(done.inside))
      } else put(...standing(token, read))
    }
    return all
  }
  return read(reader.parse(text, {}))
}

function standing(token: Token, read: (tokens: readonly Token[]) => readonly Piece[]): readonly Piece[] {
  if (token.type === 'inline') return read(token.children ?? [])
  if (token.type === 'softbreak' || token.type === 'hardbreak') return [{ tag: 'br', inside: [] }]
  if (token.type === 'hr') return [{ tag: 'hr', inside: [] }]
  return token.content === '' ? [] : [token.content]
}

function makerOf(token: Token, headingOf: (tag: string) => Heading) {
  const heading = token.type === 'heading_open' ? headingOf(token.tag) : null
  return (inside: readonly Piece[]): readonly Piece[] => {
    if (heading !== null) return [{ tag: heading, inside }]
    // A paragraph inside of a list whose points stand close.
    if (token.hidden || !TAGS.has(token.tag)) return inside
    const href = token.attrGet('href')
    const start = token.attrGet('start')
    // Of a link to nowhere, `[words]()`, nobody asks `validateLink`.
    if (token.tag === 'a' && !TARGET.test(String(href))) return inside
    return [
      {
        tag: token.tag as Tag,
        inside,
        ...(href !== null && { href: String(href) }),
        ...(start !== null && { start: Number(start) }),
      },
    ]
  }
}
