import { reached } from '@platzwart/domain/buchung/actor'
import { decideErsatz } from '@platzwart/domain/fahrzeug/ersatz'
import type { Fahrtart } from '@platzwart/domain/fahrzeug/types'
import { type Call, isRefusal } from '../../platform/http/endpoint.ts'
import { writeChange } from '../buchung/changeBuchung.ts'
import { lockOwn } from '../buchung/transition.ts'
import { FAHRT } from './art.ts'
import { bookFahrt } from './bookFahrt.ts'
import { changeOfTrip } from './changeFahrt.ts'
import type { FahrtRow, FahrtWithNames } from './queries.ts'

/** Cancelled by the system or an admin, with the reason: whoever wanted to drive still does. What was rejected is wanted with no car. */
function fellAway(row: FahrtWithNames, now: Temporal.Instant): boolean {
  const { typ, status, informationstext, gehalten_bis, freigaben } = row
  if (freigaben.some(({ is_freigegeben }) => is_freigegeben === false)) return false
  const undone = gehalten_bis !== null && !reached(gehalten_bis, now)
  return typ === 'BUCHUNG' && status === 'storniert' && informationstext !== '' && !undone
}

/** The same trip once more, with another car, under all rules. */
async function bookAgain(call: Call, row: FahrtRow, fahrzeugId: string) {
  const booked = await bookFahrt(call, {
    fahrzeugId,
    von: row.zeitraum.von.toString(),
    bis: row.zeitraum.bis.toString(),
    ...(row.fahrer_id === null ? {} : { fahrerId: row.fahrer_id }),
    fahrtgrund: row.fahrtgrund,
    mitfahrer: row.mitfahrer,
    personen: row.personen,
    zielort: row.zielort,
    zielperson: row.zielperson,
    umweg: row.umweg,
    entfernungKm: row.entfernung_km,
    ausland: row.ausland,
    fahrtart: row.fahrtart as Fahrtart,
  })
  return isRefusal(booked) ? booked : ({ ...booked, status: 200 } as const)
}

const ERSATZ = changeOfTrip('takeErsatz', 'ersatzGenommen', decideErsatz)

/** One click: the trip goes over to the other car at its own time; one that was cancelled for want of its car is booked anew. */
export async function takeErsatz(call: Call, id: string, fahrzeugId: string) {
  const locked = await lockOwn(call, FAHRT, id, { personen: [call.person.id], kalender: [fahrzeugId] })
  if ('refusal' in locked) return locked
  const { row } = locked
  if (fellAway(row, call.now)) return bookAgain(call, row, fahrzeugId)
  // Its driver stands at the new car from now on, however long ago they were to begin.
  const begun = Temporal.Instant.compare(row.zeitraum.von, call.now) < 0
  const next = { ...row, fahrzeug_id: fahrzeugId, bereit_ab: begun ? call.now : null }
  return writeChange(call, FAHRT, ERSATZ, row, next)
}
