import type { TestMandant } from '../mandant.ts'

const TABLES = `
  select format('%I', c.relname) as name from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and has_table_privilege(c.oid, 'select') and exists (
    select from pg_attribute a where a.attrelid = c.oid and a.attname = 'mandant_id')
  order by 1`

/** How many rows a house has in each of its tables, and how many jobs wait for it. */
export async function countRows(haus: TestMandant): Promise<Readonly<Record<string, number>>> {
  return haus.scoped(async (tx) => {
    const { rows: tables } = await tx.raw<{ name: string }>(TABLES, [])
    const counts = tables.map(
      ({ name }) => `select '${name}' as name, count(*)::int as n from ${name} where mandant_id = $1`,
    )
    const jobs = `select 'job' as name, count(*)::int as n from pgboss.job where data ->> 'mandantId' = $1::uuid::text`
    const { rows } = await tx.raw<{ name: string; n: number }>([...counts, jobs].join(' union all '), [
      haus.id,
    ])
    return Object.fromEntries(rows.map(({ name, n }) => [name, n]))
  })
}
