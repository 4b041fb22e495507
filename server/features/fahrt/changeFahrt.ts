import type { fahrzeugBuchungChangeSchema } from '@platzwart/contract/fahrzeugBuchung'
import type { Actor } from '@platzwart/domain/buchung/actor'
import type { FahrtDecision } from '@platzwart/domain/fahrzeug/book'
import { changeRefusal, decideFahrtChange, factsWithout } from '@platzwart/domain/fahrzeug/change'
import type { FahrzeugFacts } from '@platzwart/domain/fahrzeug/facts'
import { sperrzeitraumOf } from '@platzwart/domain/fahrzeug/holds'
import { decideLonger } from '@platzwart/domain/fahrzeug/longer'
import type { FahrzeugBuchung } from '@platzwart/domain/fahrzeug/types'
import { ok, type Result } from '@platzwart/domain/result'
import { isSameZeitraum, zeitraum as period } from '@platzwart/domain/time/zeitraum'
import type { z } from 'zod'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { type Change, changeBuchung, writeChange } from '../buchung/changeBuchung.ts'
import { refuseBuchung } from '../buchung/refuseBuchung.ts'
import { refuseIssues } from '../buchung/transition.ts'
import { type Flotte, flotteOf } from '../flotte/flotte.ts'
import { FAHRT, type FahrtTypes } from './art.ts'
import { refuseOther, taken } from './bookFahrt.ts'
import { bucherOf, type FahrtWish, factsOf, fahrtOf, lockDriver, readBelegungen } from './facts.ts'
import type { FahrtWithNames as FahrtNamed, FahrtRow } from './queries.ts'
import { refuseFahrt } from './refuseFahrt.ts'
import { forgetFreigabe, freigeberOf, requestFreigabe } from './requestFreigabe.ts'

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

interface TripWish {
  readonly flotte: Flotte
  readonly wish: FahrtWish
  readonly next: FahrtRow
}

/** A change under the rules of a booking. */
interface TripChange {
  readonly input: FahrtRow
  readonly wish: TripWish
  readonly facts: FahrzeugFacts
  readonly decision: FahrtDecision
}

/** A later end of a trip under way, which needs no approval. */
interface EndChange extends Omit<TripChange, 'decision'> {
  readonly decision: null
}

/** A change of the trip's description, which no rule looks at. */
interface WordsChange {
  readonly input: FahrtRow
  readonly wish: { readonly next: FahrtRow }
  readonly facts: object
  readonly decision: null
}

const NOT_FOUND = { status: 404, code: 'nichtGefunden' } as const

/** Refuses a trip that ends before it starts, and an unknown car or driver. */
async function wishOf(call: Call, row: FahrtRow, next: FahrtRow) {
  const ordered = period(next.zeitraum.von, next.zeitraum.bis)
  if (!ordered.ok) return refuseIssues(ordered.issues)
  const { fahrer_id } = next
  const unknown =
    fahrer_id === row.fahrer_id || fahrer_id === null ? null : await refuseOther(call, fahrer_id)
  if (unknown) return unknown
  const flotte = await flotteOf(call)
  const wish = wishOfRow(next, flotte)
  return wish ? { flotte, wish, next } : refuse(NOT_FOUND)
}

/** The booker's limits count; the right to book for others is needed only by whoever changes the driver. */
async function factsOfChange(call: Call, { flotte, wish }: TripWish, row: FahrtRow) {
  const { tx, konfiguration, person } = call
  const bucher = await konfiguration.person(tx, row.benutzer_id)
  const driver = await lockDriver(call, flotte, wish.fahrerId, wish.zeitraum)
  if (!driver) return refuse(NOT_FOUND)
  const belegungen = await readBelegungen(call, [wish.fahrzeug.id], wish.zeitraum)
  const facts = factsWithout(factsOf(call, bucher, driver, belegungen), row.id)
  const fremdbuchung = wish.fahrerId === row.fahrer_id || bucherOf(person).fremdbuchung
  return { ...facts, bucher: { ...facts.bucher, fremdbuchung } }
}

/** All columns that a change may write. */
const columnsOf = (after: FahrtRow) => ({
  fahrzeug_id: after.fahrzeug_id,
  zeitraum: after.zeitraum,
  sperrzeitraum: after.sperrzeitraum,
  status: after.status,
  fahrer_id: after.fahrer_id,
  bereit_ab: after.bereit_ab,
  zielort: after.zielort,
  zielperson: after.zielperson,
  umweg: after.umweg,
  entfernung_km: after.entfernung_km,
  ausland: after.ausland,
  fahrtgrund: after.fahrtgrund,
  mitfahrer: after.mitfahrer,
  personen: after.personen,
  fahrtart: after.fahrtart,
  freigabe_gruende: after.freigabe_gruende,
})

/** A change by somebody whose trip it is not is told as one, with its reason, whatever its people have switched off. */
function tellsOf(change: 'geaendert' | 'ersatzGenommen', grund = '') {
  return (before: FahrtNamed, after: FahrtNamed, { person }: Call) => {
    const own = [before.benutzer_id, before.fahrer_id].includes(person.id)
    return own
      ? ({ change, row: after, before } as const)
      : ({ change: 'verlegt', row: after, before, more: { grund } } as const)
  }
}

