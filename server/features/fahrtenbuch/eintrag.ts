import type { Eintrag, EintragArt } from '@platzwart/domain/fahrtenbuch/types'
import type { Fahrtart } from '@platzwart/domain/fahrzeug/types'
import { build } from '../../platform/database/sql.ts'
import { readInstant } from '../../platform/database/types.ts'

const COLUMNS = [
  'id',
  'fahrzeug_id',
  'nummer',
  'art',
  'bezug_nummer',
  'buchung_id',
  'fahrtart',
  'abfahrt',
  'ankunft',
  'km_start',
  'km_ende',
  'zielort',
  'zweck',
  'zielperson',
  'umweg',
  'fahrer_id',
  'fahrer_name',
  'grund',
  'verspaetet',
  'erfasst_von',
  'erfasst',
  'vorgaenger_hash',
  'hash',
] as const

const MOMENTS: ReadonlySet<string> = new Set(['abfahrt', 'ankunft', 'erfasst'])

/** The logbook's rows with all that is hashed. */
export const selectEintrag = (mandantId: string) =>
  build.selectFrom('fahrtenbuch_eintrag').where('mandant_id', '=', mandantId).select(COLUMNS)

/** Entries of a Mandant ($1), their moments as they stand in the database (`2026-11-21 09:00:00+00`), for those who read very many rows. */
export const EINTRAG_AS_TEXT = `select ${COLUMNS.map((name) => (MOMENTS.has(name) ? `${name}::text` : name)).join(', ')}
  from fahrtenbuch_eintrag where mandant_id = $1`

export interface EintragRow<Moment = Temporal.Instant> {
  readonly id: string
  readonly fahrzeug_id: string
  readonly nummer: number
  readonly art: EintragArt
  readonly bezug_nummer: number | null
  readonly buchung_id: string | null
  readonly fahrtart: Fahrtart
  readonly abfahrt: Moment
  readonly ankunft: Moment
  readonly km_start: number
  readonly km_ende: number
  readonly zielort: string
  readonly zweck: string
  readonly zielperson: string
  readonly umweg: string
  readonly fahrer_id: string | null
  readonly fahrer_name: string
  readonly grund: string
  readonly verspaetet: boolean
  readonly erfasst_von: string | null
  readonly erfasst: Moment
  readonly vorgaenger_hash: string
  readonly hash: string
}

/** Word for word what stands in the row: the hash is checked over it. */
export function eintragOf<Moment>(row: EintragRow<Moment>): Eintrag<Moment> {
  return {
    id: row.id,
    fahrzeugId: row.fahrzeug_id,
    nummer: row.nummer,
    art: row.art,
    bezugNummer: row.bezug_nummer,
    buchungId: row.buchung_id,
    fahrtart: row.fahrtart,
    abfahrt: row.abfahrt,
    ankunft: row.ankunft,
    kmStart: row.km_start,
    kmEnde: row.km_ende,
    zielort: row.zielort,
    zweck: row.zweck,
    zielperson: row.zielperson,
    umweg: row.umweg,
    fahrerId: row.fahrer_id,
    fahrerName: row.fahrer_name,
    grund: row.grund,
    verspaetet: row.verspaetet,
    erfasstVon: row.erfasst_von,
    erfasst: row.erfasst,
    vorgaengerHash: row.vorgaenger_hash,
    hash: row.hash,
  }
}

/** `2026-11-21 09:00:00.5+00` as an instant writes itself: `2026-11-21T09:00:00.5Z`. The session's zone is UTC. */
export function isoOf(text: string): string {
  return text.endsWith('+00') ? `${text.slice(0, 10)}T${text.slice(11, -3)}Z` : readInstant(text).toString()
}

/** The same without an object for each moment: those of hundreds of thousands live longer than anything else that is read. */
export function eintragInText(row: EintragRow<string>): Eintrag<string> {
  const { abfahrt, ankunft, erfasst } = row
  return eintragOf({ ...row, abfahrt: isoOf(abfahrt), ankunft: isoOf(ankunft), erfasst: isoOf(erfasst) })
}

export function rowOf(entry: Eintrag): EintragRow {
  return {
    id: entry.id,
    fahrzeug_id: entry.fahrzeugId,
    nummer: entry.nummer,
    art: entry.art,
    bezug_nummer: entry.bezugNummer,
    buchung_id: entry.buchungId,
    fahrtart: entry.fahrtart,
    abfahrt: entry.abfahrt,
    ankunft: entry.ankunft,
    km_start: entry.kmStart,
    km_ende: entry.kmEnde,
    zielort: entry.zielort,
    zweck: entry.zweck,
    zielperson: entry.zielperson,
    umweg: entry.umweg,
    fahrer_id: entry.fahrerId,
    fahrer_name: entry.fahrerName,
    grund: entry.grund,
    verspaetet: entry.verspaetet,
    erfasst_von: entry.erfasstVon,
    erfasst: entry.erfasst,
    vorgaenger_hash: entry.vorgaengerHash,
    hash: entry.hash,
  }
}
