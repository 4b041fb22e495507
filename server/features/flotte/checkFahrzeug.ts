import type { fahrzeugCreateSchema } from '@platzwart/contract/fahrzeug'
import { isSameKennzeichen, kennzeichenOf } from '@platzwart/domain/fahrzeug/kennzeichen'
import { sql } from 'kysely'
import type { z } from 'zod'
import { build } from '../../platform/database/sql.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { nameTaken } from '../../platform/database/violations.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { versionOf } from '../../platform/http/etag.ts'
import type { CodedIssue } from '../../platform/http/problem.ts'
import { lockInOrder } from '../buchung/lockInOrder.ts'
import { readByKennzeichen } from './flotte.ts'
import { FAHRZEUG_KALENDER } from './kalender.ts'
import { readFahrzeug } from './showFahrzeug.ts'

/** What a person fills in about a car (F1). */
export type StammdatenInput = Omit<z.output<typeof fahrzeugCreateSchema>, 'kilometerstand'>

/** Null is without an end. */
export function dayOf(text: string | null): Temporal.PlainDate | null {
  return text === null ? null : Temporal.PlainDate.from(text)
}

/** The columns that a person fills in. */
export function columnsOf(input: StammdatenInput) {
  return {
    gueltig_von: dayOf(input.gueltigVon),
    gueltig_bis: dayOf(input.gueltigBis),
    standort_id: input.standortId,
    abstellplatz_id: input.abstellplatzId,
    kategorie: input.kategorie,
    marke: input.marke,
    modell: input.modell,
    kennzeichen: kennzeichenOf(input.kennzeichen),
    kraftstoff: input.kraftstoff,
    leistung_kw: input.leistungKw,
    getriebe: input.getriebe,
    koffer_liter: input.kofferLiter,
    sitze: input.sitze,
    tueren: input.tueren,
    farbe: input.farbe || null,
    fuehrerscheinklasse: input.fuehrerscheinklasse,
    klimaanlage: input.klimaanlage,
    navigation: input.navigation,
    tempomat: input.tempomat,
    sitzheizung: input.sitzheizung,
    fahrtenbuch: input.fahrtenbuch,
    hinweis: input.hinweis,
    schluessel_hinweis: input.schluesselHinweis,
  }
}

/** What opens the box of a key, and since when, where it is told anew; what is left out stays as it is. */
export function codeOf(
  { schluesselCode }: Pick<StammdatenInput, 'schluesselCode'>,
  before: string,
  { now }: Call,
) {
  if (schluesselCode === undefined || schluesselCode === before) return {}
  return { schluessel_code: schluesselCode, schluessel_code_seit: schluesselCode === '' ? null : now }
}

export function periodIssues(von: string | null, bis: string | null, field: string): CodedIssue[] {
  return von !== null && bis !== null && von > bis
    ? [{ code: 'zeitraum.startNichtVorEnde', field, data: {} }]
    : []
}

/** The location is one of this Mandant, and the parking space is one of the location's. */
async function placeIssues(tx: Tx, { standortId, abstellplatzId }: StammdatenInput): Promise<CodedIssue[]> {
  const found = await tx.first(
    build
      .selectFrom('standort as s')
      .select(
        sql<boolean>`exists (select 1 from abstellplatz a
          where a.mandant_id = s.mandant_id and a.standort_id = s.id and a.id = ${abstellplatzId}::uuid)`.as(
          'platz',
        ),
      )
      .where('s.mandant_id', '=', tx.scope.mandantId)
      .where('s.id', '=', standortId),
  )
  if (!found) return [{ code: 'nichtGefunden', field: 'standortId', data: {} }]
  if (abstellplatzId === null || found.platz) return []
  return [{ code: 'nichtGefunden', field: 'abstellplatzId', data: {} }]
}

/** Whether another car of the fleet has the plate, however either is written. */
async function isTaken(tx: Tx, kennzeichen: string, ownId: string | null): Promise<boolean> {
  const alike = await readByKennzeichen(tx, [kennzeichen])
  return alike.some((car) => car.id !== ownId && isSameKennzeichen(car.kennzeichen, kennzeichen))
}

/** Null when the car may be as it was filled in. @param ownId of one that is in the fleet */
export async function refuseStammdaten(tx: Tx, input: StammdatenInput, ownId: string | null) {
  const issues = periodIssues(input.gueltigVon, input.gueltigBis, 'gueltigBis')
  if (issues.length > 0) return refuse({ status: 422, code: 'anfrage.ungueltig', issues })
  const unknown = await placeIssues(tx, input)
  if (unknown.length > 0) return refuse({ status: 404, code: 'nichtGefunden', issues: unknown })
  return (await isTaken(tx, input.kennzeichen, ownId)) ? refuse(nameTaken('kennzeichen')) : null
}

/** Locked against everything, a booking of them included, until the transaction ends. */
export async function lockWhole(tx: Tx, ids: readonly string[]) {
  await lockInOrder(tx, FAHRZEUG_KALENDER, { kalender: ids })
  return tx.all(
    build
      .selectFrom('fahrzeug')
      .where('fahrzeug.mandant_id', '=', tx.scope.mandantId)
      .select(['id', 'version', 'deaktiviert', 'kennzeichen', 'standort_id', 'kilometerstand', 'bild_id'])
      .select(['abstellplatz_id', 'schluessel_code'])
      .select([
        sql<string | null>`gueltig_von::text`.as('gueltig_von'),
        sql<string | null>`gueltig_bis::text`.as('gueltig_bis'),
      ])
      .where(sql<boolean>`id = any(${ids}::uuid[])`)
      .orderBy('id')
      .forUpdate(),
  )
}

export type LockedFahrzeug = Awaited<ReturnType<typeof lockWhole>>[number]

/** A car that is in the fleet, locked for a change by an admin; a refusal for one that is not. */
export async function lockForChange(call: Call, id: string) {
  const [row] = await lockWhole(call.tx, [id])
  if (!row) return refuse({ status: 404, code: 'nichtGefunden' })
  if (!row.deaktiviert) return row
  const { kennzeichen } = row
  return refuse({ status: 409, code: 'fahrzeug.deaktiviert', data: { kennzeichen } })
}

/**
 * Null when If-Match names the version that stands: 428 without, 412 with the car as it is now when it has moved on.
 * @param missing what a change without the old data is told (F3)
 */
export async function refuseStaleFahrzeug(
  call: Call,
  row: LockedFahrzeug,
  missing: 'fahrzeug.ohneAlteDaten' | 'anfrage.versionFehlt' = 'anfrage.versionFehlt',
) {
  const expected = versionOf(call.ifMatch)
  if (expected === null) return refuse({ status: 428, code: missing })
  if (expected === row.version) return null
  const current = await readFahrzeug(call, row.id)
  return refuse({ status: 412, code: 'anfrage.versionVeraltet', current, objektId: row.id })
}
