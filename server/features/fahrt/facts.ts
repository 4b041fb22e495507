import type { FahrtCommand, FahrzeugFacts } from '@platzwart/domain/fahrzeug/facts'
import type { FahrzeugBuchung, FahrzeugHold } from '@platzwart/domain/fahrzeug/types'
import type { Bucher } from '@platzwart/domain/fuehrerschein/bookableFor'
import type { BenutzerId, BuchungId, FahrzeugId } from '@platzwart/domain/id'
import { later, type Zeitraum } from '@platzwart/domain/time/zeitraum'
import type { Call } from '../../platform/http/endpoint.ts'
import type { Person } from '../../platform/konfiguration/person.ts'
import { lockInOrder } from '../buchung/lockInOrder.ts'
import { loadFahrer, type NamedFahrer } from '../fahrer/loadFahrer.ts'
import type { Flotte, FlottenFahrzeug } from '../flotte/flotte.ts'
import { FAHRZEUG_KALENDER } from '../flotte/kalender.ts'
import { type FahrtRow, type FahrtWithNames, type HoldRow, readHolds, readOwnFahrten } from './queries.ts'

/** A wish as the requests tell it, with the car that it names. */
export interface FahrtWish extends Omit<FahrtCommand, 'fahrzeug'> {
  readonly fahrzeug: FlottenFahrzeug
}

/** A trip as the rules see it; approvals are known of one that was read with its names. */
export function fahrtOf(row: FahrtRow & Partial<Pick<FahrtWithNames, 'freigaben'>>): FahrzeugBuchung {
  return {
    id: row.id as BuchungId,
    fahrzeugId: row.fahrzeug_id as FahrzeugId,
    zeitraum: row.zeitraum,
    status: row.status as FahrzeugBuchung['status'],
    typ: row.typ as FahrzeugBuchung['typ'],
    benutzerId: row.benutzer_id as BenutzerId,
    fahrerId: row.fahrer_id as BenutzerId | null,
    freigabeGruende: row.freigabe_gruende as FahrzeugBuchung['freigabeGruende'],
    freigaben: row.freigaben?.map((freigabe) => freigabe.is_freigegeben) ?? [],
    bereitAb: row.bereit_ab,
    giltSeit: madeAt(row),
  }
}

/** When somebody last did what made the trip as it stands: booked it, changed it, or approved it. */
function madeAt(row: FahrtRow & Partial<Pick<FahrtWithNames, 'freigaben'>>): Temporal.Instant {
  const approved = row.freigaben?.flatMap(({ is_freigegeben, freigegeben_at }) =>
    is_freigegeben === true && freigegeben_at !== null ? [Temporal.Instant.from(freigegeben_at)] : [],
  )
  return (approved ?? []).reduce(later, row.gilt_seit ?? row.erstellt)
}

export function bucherOf(person: Person): Bucher {
  return {
    id: person.id,
    mayBook: person.berechtigungen.has('fahrzeug_buchen'),
    fremdbuchung: person.berechtigungen.has('fahrzeug_fremdbuchung'),
  }
}

/**
 * What holds a car, as the exclusion constraint sees it: until the gap that its period was given when it was booked, and not for longer than
 * an early check-out left of it. With today's gap taken off, the rules and the constraint say the same, whatever the setting was then.
 */
function holdOf(row: HoldRow, gapMinutes: number): FahrzeugHold {
  const end = row.sperrzeitraum.bis.subtract({ minutes: gapMinutes })
  const { von } = row.zeitraum
  return {
    id: row.id,
    fahrzeugId: row.fahrzeug_id,
    zeitraum: { von, bis: Temporal.Instant.compare(von, end) < 0 ? end : von.add({ seconds: 1 }) },
    // A cancelled trip whose slot is still held stands in the way like a reserved one.
    status: row.status === 'storniert' ? 'reserviert' : (row.status as FahrzeugHold['status']),
    typ: row.typ as FahrzeugHold['typ'],
    fahrerId: row.fahrer_id,
  }
}

/** The gap between two bookings of one car, in minutes. */
export function gapOf(person: Person): number {
  return person.einstellungen['fahrzeug.mindestabstand'].value
}

/** The period in which something could stand in the way of a wish: its own, and the gap at either side. */
export function around({ von, bis }: Zeitraum, gapMinutes: number): Zeitraum {
  return { von: von.subtract({ minutes: gapMinutes }), bis: bis.add({ minutes: gapMinutes }) }
}

/** What holds these cars around a wish. */
export async function readBelegungen(
  call: Call,
  fahrzeugIds: readonly string[],
  zeitraum: Zeitraum,
): Promise<FahrzeugHold[]> {
  const gap = gapOf(call.person)
  const rows = await readHolds(call.tx, fahrzeugIds, around(zeitraum, gap), call.now)
  return rows.map((row) => holdOf(row, gap))
}

/** Where the driver is already on the way. */
export async function readOwn(
  call: Call,
  flotte: Flotte,
  fahrerId: string,
  zeitraum: Zeitraum,
): Promise<FahrzeugHold[]> {
  const rows = await readOwnFahrten(call.tx, fahrerId, zeitraum, call.now)
  return rows.map((row) => ({
    id: row.id,
    fahrzeugId: row.fahrzeug_id,
    zeitraum: row.zeitraum,
    status: row.status as FahrzeugHold['status'],
    typ: row.typ as FahrzeugHold['typ'],
    fahrerId: row.fahrer_id,
    kennzeichen: flotte.byId.get(row.fahrzeug_id)?.kennzeichen ?? '',
  }))
}

export interface DriverFacts {
  readonly fahrer: NamedFahrer
  readonly eigene: readonly FahrzeugHold[]
}

/** The driver's part of the facts, in one round trip; null for somebody whom this Mandant does not have. */
export async function readDriver(
  call: Call,
  flotte: Flotte,
  fahrerId: string,
  zeitraum: Zeitraum,
): Promise<DriverFacts | null> {
  const [fahrer, eigene] = await Promise.all([
    loadFahrer(call.tx, call.konfiguration, fahrerId),
    readOwn(call, flotte, fahrerId, zeitraum),
  ])
  return fahrer && { fahrer, eigene }
}

/**
 * The same, decided one after the other for one driver, on however many servers: two that are sent in one instant would each see the driver
 * at home.
 */
export async function lockDriver(
  call: Call,
  flotte: Flotte,
  fahrerId: string,
  zeitraum: Zeitraum,
): Promise<DriverFacts | null> {
  const [, driver] = await Promise.all([
    lockInOrder(call.tx, FAHRZEUG_KALENDER, { personen: [fahrerId] }),
    readDriver(call, flotte, fahrerId, zeitraum),
  ])
  return driver
}

/** All that a decision about a trip asks. Its limits are those of who books (E6). */
export function factsOf(
  call: Call,
  bucher: Person,
  driver: DriverFacts,
  belegungen: readonly FahrzeugHold[],
): FahrzeugFacts {
  return {
    now: call.now,
    zone: call.konfiguration.mandant.zone,
    einstellungen: bucher.einstellungen,
    fahrer: driver.fahrer,
    bucher: bucherOf(bucher),
    eigene: driver.eigene,
    belegungen,
  }
}
