import type { fahrtenbuchQuerySchema } from '@platzwart/contract/fahrtenbuch'
import { issue } from '@platzwart/domain/issue'
import { dayPeriod } from '@platzwart/domain/time/zone'
import type { z } from 'zod'
import { formatCursor, readCursor } from '../../platform/http/cursor.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { refuseByPerson } from '../buchung/refuseByPerson.ts'
import { mileageOf, presentStand } from './present.ts'
import {
  type FahrtenFilter,
  readFahrer,
  readFahrzeug,
  readNames,
  readPage,
  readStands,
  readStrecken,
  readSums,
} from './queries.ts'

export type FahrtenQuery = z.output<typeof fahrtenbuchQuerySchema>

/** Days become instants on the Mandant's clock; the last day counts to its end. */
function filterOf(
  query: Pick<FahrtenQuery, 'von' | 'bis' | 'fahrerId' | 'zweck' | 'fahrtart'>,
  zone: string,
): FahrtenFilter {
  const { von, bis, fahrerId, zweck, fahrtart } = query
  return {
    zeitraum: {
      ...(von === undefined ? {} : { von: dayPeriod(Temporal.PlainDate.from(von), zone).von }),
      ...(bis === undefined ? {} : { bis: dayPeriod(Temporal.PlainDate.from(bis), zone).bis }),
    },
    fahrerId: fahrerId ?? null,
    zweck: zweck?.trim() || null,
    fahrtart: fahrtart ?? null,
  }
}

/** The last day is not before the first. */
export function refuseDays(von: string | undefined, bis: string | undefined) {
  if (von === undefined || bis === undefined || von <= bis) return null
  return refuse({
    status: 422,
    code: 'zeitraum.startNichtVorEnde',
    issues: [issue('zeitraum.startNichtVorEnde', {}, { field: 'bis' })],
  })
}

/** A vehicle's logbook (C4): trips as they stand with what they were, the newest first; gaps stand at the trip that follows them. */
export async function listFahrtenbuch(call: Call, fahrzeugId: string, query: FahrtenQuery) {
  const { tx, konfiguration } = call
  const refused =
    refuseDays(query.von, query.bis) ?? refuseByPerson(call, 'fahrerId', query.fahrerId, call.person.id)
  if (refused) return refused
  const cursor = readCursor(query.cursor)
  const { zone } = konfiguration.mandant
  const filter = filterOf(query, zone)
  const [fahrzeug, rows, summen, strecken, fahrer] = await Promise.all([
    readFahrzeug(tx, fahrzeugId),
    readPage(tx, fahrzeugId, filter, cursor, query.limit + 1),
    readSums(tx, fahrzeugId, filter),
    readStrecken(tx, fahrzeugId),
    readFahrer(tx, fahrzeugId),
  ])
  if (!fahrzeug) return refuse({ status: 404, code: 'nichtGefunden' })
  const page = rows.slice(0, query.limit)
  const stands = await readStands(
    tx,
    fahrzeugId,
    page.map(({ nummer }) => nummer),
  )
  const { fahrtenbuch, kennzeichen } = fahrzeug
  const facts = { zone, fahrtenbuch, namen: await readNames(tx, stands), ...mileageOf(strecken) }
  const last = page.at(-1)
  return {
    status: 200,
    body: {
      items: stands.map((stand) => presentStand(stand, facts)),
      cursor: last && rows.length > query.limit ? formatCursor(last.abfahrt, last.id) : null,
      summen,
      kennzeichen,
      fahrtenbuch,
      fahrer,
    },
  } as const
}
