import type { Fahrer, Fuehrerschein } from '@platzwart/domain/fahrzeug/types'
import type { Fuehrerscheinklasse } from '@platzwart/domain/fuehrerschein/klassen'
import type { BenutzerId } from '@platzwart/domain/id'
import type { Tx } from '../../platform/database/tx.ts'
import type { Konfiguration } from '../../platform/konfiguration/konfiguration.ts'
import { type BookableQuery, type LicenceRow, listBookable, readPersonWithLicence } from './queries.ts'

/** Who drives, as the rules ask about them, with what a list shows. */
export interface NamedFahrer extends Fahrer {
  readonly vorname: string
  readonly nachname: string
  /** Both of them. */
  readonly name: string
  readonly email: string
}

/** The licence of a row as the rules see it; null when none was recorded. */
export function licenceOf(row: LicenceRow): Fuehrerschein | null {
  if (row.version === null) return null
  return {
    klassen: (row.klassen ?? []) as readonly Fuehrerscheinklasse[],
    ausgestelltAm: row.ausgestellt_am,
    gueltigBis: row.gueltig_bis,
    naechstePruefung: row.naechste_pruefung,
    fahrverbot: row.fahrverbot ? { von: row.fahrverbot_von, bis: row.fahrverbot_bis } : null,
  }
}

function fahrerOf(row: LicenceRow, mayBook: boolean): NamedFahrer {
  return {
    id: row.id as BenutzerId,
    mayBook,
    fuehrerschein: licenceOf(row),
    vorname: row.vorname,
    nachname: row.nachname,
    name: `${row.vorname} ${row.nachname}`.trim(),
    email: row.email,
  }
}

/** An active person as a driver; null for somebody whom this Mandant does not have. */
export async function loadFahrer(
  tx: Tx,
  konfiguration: Konfiguration,
  benutzerId: string,
): Promise<NamedFahrer | null> {
  const row = await readPersonWithLicence(tx, benutzerId)
  if (!row) return null
  const { berechtigungen } = await konfiguration.person(tx, benutzerId)
  return fahrerOf(row, berechtigungen.has('fahrzeug_buchen'))
}

/** A page of those who may book vehicles and whose next check is behind a day, by name: what the list of possible drivers (P5) is made from. */
export async function loadFahrerPage(
  tx: Tx,
  heute: Temporal.PlainDate,
  query: BookableQuery,
): Promise<NamedFahrer[]> {
  return (await listBookable(tx, heute, query)).map((row) => fahrerOf(row, true))
}
