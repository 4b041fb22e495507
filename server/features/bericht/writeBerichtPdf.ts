import { renderPdf } from '@platzwart/libs/pdf/renderPdf'
import type { Language } from '@platzwart/phrases/phrases'
import { formatEuro, formatNumber, formatTag } from '../../platform/format.ts'
import { type Say, speaker } from '../benachrichtigung/renderParts.ts'
import type { Bericht } from './loadBericht.ts'
import { type Art, columnsOf, fewText, percentText, sumOf } from './renderRows.ts'

interface Letterhead {
  readonly sprache: Language
  readonly mandant: string
  readonly zone: string
  readonly now: Temporal.Instant
}

/** The report on paper: A4 across, one line for each vehicle, the sum at the end, the head of the table on every page. */
export async function writeBerichtPdf(bericht: Bericht, head: Letterhead): Promise<Buffer> {
  const say = speaker(head.sprache, 'fahrzeugMail')
  const columnNames = columnsOf(head.sprache)
  const spoken: Readonly<Record<Art, (wert: string | number) => string>> = {
    text: String,
    zahl: (wert) => formatNumber(Number(wert), head.sprache),
    prozent: (wert) => percentText(say, head.sprache, Number(wert)),
    euro: (wert) => formatEuro(Number(wert), head.sprache),
  }
  const shown = (art: Art, wert: string | number) => ({
    text: spoken[art](wert),
    alignment: art === 'text' ? ('left' as const) : ('right' as const),
  })
  const few = fewText(say, bericht)
  const body = bericht.zeilen.map((zeile) =>
    columnNames.map((spalte) => {
      const wert = spalte.wert(zeile)
      return wert === null ? { text: few, alignment: 'right' as const } : shown(spalte.art, wert)
    }),
  )
  const total = columnNames.map((spalte, i) => ({
    ...(spalte.art === 'text'
      ? shown('text', i === 0 ? say('bericht.gesamt') : '')
      : shown(spalte.art, sumOf(spalte, bericht.zeilen))),
    bold: true,
  }))
  const titel = say('bericht.titel', { periode: bericht.periode.name })
  return renderPdf({
    pageSize: 'A4',
    pageOrientation: 'landscape',
    pageMargins: [36, 48, 36, 40],
    info: { title: titel, author: head.mandant, creationDate: undefined },
    defaultStyle: { fontSize: 8 },
    content: [
      { text: titel, fontSize: 16, bold: true },
      {
        text: say('bericht.stand', {
          mandant: head.mandant,
          tag: formatTag(head.now, head.zone, head.sprache),
        }),
        color: '#555555',
        margin: [0, 2, 0, 12],
      },
      {
        table: {
          headerRows: 1,
          dontBreakRows: true,
          widths: columnNames.map(({ breite, art }) => (art === 'text' && breite >= 18 ? '*' : 'auto')),
          body: [
            columnNames.map(({ titel: text, art }) => ({
              text,
              bold: true,
              alignment: art === 'text' ? ('left' as const) : ('right' as const),
            })),
            ...body,
            total,
          ],
        },
        layout: 'lightHorizontalLines',
      },
      ...notesOf(bericht, say),
    ],
    footer: (seite: number, seiten: number) => ({
      text: say('bericht.seite', { seite, seiten }),
      alignment: 'center',
      color: '#555555',
    }),
  })
}

/** What the figures mean, and why some are not told. */
function notesOf({ kernzeit, mindestgruppe }: Bericht, say: Say) {
  const few = mindestgruppe === null ? [] : [say('bericht.unterHinweis', { anzahl: mindestgruppe })]
  return [say('bericht.auslastungHinweis', { ...kernzeit }), ...few].map((text) => ({
    text,
    color: '#555555',
    margin: [0, 12, 0, 0] as [number, number, number, number],
  }))
}
