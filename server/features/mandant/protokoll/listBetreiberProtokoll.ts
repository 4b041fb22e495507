import type { betreiberProtokollQuerySchema } from '@platzwart/contract/mandant'
import { umfangSchema } from '@platzwart/contract/mandant'
import { zeitraum } from '@platzwart/domain/time/zeitraum'
import type pg from 'pg'
import type { z } from 'zod'
import { formatCursor, readCursor } from '../../../platform/http/cursor.ts'
import { refuse } from '../../../platform/http/endpoint.ts'
import { likePattern } from '../../berechtigung/queries.ts'
import type { BetreiberCall } from '../answerBetreiber.ts'

interface Row {
  readonly id: string
  /** In microseconds since 1970: the next page begins behind it. */
  readonly zeit: string
  readonly email: string
  readonly aktion: string
  readonly mandant_id: string | null
  readonly was: unknown
}

interface NameRow {
  readonly id: string
  readonly name: string
}

// What stands in the directory is asked for by itself: on a database of many machines the houses are elsewhere.
const FOUND = 'select id from public.mandant where name ilike $1 limit 1000'
const NAMES = 'select id, name from public.mandant where id = any($1::uuid[])'
// What was answered is not read: the address of somebody who was invited may stand in it.
const LINES = `
  select p.id, (extract(epoch from p.zeit) * 1000000)::bigint as zeit, p.email, p.aktion, p.mandant_id, p.was
  from auth.betreiber_protokoll p
  where ($1::text is null or p.aktion = $1)
    and ($2::text is null or p.email ilike $2 or p.mandant_id = any($3::uuid[]) or p.was ->> 'name' ilike $2)
    and ($4::timestamptz is null or p.zeit >= $4) and ($5::timestamptz is null or p.zeit < $5)
    and ($6::timestamptz is null or (p.zeit, p.id) < ($6, $7::uuid))
  order by p.zeit desc, p.id desc limit $8`

/** The operators' own trail, the newest first, page by page. It is read by the role of the sign-in, which sees the directory and the names of houses. */
export async function listBetreiberProtokoll(
  { deps }: BetreiberCall,
  { aktion, suche, von, bis, cursor, limit }: z.output<typeof betreiberProtokollQuerySchema>,
) {
  const ordered = von && bis ? zeitraum(Temporal.Instant.from(von), Temporal.Instant.from(bis)) : null
  if (ordered?.ok === false)
    return refuse({ status: 422, code: 'zeitraum.startNichtVorEnde', issues: ordered.issues })
  const pool = deps.authPool
  const after = readCursor(cursor)
  const pattern = suche ? likePattern(suche) : null
  const found = pattern === null ? [] : (await pool.query<{ id: string }>(FOUND, [pattern])).rows
  const ids = found.map(({ id }) => id)
  const { rows } = await pool.query<Row>(LINES, [
    aktion ?? null,
    pattern,
    ids,
    von ?? null,
    bis ?? null,
    after?.zeit ?? null,
    after?.id ?? null,
    limit + 1,
  ])
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  const names = await namesOf(pool, page)
  return {
    status: 200,
    body: {
      items: page.map((row) => present(row, names)),
      cursor: last ? formatCursor(momentOf(last), last.id) : null,
    },
  } as const
}

const momentOf = ({ zeit }: Row) => Temporal.Instant.fromEpochNanoseconds(BigInt(zeit) * 1000n)

async function namesOf(pool: pg.Pool, rows: readonly Row[]): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(rows.flatMap(({ mandant_id }) => mandant_id ?? []))]
  const { rows: names } = await pool.query<NameRow>(NAMES, [ids])
  return new Map(names.map(({ id, name }) => [id, name]))
}

/** Of what the trail has kept, its name and its figures leave: a house that was deleted is remembered by nothing else. */
function present(row: Row, names: ReadonlyMap<string, string>) {
  const { id, email, aktion, mandant_id, was } = row
  const kept = (was ?? {}) as { readonly name?: unknown }
  const now = mandant_id === null ? undefined : names.get(mandant_id)
  return {
    id,
    aktion,
    zeit: momentOf(row).toString(),
    betreiber: email,
    mandantId: now === undefined ? null : mandant_id,
    name: now ?? (typeof kept.name === 'string' ? kept.name : null),
    umfang: umfangSchema.safeParse(was).data ?? null,
  }
}
