import type { ZugriffstokenView } from '@platzwart/contract/zugriffstoken'
import type { TokenUmfang } from '@platzwart/domain/zugriffstoken/umfang'
import { ready, type Tx } from '../../platform/database/tx.ts'
import type { Cursor } from '../../platform/http/cursor.ts'
import { shownStartOf } from '../../platform/sitzung/zugriffstoken.ts'

export interface TokenRow {
  readonly id: string
  readonly benutzer_id: string
  readonly name: string
  readonly umfang: readonly TokenUmfang[]
  readonly angelegt: Temporal.Instant
  readonly ablauf: Temporal.Instant
  readonly benutzt: string | null
}

const COLUMNS = 'id, benutzer_id, name, umfang, angelegt, ablauf, benutzt::text as benutzt'

const OWN = `
  select ${COLUMNS} from zugriffstoken
  where mandant_id = $1 and benutzer_id = $2 order by angelegt desc, id desc`

export function readOwn(tx: Tx, benutzerId: string): Promise<TokenRow[]> {
  return tx.all(ready<TokenRow>(OWN, tx.scope.mandantId, benutzerId))
}

export interface HausTokenRow extends TokenRow {
  readonly vorname: string
  readonly nachname: string
}

const ALL = `
  select z.id, z.benutzer_id, z.name, z.umfang, z.angelegt, z.ablauf, z.benutzt::text as benutzt, b.vorname, b.nachname
  from zugriffstoken z join benutzer b on b.mandant_id = z.mandant_id and b.id = z.benutzer_id
  where z.mandant_id = $1 and ($2::timestamptz is null or (z.angelegt, z.id) < ($2, $3::uuid))
  order by z.angelegt desc, z.id desc limit $4`

export function readAll(tx: Tx, after: Cursor | null, limit: number): Promise<HausTokenRow[]> {
  const { mandantId } = tx.scope
  return tx.all(ready<HausTokenRow>(ALL, mandantId, after?.zeit ?? null, after?.id ?? null, limit))
}

/** A row as its person and the house see it. */
export function presentToken(
  { mandantId }: Tx['scope'],
  row: TokenRow,
  now: Temporal.Instant,
): ZugriffstokenView {
  const { id, benutzer_id: benutzerId, name, umfang, angelegt, ablauf, benutzt } = row
  return {
    id,
    name,
    anfang: shownStartOf({ mandantId, benutzerId, id }),
    umfang: [...umfang],
    angelegt: angelegt.toString(),
    ablauf: ablauf.toString(),
    abgelaufen: Temporal.Instant.compare(ablauf, now) <= 0,
    benutzt,
  }
}
