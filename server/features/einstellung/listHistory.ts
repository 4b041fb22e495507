import type { HistoryView, historyQuerySchema } from '@platzwart/contract/einstellung'
import { type EinstellungName, isEinstellungName } from '@platzwart/domain/einstellung/catalogue'
import { readStored } from '@platzwart/domain/einstellung/parseWert'
import type { z } from 'zod'
import { formatCursor, readCursor } from '../../platform/http/cursor.ts'
import type { Call } from '../../platform/http/endpoint.ts'
import { type HistoryRow, placeOfChange, readHistory } from './readHistory.ts'
import { refuseOption } from './refuseWert.ts'

/** Who changed the values of an option, and when; before and after. */
export async function listHistory({ tx }: Call, query: z.output<typeof historyQuerySchema>) {
  const { option, limit } = query
  const name = isEinstellungName(option) ? option : refuseOption(option)
  if (typeof name !== 'string') return name
  const rows = await readHistory(tx, name, readCursor(query.cursor), limit + 1)
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  const cursor = rows.length > limit && last ? formatCursor(last.zeit, last.id) : null
  return { status: 200, body: { items: page.map((row) => present(name, row)), cursor } } as const
}

type Item = HistoryView['items'][number]

function present(name: EinstellungName, row: HistoryRow): Item {
  const { schicht, place } = placeOfChange(row)
  const named = (id: string | null, called: string | null) => (id === null ? null : { id, name: called })
  const wertOf = (kept: HistoryRow['vorher']) =>
    kept ? (readStored(name, kept.wert) as Item['vorher']) : null
  return {
    id: row.id,
    zeit: row.zeit.toString(),
    schicht,
    akteur: named(row.akteur_id, row.akteur),
    gruppe: named(place.gruppeId, row.gruppe),
    benutzer: named(place.benutzerId, row.benutzer),
    vorher: wertOf(row.vorher),
    nachher: wertOf(row.nachher),
    steht:
      row.steht &&
      (place.gruppeId === null || row.gruppe !== null) &&
      (place.benutzerId === null || row.benutzer !== null),
  }
}
