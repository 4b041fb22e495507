import { type Cell, number, STYLE, text } from '@platzwart/libs/xlsx/cells'
import { writeWorkbook } from '@platzwart/libs/xlsx/workbook'
import type { Language } from '@platzwart/phrases/phrases'
import { formatNumber, formatTag } from '../../../platform/format.ts'
import type { Call } from '../../../platform/http/endpoint.ts'
import { phrase } from '../../../platform/phrases.ts'

/** A figure: a text, a number, or a share of 0 to 1. */
export type Figure =
  | { readonly art: 'text'; readonly text: string }
  | { readonly art: 'zahl' | 'anteil'; readonly zahl: number | null }

export const asText = (value: string): Figure => ({ art: 'text', text: value })
export const asNumber = (zahl: number | null): Figure => ({ art: 'zahl', zahl })
export const asShare = (zahl: number | null): Figure => ({ art: 'anteil', zahl })

/** A table of figures, the same in a workbook and on paper. */
export interface Table {
  readonly titel: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly Figure[])[]
}

function cellOf(figure: Figure): Cell {
  if (figure.art === 'text') return text(figure.text)
  if (figure.zahl === null) return null
  return number(figure.zahl, figure.art === 'anteil' ? STYLE.share : STYLE.number)
}

/** What a sheet may not be called by. */
const UNFIT = /[\\/?*[\]:]/g
const NAME_LENGTH = 31

/** One sheet for each table. */
export async function writeTables(title: string, tables: readonly Table[]): Promise<Buffer<ArrayBuffer>> {
  const book = writeWorkbook({
    title,
    momentFormat: 'yyyy-mm-dd hh:mm',
    sheets: tables.map(({ titel, head, rows }) => ({
      name: titel.replaceAll(UNFIT, ' ').slice(0, NAME_LENGTH),
      widths: head.map((_, i) => (i === 0 ? 36 : 18)),
      head: 1,
      filter: true,
      orientation: 'landscape' as const,
      rows: [head.map((one) => text(one, STYLE.head)), ...rows.map((row) => row.map(cellOf))],
    })),
  })
  return Buffer.concat(await Array.fromAsync(book))
}

/** A figure as people read it. */
export function spoken(figure: Figure, sprache: Language): string {
  if (figure.art === 'text') return figure.text
  if (figure.zahl === null) return '–'
  if (figure.art === 'zahl') return formatNumber(figure.zahl, sprache)
  return `${formatNumber(Math.round(figure.zahl * 1000) / 10, sprache)} %`
}

const SOFT = '#555555'

interface Paper {
  readonly titel: string
  /** Which days it is about. */
  readonly zeitraum: string
  readonly hinweise: readonly string[]
  readonly tables: readonly Table[]
}

/** A4, one table below the other; a table's head stands on each of its pages, and no row is cut. */
export async function renderTables(
  { sprache, konfiguration, now }: Pick<Call, 'sprache' | 'konfiguration' | 'now'>,
  { titel, zeitraum, hinweise, tables }: Paper,
): Promise<Buffer<ArrayBuffer>> {
  const { mandant } = konfiguration
  const stand = { mandant: mandant.name, tag: formatTag(now, mandant.zone, sprache) }
  const aligned = (figure: Figure) => (figure.art === 'text' ? ('left' as const) : ('right' as const))
  // Some megabytes, which a server holds only once somebody wants paper.
  const { renderPdf } = await import('@platzwart/libs/pdf/renderPdf')
  const pdf = await renderPdf({
    pageSize: 'A4',
    pageMargins: [36, 48, 36, 40],
    info: { title: titel, author: mandant.name, creationDate: undefined },
    defaultStyle: { fontSize: 9 },
    content: [
      { text: titel, fontSize: 16, bold: true },
      { text: phrase(sprache, 'auswertung', 'stand', stand), color: SOFT, margin: [0, 2, 0, 0] },
      { text: zeitraum, color: SOFT, margin: [0, 0, 0, 8] },
      ...tables.map(({ titel: name, head, rows }) => [
        { text: name, fontSize: 12, bold: true, margin: [0, 10, 0, 4] as [number, number, number, number] },
        {
          table: {
            headerRows: 1,
            keepWithHeaderRows: 1,
            dontBreakRows: true,
            widths: head.map((_, i) => (i === 0 ? '*' : 'auto')),
            body: [
              head.map((one, i) => ({
                text: one,
                bold: true,
                alignment: aligned(rows[0]?.[i] ?? asText('')),
              })),
              ...rows.map((row) =>
                row.map((figure) => ({ text: spoken(figure, sprache), alignment: aligned(figure) })),
              ),
            ],
          },
          layout: 'lightHorizontalLines',
        },
      ]),
      ...hinweise.map((hinweis) => ({
        text: hinweis,
        color: SOFT,
        margin: [0, 8, 0, 0] as [number, number, number, number],
      })),
    ],
    footer: (seite: number, seiten: number) => ({
      text: phrase(sprache, 'auswertung', 'seite', { seite, seiten }),
      alignment: 'center',
      color: SOFT,
    }),
  })
  return Buffer.from(pdf)
}
