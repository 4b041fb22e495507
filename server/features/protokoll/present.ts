import type { ProtokollEintrag } from '@platzwart/contract/protokoll'
import { isEinstellungName, optionOf } from '@platzwart/domain/einstellung/catalogue'
import { isUuid } from '@platzwart/domain/id'
import {
  type Difference,
  differencesOf,
  joinParts,
  nameOf,
  partsOf,
  type Wert,
} from '@platzwart/domain/protokoll/differences'
import { isVerhalten, OWN_SETTING } from '@platzwart/domain/protokoll/verhalten'
import type { Tx } from '../../platform/database/tx.ts'
import { type ProtokollRow, readNames } from './queries.ts'

type Names = ReadonlyMap<string, string>

const isId = (wert: Wert): wert is string => typeof wert === 'string' && isUuid(wert)

/** The ids that a value is: one, or a list of nothing else. */
function idsIn(wert: Wert): readonly string[] {
  const parts = partsOf(wert)
  return parts.every(isUuid) ? parts : []
}

function idsOf(row: ProtokollRow, felder: readonly Difference[]) {
  const { akteur_id, im_auftrag_id, objekt_id, vorher, nachher } = row
  const booked = bookedId(nachher ?? vorher)
  const named = [akteur_id, im_auftrag_id, objekt_id, booked]
  return [...named.filter(isId), ...felder.flatMap(({ alt, neu }) => [...idsIn(alt), ...idsIn(neu)])]
}

/** A booking has no name of its own: it goes by what is booked. */
function bookedId(record: unknown): string {
  const { leseraumId, fahrzeugId } = (record ?? {}) as Readonly<Record<string, unknown>>
  return String(leseraumId ?? fahrzeugId)
}

function nameOfChange({ vorher, nachher, objekt_id }: ProtokollRow, names: Names): string | null {
  const record = nachher ?? vorher
  return nameOf(nachher) ?? nameOf(vorher) ?? names.get(objekt_id) ?? names.get(bookedId(record)) ?? null
}

/** Whose record it is; undefined where it is nobody's. */
const ownerOf = ({ vorher, nachher }: ProtokollRow) =>
  ((nachher ?? vorher ?? {}) as Readonly<Record<string, unknown>>).benutzerId

/** What people have marked for themselves: that they did stands in the trail, and what it was is nobody else's business. */
function isStill({ objekt, vorher, nachher }: ProtokollRow): boolean {
  if (objekt !== OWN_SETTING) return false
  const { name, schicht } = (nachher ?? vorher ?? {}) as Readonly<Record<string, unknown>>
  // Before the trail named the layer it may have been anybody's.
  const ofAll = schicht === 'mandant' || schicht === 'gruppe'
  return !ofAll && typeof name === 'string' && isEinstellungName(name) && optionOf(name).vertraulich === true
}

function presentPerson(id: string | null, names: Names) {
  return id === null ? null : { id, name: names.get(id) ?? null }
}

/** Changes as people read them: what is named by its id is shown by its name of today. */
export async function presentChanges(tx: Tx, rows: readonly ProtokollRow[]): Promise<ProtokollEintrag[]> {
  const changes = rows.map((row) => ({
    row,
    felder: isStill(row) ? [] : differencesOf(row.vorher, row.nachher),
  }))
  const ids = new Set(changes.flatMap(({ row, felder }) => idsOf(row, felder)))
  const names = await readNames(tx, [...ids])
  const shown = (wert: Wert) => {
    const ids = idsIn(wert)
    return ids.length === 0 ? wert : joinParts(ids.map((id) => names.get(id) ?? id))
  }
  return changes.map(({ row, felder }) => ({
    id: row.id,
    zeit: row.zeit.toString(),
    verhalten: isVerhalten({ objekt: row.objekt, akteurId: row.akteur_id, benutzerId: ownerOf(row) }),
    akteur: presentPerson(row.akteur_id, names),
    imAuftrag: presentPerson(row.im_auftrag_id, names),
    aktion: row.aktion,
    objekt: row.objekt,
    objektId: row.objekt_id,
    name: nameOfChange(row, names),
    felder: felder.map(({ feld, alt, neu }) => ({ feld, alt: shown(alt), neu: shown(neu) })),
  }))
}
