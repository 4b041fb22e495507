import type pg from 'pg'

const FOREIGN_KEYS = `
  select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
  from pg_constraint
  where contype = 'f' and conparentid = 0 and connamespace::regnamespace::text in ('public', 'auth', 'pgboss')`

const FORCED = `
  select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relforcerowsecurity and format('%I.%I', n.nspname, c.relname) = any($1)`

/**
 * Disables foreign keys, triggers and forced row-level security while `work` loads rows table by table.
 * Restores all of them afterwards; that validates every foreign key.
 */
export async function withoutGuards<T>(
  owner: pg.Client,
  tables: readonly string[],
  work: () => Promise<T>,
): Promise<T> {
  const { rows: keys } = await owner.query<{ table: string; name: string; definition: string }>(FOREIGN_KEYS)
  for (const { table, name } of keys) await owner.query(`alter table ${table} drop constraint ${name}`)
  await owner.query(`truncate ${tables.join(', ')}`)
  const { rows: forced } = await owner.query<{ name: string }>(FORCED, [tables])
  for (const name of tables) await owner.query(`alter table ${name} disable trigger user`)
  for (const { name } of forced) await owner.query(`alter table ${name} no force row level security`)
  const value = await work()
  for (const name of tables) await owner.query(`alter table ${name} enable trigger user`)
  // Add foreign keys while the owner still sees every house: under forced RLS, validation would miss rows.
  for (const { table, name, definition } of keys)
    await owner.query(`alter table ${table} add constraint ${name} ${definition}`)
  for (const { name } of forced) await owner.query(`alter table ${name} force row level security`)
  return value
}
