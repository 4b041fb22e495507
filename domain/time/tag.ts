import { issue } from '../issue.ts'
import { ok, type Result, refused } from '../result.ts'

const ISO = /^(\d{4})-(\d{2})-(\d{2})$/
const GERMAN = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/

/** A calendar day, as `YYYY-MM-DD` or `DD.MM.YYYY`; 'Invalid date format' otherwise (SPECIFICATION section 5). */
export function parseTag(text: unknown): Result<Temporal.PlainDate> {
  const invalid = refused(issue('tag.ungueltig', { wert: String(text) }))
  if (typeof text !== 'string') return invalid
  const iso = ISO.exec(text)
  const german = GERMAN.exec(text)
  const parts = iso ? [iso[1], iso[2], iso[3]] : german ? [german[3], german[2], german[1]] : null
  if (!parts) return invalid
  const [year = 0, month = 0, day = 0] = parts.map(Number)
  try {
    return ok(Temporal.PlainDate.from({ year, month, day }, { overflow: 'reject' }))
  } catch {
    return invalid
  }
}
