import type pg from 'pg'

/** What is ours: the schemas that the migrations make. */
const OURS = "('public', 'auth', 'pgboss', 'platzwart_meta')"

/** pg-boss makes a table of statistics for each day, by the calendar of the day on which it is asked. */
const BY_THE_DAY = "'^queue_stats_[0-9]{8}'"

interface Fact {
  /** The table, function, type or schema. */
  readonly of: string
  readonly fact: string
}

/** One fact a row. They are sorted, so that neither the order of columns nor that of files matters. */
const FACTS = `
  with ours as (
    select oid, nspname from pg_namespace where nspname in ${OURS}
  ), relations as (
    select c.oid, c.relowner, c.relacl, c.reloptions, c.relkind, c.relrowsecurity, c.relforcerowsecurity,
      n.nspname || '.' || c.relname as name
    from pg_class c join ours n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v', 'm', 'S') and c.relname !~ ${BY_THE_DAY}
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  ), functions as (
    select p.oid, p.proowner, p.proacl, p.prosecdef, p.provolatile, p.proconfig,
      n.nspname || '.' || p.proname || '(' || pg_get_function_identity_arguments(p.oid) || ')' as name
    from pg_proc p join ours n on n.oid = p.pronamespace
    where p.prokind in ('f', 'p') and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  )
  select 'schema ' || nspname as of, 'is there' as fact from ours
  union all select 'schema ' || n.nspname, 'grant ' || a.privilege_type || ' to ' || a.grantee::regrole
    from ours n join pg_namespace s on s.oid = n.oid, aclexplode(s.nspacl) a where n.nspname <> 'public'
  union all select 'schema ' || n.nspname, 'comment ' || obj_description(n.oid, 'pg_namespace')
    from ours n where obj_description(n.oid, 'pg_namespace') is not null and n.nspname <> 'public'

  union all select 'table ' || name, 'owned by ' || relowner::regrole || coalesce(' with ' || array_to_string(reloptions, ', '), '')
    || case when relkind <> 'r' then ' of kind ' || relkind::text else '' end from relations
  union all select 'table ' || name, 'row level security'
    || case when relrowsecurity then ' enabled' else ' disabled' end || case when relforcerowsecurity then ', forced' else '' end from relations
  union all select 'table ' || name, 'comment ' || obj_description(oid, 'pg_class') from relations where obj_description(oid, 'pg_class') is not null
  union all select 'table ' || name, 'grant ' || a.privilege_type || ' to ' || a.grantee::regrole || case when a.is_grantable then ' with grant option' else '' end
    from relations, aclexplode(relacl) a where a.grantee <> relowner
  union all select 'table ' || r.name, 'column ' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
    || case when a.attnotnull then ' not null' else '' end
    || case when a.attidentity <> '' then ' identity ' || a.attidentity::text else '' end
    || coalesce(case when a.attgenerated <> '' then ' generated ' else ' default ' end || pg_get_expr(d.adbin, d.adrelid), '')
    from relations r join pg_attribute a on a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped
      left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  union all select 'table ' || r.name, 'column ' || a.attname || ' comment ' || col_description(r.oid, a.attnum)
    from relations r join pg_attribute a on a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped
    where col_description(r.oid, a.attnum) is not null
  union all select 'table ' || r.name, 'column ' || a.attname || ' grant ' || g.privilege_type || ' to ' || g.grantee::regrole
    from relations r join pg_attribute a on a.attrelid = r.oid and a.attnum > 0, aclexplode(a.attacl) g
  union all select 'table ' || r.name, 'constraint ' || k.conname || ' ' || pg_get_constraintdef(k.oid)
    from relations r join pg_constraint k on k.conrelid = r.oid where k.contype in ('c', 'f', 'p', 'u', 'x')
  union all select 'table ' || r.name, 'index ' || pg_get_indexdef(i.indexrelid)
    from relations r join pg_index i on i.indrelid = r.oid
    where not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x'))
  union all select 'table ' || r.name, 'trigger ' || pg_get_triggerdef(t.oid)
    from relations r join pg_trigger t on t.tgrelid = r.oid where not t.tgisinternal
  union all select 'table ' || r.name, 'policy ' || p.polname || case when p.polpermissive then '' else ' restrictive' end
    || ' for ' || case p.polcmd when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update' when 'd' then 'delete' else 'all' end
    || ' to ' || (select string_agg(x.role::regrole::text, ', ' order by x.role::regrole::text) from unnest(p.polroles) x(role))
    || coalesce(' using ' || pg_get_expr(p.polqual, p.polrelid), '') || coalesce(' with check ' || pg_get_expr(p.polwithcheck, p.polrelid), '')
    from relations r join pg_policy p on p.polrelid = r.oid

  union all select 'function ' || name, 'owned by ' || proowner::regrole from functions
  union all select 'function ' || name, 'definition ' || pg_get_functiondef(oid) from functions
  union all select 'function ' || name, 'comment ' || obj_description(oid, 'pg_proc') from functions where obj_description(oid, 'pg_proc') is not null
  union all select 'function ' || f.name, 'execute for ' || case a.grantee when 0 then 'everybody' else a.grantee::regrole::text end
    from functions f, aclexplode(coalesce(f.proacl, acldefault('f', f.proowner))) a where a.grantee <> f.proowner

  union all select 'type ' || n.nspname || '.' || t.typname, 'enum ' || (select string_agg(e.enumlabel, ', ' order by e.enumsortorder) from pg_enum e where e.enumtypid = t.oid)
    from pg_type t join ours n on n.oid = t.typnamespace where t.typtype = 'e'
  union all select 'type ' || n.nspname || '.' || t.typname, 'domain ' || pg_get_constraintdef(k.oid)
    from pg_type t join ours n on n.oid = t.typnamespace join pg_constraint k on k.contypid = t.oid
  union all select 'extension ' || extname, 'is there' from pg_extension where extname <> 'plpgsql'`

