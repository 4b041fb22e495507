import type { mandantenQuerySchema } from '@platzwart/contract/mandant'
import type { z } from 'zod'
import type { Deps } from '../../platform/deps.ts'

interface Row {
  readonly id: string
  readonly name: string
  readonly module: string[]
  readonly domains: string[]
}

const PAGE = `
  select m.id, m.name, m.module, array(select d.domain from auth.mandant_domain d where d.mandant_id = m.id order by d.domain) as domains
  from public.mandant m
  where $1::uuid is null or (m.name, m.id) > (select c.name, c.id from public.mandant c where c.id = $1)
  order by m.name, m.id limit $2`

/** Mandanten with their domains, a page at a time, for operators; read by the role of the sign-in, which may see the directory and no more. */
export async function listMandanten(
  deps: Pick<Deps, 'authPool'>,
  { cursor, limit }: z.output<typeof mandantenQuerySchema>,
) {
  const { rows } = await deps.authPool.query<Row>(PAGE, [cursor ?? null, limit + 1])
  const items = rows.slice(0, limit)
  const last = rows.length > limit ? items.at(-1) : undefined
  return { status: 200, body: { items, cursor: last?.id ?? null } } as const
}
