import type { Uebersicht, uebersichtQuerySchema } from '@platzwart/contract/fahrzeug'
import { BELEGUNG_STATUS, type BelegungStatus } from '@platzwart/domain/buchung/status'
import { BUCHUNG_TYPEN } from '@platzwart/domain/fahrzeug/types'
import { issue } from '@platzwart/domain/issue'
import { minutesBetween, zeitraum as period } from '@platzwart/domain/time/zeitraum'
import type { z } from 'zod'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { refuseIssues } from '../buchung/transition.ts'
import { findFahrzeuge, parseAusstattung } from './findFahrzeuge.ts'
import { presentFahrzeug } from './present.ts'
import { type OverviewRow, readOverview, readZustaende } from './queries.ts'

export type UebersichtQuery = z.output<typeof uebersichtQuerySchema>

/** Days shown at most: a year of a fleet is a report, not an overview. */
const MAX_DAYS = 62

function statusIndex(status: string): number {
  const shown = status === 'storniert' ? 'gehalten' : status
  return BELEGUNG_STATUS.indexOf(shown as BelegungStatus)
}

function tupleOf(
  row: OverviewRow,
  index: number,
  von: Temporal.Instant,
  viewerId: string,
): Uebersicht['buchungen'][number] {
  const own = row.fahrer_id === viewerId || row.benutzer_id === viewerId
  const minute = (instant: Temporal.Instant) => Math.round(minutesBetween(von, instant))
  return [
    row.id,
    index,
    minute(row.zeitraum.von),
    minute(row.zeitraum.bis),
    statusIndex(row.status),
    BUCHUNG_TYPEN.indexOf(row.typ as (typeof BUCHUNG_TYPEN)[number]),
    own ? 1 : 0,
  ]
}

/** Every car's bookings in a window, short: 500 cars over four weeks have thousands. Who drives is told of one's own, and to fleet managers. */
export async function showUebersicht(call: Call<unknown>, query: UebersichtQuery) {
  const { tx, person, konfiguration, now } = call
  const asked = period(Temporal.Instant.from(query.von), Temporal.Instant.from(query.bis))
  if (!asked.ok) return refuseIssues(asked.issues)
  if (parseAusstattung(query.ausstattung) === null) {
    const issues = [{ code: 'feld.auswahl', field: 'ausstattung', data: {} }] as const
    return refuse({ status: 422, code: 'anfrage.ungueltig', issues })
  }
  const { von, bis } = asked.value
  if (minutesBetween(von, bis) > MAX_DAYS * 1440) {
    return refuseIssues([issue('buchung.zuLang', { minuten: MAX_DAYS * 1440 }, { field: 'bis' })])
  }
  const flotte = await konfiguration.flotte(tx)
  const cars = findFahrzeuge(flotte.list, query)
  const ids = cars.map((car) => car.id)
  const [rows, zustaende] = await Promise.all([
    readOverview(tx, ids, asked.value, now),
    readZustaende(tx, ids),
  ])
  const indexOf = new Map<string, number>(ids.map((id, index) => [id, index]))
  const pflege = person.berechtigungen.has('fahrzeug_pflege')
  const named = rows.filter(
    (row) => row.fahrer !== null && (pflege || row.fahrer_id === person.id || row.benutzer_id === person.id),
  )
  const body: Uebersicht = {
    von: von.toString(),
    bis: bis.toString(),
    fahrzeuge: cars.map((car) => presentFahrzeug(car, zustaende.get(car.id))),
    buchungen: rows.map((row) => tupleOf(row, indexOf.get(row.fahrzeug_id) ?? -1, von, person.id)),
    namen: Object.fromEntries(named.map((row) => [row.id, row.fahrer ?? ''])),
  }
  return { status: 200, body } as const
}