const FILLED = `
  select format('%I.%I', schemaname, tablename) as name from pg_tables
  where schemaname in ${OURS} and tablename <> 'schema_migration' and tablename !~ ${BY_THE_DAY} order by 1`

/**
 * What a migrated database is, as text that a person can read: tables with their columns, constraints, indexes, policies, triggers and rights, functions
 * with their bodies, and the rows that the migrations put in (but for their times).
 */
export async function readSchema(admin: pg.Client): Promise<string> {
  const facts = (await admin.query<Fact>(FACTS)).rows
  for (const { name } of (await admin.query<{ name: string }>(FILLED)).rows) {
    const { rows } = await admin.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(t) as row from ${name} t order by 1`,
    )
    for (const { row } of rows) facts.push({ of: `table ${name}`, fact: `row ${withoutTimes(row)}` })
  }
  const byObject = Map.groupBy(facts, ({ of }) => of)
  return [...byObject.keys()]
    .sort()
    .map((of) => `${of}\n${linesOf(byObject.get(of) ?? [])}`)
    .join('\n')
}

function linesOf(facts: readonly Fact[]): string {
  return facts
    .map(({ fact }) => `  ${fact.trimEnd().replaceAll('\n', '\n    ')}\n`)
    .sort()
    .join('')
}

function withoutTimes(row: Record<string, unknown>): string {
  return JSON.stringify(row, (_, value) =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? 'a time' : value,
  )
}

/** What only one of two schemas says, each line behind the object that it belongs to: `-` what the first says alone, `+` the second. */
export function differencesOf(before: string, after: string): string[] {
  const was = factsOf(before)
  const is = factsOf(after)
  return [
    ...[...was].filter((fact) => !is.has(fact)).map((fact) => `- ${fact}`),
    ...[...is].filter((fact) => !was.has(fact)).map((fact) => `+ ${fact}`),
  ]
}

function factsOf(schema: string): Set<string> {
  return new Set(
    schema.split('\n\n').flatMap((object) => {
      const [of = '', ...facts] = object.split(/\n {2}(?! )/)
      return facts.map((fact) => `${of}: ${fact.trimEnd()}`)
    }),
  )
}
