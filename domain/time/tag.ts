import { issue } from '../issue.ts'
import { ok, type Result, refused } from '../result.ts'
import { quote } from './quote.ts'

const ISO = /^(\d{4})-(\d{2})-(\d{2})$/
const GERMAN = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/

function fieldsOf(text: string): readonly (string | undefined)[] | null {
  const iso = ISO.exec(text)
  if (iso) return [iso[1], iso[2], iso[3]]
  const german = GERMAN.exec(text)
  return german ? [german[3], german[2], german[1]] : null
}

/** A calendar day, as `YYYY-MM-DD` or `DD.MM.YYYY`; 'Invalid date format' otherwise (SPECIFICATION section 5). */
export function parseTag(text: unknown): Result<Temporal.PlainDate> {
  const invalid = refused(issue('tag.ungueltig', { wert: quote(text) }))
  const fields = typeof text === 'string' ? fieldsOf(text) : null
  if (!fields) return invalid
  const [year = 0, month = 0, day = 0] = fields.map(Number)
  try {
    return ok(Temporal.PlainDate.from({ year, month, day }, { overflow: 'reject' }))
  } catch {
    return invalid
  }
}
