import type { fahrzeugBuchungChangeSchema } from '@platzwart/contract/fahrzeugBuchung'
import { changeRefusal, decideFahrtChange, factsWithout } from '@platzwart/domain/fahrzeug/change'
import { sperrzeitraumOf } from '@platzwart/domain/fahrzeug/holds'
import { decideLonger } from '@platzwart/domain/fahrzeug/longer'
import type { FreigabeGrund } from '@platzwart/domain/fahrzeug/types'
import { isSameZeitraum, zeitraum as period } from '@platzwart/domain/time/zeitraum'
import type { z } from 'zod'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { refuseBuchung } from '../buchung/refuseBuchung.ts'
import { actorOf, lockOwn, notify, refuseIssues } from '../buchung/transition.ts'
import type { Flotte } from '../flotte/flotte.ts'
import { flotteOf } from '../flotte/flotte.ts'
import { FAHRT } from './art.ts'
import { refuseOther, taken } from './bookFahrt.ts'
import { bucherOf, type FahrtWish, factsOf, fahrtOf, lockDriver, readBelegungen } from './facts.ts'
import { moveFahrt } from './moveFahrt.ts'
import { presentFahrt, viewerOf } from './present.ts'
import type { FahrtRow, FahrtWithNames } from './queries.ts'
import { refuseFahrt } from './refuseFahrt.ts'
import { freigeberOf } from './requestFreigabe.ts'

export type FahrtChangeInput = z.output<typeof fahrzeugBuchungChangeSchema>

/** The row with what the request changes of it. */
function merged(row: FahrtRow, input: FahrtChangeInput): FahrtRow {
  const { von, bis } = row.zeitraum
  return {
    ...row,
    fahrzeug_id: input.fahrzeugId ?? row.fahrzeug_id,
    fahrer_id: input.fahrerId ?? row.fahrer_id,
    zeitraum: {
      von: input.von === undefined ? von : Temporal.Instant.from(input.von),
      bis: input.bis === undefined ? bis : Temporal.Instant.from(input.bis),
    },
    fahrtgrund: input.fahrtgrund ?? row.fahrtgrund,
    mitfahrer: input.mitfahrer ?? row.mitfahrer,
    personen: input.personen ?? row.personen,
    zielort: input.zielort ?? row.zielort,
    zielperson: input.zielperson ?? row.zielperson,
    umweg: input.umweg ?? row.umweg,
    entfernung_km: input.entfernungKm === undefined ? row.entfernung_km : input.entfernungKm,
    ausland: input.ausland ?? row.ausland,
    fahrtart: input.fahrtart ?? row.fahrtart,
  }
}

/** What the rules ask about, and what approvers agreed to; who comes along and where to exactly is nobody's decision. */
const DECIDED = ['fahrzeug_id', 'fahrer_id', 'personen', 'entfernung_km', 'ausland', 'fahrtart'] as const
const AGREED = ['fahrtgrund', 'zielort'] as const

function sameTrip(row: FahrtRow, next: FahrtRow): boolean {
  return (
    isSameZeitraum(row.zeitraum, next.zeitraum) &&
    DECIDED.every((key) => row[key] === next[key]) &&
    (row.freigabe_gruende.length === 0 || AGREED.every((key) => row[key] === next[key]))
  )
}

/** A trip as the rules see it, with the car that it is to have. */
export function wishOfRow(row: FahrtRow, flotte: Flotte): FahrtWish | null {
  const fahrzeug = flotte.byId.get(row.fahrzeug_id)
  if (!fahrzeug || row.fahrer_id === null) return null
  return {
    fahrzeug,
    zeitraum: row.zeitraum,
    benutzerId: row.benutzer_id,
    fahrerId: row.fahrer_id,
    personen: row.personen,
    entfernungKm: row.entfernung_km,
    ausland: row.ausland,
  }
}

/** What the change of a trip is decided by: limits are the booker's, and booking for somebody else is asked of who changes the driver. */
export async function factsOfChange(call: Call, flotte: Flotte, wish: FahrtWish, row: FahrtRow) {
  const { tx, konfiguration, person } = call
  const bucher = await konfiguration.person(tx, row.benutzer_id)
  const driver = await lockDriver(call, flotte, wish.fahrerId, wish.zeitraum)
  if (!driver) return null
  const belegungen = await readBelegungen(call, [wish.fahrzeug.id], wish.zeitraum)
  const facts = factsWithout(factsOf(call, bucher, driver, belegungen), row.id)
  const fremdbuchung = wish.fahrerId === row.fahrer_id || bucherOf(person).fremdbuchung
  return { ...facts, bucher: { ...facts.bucher, fremdbuchung } }
}

