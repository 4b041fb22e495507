import type { Refusal } from './problem.ts'

/** Nesting depth; our own deepest body has five levels. */
export const MAX_DEPTH = 32

const UNREADABLE: Refusal = { status: 400, code: 'anfrage.unlesbar' }
const TOO_DEEP: Refusal = { status: 400, code: 'anfrage.zuTief', data: { max: MAX_DEPTH } }

/**
 * Parses unambiguous JSON. Duplicate names are refused, because two readers (a proxy, a log, ourselves) could
 * each take another value; so is excessive nesting.
 */
export function readJson(text: string): { value: unknown } | { refusal: Refusal } {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { refusal: UNREADABLE }
  }
  const refusal = judge(text)
  return refusal ? { refusal } : { value }
}

/** A string and what follows it, or a bracket: enough to scan valid JSON. */
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?|[{}[\]]/g

/** Checks text that is known to be valid JSON. */
function judge(text: string): Refusal | null {
  const open: Set<string>[] = []
  for (const { 0: token, 1: colon } of text.matchAll(TOKEN)) {
    if (token === '{' || token === '[') {
      if (open.push(new Set()) > MAX_DEPTH) return TOO_DEEP
    } else if (token === '}' || token === ']') open.pop()
    else if (colon !== undefined) {
      const name = JSON.parse(token.slice(0, -colon.length)) as string
      const names = open.at(-1)
      if (names?.has(name)) return twice(name)
      names?.add(name)
    }
  }
  return null
}

function twice(name: string): Refusal {
  const field = name.slice(0, 100)
  return {
    status: 422,
    code: 'anfrage.ungueltig',
    issues: [{ code: 'feld.doppelt', field, data: { wert: field } }],
  }
}
