import type { SchadenView } from '@platzwart/contract/fahrzeug'
import { bildUrl } from './flotte.ts'
import type { SchadenRow } from './queries.ts'

/** A damage; who found it is told to those who maintain vehicles. */
export function presentSchaden(row: SchadenRow, names: boolean): SchadenView {
  return {
    id: row.id,
    fahrzeugId: row.fahrzeug_id,
    beschreibung: row.beschreibung,
    ansicht: row.ansicht,
    x: row.x,
    y: row.y,
    bild: bildUrl(row.bild, row.bild_sha256),
    gemeldet: row.gemeldet.toString(),
    gemeldetVon: names && row.vorname !== null ? `${row.vorname} ${row.nachname ?? ''}`.trim() : null,
    behoben: row.behoben?.toString() ?? null,
    version: row.version,
  }
}
