import { tablesIn, withoutComments } from './ddl.ts'
import { isTest, lineAt, type Tree } from './tree.ts'

const MIGRATION = /^server\/migrations\/.*\.sql$/
/** From the next one on a database that is spread already is taken further by every migration (server/testing/cluster/start.citus.test.ts). */
const TAKEN_FURTHER = 10
const SOURCE = /^server\/(?:features|platform)\/.*\.ts$/

/** Compared with the Mandant's id, not only joined with another table that is not; or correlated with the statement around it. */
const NAMED_WHEN_BUILT = /\b(?:where|whereRef)\(\s*'(?:\w+\.)?mandant_id',\s*'=',/

/** A parameter, the session's own setting, or the first of the columns that are inserted. */
const NAMED = /\bmandant_id = (?:any\()?(?:\$|nullif\(current_setting\()|\(\s*mandant_id\b/
/** A piece of a statement may name the Mandant of what is around it. */
const CORRELATED = /\bmandant_id = \w+\.mandant_id\b/
const WHOLE = /^`\s*(?:with|select|insert|update|delete)\b/i

function namesMandant(statement: string): boolean {
  if (!statement.startsWith('`')) return NAMED_WHEN_BUILT.test(statement)
  return NAMED.test(statement) || (!WHOLE.test(statement) && CORRELATED.test(statement))
}

/** A column, a parameter, or something that is called, between the two words; of a condition nothing stands there. */
const SIMPLE_CASE = /\bcase\s+(?!\s|when\b)[^;]*?\bwhen\b/gi

/** Tables that are distributed by the Mandant, by name. */
function distributedTables(tree: Tree): string[] {
  return tree.paths
    .filter((path) => MIGRATION.test(path))
    .flatMap((path) => tablesIn(withoutComments(tree.read(path))))
    .filter(({ name, columns }) => !name.includes('.') && columns.includes('mandant_id'))
    .map(({ name }) => name)
}

/**
 * Statements on tables of a Mandant that do not name it. On one machine row-level security keeps them apart; on many a statement that does not
 * say whose it is goes to every shard, and one that writes is refused.
 */
export function undistributed(tree: Tree): string[] {
  const names = distributedTables(tree).join('|')
  if (names === '') return []
  const built = new RegExp(
    String.raw`\b(?:selectFrom|updateTable|deleteFrom)\(\s*'(?:${names})(?: as \w+)?'`,
    'g',
  )
  const raw = new RegExp(String.raw`\b(?:from|join|update|into)\s+(?:public\.)?(?:${names})\b`, 'i')
  return tree.paths
    .filter((path) => SOURCE.test(path) && !isTest(path))
    .flatMap((path) => {
      const text = tree.read(path)
      const chains = [...text.matchAll(built)].map(({ index }) => ({
        index,
        statement: chainAt(text, index),
      }))
      const literals = [...text.matchAll(/`[^`]*`/g)]
        .filter(([literal]) => raw.test(literal))
        .map(({ 0: statement, index }) => ({ index, statement }))
      return [...chains, ...literals]
        .filter(({ statement }) => !namesMandant(statement))
        .map(({ index }) => `${path}:${lineAt(text, index)}`)
    })
}

/** The chain of calls that begins here: until what is around it closes, or the statement ends. */
function chainAt(text: string, start: number): string {
  let depth = 0
  for (let i = start; i < text.length; i++) {
    const sign = text[i] as string
    if ('([{'.includes(sign)) depth++
    if (')]}'.includes(sign) && --depth < 0) return text.slice(start, i)
    if (depth === 0 && (sign === ',' || text.startsWith('\n\n', i))) return text.slice(start, i)
  }
  return text.slice(start)
}

/**
 * Statements that compare one value with several by `case x when y`. Where houses are spread over machines, what a writing statement can be told
 * beforehand is put in before it is sent: `y` alone is taken for that, and the condition reaches the worker as a null. `case when x = y` does not.
 */
export function simpleCases(tree: Tree): string[] {
  return tree.paths
    .filter((path) => SOURCE.test(path) && !isTest(path))
    .flatMap((path) => {
      const text = tree.read(path)
      return [...text.matchAll(/`[^`]*`/g)].flatMap(({ 0: literal, index }) =>
        [...literal.matchAll(SIMPLE_CASE)].map((found) => `${path}:${lineAt(text, index + found.index)}`),
      )
    })
}

const LOCKS =
  /\.for(?:No)?(?:Key)?(?:Update|Share)\(|\bfor\s+(?:no\s+key\s+update|update|key\s+share|share)\b/i
/** A question within a statement that takes its Mandant from what is around it. */
const INNER = /\bselect\b[^`]*?\bmandant_id = \w+\.mandant_id\b/i

/**
 * Statements that are built, lock rows, and ask within for rows of the Mandant around them. What joins is known to be of one machine, what is asked within
 * is not, and a lock is not taken on many: the Mandant has to be said there, too.
 */
export function lockedSubqueries(tree: Tree): string[] {
  return tree.paths
    .filter((path) => SOURCE.test(path) && !isTest(path))
    .flatMap((path) => {
      const text = tree.read(path).replaceAll(/\/\/.*/g, (remark) => ' '.repeat(remark.length))
      return [...text.matchAll(/\bselectFrom\(/g)]
        .filter(({ index }) => {
          const chain = chainAt(text, index)
          return LOCKS.test(chain) && (chain.match(/`[^`]*`/g) ?? []).some((piece) => INNER.test(piece))
        })
        .map(({ index }) => `${path}:${lineAt(text, index)}`)
    })
}

const ALTERED = /\balter\s+table\s+(?:only\s+)?(?:public\.)?"?(\w+)"?\s+(add\s+column\b[^;]*)/gi
const RULED = /\b(?:check\s*\(|references\b|unique\b|primary\s+key\b|constraint\b)/i

/** Columns that a table of a house gets together with a rule: a table that is spread takes the column alone, and the rule in a statement of its own. */
export function ruledColumns(tree: Tree): string[] {
  const names = distributedTables(tree)
  return tree.paths
    .filter((path) => MIGRATION.test(path) && Number(/\d{4}/.exec(path)?.[0]) > TAKEN_FURTHER)
    .flatMap((path) => {
      const sql = withoutComments(tree.read(path))
      const own = new Set(tablesIn(sql).map(({ name }) => name))
      return [...sql.matchAll(ALTERED)]
        .filter(([, table = '', added = '']) => names.includes(table) && !own.has(table) && RULED.test(added))
        .map(({ index }) => `${path}:${lineAt(sql, index)}`)
    })
}

/** Functions in language SQL that take parameters: no plan over many machines goes through one. Of each its last definition counts. */
export function sqlFunctions(tree: Tree): string[] {
  const defined = new Map<string, string>()
  for (const path of tree.paths.filter((it) => MIGRATION.test(it))) {
    const text = withoutComments(tree.read(path))
    for (const [, name = '', parameters = '', head = ''] of text.matchAll(
      /create\s+(?:or\s+replace\s+)?function\s+([\w.]+)\s*\(([^)]*)\)([^;]*?)\bas\s+\$/gi,
    )) {
      if (/\blanguage\s+sql\b/i.test(head) && parameters.trim() !== '') defined.set(name, `${path} ${name}`)
      else defined.delete(name)
    }
  }
  return [...defined.values()]
}