/** The row as decided: tentative when it is special and there is somebody to approve it. */
export async function decidedRow(
  call: Call,
  next: FahrtRow,
  freigabeGruende: readonly FreigabeGrund[],
): Promise<FahrtRow> {
  const asks = freigabeGruende.length > 0 && (await freigeberOf(call.tx, call.konfiguration, next)).length > 0
  return {
    ...next,
    sperrzeitraum: sperrzeitraumOf(next.zeitraum, call.person.einstellungen),
    status: asks ? 'vorgemerkt' : 'reserviert',
    freigabe_gruende: [...freigabeGruende],
  }
}

/** Under all rules of a new booking; a special trip is asked about anew. */
async function decided(call: Call, row: FahrtWithNames, next: FahrtRow) {
  const ordered = period(next.zeitraum.von, next.zeitraum.bis)
  if (!ordered.ok) return refuseIssues(ordered.issues)
  const fahrerId = next.fahrer_id
  const unknown = fahrerId === row.fahrer_id || fahrerId === null ? null : await refuseOther(call, fahrerId)
  if (unknown) return unknown
  const flotte = await flotteOf(call)
  const wish = wishOfRow(next, flotte)
  const facts = wish && (await factsOfChange(call, flotte, wish, row))
  if (!wish || !facts) return refuse({ status: 404, code: 'nichtGefunden' })
  const decision = decideFahrtChange(fahrtOf(row), wish, actorOf(call, FAHRT), facts)
  if (!decision.ok) return refuseFahrt(call, flotte, wish, facts, decision.issues, row.id)
  const after = await decidedRow(call, next, decision.value.freigabeGruende)
  const named = await moveFahrt(call, 'changeFahrt', row, after, wish.fahrzeug.stammdaten.version)
  return named ?? refuseFahrt(call, flotte, wish, facts, [taken(wish, call.person)], row.id)
}

/** Only the end, of a trip that is under way: it is to be longer than it was booked for. */
function movesEnd(row: FahrtRow, input: FahrtChangeInput): boolean {
  const told = Object.entries(input).filter(([, value]) => value !== undefined)
  return row.status === 'aktiv' && told.length === 1 && input.bis !== undefined
}

/** A trip under way ends later. No other car and no other time is proposed: whoever drives has this one. */
async function longer(call: Call, row: FahrtWithNames, next: FahrtRow) {
  const ordered = period(next.zeitraum.von, next.zeitraum.bis)
  if (!ordered.ok) return refuseIssues(ordered.issues)
  const flotte = await flotteOf(call)
  const wish = wishOfRow(next, flotte)
  const facts = wish && (await factsOfChange(call, flotte, wish, row))
  if (!wish || !facts) return refuse({ status: 404, code: 'nichtGefunden' })
  const decision = decideLonger(fahrtOf(row), wish, actorOf(call, FAHRT), facts)
  if (!decision.ok) return refuseBuchung(FAHRT, decision.issues, [])
  const sperrzeitraum = sperrzeitraumOf(next.zeitraum, call.person.einstellungen)
  // What its approvers decided stays.
  const named = await moveFahrt(call, 'changeFahrt', row, { ...next, sperrzeitraum }, null)
  return named ?? refuseBuchung(FAHRT, [taken(wish, call.person)], [])
}

async function described(call: Call, row: FahrtWithNames, next: FahrtRow) {
  const refusal = changeRefusal(fahrtOf(row), actorOf(call, FAHRT))
  if (refusal && !refusal.ok) return refuseIssues(refusal.issues)
  return (
    (await moveFahrt(call, 'changeFahrt', row, next, null)) ??
    refuse({ status: 409, code: 'konflikt.gleichzeitig' })
  )
}

/**
 * Moves a trip in time or to another car, changes its driver or what is said about it; one under way may end later. The mail tells old and new.
 */
export async function changeFahrt(call: Call, id: string, expected: number, input: FahrtChangeInput) {
  const locked = await lockOwn(call, FAHRT, id, {
    personen: [input.fahrerId ?? null],
    kalender: input.fahrzeugId === undefined ? [] : [input.fahrzeugId],
  })
  if ('refusal' in locked) return locked
  const { row } = locked
  if (row.version !== expected) {
    const current = presentFahrt(row, viewerOf(call))
    return refuse({ status: 412, code: 'anfrage.versionVeraltet', current })
  }
  const next = merged(row, input)
  const same = sameTrip(row, next)
  const write = movesEnd(row, input) ? longer : same ? described : decided
  const named = await write(call, row, next)
  if ('refusal' in named) return named
  await notify(call, FAHRT, 'geaendert', named, row)
  if (!same && named.status === 'vorgemerkt') await notify(call, FAHRT, 'freigabeNoetig', named)
  return { status: 200, body: presentFahrt(named, viewerOf(call)), version: named.version } as const
}
