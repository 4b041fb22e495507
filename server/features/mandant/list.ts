import type { Deps } from '../../platform/deps.ts'

interface Row {
  readonly id: string
  readonly name: string
  readonly module: string[]
  readonly domains: string[]
}

/** All Mandanten with their domains, for operators; read by the role of the sign-in, which may see the directory and no more. */
export async function listMandanten(deps: Pick<Deps, 'authPool'>) {
  const { rows } = await deps.authPool.query<Row>(
    `select m.id, m.name, m.module, coalesce(array_agg(d.domain order by d.domain) filter (where d.domain is not null), '{}') as domains
       from public.mandant m left join auth.mandant_domain d on d.mandant_id = m.id
      group by m.id order by m.name, m.id`,
  )
  return { status: 200, body: rows } as const
}
