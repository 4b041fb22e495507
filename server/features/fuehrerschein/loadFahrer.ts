import type { Fahrer, Fuehrerschein } from '@platzwart/domain/fahrzeug/types'
import type { Fuehrerscheinklasse } from '@platzwart/domain/fuehrerschein/klassen'
import type { BenutzerId } from '@platzwart/domain/id'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/tx.ts'
import type { Konfiguration } from '../mandant/konfiguration.ts'
import { type LicenceRow, readPersonWithLicence, selectPersonWithLicence } from './queries.ts'

/** Who drives, as the rules ask about them, with what a list shows. */
export interface NamedFahrer extends Fahrer {
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

function fahrerOf(row: LicenceRow, bookers: ReadonlySet<string>): NamedFahrer {
  return {
    id: row.id as BenutzerId,
    darfBuchen: bookers.has(row.id),
    fuehrerschein: licenceOf(row),
    name: `${row.vorname} ${row.nachname}`.trim(),
    email: row.email,
  }
}

/** An active person as a driver, in one statement; null for somebody whom this Mandant does not have. */
export async function loadFahrer(
  tx: Tx,
  konfiguration: Konfiguration,
  benutzerId: string,
): Promise<NamedFahrer | null> {
  const [row, bookers] = await Promise.all([
    readPersonWithLicence(tx, benutzerId),
    konfiguration.holders(tx, 'fahrzeug_buchen'),
  ])
  return row ? fahrerOf(row, bookers) : null
}

/** Everybody active who may book vehicles, by name: what the list of possible drivers (P5) is made from. */
export async function loadFahrerAll(tx: Tx, konfiguration: Konfiguration): Promise<NamedFahrer[]> {
  const bookers = await konfiguration.holders(tx, 'fahrzeug_buchen')
  const rows = await tx.all(
    selectPersonWithLicence
      .where(sql<boolean>`b.id = any(${[...bookers]}::uuid[])`)
      .orderBy('b.nachname')
      .orderBy('b.vorname')
      .orderBy('b.id'),
  )
  return rows.map((row) => fahrerOf(row, bookers))
}
