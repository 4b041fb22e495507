import { EINSTELLUNG_NAMES, type EinstellungName, optionOf } from '@platzwart/domain/einstellung/catalogue'
import { ready, type Tx } from '../../platform/database/tx.ts'
import type { Cursor } from '../../platform/http/cursor.ts'
import type { Schicht } from './queries.ts'

/** A value and its place as the audit trail keeps them (`storeWert`). */
interface Kept {
  readonly name: string
  readonly wert: string
  readonly schicht?: 'mandant' | 'gruppe' | 'benutzer'
  readonly benutzerId?: string
  readonly gruppeId?: string
}

export interface HistoryRow {
  readonly id: string
  readonly zeit: Temporal.Instant
  readonly akteur_id: string | null
  readonly akteur: string | null
  readonly vorher: Kept | null
  readonly nachher: Kept | null
  readonly benutzer: string | null
  readonly gruppe: string | null
  readonly steht: boolean
}

/** Before the trail named whose a value was, what was taken out of it cannot be told any more. */
const PLACED = `coalesce(p.nachher ->> 'schicht', p.vorher ->> 'schicht') is not null`
const OF = (what: 'name' | 'benutzerId' | 'gruppeId') =>
  `coalesce(p.nachher ->> '${what}', p.vorher ->> '${what}')`
const BENUTZER = `(${OF('benutzerId')})::uuid`
const GRUPPE = `(${OF('gruppeId')})::uuid`

const CHANGES = `
  select p.id, p.zeit, p.akteur_id, a.vorname || ' ' || a.nachname as akteur, p.vorher, p.nachher,
    b.vorname || ' ' || b.nachname as benutzer, g.name as gruppe,
    (e.wert is not distinct from p.nachher ->> 'wert')
      and row_number() over (partition by ${BENUTZER}, ${GRUPPE} order by p.zeit desc, p.id desc) = 1 as steht
  from protokoll p
  left join benutzer a on a.mandant_id = p.mandant_id and a.id = p.akteur_id
  left join benutzer b on b.mandant_id = p.mandant_id and b.id = ${BENUTZER}
  left join gruppe g on g.mandant_id = p.mandant_id and g.id = ${GRUPPE}
  left join einstellung_wert e on e.mandant_id = p.mandant_id and e.option_name = $2
    and e.benutzer_id is not distinct from ${BENUTZER} and e.gruppe_id is not distinct from ${GRUPPE}
  where p.mandant_id = $1 and p.objekt = 'einstellung_wert' and ${OF('name')} = $2 and ${PLACED}
    and (not $3 or ${BENUTZER} is null)`

const PAGE = `
  select * from (${CHANGES}) verlauf
  where ($4::timestamptz is null or (zeit, id) < ($4, $5::uuid))
  order by zeit desc, id desc limit $6`

/** The changes of one option's values, the newest first; of one that is nobody else's business without those of people. */
export function readHistory(tx: Tx, name: EinstellungName, after: Cursor | null, limit: number) {
  const still = optionOf(name).vertraulich === true
  const page = [after?.zeit ?? null, after?.id ?? null, limit]
  return tx.all(ready<HistoryRow>(PAGE, tx.scope.mandantId, name, still, ...page))
}

const ONE = `
  select p.vorher, p.nachher from protokoll p
  where p.mandant_id = $1 and p.id = $2 and p.objekt = 'einstellung_wert' and ${PLACED}`

/** One change of a value. */
export function readChange(tx: Tx, id: string) {
  return tx.first(ready<Pick<HistoryRow, 'vorher' | 'nachher'>>(ONE, tx.scope.mandantId, id))
}

// From the newest on; what is not about the person, a group or the house is no matter of theirs.
const SINCE = `
  select p.vorher, p.nachher from protokoll p
  where p.mandant_id = $1 and p.objekt = 'einstellung_wert' and ${OF('name')} = any ($2) and p.zeit >= $3 and ${PLACED}
    and (${BENUTZER} is null or ${BENUTZER} = $4)
  order by p.zeit desc, p.id desc`

/** What was changed since then of what may hold for a person, the newest first. */
export function readSince(tx: Tx, since: Temporal.Instant, benutzerId: string) {
  const rows = ready<Pick<HistoryRow, 'vorher' | 'nachher'>>(
    SINCE,
    tx.scope.mandantId,
    EINSTELLUNG_NAMES,
    since,
    benutzerId,
  )
  return tx.all(rows)
}

/** Option and layer of a change. */
export function placeOfChange({ vorher, nachher }: Pick<HistoryRow, 'vorher' | 'nachher'>) {
  const { name, schicht, benutzerId, gruppeId } = (nachher ?? vorher) as Kept
  const place: Schicht = { benutzerId: benutzerId ?? null, gruppeId: gruppeId ?? null }
  return { name, schicht: schicht ?? 'mandant', place } as const
}
