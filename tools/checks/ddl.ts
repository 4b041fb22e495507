/** One `create table` of a migration, split at the commas of its outermost brackets. */
export interface TableText {
  readonly name: string
  readonly offset: number
  readonly columns: readonly string[]
  /** Keys and constraints, those written behind a column included. */
  readonly keys: readonly string[]
}

const CONSTRAINT = /^(?:constraint\s+\w+\s+)?(?:primary key|unique|foreign key|exclude|check)\b/i

/** Blanks comments out and keeps every offset, so that line numbers stay right. */
export function withoutComments(sql: string): string {
  return sql.replace(/--[^\n]*/g, (comment) => ' '.repeat(comment.length))
}

/** Names come with their schema when they have one (`auth.session`); quotes are dropped. */
export function tablesIn(sql: string): TableText[] {
  return [...sql.matchAll(/\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?([\w."]+)\s*\(/gi)].map((match) => {
    const parts = outermostParts(sql, match.index + match[0].length)
    const columns = parts.filter((part) => !CONSTRAINT.test(part))
    return {
      name: (match[1] ?? '').replaceAll('"', ''),
      offset: match.index,
      columns: columns.map((part) => part.split(/\s+/)[0]?.replaceAll('"', '') ?? part),
      keys: [...parts.filter((part) => CONSTRAINT.test(part)), ...columns.filter(isKey).map(asKey)],
    }
  })
}

const isKey = (column: string) => /\b(?:primary key|unique|references)\b/i.test(column)

/** `id uuid primary key` reads as `primary key (id)`, so that both spellings are judged alike. */
function asKey(column: string): string {
  const name = column.split(/\s+/)[0] ?? column
  const kind = /\b(primary key|unique)\b/i.exec(column)?.[1]
  return kind === undefined
    ? `foreign key (${name}) ${column.slice(column.search(/references/i))}`
    : `${kind} (${name})`
}

function outermostParts(sql: string, start: number): string[] {
  const parts: string[] = []
  let depth = 1
  let from = start
  let quoted = false
  for (let at = start; at < sql.length && depth > 0; at += 1) {
    const sign = sql[at]
    if (sign === "'") quoted = !quoted
    if (quoted) continue
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    if ((sign === ',' && depth === 1) || depth === 0) {
      parts.push(sql.slice(from, at).trim().replace(/\s+/g, ' '))
      from = at + 1
    }
  }
  return parts.filter((part) => part !== '')
}
