import type { checkInSchema, checkOutSchema } from '@platzwart/contract/fahrzeugBuchung'
import type { UebergabeCommand, UebergabeTyp } from '@platzwart/domain/uebergabe/decision'
import type { Compilable } from 'kysely'
import type { z } from 'zod'
import { record } from '../../platform/database/record.ts'
import { build } from '../../platform/database/sql.ts'
import { compile, type Tx } from '../../platform/database/tx.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import type { Call } from '../../platform/http/endpoint.ts'
import type { LockedWithCar } from './lockFahrtAndCar.ts'

/** What a driver says at either end of a trip. */
export type CheckInInput = z.output<typeof checkInSchema>
export type CheckOutInput = z.output<typeof checkOutSchema>
export type Handover = CheckInInput | CheckOutInput

interface Event {
  readonly typ: UebergabeTyp
  readonly zeit: Temporal.Instant
  readonly input: Handover
  /** What whoever reads the history should know about it. */
  readonly beschreibung?: string
  /** Of one that is only kept. */
  readonly status?: 'einzutragen'
}

/** What the rules judge of it. */
export function commandOf(input: Handover): UebergabeCommand {
  const { kilometerstand, tankProzent, sauberkeitAussen, sauberkeitInnen, bestaetigteFragen } = input
  return {
    kilometerstand,
    tankProzent,
    sauberkeitAussen,
    sauberkeitInnen,
    bestaetigteFragen,
    zeit: input.zeit === undefined ? null : Temporal.Instant.from(input.zeit),
  }
}

/** What the driver tells anew about the trip at its end. */
export function toldOf(input: Handover) {
  if (!('belege' in input)) return {}
  const { zielort, fahrtgrund, zielperson, umweg, fahrtart } = input
  return {
    ...(zielort === undefined ? {} : { zielort }),
    ...(fahrtgrund === undefined ? {} : { fahrtgrund }),
    ...(zielperson === undefined ? {} : { zielperson }),
    ...(umweg === undefined ? {} : { umweg }),
    ...(fahrtart === undefined ? {} : { fahrtart }),
  }
}

/** Written with the commit: nothing of this transaction reads it. */
function leave(tx: Tx, statement: Compilable<unknown>): void {
  const { sql, parameters } = compile(statement)
  tx.later(sql, parameters)
}

function zustandOf({ input }: Event, { car }: LockedWithCar) {
  const { kilometerstand, tankProzent, sauberkeitAussen, sauberkeitInnen } = input
  return {
    kilometerstand,
    tank_prozent: tankProzent,
    sauberkeit_aussen: sauberkeitAussen,
    sauberkeit_innen: sauberkeitInnen,
    // Who says nothing about the spot leaves it as it was known.
    stellplatz: input.stellplatz === '' ? car.stellplatz : input.stellplatz,
  }
}

/** What a trip shows of its car from now on. */
export function carAfter(input: Handover, { stellplatz }: { readonly stellplatz: string }) {
  return { kilometerstand: input.kilometerstand, stellplatz: input.stellplatz || stellplatz }
}

/** The history's row with its damages and receipts; all of it leaves with the commit. */
export function insertHandover(call: Call, locked: LockedWithCar, event: Event): void {
  const { tx, person } = call
  const { row, car } = locked
  const { typ, zeit, input } = event
  const historieId = uuidv7()
  leave(
    tx,
    build.insertInto('fahrzeug_historie').values({
      ...zustandOf(event, locked),
      mandant_id: tx.scope.mandantId,
      id: historieId,
      fahrzeug_id: car.id,
      zeit,
      typ,
      status: event.status ?? null,
      beschreibung: event.beschreibung ?? '',
      buchung_id: row.id,
      sichtpruefung: 'sichtpruefung' in input ? JSON.stringify(input.sichtpruefung) : null,
      benutzer_id: person.id,
    }),
  )
  insertSchaeden(call, car.id, historieId, event)
  insertBelege(tx, historieId, 'belege' in input ? input.belege : [])
}

/**
 * The same, and the car as it is from now on. One that was made before somebody else took the car tells how it was then, and not how it is.
 *
 * @param isLatest nobody has taken the car since
 */
export function recordZustand(call: Call, locked: LockedWithCar, event: Event, isLatest: boolean): void {
  insertHandover(call, locked, event)
  if (!isLatest) return
  const { tx } = call
  leave(
    tx,
    build
      .updateTable('fahrzeug')
      .set(zustandOf(event, locked))
      .where('mandant_id', '=', tx.scope.mandantId)
      .where('id', '=', locked.car.id),
  )
}

function insertSchaeden(
  { tx, person }: Call,
  fahrzeugId: string,
  historieId: string,
  { input, zeit }: Event,
): void {
  if (input.schaeden.length === 0) return
  const rows = input.schaeden.map(({ beschreibung, ansicht, x, y, bildId }) => ({
    mandant_id: tx.scope.mandantId,
    id: uuidv7(),
    fahrzeug_id: fahrzeugId,
    historie_id: historieId,
    beschreibung,
    ansicht,
    x,
    y,
    bild_id: bildId,
    gemeldet_von: person.id,
    gemeldet: zeit,
  }))
  leave(tx, build.insertInto('fahrzeug_schaden').values(rows))
  record(
    tx,
    ...rows.map(({ id, beschreibung, ansicht }) => ({
      aktion: 'reportSchaden',
      objekt: 'fahrzeug_schaden',
      objektId: id,
      nachher: { fahrzeugId, beschreibung, ansicht },
    })),
  )
}

function insertBelege(tx: Tx, historieId: string, belege: CheckOutInput['belege']): void {
  if (belege.length === 0) return
  leave(
    tx,
    build.insertInto('fahrzeug_beleg').values(
      belege.map(({ dateiId, art, betragCent }) => ({
        mandant_id: tx.scope.mandantId,
        id: uuidv7(),
        historie_id: historieId,
        datei_id: dateiId,
        art,
        betrag_cent: betragCent,
      })),
    ),
  )
}
