import { type Expression, parseSync, Visitor } from 'oxc-parser'
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
    'every table of a Mandant says so in all its keys, is isolated by row-level security, is explained, and is defined beside its owner',
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
        ...undefinedTables(
          tree,
          tables.map(({ table }) => table.name),
        ),
      ],
      note: `${tables.length} tables`,
    }
  },
}

const DEFINITIONS = /^domain\/\w+\/(?:\w+\/)?tables\.ts$/

/** Tables of houses that no owner has defined, which would be on no machine of many and in no list, and definitions of what is no table. */
function undefinedTables(tree: Tree, tables: readonly string[]): string[] {
  const paths = tree.paths.filter((path) => DEFINITIONS.test(path))
  if (paths.length === 0) return []
  const defined = new Map(
    paths.flatMap((path) => definedIn(path, tree.read(path)).map((name) => [name, path])),
  )
  const own = tables.filter((name) => !GLOBAL_SCHEMAS.test(name))
  return [
    ...own
      .filter((name) => !defined.has(name))
      .map((name) => `${name} is not defined: say in the tables.ts of its owner (domain/<noun>) what it is.`),
    ...[...defined]
      .filter(([name]) => !name.includes('.') && !own.includes(name))
      .map(([name, path]) => `${path}: there is no table ${name}.`),
  ]
}

/** The keys of `TABLES`. */
function definedIn(path: string, text: string): string[] {
  const names: string[] = []
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || id.name !== 'TABLES' || !init) return
      for (const property of membersOf(init)) names.push(property)
    },
  }).visit(parseSync(path, text).program)
  return names
}

function membersOf(value: Expression): string[] {
  if (value.type === 'TSAsExpression' || value.type === 'TSSatisfiesExpression')
    return membersOf(value.expression)
  if (value.type !== 'ObjectExpression') return []
  return value.properties.flatMap((property) => {
    if (property.type !== 'Property') return []
    const { key } = property
    if (key.type === 'Identifier') return [key.name]
    return key.type === 'Literal' && typeof key.value === 'string' ? [key.value] : []
  })
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
