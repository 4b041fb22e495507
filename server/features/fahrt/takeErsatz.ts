import { reached } from '@platzwart/domain/buchung/actor'
import { decideErsatz } from '@platzwart/domain/fahrzeug/ersatz'
import type { Fahrtart } from '@platzwart/domain/fahrzeug/types'
import { type Call, isRefusal, refuse } from '../../platform/http/endpoint.ts'
import { actorOf, lockOwn, notify } from '../buchung/transition.ts'
import { flotteOf } from '../flotte/flotte.ts'
import { FAHRT } from './art.ts'
import { bookFahrt, taken } from './bookFahrt.ts'
import { decidedRow, factsOfChange, wishOfRow } from './changeFahrt.ts'
import { fahrtOf } from './facts.ts'
import { moveFahrt } from './moveFahrt.ts'
import { presentFahrt, viewerOf } from './present.ts'
import type { FahrtRow, FahrtWithNames } from './queries.ts'
import { refuseFahrt } from './refuseFahrt.ts'

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

/** One click: the trip goes over to the other car at its own time; one that was cancelled for want of its car is booked anew. */
export async function takeErsatz(call: Call, id: string, fahrzeugId: string) {
  const locked = await lockOwn(call, FAHRT, id, { personen: [call.person.id], kalender: [fahrzeugId] })
  if ('refusal' in locked) return locked
  const { row } = locked
  if (fellAway(row, call.now)) return bookAgain(call, row, fahrzeugId)
  const flotte = await flotteOf(call)
  // Its driver stands at the new car from now on, however long ago they were to begin.
  const begun = Temporal.Instant.compare(row.zeitraum.von, call.now) < 0
  const next = { ...row, fahrzeug_id: fahrzeugId, bereit_ab: begun ? call.now : null }
  const wish = wishOfRow(next, flotte)
  const facts = wish && (await factsOfChange(call, flotte, wish, row))
  if (!wish || !facts) return refuse({ status: 404, code: 'nichtGefunden' })
  const decision = decideErsatz(fahrtOf(row), wish, actorOf(call, FAHRT), facts)
  if (!decision.ok) return refuseFahrt(call, flotte, wish, facts, decision.issues, id)
  const after = await decidedRow(call, next, decision.value.freigabeGruende)
  const named = await moveFahrt(call, 'takeErsatz', row, after, wish.fahrzeug.stammdaten.version)
  if (!named) return refuseFahrt(call, flotte, wish, facts, [taken(wish, call.person)], id)
  await notify(call, FAHRT, 'ersatzGenommen', named, row)
  if (named.status === 'vorgemerkt') await notify(call, FAHRT, 'freigabeNoetig', named)
  return { status: 200, body: presentFahrt(named, viewerOf(call)), version: named.version } as const
}
