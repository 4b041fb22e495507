import type { protokollFilterSchema } from '@platzwart/contract/protokoll'
import { tagOf } from '@platzwart/domain/time/zone'
import { type Cell, moment, STYLE, text } from '@platzwart/libs/xlsx/cells'
import { writeWorkbook } from '@platzwart/libs/xlsx/workbook'
import type { Language } from '@platzwart/phrases/phrases'
import { zoneNameOf } from '@platzwart/phrases/zoneName'
import type { z } from 'zod'
import { record } from '../../platform/database/record.ts'
import type { MemoryFile } from '../../platform/http/attachment.ts'
import { type Call, isRefusal, refuse } from '../../platform/http/endpoint.ts'
import { showAddresses } from '../../platform/shownAddress.ts'
import { wallOf } from '../../platform/wall.ts'
import { presentChanges } from './present.ts'
import { readChanges } from './queries.ts'
import { readFilter } from './readFilter.ts'
import { wordsOf } from './words.ts'

/** More than anybody reads, and what a server can hold in memory beside its work. */
const MOST_ROWS = 20_000

const COLUMNS = [
  ['zeit', 18],
  ['wer', 24],
  ['imAuftrag', 24],
  ['was', 34],
  ['woran', 34],
  ['feld', 24],
  ['alt', 40],
  ['neu', 40],
] as const

/**
 * The audit trail as a workbook, a row for each field that was changed. That somebody took it stands in it from then on, with what they asked for.
 * @returns 422 `protokoll.zuViele` for more than 20,000 changes
 */
export async function exportProtokoll(call: Call, query: z.output<typeof protokollFilterSchema>) {
  const filter = readFilter(call, query)
  if (isRefusal(filter)) return filter
  const rows = await readChanges(call.tx, filter, null, MOST_ROWS + 1)
  if (rows.length > MOST_ROWS)
    return refuse({ status: 422, code: 'protokoll.zuViele', data: { anzahl: MOST_ROWS } })
  const entries = await presentChanges(call.tx, rows)
  const { zone, id } = call.konfiguration.mandant
  record(call.tx, {
    aktion: 'exportProtokoll',
    objekt: 'protokoll',
    objektId: id,
    nachher: { ...query, anzahl: entries.length },
  })
  const words = wordsOf(call.sprache)
  const book = writeWorkbook({
    title: words.titel,
    momentFormat: call.sprache === 'de' ? 'dd\\.mm\\.yyyy\\ hh:mm' : 'dd\\ mmm\\ yyyy\\ hh:mm',
    sheets: [
      {
        name: words.titel,
        widths: COLUMNS.map(([, width]) => width),
        head: 1,
        filter: true,
        orientation: 'landscape',
        rows: rowsOf(entries, zone, call.sprache),
      },
    ],
  })
  return {
    bytes: Buffer.concat(await Array.fromAsync(book)),
    dateiname: `${words.datei}-${tagOf(filter.von, zone)}.xlsx`,
  } satisfies MemoryFile
}

type Entries = Awaited<ReturnType<typeof presentChanges>>

function* rowsOf(entries: Entries, zone: string, sprache: Language): Generator<Cell[]> {
  const words = wordsOf(sprache)
  yield COLUMNS.map(([name]) => text(words.spalte(name), STYLE.head))
  for (const { zeit, akteur, imAuftrag, aktion, objekt, name, felder } of entries) {
    const head = [
      moment(wallOf(zeit, zone), STYLE.moment, zoneNameOf(Temporal.Instant.from(zeit), zone, sprache)),
      text(words.wer(akteur)),
      text(words.fuer(imAuftrag)),
      text(words.aktion(aktion)),
      text(words.objekt(objekt, name)),
    ]
    if (felder.length === 0) yield head
    for (const { feld, alt, neu } of felder)
      yield [
        ...head,
        text(words.feld(feld)),
        text(showAddresses(words.wert(feld, alt, zone)), STYLE.wrapped),
        text(showAddresses(words.wert(feld, neu, zone)), STYLE.wrapped),
      ]
  }
}
