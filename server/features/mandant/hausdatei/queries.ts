import type { HausdateiView } from '@platzwart/contract/mandant'
import { RETENTION, retentionHours } from '@platzwart/domain/datenschutz/retention'
import type { Language } from '@platzwart/phrases/phrases'
import { ready, type Tx } from '../../../platform/database/tx.ts'
import { phrase } from '../../../platform/phrases.ts'

/** So long the file of a house is there, and what is told of it. */
export const KEPT_HOURS = retentionHours(RETENTION.hausdatei)

export interface HausdateiRow {
  readonly id: string
  readonly art: HausdateiView['art']
  readonly mandant_id: string
  readonly name: string
  readonly status: HausdateiView['status']
  readonly schritt: HausdateiView['schritt']
  readonly erledigt: number
  readonly gesamt: number
  readonly schluessel: string | null
  readonly bytes: number | null
  readonly fehler: { readonly code: string; readonly data: Readonly<Record<string, string | number>> } | null
  /** Milliseconds. */
  readonly erstellt: number
}

export const COLUMNS = `id, art, mandant_id, name, status, schritt, erledigt::float8, gesamt::float8, schluessel, bytes::float8, fehler,
  (extract(epoch from erstellt) * 1000)::float8 as erstellt`

const INSERT = `
  insert into auth.hausdatei (id, art, mandant_id, name, betreiber_id, schluessel, bytes)
  values ($1, $2, $3, $4, $5, $6, $7) returning ${COLUMNS}`

/** Notes a file that waits for its turn. */
export async function addHausdatei(
  tx: Tx,
  row: Pick<HausdateiRow, 'id' | 'art' | 'name' | 'schluessel' | 'bytes'> & { readonly betreiberId: string },
): Promise<HausdateiRow> {
  const { id, art, name, betreiberId, schluessel, bytes } = row
  const values = [id, art, tx.scope.mandantId, name, betreiberId, schluessel, bytes]
  const added = await tx.first(ready<HausdateiRow>(INSERT, ...values))
  if (!added) throw new Error('the row that was just written is not there')
  return added
}

/** Files that wait or are under way, of all operators. */
export async function countOpen(tx: Tx): Promise<number> {
  const row = await tx.first(
    ready<{ anzahl: number }>(
      `select count(*)::int as anzahl from auth.hausdatei where status in ('wartend', 'laeuft')`,
    ),
  )
  return row?.anzahl ?? 0
}

export function presentHausdatei(sprache: Language, row: HausdateiRow): HausdateiView {
  const { id, art, name, status, schritt, bytes, fehler, erledigt, gesamt } = row
  return {
    id,
    art,
    name,
    status,
    schritt,
    bytes,
    mandantId: row.mandant_id,
    anteil: status === 'fertig' ? 1 : gesamt === 0 ? 0 : Math.min(1, erledigt / gesamt),
    fehler: fehler && phrase(sprache, 'fehler', fehler.code, fehler.data),
    da: art === 'ausfuhr' && status === 'fertig' && row.schluessel !== null,
    erstellt: Temporal.Instant.fromEpochMilliseconds(Math.floor(row.erstellt)).toString(),
  }
}
