import { type BestandName, bestaendeIn } from '@platzwart/domain/datenschutz/bestaende'
import { disclosedColumns, type OwnRows, type Withheld } from '@platzwart/domain/datenschutz/ownRow'
import { disclosureOf } from '@platzwart/domain/datenschutz/ownRows'
import { MODULE } from '@platzwart/domain/mandant/module'
import { type BestandTable, tablesOf } from '@platzwart/domain/tables'
import { escapeHtml as html } from '../../platform/escapeHtml.ts'
import { formatTag, formatTime } from '../../platform/format.ts'
import { type Reader, wordsOf } from './present.ts'
import { type OwnRow, ownRowsOf } from './readRows.ts'

/** Whom and what the page is about. */
export interface About extends Reader {
  readonly haus: string
  readonly name: string
  readonly email: string
  readonly module: readonly string[]
  readonly now: Temporal.Instant
}

export type RowsOf = (table: BestandTable) => AsyncIterable<OwnRow>

type Words = ReturnType<typeof wordsOf>

const STYLE = `
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{max-width:60rem;margin:0 auto;padding:1.5rem 1rem 4rem;overflow-wrap:anywhere}
h2{margin:2.5rem 0 .5rem;border-bottom:2px solid}h3{margin:2rem 0 .25rem}h4{margin:1rem 0 .25rem}
dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.1rem 1rem;margin:.5rem 0}dt{opacity:.75}dd{margin:0;white-space:pre-wrap}
.what dl,.what{font-size:.95rem}
.row{border:1px solid #8886;border-radius:.4rem;padding:.4rem .7rem;margin:.5rem 0;break-inside:avoid}
.wide{overflow-x:auto}th{overflow-wrap:normal}table{border-collapse:collapse;width:100%}th,td{text-align:start;vertical-align:top;padding:.2rem .6rem .2rem 0;border-bottom:1px solid #8886;white-space:pre-wrap}
.quiet{opacity:.75}
@media(max-width:30rem){dl{grid-template-columns:1fr}dd{margin-bottom:.3rem}}
@media print{body{max-width:none;padding:0;font-size:10pt}.wide{overflow:visible}h2,h3,h4{break-after:avoid}}`

/** More columns than these make no table that anybody can read on a phone or on paper. */
const MOST_COLUMNS = 5

/** The page of a person's file, piece by piece: every kind of record in the words of the page on privacy, and below it what there is of it. */
export async function* renderPage(about: About, rowsOf: RowsOf): AsyncGenerator<string> {
  const words = wordsOf(about)
  yield head(about, words)
  for (const { abschnitt, bestaende } of bestaendeIn(MODULE)) {
    const shown = new Set(bestaendeIn(about.module).flatMap((part) => part.bestaende))
    yield `<h2>${html(words.section(abschnitt))}</h2>\n`
    for (const name of bestaende) yield* renderBestand(words, name, shown.has(name), rowsOf)
  }
  yield '</body></html>\n'
}

function head({ haus, name, email, now, zone, sprache }: About, { say }: Words): string {
  const zeit = `${formatTag(now, zone, sprache)} ${formatTime(now, zone, sprache)}`
  const who = `${name} (${email})`
  const lines = [say('lead', { haus, name: who, zeit }), say('andere'), say('woerter')]
  return `<!doctype html>
<html lang="${sprache}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${html(say('titel'))} – ${html(name)}</title><style>${STYLE}</style></head><body>
<h1>${html(say('titel'))}</h1>
${lines.map((line) => `<p>${html(line)}</p>`).join('\n')}
`
}

/** What belongs to a module that is off is only there when something is left of it. */
async function* renderBestand(
  words: Words,
  name: BestandName,
  always: boolean,
  rowsOf: RowsOf,
): AsyncGenerator<string> {
  const tables = tablesOf(name)
  const intro = introOf(words, name)
  let given = always
  let any = false
  if (always) yield intro
  for (const table of tables) {
    const rows = ownRowsOf(table)
    if (rows === null) continue
    let first = true
    for await (const row of rowsOf(table)) {
      if (!given) yield intro
      if (first) yield begin(words, table, rows, tables.length > 1)
      given = true
      any = true
      first = false
      yield renderRow(words, rows, row)
    }
    if (!first) yield end(words, rows)
  }
  if (always && !any) yield `<p class="quiet">${html(absence(words, tables))}</p>\n`
}

function introOf({ say, bestand }: Words, name: BestandName): string {
  const { titel, was, ...rest } = bestand(name)
  const lines = (['wozu', 'grund', 'frist', 'leser'] as const).map(
    (part) => `<dt>${html(say(part))}</dt><dd>${html(rest[part])}</dd>`,
  )
  return `<h3>${html(titel)}</h3>\n<div class="what"><p>${html(was)}</p><dl>${lines.join('')}</dl></div>\n`
}

function absence({ say }: Words, tables: readonly BestandTable[]): string {
  if (tables.length === 0) return say('ohne.ausserhalb')
  const [told] = tables.map(disclosureOf)
  return told && 'unfindable' in told ? say(`ohne.${told.unfindable}`) : say('nichts')
}

const isTable = (rows: OwnRows) => disclosedColumns(rows).length <= MOST_COLUMNS

function begin({ say, column }: Words, table: string, rows: OwnRows, titled: boolean): string {
  const title = titled ? `<h4>${html(say(`tabelle.${table}`))}</h4>\n` : ''
  if (!isTable(rows)) return title
  const cells = disclosedColumns(rows).map((name) => `<th scope="col">${html(column(name))}</th>`)
  return `${title}<div class="wide"><table><thead><tr>${cells.join('')}</tr></thead><tbody>\n`
}

function renderRow({ column, cell }: Words, rows: OwnRows, row: OwnRow): string {
  const cells = disclosedColumns(rows).map((name) => [name, cell(rows, name, row[name])] as const)
  if (isTable(rows)) return `<tr>${cells.map(([, text]) => `<td>${html(text)}</td>`).join('')}</tr>\n`
  const lines = cells
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `<dt>${html(column(name))}</dt><dd>${html(text)}</dd>`)
  return `<div class="row"><dl>${lines.join('')}</dl></div>\n`
}

function end({ say, column }: Words, rows: OwnRows): string {
  const withheld = (['geheim', 'andere'] as const satisfies Withheld[]).flatMap((why) => {
    const names = Object.entries(rows.withheld ?? {}).filter(([, one]) => one === why)
    const was = names.map(([name]) => column(name)).join(', ')
    return was === '' ? [] : [`<p class="quiet">${html(say(`ohne.${why}`, { was }))}</p>\n`]
  })
  return `${isTable(rows) ? '</tbody></table></div>\n' : ''}${withheld.join('')}`
}
