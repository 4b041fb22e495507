import { cleanText } from '@platzwart/domain/plainText'
import { escapeHtml } from '../../platform/escapeHtml.ts'
import { showAddresses } from '../../platform/shownAddress.ts'

/** A line at the end; with an address, it leads there. */
export type FootLine = string | { readonly text: string; readonly href: string }

/** A mail before it has a form: the same parts become the plain text and the HTML. */
export interface Section {
  readonly titel: string
  readonly anrede: string
  readonly absaetze: readonly string[]
  readonly tabellen: readonly {
    readonly titel: string | null
    readonly zeilen: readonly (readonly [label: string, value: string])[]
  }[]
  readonly knopf: { readonly text: string; readonly href: string; readonly hinweis: string | null }
  readonly fuss: readonly FootLine[]
  /** Line by line. */
  readonly gruss: readonly string[]
}

/** What mail programs take for the dot of an address: the full stop, and those of other scripts that a browser reads as one. */
const DOT =
  /(?<![0-9])([.\u3002\uff0e\uff61])(?=[\p{L}\p{N}\p{M}\p{S}])|([.\u3002\uff0e\uff61])(?=[\p{L}\p{M}\p{S}])/gu

/**
 * Mail programs make links of whatever looks like one, also in plain text, and of `haus2.example` as well as of `www.`. A zero-width space
 * keeps what people typed from becoming a link that seems to come from us: before every dot that something follows, but between two digits
 * (days, amounts), before an @ and a colon's slashes, and behind the word of a scheme (`tel:`). Control characters go, and what turns round how a line reads.
 */
export function inert(text: string): string {
  return cleanText(showAddresses(text))
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/:\/\//g, ':\u200b//')
    .replace(/(?<=\p{L}):(?=[^\s\u200b])/gu, ':\u200b')
    .replace(/@(?=\S)/g, '@\u200b')
    .replace(DOT, '\u200b$1$2')
}

const footText = (line: FootLine) => (typeof line === 'string' ? line : `${line.text}\n${line.href}`)

const footHtml = (line: FootLine) =>
  typeof line === 'string'
    ? escapeHtml(line)
    : `<a href="${escapeHtml(line.href)}" style="color:#6b655b">${escapeHtml(line.text)}</a>`

export function renderText(section: Section): string {
  const tables = section.tabellen.map(({ titel, zeilen }) => {
    const lines = zeilen.map(([label, value]) => `${label}: ${inert(value)}`)
    return (titel === null ? lines : [titel, ...lines.map((line) => `  ${line}`)]).join('\n')
  })
  return [
    inert(section.anrede),
    ...section.absaetze.map(inert),
    ...tables,
    `${section.knopf.text}:\n${section.knopf.href}`,
    section.gruss.map(inert).join('\n'),
    `-- \n${section.fuss.map(footText).join('\n')}`,
  ].join('\n\n')
}

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const CELL = 'padding:6px 0;vertical-align:top;border-top:1px solid #e6e1d8'

/** What the name of the house begins with; its logo is put before it when a mail is sent (`addLogo`). */
export const LETTERHEAD = '<p style="margin:0 0 20px;color:#6b655b;font-size:14px">'

interface Letterhead {
  readonly sprache: string
  readonly absender: string
}

/** Tables and inline styles, because that is all that mail programs agree on; readable without images, of which it has none itself. */
export function renderHtml(section: Section, head: Letterhead): string {
  const text = (value: string) => escapeHtml(inert(value))
  const paragraph = (value: string) => `<p style="margin:0 0 16px">${text(value)}</p>`
  const tables = section.tabellen.map(
    ({ titel, zeilen }) =>
      `${titel === null ? '' : `<h2 style="margin:0 0 4px;font-size:15px">${escapeHtml(titel)}</h2>`}` +
      `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="margin:0 0 20px;font-size:15px">` +
      zeilen
        .map(
          ([label, value]) =>
            `<tr><td width="34%" style="${CELL};padding-right:12px;color:#6b655b">${escapeHtml(label)}</td><td style="${CELL}">${text(value)}</td></tr>`,
        )
        .join('') +
      '</table>',
  )
  const { knopf } = section
  const href = escapeHtml(knopf.href)
  return [
    `<!doctype html><html lang="${head.sprache}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><title>${escapeHtml(section.titel)}</title></head>`,
    `<body style="margin:0;padding:24px 12px;background:#f6f3ee;color:#26231f;${FONT};font-size:16px;line-height:1.5">`,
    '<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center">',
    '<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px;background:#fff;border-radius:12px">',
    '<tr><td style="padding:28px 28px 24px">',
    `${LETTERHEAD}${text(head.absender)}</p>`,
    `<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${text(section.titel)}</h1>`,
    paragraph(section.anrede),
    ...section.absaetze.map(paragraph),
    ...tables,
    `<p style="margin:0 0 20px"><a href="${href}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#23504a;color:#fff;text-decoration:none">${escapeHtml(knopf.text)}</a></p>`,
    knopf.hinweis === null
      ? ''
      : `<p style="margin:0 0 20px;font-size:13px;color:#6b655b;word-break:break-all">${escapeHtml(knopf.hinweis)}<br>${href}</p>`,
    `<p style="margin:0">${section.gruss.map(text).join('<br>')}</p>`,
    '</td></tr></table>',
    `<p style="max-width:560px;margin:16px auto 0;font-size:13px;color:#6b655b">${section.fuss.map(footHtml).join('<br>')}</p>`,
    '</td></tr></table></body></html>',
  ].join('')
}
