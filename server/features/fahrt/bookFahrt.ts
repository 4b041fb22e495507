import type { fahrzeugBuchungCreateSchema } from '@platzwart/contract/fahrzeugBuchung'
import { decideFahrt } from '@platzwart/domain/fahrzeug/book'
import type { FahrzeugFacts } from '@platzwart/domain/fahrzeug/facts'
import { freigabeGruende } from '@platzwart/domain/fahrzeug/freigabe'
import { sperrzeitraumOf } from '@platzwart/domain/fahrzeug/holds'
import type { FahrzeugHold } from '@platzwart/domain/fahrzeug/types'
import { issue } from '@platzwart/domain/issue'
import { zeitraum as period } from '@platzwart/domain/time/zeitraum'
import type { z } from 'zod'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { type Booked, type Booking, bookBuchung } from '../buchung/bookBuchung.ts'
import { takenIssue } from '../buchung/refuseBuchung.ts'
import { readBooking } from '../buchung/transition.ts'
import { loadFahrer, type NamedFahrer } from '../fahrer/loadFahrer.ts'
import { type Flotte, flotteOf } from '../flotte/flotte.ts'
import { FAHRT, type FahrtTypes, type NewFahrt } from './art.ts'
import { type DriverFacts, type FahrtWish, factsOf, gapOf, lockDriver, readBelegungen } from './facts.ts'
import type { FahrtWithNames } from './queries.ts'
import { refuseFahrt } from './refuseFahrt.ts'
import { freigeberOf, requestFreigabe } from './requestFreigabe.ts'

export type FahrtCreate = z.output<typeof fahrzeugBuchungCreateSchema>

/** Of a person whom nobody may book for, nothing is told: neither that they exist nor what their licence is like. */
function refuseFahrer(code: 'fahrzeug.fremdbuchungNichtErlaubt' | 'fahrzeug.fahrerUnbekannt') {
  return refuse({ status: 422, code, issues: [issue(code, {}, { field: 'fahrerId' })] })
}

/** Booking for somebody else (P5) needs the right, and somebody who may book themselves: of nobody else's licence is a word said. */
export async function refuseOther(call: Call, fahrerId: string) {
  const { tx, person, konfiguration } = call
  if (fahrerId === person.id) return null
  if (!person.berechtigungen.has('fahrzeug_fremdbuchung')) {
    return refuseFahrer('fahrzeug.fremdbuchungNichtErlaubt')
  }
  const fahrer = await loadFahrer(tx, konfiguration, fahrerId)
  return fahrer?.mayBook ? null : refuseFahrer('fahrzeug.fahrerUnbekannt')
}

async function wishOf(call: Call, input: FahrtCreate) {
  const { tx, person, konfiguration } = call
  const flotte = await flotteOf({ tx, konfiguration })
  const fahrzeug = flotte.byId.get(input.fahrzeugId)
  if (!fahrzeug) return refuse({ status: 404, code: 'nichtGefunden' })
  const zeitraum = period(Temporal.Instant.from(input.von), Temporal.Instant.from(input.bis))
  if (!zeitraum.ok) {
    return refuse({ status: 422, code: 'zeitraum.startNichtVorEnde', issues: zeitraum.issues })
  }
  const fahrerId = input.fahrerId ?? person.id
  const unknown = await refuseOther(call, fahrerId)
  if (unknown) return unknown
  const { personen, entfernungKm, ausland } = input
  const wish: FahrtWish = {
    fahrzeug,
    zeitraum: zeitraum.value,
    benutzerId: person.id,
    fahrerId,
    personen,
    entfernungKm,
    ausland,
  }
  return { flotte, wish, input }
}

/** The row that the rules make of a wish: tentative when it is a special trip and there is somebody to approve it. */
async function rowOf(call: Call, { wish, input }: TripWish): Promise<NewFahrt> {
  const { tx, person, konfiguration } = call
  const { einstellungen } = person
  const gruende = freigabeGruende(wish, { einstellungen, zone: konfiguration.mandant.zone })
  const people = { benutzer_id: wish.benutzerId, fahrer_id: wish.fahrerId }
  const asks = gruende.length > 0 && (await freigeberOf(tx, konfiguration, people)).length > 0
  return {
    id: uuidv7(),
    fahrzeug_id: wish.fahrzeug.id,
    zeitraum: wish.zeitraum,
    sperrzeitraum: sperrzeitraumOf(wish.zeitraum, einstellungen),
    status: asks ? 'vorgemerkt' : 'reserviert',
    typ: 'BUCHUNG',
    ...people,
    informationstext: '',
    fahrtgrund: input.fahrtgrund,
    mitfahrer: input.mitfahrer,
    personen: input.personen,
    zielort: input.zielort,
    zielperson: input.zielperson,
    umweg: input.umweg,
    entfernung_km: input.entfernungKm,
    ausland: input.ausland,
    fahrtart: input.fahrtart,
    freigabe_gruende: gruende,
    erstellt: call.now,
    version: 1,
  }
}

