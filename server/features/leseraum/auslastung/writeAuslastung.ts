import { shareOf } from '@platzwart/domain/leseraum/auslastung'
import { WOCHENTAG_NAMES } from '@platzwart/domain/time/wochentag'
import { type Cell, number, STYLE, text } from '@platzwart/libs/xlsx/cells'
import { writeWorkbook } from '@platzwart/libs/xlsx/workbook'
import type { Language } from '@platzwart/phrases/phrases'
import type { Data } from '@platzwart/phrases/say'
import { phrase } from '../../../platform/phrases.ts'
import type { Body } from './readAuslastung.ts'

interface Part {
  readonly belegt: number
  readonly offen: number
  readonly buchungen: number
  readonly wenige?: boolean
}

const HOUR = 60

/** The figures as a workbook: plans, zones, the hours of the week, and of one plan its seats. */
export async function writeAuslastung(body: Body, sprache: Language): Promise<Buffer<ArrayBuffer>> {
  const say = (key: string, data: Data = {}) => phrase(sprache, 'auslastung', key, data)
  const figures = ({ belegt, offen, buchungen, wenige = false }: Part): Cell[] => {
    const share = shareOf({ belegt, offen })
    if (wenige) return [text(say('wenige')), null, number(offen / HOUR), null]
    return [
      share === null ? null : number(share, STYLE.share),
      number(belegt / HOUR),
      number(offen / HOUR),
      number(buchungen),
    ]
  }
  const head = (...more: string[]) =>
    [...more, say('spalte.anteil'), say('spalte.belegt'), say('spalte.offen'), say('spalte.buchungen')].map(
      (one) => text(one, STYLE.head),
    )
  const sheet = (name: string, texts: number, rows: Cell[][]) => ({
    name,
    widths: [...Array.from({ length: texts }, () => 28), 14, 16, 16, 14],
    head: 1,
    filter: true,
    orientation: 'landscape' as const,
    rows,
  })
  const hours = Array.from({ length: 24 }, (_, hour) => hour)
  const book = writeWorkbook({
    title: say('titel'),
    momentFormat: 'yyyy-mm-dd hh:mm',
    sheets: [
      sheet(say('teil.grundrisse'), 2, [
        head(say('spalte.grundriss'), say('spalte.standort')),
        ...body.grundrisse.map((one) => [text(one.grundriss), text(one.standort), ...figures(one)]),
      ]),
      sheet(say('teil.zonen'), 2, [
        head(say('spalte.grundriss'), say('spalte.zone')),
        ...body.zonen.map((one) => [text(one.grundriss), text(one.zone), ...figures(one)]),
      ]),
      {
        ...sheet(say('teil.stunden'), 1, [
          [say('spalte.wochentag'), ...hours.map((hour) => `${hour}:00`)].map((one) => text(one, STYLE.head)),
          ...WEEK.map((wochentag) => [
            text(say(`wochentag.${WOCHENTAG_NAMES[wochentag]}`)),
            ...hours.map((hour) => {
              const part = body.raster[24 * wochentag + hour]
              const share = part ? shareOf(part) : null
              if (part?.wenige === true) return share === null ? null : text(say('wenige'))
              return share === null ? null : number(share, STYLE.share)
            }),
          ]),
        ]),
        widths: [16, ...hours.map(() => 8)],
      },
      ...(body.plaetze.length === 0
        ? []
        : [
            sheet(say('teil.plaetze'), 2, [
              head(say('spalte.platz'), say('spalte.zone')),
              ...body.plaetze.map((one) => [text(one.bezeichnung), text(one.zone), ...figures(one)]),
            ]),
          ]),
    ],
  })
  return Buffer.concat(await Array.fromAsync(book))
}

/** Monday first, as people count. */
const WEEK = [1, 2, 3, 4, 5, 6, 0] as const
