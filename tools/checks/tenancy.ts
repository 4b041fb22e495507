import { type TableText, tablesIn, withoutComments } from './ddl.ts'
import { type Check, lineAt, type Tree } from './tree.ts'

/** Read before any Mandant is known, or not ours: sign-in, the migration's own record, the queues. */
const GLOBAL_SCHEMAS = /^(?:auth|platzwart_meta|pgboss)\./
/** Schemas whose tables are written elsewhere; their columns carry the comments of their own makers. */
const FOREIGN_SCHEMAS = /^(?:auth|pgboss)\./
/** The Mandant itself has no Mandant above it. */
const ROOT = 'mandant'

/**
 * The static half of tenancy: what can be seen in the migrations without a database. The other half walks the
 * catalogue of a migrated database as the application's role.
 */
export const tenancy: Check = {
  name: 'tenancy',
  holds:
    'every table of a Mandant says so in all its keys, is isolated by row-level security, is explained, and says how it is distributed',
  run(tree) {
    const paths = tree.paths.filter((path) => /^server\/migrations\/.*\.sql$/.test(path))
    const all = paths.map((path) => withoutComments(tree.read(path))).join('\n')
    const tables = paths.flatMap((path) =>
      tablesIn(withoutComments(tree.read(path))).map((table) => ({ path, table })),
    )
    return {
      problems: [
        ...tables.flatMap(({ path, table }) =>
          problemsOf(all, table).map(
            (problem) => `${path}:${lineAt(tree.read(path), table.offset)} ${problem}`,
          ),
        ),
        ...paths.flatMap((path) => uniqueIndexes(tree, path)),
        ...paths.flatMap((path) => addedColumns(tree, path, all)),
        ...unplaced(
          tree,
          tables.map(({ table }) => table.name),
        ),
      ],
      note: `${tables.length} tables`,
    }
  },
}

const PLACES = 'server/platform/migrate/distribution.ts'

/** Tables that do not say where their rows go on a database of many machines, and places of tables that are none. */
function unplaced(tree: Tree, tables: readonly string[]): string[] {
  if (!tree.paths.includes(PLACES)) return []
  const placed = new Map(
    [...tree.read(PLACES).matchAll(/^ {2}(\w+): '(\w+)',$/gm)].map(([, name = '', column = '']) => [
      name,
      column,
    ]),
  )
  const own = tables.filter((name) => !GLOBAL_SCHEMAS.test(name))
  return [
    ...own
      .filter((name) => placed.get(name) !== (name === ROOT ? 'id' : 'mandant_id'))
      .map((name) => `${PLACES}: ${name} does not say by which column it is distributed: put it in.`),
    ...[...placed.keys()]
      .filter((name) => !own.includes(name))
      .map((name) => `${PLACES}: there is no table ${name}.`),
  ]
}

function problemsOf(all: string, table: TableText): string[] {
  const ownColumns = FOREIGN_SCHEMAS.test(table.name) ? [] : table.columns
  const explained = [
    ...(has(all, `comment on table ${table.name} is`) || table.name.startsWith('pgboss.')
      ? []
      : [`${table.name} has no comment.`]),
    ...ownColumns
      .filter((column) => !has(all, `comment on column ${table.name}.${column} is`))
      .map((column) => `${table.name}.${column} has no comment.`),
  ]
  return GLOBAL_SCHEMAS.test(table.name)
    ? explained
    : [...explained, ...isolation(all, table), ...keys(table)]
}

function isolation(all: string, table: TableText): string[] {
  const loops = [...all.matchAll(/\bin\s+array\s+array\s*\[([^\]]*)\]([\s\S]*?)end\s+loop/gi)]
  const isolated = (verb: 'enable' | 'force') =>
    has(all, `alter table ${table.name} ${verb} row level security`) ||
    loops.some(
      ([, names = '', body = '']) =>
        names.includes(`'${table.name}'`) && has(body, `alter table %I ${verb} row level security`),
    )
  return (['enable', 'force'] as const)
    .filter((verb) => !isolated(verb))
    .map(
      (verb) => `${table.name} lacks '${verb} row level security': its rows would be open to every Mandant.`,
    )
}

function keys(table: TableText): string[] {
  if (table.name === ROOT) return []
  const missing = table.columns.includes('mandant_id') ? [] : [`${table.name} has no mandant_id.`]
  const loose = table.keys.filter(
    (key) => !/\bcheck\b/i.test(key) && !/\bmandant_id\b/.test(key.split(/references/i)[0] ?? key),
  )
  return [
    ...missing,
    ...loose.map(
      (key) => `${table.name}: '${key}' does not carry mandant_id, so it would see two Mandanten at once.`,
    ),
  ]
}

function uniqueIndexes(tree: Tree, path: string): string[] {
  const sql = withoutComments(tree.read(path))
  return [...sql.matchAll(/\bcreate\s+unique\s+index\s+\w+\s+on\s+([\w."]+)[^;]*?\(([^;]*)/gi)]
    .filter(([, table = '', columns = '']) => !GLOBAL_SCHEMAS.test(table) && !/\bmandant_id\b/.test(columns))
    .map(
      (match) =>
        `${path}:${lineAt(sql, match.index)} the unique index on ${match[1]} does not carry mandant_id.`,
    )
}

function addedColumns(tree: Tree, path: string, all: string): string[] {
  const sql = withoutComments(tree.read(path))
  return [...sql.matchAll(/\balter\s+table\s+([\w."]+)\s+add\s+column\s+(?:if\s+not\s+exists\s+)?(\w+)/gi)]
    .filter(
      ([, table = '', column = '']) =>
        !FOREIGN_SCHEMAS.test(table) && !has(all, `comment on column ${table}.${column} is`),
    )
    .map((match) => `${path}:${lineAt(sql, match.index)} ${match[1]}.${match[2]} has no comment.`)
}

function has(sql: string, statement: string): boolean {
  const pattern = statement.replace(/[.%]/g, '\\$&').replaceAll(' ', '\\s+').replaceAll('"', '"?')
  return new RegExp(pattern, 'i').test(sql.replaceAll('"', ''))
}
