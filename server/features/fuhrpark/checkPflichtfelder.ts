import type { core } from 'zod'
import { issuesOfZod } from '../../platform/http/issuesOfZod.ts'
import type { CodedIssue } from '../../platform/http/problem.ts'

/** A blank text is as good as none. */
function lacks(data: unknown, path: readonly PropertyKey[]): boolean {
  const [field] = path
  const value: unknown =
    typeof data === 'object' && data !== null && field ? Reflect.get(data, field) : undefined
  return (
    path.length === 1 &&
    (value === undefined || value === null || (typeof value === 'string' && value.trim() === ''))
  )
}

export const isMissing = ({ code }: CodedIssue) => code === 'feld.fehlt'

/** What is wrong with the record of a car; of mandatory fields that are not filled in only that (F1). */
export function issuesOfStammdaten(issues: readonly core.$ZodIssue[], data: unknown): CodedIssue[] {
  return issuesOfZod(issues, data).map((one, i) => {
    const { code = '', path = [] } = issues[i] ?? {}
    return code !== 'custom' && lacks(data, path) ? { ...one, code: 'feld.fehlt', data: {} } : one
  })
}
