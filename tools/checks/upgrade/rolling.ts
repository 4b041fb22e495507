import { tablesIn, withoutComments } from '../ddl.ts'
import { type Check, lineAt, type Tree } from '../tree.ts'

const MIGRATION = /^server\/migrations\/(\d{4})-.*\.sql$/

/** The schema of the first release: before it there was no version to go on working. */
const BEFORE = 10

/** What a version that does not know of the migration could stumble over, each with what to do instead. */
const BREAKING: readonly { readonly what: RegExp; readonly instead: string }[] = [
  {
    what: /\bdrop\s+(?:table|view|schema|type|function|routine)\b/gi,
    instead: 'the older version still asks for it; drop it in the release after the one that has stopped to',
  },
  {
    what: /\balter\s+table\s+[\s\S]*?\bdrop\s+column\b/gi,
    instead:
      'the older version still reads and writes it; drop it in the release after the one that has stopped to',
  },
  {
    what: /\brename\s+(?:column\s+|constraint\s+)?(?:[\w"]+\s+)?to\b/gi,
    instead: 'add the new name beside the old one, fill both, and take the old one away in a later release',
  },
  {
    what: /\balter\s+column\s+[\w"]+\s+(?:set\s+data\s+)?type\b/gi,
    instead: 'add a column of the new type beside it',
  },
  {
    what: /\balter\s+column\s+[\w"]+\s+(?:set\s+not\s+null|drop\s+default)\b/gi,
    instead: 'the older version leaves it empty; do it in the release after the one that always fills it',
  },
  {
    what: /\badd\s+column\s+(?:if\s+not\s+exists\s+)?[\w"]+(?:(?!\bdefault\b|\bgenerated\b|;|,\s*add\b)[\s\S])*?\bnot\s+null\b(?:(?!\bdefault\b|\bgenerated\b)[^;,])*(?=[;,])/gi,
    instead: 'the older version does not fill it; give it a default, or let it be empty',
  },
  {
    what: /\badd\s+(?:constraint\s+[\w"]+\s+)?(?:check|unique|exclude|foreign\s+key|primary\s+key)\b/gi,
    instead:
      'the older version may write what it refuses; add it in the release after the one that keeps to it',
  },
  {
    what: /\bcreate\s+unique\s+index\b/gi,
    instead:
      'the older version may write what it refuses; add it in the release after the one that keeps to it',
  },
  { what: /\brevoke\b(?![^;]*\bfrom\s+public\b)/gi, instead: 'the older version still needs the right' },
  {
    what: /\bcreate\s+(?:constraint\s+)?trigger\b/gi,
    instead: 'it acts on what the older version writes, too; say why that is right',
  },
]

/** Directly above the statement: why the older version bears it all the same. */
const REASON = /^\s*--\s*older version: \S.{19,}/

/**
 * While servers are replaced one after the other, the older version works on the schema of the newer one: migrations add first, and take
 * away a release later.
 */
export const rolling: Check = {
  name: 'rolling',
  holds: 'a migration leaves the version before it able to work, or says why it bears it',
  run(tree) {
    const paths = tree.paths.filter((path) => Number(MIGRATION.exec(path)?.[1] ?? 0) > BEFORE)
    return { problems: paths.flatMap((path) => breaking(tree, path)), note: `${paths.length} migrations` }
  },
}

function breaking(tree: Tree, path: string): string[] {
  const text = tree.read(path)
  const sql = withoutComments(text)
  const fresh = new Set(tablesIn(sql).map(({ name }) => name.replace(/^public\./, '')))
  return statementsOf(sql).flatMap(({ from, statement }) => {
    const table = /\b(?:alter\s+table(?:\s+only)?|\bon)\s+([\w."]+)/i
      .exec(statement)?.[1]
      ?.replaceAll('"', '')
    if (table !== undefined && fresh.has(table.replace(/^public\./, ''))) return []
    if (isExplained(text, from)) return []
    return BREAKING.flatMap(({ what, instead }) =>
      [...statement.matchAll(what)]
        .slice(0, 1)
        .map(
          ([found]) =>
            `${path}:${lineAt(text, from)} '${found.trim().split(/\s+/).slice(0, 6).join(' ')}' breaks the version before: ${instead}. Or write above it "-- older version: <why it bears that>".`,
        ),
    )
  })
}

/** The statements with where each begins; what stands in a function's body is no statement of the migration. */
function statementsOf(sql: string): { from: number; statement: string }[] {
  const closed = sql.replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, (body) => body.replace(/[^\n]/g, ' '))
  const found: { from: number; statement: string }[] = []
  let start = 0
  for (const part of closed.split(';')) {
    const blank = part.length - part.trimStart().length
    if (part.trim() !== '') found.push({ from: start + blank, statement: `${part.trim()};` })
    start += part.length + 1
  }
  return found
}

function isExplained(text: string, from: number): boolean {
  const above = text.slice(0, from).trimEnd().split('\n').at(-1) ?? ''
  return REASON.test(above)
}