/** What is known need not be read again. */
function withNames(
  { row, wish: { wish }, taken, facts: { fahrer, stillOut } }: Booked<FahrtTypes, TripBooking>,
  person: Call['person'],
): FahrtWithNames {
  const { fahrzeug } = wish
  const { marke, modell, standort, abstellplatz, schluesselHinweis } = fahrzeug.stammdaten
  return {
    ...row,
    freigabe_gruende: [...row.freigabe_gruende],
    bereit_ab: null,
    gilt_seit: null,
    beginn_ist: null,
    ende_ist: null,
    gehalten_bis: null,
    gehalten_status: null,
    kennzeichen: fahrzeug.kennzeichen,
    marke,
    modell,
    kategorie: fahrzeug.kategorie,
    fuehrerscheinklasse: fahrzeug.fuehrerscheinklasse,
    stellplatz: taken.stellplatz || (abstellplatz?.name ?? ''),
    schluessel_hinweis: schluesselHinweis,
    schluessel_code: taken.schluessel_code,
    kilometerstand: taken.kilometerstand,
    standort: standort.name,
    bild: fahrzeug.bild.dateiname,
    bild_sha256: fahrzeug.bild.sha256,
    bucher_vorname: person.vorname,
    bucher_nachname: person.nachname,
    bucher_email: person.email,
    fahrer_vorname: fahrer.vorname,
    fahrer_nachname: fahrer.nachname,
    fahrer_email: fahrer.email,
    freigaben: [],
    still_out: stillOut,
    einzutragen: false,
    storno_art: null,
  }
}

/** A trip that has not come back holds its car although its period is over: the constraint does not know, and only who starts now cares. */
async function readOverrun(call: Call, { fahrzeug, zeitraum }: FahrtWish) {
  const from = zeitraum.von.subtract({ minutes: gapOf(call.person) })
  if (Temporal.Instant.compare(from, call.now) > 0) return []
  const holds = await readBelegungen(call, [fahrzeug.id], zeitraum)
  return holds.filter((hold) => hold.status === 'aktiv')
}

/** What the constraint says when the rules saw nothing, with the gap that it keeps. */
export function taken({ zeitraum }: FahrtWish, person: Call['person']) {
  const { value: minuten, origin } = person.einstellungen['fahrzeug.mindestabstand']
  return takenIssue(FAHRT, zeitraum, { minuten }, origin)
}

/** Asks the approvers of a special trip, and reads it with their names. */
async function asked(call: Call, named: FahrtWithNames): Promise<FahrtWithNames> {
  if (named.status !== 'vorgemerkt') return named
  await requestFreigabe(call.tx, call.konfiguration, named)
  return (await readBooking(call.tx, FAHRT, named.id)) ?? named
}

interface TripWish {
  readonly flotte: Flotte
  readonly wish: FahrtWish
  readonly input: FahrtCreate
}

interface TripFacts {
  readonly facts: FahrzeugFacts
  readonly fahrer: NamedFahrer
  /** The car has not come back from the trip before. */
  readonly stillOut: boolean
}

interface TripBooking {
  readonly input: FahrtCreate
  readonly wish: TripWish
  readonly asked: { readonly driver: DriverFacts | null; readonly overrun: readonly FahrzeugHold[] }
  readonly facts: TripFacts
}

const TRIP: Booking<FahrtTypes, TripBooking> = {
  aktion: 'bookFahrt',
  wishOf,
  rowOf,
  versionOf: ({ wish }) => wish.fahrzeug.stammdaten.version,
  async ask(call, { wish: { flotte, wish } }) {
    const [driver, overrun] = await Promise.all([
      lockDriver(call, flotte, wish.fahrerId, wish.zeitraum),
      readOverrun(call, wish),
    ])
    return { driver, overrun }
  },
  async factsOf(call, { wish: { wish }, row }, { driver, overrun }, taken) {
    if (!driver) return refuseFahrer('fahrzeug.fahrerUnbekannt')
    const belegungen = taken ? overrun : await readBelegungen(call, [wish.fahrzeug.id], wish.zeitraum)
    const eigene = driver.eigene.filter((own) => own.id !== row.id)
    const facts = factsOf(call, call.person, { ...driver, eigene }, belegungen)
    return { facts, fahrer: driver.fahrer, stillOut: overrun.length > 0 }
  },
  decide: ({ wish }, { facts }) => decideFahrt(wish, facts),
  takenIssue: (call, { wish }) => taken(wish, call.person),
  refuse: (call, { wish: { flotte, wish }, row }, { facts }, issues) =>
    refuseFahrt(call, flotte, wish, facts, issues, row.id),
  complete: (call, booked) => asked(call, withNames(booked, call.person)),
  changes: ({ status }) => (status === 'vorgemerkt' ? ['gebucht', 'freigabeNoetig'] : ['gebucht']),
}

/** Books a vehicle (B1 to B5). */
export async function bookFahrt(call: Call, input: FahrtCreate) {
  return bookBuchung(call, FAHRT, TRIP, input)
}
