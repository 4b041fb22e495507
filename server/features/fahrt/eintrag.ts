import type { FahrzeugBuchungView } from '@platzwart/contract/fahrzeugBuchung'
import { missingAngaben } from '@platzwart/domain/fahrtenbuch/angaben'
import { completeUntil } from '@platzwart/domain/fahrtenbuch/deadline'
import type { Angaben, FahrtenbuchArt } from '@platzwart/domain/fahrtenbuch/types'
import type { Fahrtart } from '@platzwart/domain/fahrzeug/types'
import { ready, type Tx } from '../../platform/database/tx.ts'
import type { Call } from '../../platform/http/endpoint.ts'
import { lostWithin } from '../flotte/kilometerstand.ts'
import type { FahrtRow } from './queries.ts'

interface EintragRow extends Angaben {
  readonly id: string
  readonly fahrtart: Fahrtart
  readonly abfahrt: Temporal.Instant
  /** As first written: the days are counted from it. */
  readonly erste_ankunft: Temporal.Instant
  readonly km_start: number
  readonly km_ende: number
  readonly gefahren: number
}

const EINTRAG = `
  select e.id, e.ankunft as erste_ankunft, n.fahrtart, n.abfahrt, n.km_start, n.km_ende, n.zielort, n.zweck, n.zielperson, n.umweg,
    n.km_ende - n.km_start + ${lostWithin('e.fahrzeug_id', 'n.abfahrt', 'n.ankunft')} as gefahren
  from fahrtenbuch_eintrag e
  join lateral (
    select k.fahrtart, k.abfahrt, k.ankunft, k.km_start, k.km_ende, k.zielort, k.zweck, k.zielperson, k.umweg from fahrtenbuch_eintrag k
    where k.mandant_id = $1 and k.fahrzeug_id = e.fahrzeug_id and (k.nummer = e.nummer or k.bezug_nummer = e.nummer)
    order by k.nummer desc limit 1) n on true
  where e.mandant_id = $1 and e.buchung_id = $2 and e.art in ('fahrt', 'nacherfasst')
  order by e.nummer limit 1`

/** The line that a trip has in its car's logbook, as it stands now. */
export async function readEintrag(tx: Tx, buchungId: string): Promise<EintragRow | undefined> {
  return tx.first(ready<EintragRow>(EINTRAG, tx.scope.mandantId, buchungId))
}

/** What its people see of it. How far somebody drove in private is told to nobody else. */
export function presentEintrag(
  { person, konfiguration }: Call,
  { fahrer_id: fahrerId }: Pick<FahrtRow, 'fahrer_id'>,
  row: EintragRow,
  art: FahrtenbuchArt,
): NonNullable<FahrzeugBuchungView['eintrag']> {
  const tells = row.fahrtart !== 'privat' || fahrerId === person.id
  const fehlt = missingAngaben(row, art)
  return {
    id: row.id,
    abfahrt: row.abfahrt.toString(),
    kmStart: tells ? row.km_start : null,
    kmEnde: tells ? row.km_ende : null,
    kilometer: tells ? row.gefahren : null,
    fahrtart: row.fahrtart,
    zielort: row.zielort,
    zweck: row.zweck,
    zielperson: row.zielperson,
    umweg: row.umweg,
    fehlt,
    ergaenzbarBis:
      fehlt.length === 0 ? null : completeUntil(row.erste_ankunft, konfiguration.mandant.zone).toString(),
  }
}