type Decide = (
  buchung: FahrzeugBuchung,
  wish: FahrtWish,
  actor: Actor,
  facts: FahrzeugFacts,
) => Result<FahrtDecision>

/** A change under the rules of a booking. A special trip becomes tentative and asks its approvers again, if there are any. */
export const changeOfTrip = (
  aktion: string,
  change: 'geaendert' | 'ersatzGenommen',
  decide: Decide,
  grund?: string,
): Change<FahrtTypes, TripChange> => ({
  aktion,
  wishOf,
  versionOf: ({ wish }) => wish.fahrzeug.stammdaten.version,
  factsOf: (call, { row, wish }) => factsOfChange(call, wish, row),
  decide: ({ row, wish }, actor, facts) => decide(fahrtOf(row), wish.wish, actor, facts),
  refuse: (call, { row, wish: { flotte, wish } }, facts, issues) =>
    refuseFahrt(call, flotte, wish, facts, issues, row.id),
  takenIssue: (call, { wish }) => taken(wish, call.person),
  async columnsOf(call, { wish: { next } }, { freigabeGruende }) {
    const { tx, konfiguration, person } = call
    const isSpecial = freigabeGruende.length > 0
    const asks = isSpecial && (await freigeberOf(tx, konfiguration, next)).length > 0
    return columnsOf({
      ...next,
      sperrzeitraum: sperrzeitraumOf(next.zeitraum, person.einstellungen),
      status: asks ? 'vorgemerkt' : 'reserviert',
      freigabe_gruende: [...freigabeGruende],
    })
  },
  async writeBeside({ tx, konfiguration }, after) {
    if (after.status === 'vorgemerkt') await requestFreigabe(tx, konfiguration, after)
    else await forgetFreigabe(tx, after.id)
  },
  messages(before, after, call) {
    const changed = tellsOf(change, grund)(before, after, call)
    return after.status === 'vorgemerkt' ? [changed, { change: 'freigabeNoetig', row: after }] : [changed]
  },
})

const tripOf = (grund?: string) => changeOfTrip('changeFahrt', 'geaendert', decideFahrtChange, grund)

const changed = (grund?: string): Pick<Change<FahrtTypes, WordsChange>, 'aktion' | 'messages'> => ({
  aktion: 'changeFahrt',
  messages: (before, after, call) => [tellsOf('geaendert', grund)(before, after, call)],
})

/**
 * A later end of a trip under way. The refusal offers no alternatives, because the driver already has this car, and
 * approvals stay as they are.
 */
const endOf = (grund?: string): Change<FahrtTypes, EndChange> => ({
  ...changed(grund),
  wishOf,
  factsOf: (call, { row, wish }) => factsOfChange(call, wish, row),
  decide: ({ row, wish }, actor, facts) => decideLonger(fahrtOf(row), wish.wish, actor, facts),
  refuse: (_call, _tried, _facts, issues) => refuseBuchung(FAHRT, issues, []),
  takenIssue: (call, { wish }) => taken(wish, call.person),
  columnsOf: ({ person }, { wish: { next } }) =>
    columnsOf({ ...next, sperrzeitraum: sperrzeitraumOf(next.zeitraum, person.einstellungen) }),
})

/** A change of the description only: passengers, the exact destination. */
const wordsOf = (grund?: string): Change<FahrtTypes, WordsChange> => ({
  ...changed(grund),
  wishOf: async (_call, _row, next) => ({ next }),
  factsOf: async () => ({}),
  decide: ({ row }, actor) => changeRefusal(fahrtOf(row), actor) ?? ok(null),
  refuse: (_call, _tried, _facts, issues) => refuseIssues(issues),
  columnsOf: (_call, { wish: { next } }) => columnsOf(next),
})

/** Only the end, of a trip that is under way: it is to be longer than it was booked for. */
function movesEnd(row: FahrtRow, { grund: _, ...input }: FahrtChangeInput): boolean {
  const told = Object.entries(input).filter(([, value]) => value !== undefined)
  return row.status === 'aktiv' && told.length === 1 && input.bis !== undefined
}

/**
 * Moves a trip in time or to another car, changes its driver or what is said about it; one under way may end later. The mail tells old and new.
 */
export async function changeFahrt(call: Call, id: string, version: number, input: FahrtChangeInput) {
  const wanted = {
    personen: [input.fahrerId ?? null],
    kalender: input.fahrzeugId === undefined ? [] : [input.fahrzeugId],
  }
  return changeBuchung(call, FAHRT, { id, version }, wanted, (row) => {
    const next = merged(row, input)
    const { grund } = input
    if (movesEnd(row, input)) return writeChange(call, FAHRT, endOf(grund), row, next)
    return sameTrip(row, next)
      ? writeChange(call, FAHRT, wordsOf(grund), row, next)
      : writeChange(call, FAHRT, tripOf(grund), row, next)
  })
}
