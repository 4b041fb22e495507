import { type Issue, issue } from '../issue.ts'
import { BEKANNTE_PASSWOERTER } from './bekanntePasswoerter.ts'

/** A password that stands alone: at least 15 characters (NIST SP 800-63B rev. 4), at most 128, no rule of composition. */
export const PASSWORD_MIN = 15
export const PASSWORD_MAX = 128

function characters(text: string): number {
  return [...text].length
}

/** The same unit over and over (aaaa…, abcabc…), or a plain run (1234…, qwertz…). */
function isPattern(text: string): boolean {
  const lower = text.toLowerCase()
  for (let unit = 1; unit <= 4; unit++) {
    if (lower.length > unit && lower === lower.slice(0, unit).repeat(Math.ceil(lower.length / unit)).slice(0, lower.length)) return true
  }
  const codes = [...lower].map((character) => character.codePointAt(0) ?? 0)
  const steps = codes.slice(1).map((code, i) => code - (codes[i] ?? 0))
  return steps.length > 0 && (steps.every((step) => step === 1) || steps.every((step) => step === -1))
}

/** Everything that speaks against a new password; the same list on the page, while typing, and on the server. */
export function passwordIssues(password: string, about: readonly string[] = []): Issue[] {
  const issues: Issue[] = []
  const field = 'passwort'
  if (characters(password) < PASSWORD_MIN) issues.push(issue('passwort.zuKurz', { min: PASSWORD_MIN }, { field }))
  if (characters(password) > PASSWORD_MAX) issues.push(issue('passwort.zuLang', { max: PASSWORD_MAX }, { field }))
  const lower = password.toLowerCase()
  if (isPattern(password) || BEKANNTE_PASSWOERTER.has(lower)) issues.push(issue('passwort.bekannt', {}, { field }))
  const personal = about.map((word) => word.toLowerCase()).some((word) => word.length >= 4 && lower === word)
  if (personal) issues.push(issue('passwort.persoenlich', {}, { field }))
  return issues
}
