import { UEBERSICHT_MOST, type Uebersicht, type uebersichtQuerySchema } from '@platzwart/contract/fahrzeug'
import { BELEGUNG_STATUS } from '@platzwart/domain/buchung/status'
import { BUCHUNG_TYPES } from '@platzwart/domain/fahrzeug/types'
import { issue } from '@platzwart/domain/issue'
import { minutesBetween, zeitraum as period } from '@platzwart/domain/time/zeitraum'
import type { z } from 'zod'
import { type Call, refuse } from '../../../platform/http/endpoint.ts'
import { refuseIssues } from '../../buchung/transition.ts'
import { gapOf } from '../../fahrt/facts.ts'
import { findFahrzeuge, parseAusstattung } from '../../flotte/findFahrzeuge.ts'
import { flotteOf } from '../../flotte/flotte.ts'
import { readZustaende } from '../../flotte/queries.ts'
import { presentFahrzeug } from '../../flotte/showFahrzeug.ts'
import { readOverview } from './queries.ts'

export type UebersichtQuery = z.output<typeof uebersichtQuerySchema>

/** Days shown at most: a year of a fleet is a report, not an overview. */
const MAX_DAYS = 62

const STATUSES = BELEGUNG_STATUS.filter((status) => status !== 'gehalten')
const HELD = BELEGUNG_STATUS.indexOf('gehalten')

/** Every car's bookings in a window, short: 500 cars over four weeks have thousands. Who drives is told of one's own, and to fleet managers. */
export async function showUebersicht(call: Call, query: UebersichtQuery) {
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
  const flotte = await flotteOf({ tx, konfiguration })
  const found = findFahrzeuge(flotte.list, query)
  const cars = found.slice(0, UEBERSICHT_MOST)
  const ids = cars.map((car) => car.id)
  const [rows, zustaende] = await Promise.all([
    readOverview(tx, {
      fahrzeugIds: ids,
      zeitraum: asked.value,
      now,
      benutzerId: person.id,
      names: person.berechtigungen.has('fahrzeug_pflege'),
      statuses: STATUSES,
      held: HELD,
      typen: BUCHUNG_TYPES,
      gap: gapOf(person),
    }),
    readZustaende(tx, ids),
  ])
  const indexOf = new Map<string, number>(ids.map((id, index) => [id, index]))
  const start = von.epochMilliseconds / 1_000
  const minute = (seconds: number) => Math.round((seconds - start) / 60)
  const body: Uebersicht = {
    von: von.toString(),
    bis: bis.toString(),
    fahrzeuge: cars.map((car) => presentFahrzeug(car, zustaende.get(car.id))),
    ...(found.length > cars.length ? { gesamt: found.length } : {}),
    buchungen: rows.map((row) => [
      row.id,
      indexOf.get(row.fahrzeug_id) ?? -1,
      minute(row.von),
      minute(row.bis),
      row.status,
      row.typ,
      row.eigene,
    ]),
    namen: Object.fromEntries(
      rows.flatMap((row) => (row.fahrer === null ? [] : [[row.id, row.fahrer] as const])),
    ),
  }
  return { status: 200, body } as const
}
