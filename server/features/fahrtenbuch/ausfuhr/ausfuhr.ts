import type { AusfuhrView } from '@platzwart/contract/fahrtenbuch'
import type { FahrtenbuchArt } from '@platzwart/domain/fahrtenbuch/types'
import type { Fahrtart } from '@platzwart/domain/fahrzeug/types'
import type { Language } from '@platzwart/phrases/phrases'
import { build } from '../../../platform/database/sql.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import type { FahrtRow } from '../readFahrten.ts'
import type { Verification } from '../verifyFahrtenbuch.ts'

/** What somebody wants to have in a file, as it is kept with the export. */
export interface Choice {
  /** Null is all of them. */
  readonly fahrzeugIds: readonly string[] | null
  /** Local days. */
  readonly von: string
  readonly bis: string
  readonly fahrerId: string | null
  readonly zweck: string | null
  /** The reader's, when the export was asked for. */
  readonly sprache: Language
}

/** What stands over and under an export, whatever its form. */
export interface Cover {
  readonly sprache: Language
  readonly zone: string
  readonly mandant: string
  /** When it was made. */
  readonly now: Temporal.Instant
  readonly von: Temporal.PlainDate
  readonly bis: Temporal.PlainDate
  /** Trips of one driver or purpose only. */
  readonly auszug: boolean
}

/** One vehicle of an export. */
export interface Fahrzeugteil {
  readonly kennzeichen: string
  /** Make and model. */
  readonly name: string
  readonly fahrtenbuch: FahrtenbuchArt
  /** What the check of its whole chain found when the export was made: the seal. */
  readonly pruefung: Verification
  /** Read once, before the next vehicle. */
  readonly fahrten: AsyncIterable<readonly FahrtRow[]>
}

/** Kilometres by kind of trip. */
export type Kilometer = Record<Fahrtart, number>

export const NO_KILOMETERS: Readonly<Kilometer> = { dienstlich: 0, privat: 0, arbeitsweg: 0 }

export const selectAusfuhr = ({ scope }: Tx) =>
  build
    .selectFrom('ausfuhr')
    .where('ausfuhr.mandant_id', '=', scope.mandantId)
    .select(['id', 'format', 'auswahl', 'benutzer_id', 'status', 'erledigt', 'gesamt', 'schluessel', 'bytes'])
    .select(['fehler', 'erstellt'])

interface AusfuhrRow {
  readonly id: string
  readonly format: string
  readonly status: AusfuhrView['status']
  readonly erledigt: number
  readonly gesamt: number
  readonly bytes: number | null
  readonly fehler: string | null
  readonly erstellt: Temporal.Instant
}

export function presentAusfuhr(row: AusfuhrRow): AusfuhrView {
  return {
    id: row.id,
    format: row.format === 'pdf' ? 'pdf' : 'xlsx',
    status: row.status,
    erledigt: row.erledigt,
    gesamt: row.gesamt,
    bytes: row.bytes,
    fehler: row.fehler,
    erstellt: row.erstellt.toString(),
  }
}
