import { issue } from '../issue.ts'
import { ok, type Result, refused } from '../result.ts'
import { quote } from './quote.ts'

/** Wall-clock time without a zone (SPECIFICATION section 3: stunden, minuten). */
export interface Uhrzeit {
  readonly stunden: number
  readonly minuten: number
}

const HH_MM = /^([01]\d|2[0-3]):([0-5]\d)$/

/** 23:59, the last time of day that can be written, in minutes. */
export const LAST_MINUTE = 24 * 60 - 1

/**
 * Parses HH:mm, 24 hours, 00:00 to 23:59 (SPECIFICATION sections 5 and 8): 'Zeit zum setzen ist kein valider
 * String' for a value that is no text, 'No Valid Time String' for any other text.
 */
export function parseUhrzeit(text: unknown): Result<Uhrzeit> {
  if (typeof text !== 'string') return refused(issue('uhrzeit.keineZeichenkette'))
  const match = HH_MM.exec(text)
  if (!match) return refused(issue('uhrzeit.ungueltig', { wert: quote(text) }))
  return ok({ stunden: Number(match[1]), minuten: Number(match[2]) })
}

/**
 * Parses a text that a schema or a database check has validated already. @throws Error for any other text,
 * which is a bug
 */
export function knownUhrzeit(text: string): Uhrzeit {
  const parsed = parseUhrzeit(text)
  if (!parsed.ok) throw new Error(`${text} is not HH:mm`)
  return parsed.value
}

/** Two digits each: `08:05`. */
export function formatUhrzeit(uhrzeit: Uhrzeit): string {
  return `${String(uhrzeit.stunden).padStart(2, '0')}:${String(uhrzeit.minuten).padStart(2, '0')}`
}

/** Minutes since 00:00 in wall time. */
export function minutesOf(uhrzeit: Uhrzeit): number {
  return uhrzeit.stunden * 60 + uhrzeit.minuten
}

/** The inverse of `minutesOf`, clamped to 0 to 1439. */
export function uhrzeitOfMinutes(minutes: number): Uhrzeit {
  const bounded = Math.min(LAST_MINUTE, Math.max(0, Math.floor(minutes)))
  return { stunden: Math.floor(bounded / 60), minuten: bounded % 60 }
}

/** Negative if `a` is earlier, 0 if they are equal. */
export function compareUhrzeit(a: Uhrzeit, b: Uhrzeit): number {
  return minutesOf(a) - minutesOf(b)
}
