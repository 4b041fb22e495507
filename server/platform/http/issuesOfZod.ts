import type { Code } from '@platzwart/contract/codes'
import { CODES } from '@platzwart/contract/codes'
import type { core } from 'zod'
import type { CodedIssue } from './problem.ts'

const known = new Set<string>(CODES)

/** Returns the input's value at an issue's path, which zod does not report. */
function at(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    input,
  )
}

function codeOf(issue: core.$ZodIssue, input: unknown): Code {
  switch (issue.code) {
    case 'invalid_type':
      // A schema with its own wording sets an issue code as message.
      if (known.has(issue.message)) return issue.message as Code
      return at(input, issue.path) === undefined ? 'feld.fehlt' : 'feld.typ'
    case 'too_big':
      return issue.origin === 'string' || issue.origin === 'array' ? 'feld.zuLang' : 'feld.zuGross'
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array' ? 'feld.zuKurz' : 'feld.zuKlein'
    case 'invalid_value':
      return 'feld.auswahl'
    case 'unrecognized_keys':
      return 'feld.unbekannt'
    case 'invalid_format':
      return issue.format === 'date' ? 'tag.ungueltig' : 'feld.format'
    case 'custom': {
      const code = (issue as { params?: { code?: string } }).params?.code
      return code && known.has(code) ? (code as Code) : 'feld.format'
    }
    default:
      return 'feld.format'
  }
}

function dataOf(issue: core.$ZodIssue): CodedIssue['data'] {
  if (issue.code === 'too_big') return { max: Number(issue.maximum) }
  if (issue.code === 'too_small') return { min: Number(issue.minimum) }
  if (issue.code === 'invalid_value') return { werte: issue.values.map(String) }
  if (issue.code === 'unrecognized_keys') return { felder: [...issue.keys] }
  if (issue.code === 'invalid_type') return { typ: issue.expected }
  return {}
}

/** Converts zod issues into coded issues with field, rule and limit; zod's own wording never reaches users. */
export function issuesOfZod(issues: readonly core.$ZodIssue[], input: unknown): CodedIssue[] {
  return issues.map((issue) => {
    const field = issue.path.map(String).join('.')
    return { code: codeOf(issue, input), data: dataOf(issue), ...(field ? { field } : {}) }
  })
}
