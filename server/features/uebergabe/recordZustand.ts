import type { checkInSchema, checkOutSchema } from '@platzwart/contract/fahrzeugBuchung'
import type { Compilable } from 'kysely'
import type { z } from 'zod'
import { record } from '../../platform/database/record.ts'
import { build } from '../../platform/database/sql.ts'
import { compiled, type Tx } from '../../platform/database/tx.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import type { Call } from '../../platform/http/endpoint.ts'
import type { LockedWithCar } from './lockFahrtAndCar.ts'

/** What a driver says at either end of a trip. */
export type CheckInInput = z.output<typeof checkInSchema>
export type CheckOutInput = z.output<typeof checkOutSchema>
export type Handover = CheckInInput | CheckOutInput

interface Event {
  readonly typ: 'CHECK_IN' | 'CHECK_OUT'
  readonly zeit: Temporal.Instant
  readonly input: Handover
  /** What whoever reads the history should know about it. */
  readonly beschreibung?: string
}

/** Written with the commit: nothing of this transaction reads it. */
function leave(tx: Tx, statement: Compilable<unknown>): void {
  const { sql, parameters } = compiled(statement)
  tx.later(sql, parameters)
}

/** The history's row with its damages and receipts, and the car as it is from now on; all of it leaves with the commit. */
export function recordZustand(call: Call, locked: LockedWithCar, event: Event): void {
  const { tx, person } = call
  const { row, car } = locked
  const { typ, zeit, input } = event
  const mandant_id = tx.scope.mandantId
  const historieId = uuidv7()
  const { kilometerstand, tankProzent, sauberkeitAussen, sauberkeitInnen } = input
  const zustand = {
    kilometerstand,
    tank_prozent: tankProzent,
    sauberkeit_aussen: sauberkeitAussen,
    sauberkeit_innen: sauberkeitInnen,
    // Who says nothing about the spot leaves it as it was known.
    stellplatz: input.stellplatz === '' ? car.stellplatz : input.stellplatz,
  }
  leave(
    tx,
    build.insertInto('fahrzeug_historie').values({
      ...zustand,
      mandant_id,
      id: historieId,
      fahrzeug_id: car.id,
      zeit,
      typ,
      beschreibung: event.beschreibung ?? '',
      buchung_id: row.id,
      sichtpruefung: 'sichtpruefung' in input ? JSON.stringify(input.sichtpruefung) : null,
      benutzer_id: person.id,
    }),
  )
  leave(
    tx,
    build.updateTable('fahrzeug').set(zustand).where('mandant_id', '=', mandant_id).where('id', '=', car.id),
  )
  insertSchaeden(call, car.id, historieId, event)
  insertBelege(tx, historieId, 'belege' in input ? input.belege : [])
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
