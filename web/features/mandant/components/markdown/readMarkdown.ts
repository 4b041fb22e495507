import MarkdownIt, { type Token } from 'markdown-it'

/** Allowed link targets: another site, mail, phone, or a page of ours. Everything else stays text. */
const TARGET = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i

/** Maximum depth of nested lists and quotations; anything deeper is omitted. */
const DEPTH = 20

/**
 * Paragraphs, headings, lists, quotations, lines, bold, italic, links. No HTML, no pictures, no code: unknown
 * syntax stays text.
 */
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

/** A piece of a text: words, or an element with child pieces. */
export type Piece =
  | string
  | {
      readonly tag: Tag
      readonly href?: string
      /** The number of a list's first item. */
      readonly start?: number
      readonly inside: readonly Piece[]
    }

type Heading = 'h2' | 'h3' | 'h4' | 'h5' | 'h6'
export type Tag = 'p' | 'ul' | 'ol' | 'li' | 'blockquote' | 'hr' | 'br' | 'strong' | 'em' | 'a' | Heading

const TAGS: ReadonlySet<string> = new Set(['p', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'a'])

/**
 * Parses a Markdown text. @param level of its top heading, from 2; a deeper one is at most one level below
 * the previous one
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
    // A paragraph in a tight list.
    if (token.hidden || !TAGS.has(token.tag)) return inside
    const href = token.attrGet('href')
    const start = token.attrGet('start')
    // `validateLink` is not called for an empty target, `[words]()`.
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
