import { issue } from '../issue.ts'
import { readNumber } from '../number/readNumber.ts'
import { Doubt } from './doubt.ts'

/** A unit that people write behind a number although the column implies it. */
const UNIT = /(?<=\d)\s*(?:km|kw|cm|l|liter|litres|liters|grad|degrees|°)\.?$/i
/** One or two zeros after a separator are decimals, not thousands. */
const NOUGHTS = /^([+-]?\d+)[.,]0{1,2}$/

/** Far beyond the bounds of every column, which the schema checks. */
const FAR = 1e12

/**
 * A whole number as people and spreadsheets write it: with points, commas or blanks between thousands,
 * trailing zeros, a unit. An ambiguous or fractional number is a doubt.
 */
export function readWhole(cell: string): number | Doubt {
  const text = cell.replace(UNIT, '').replace(/^\+/, '').replace(NOUGHTS, '$1')
  const reading = readNumber(text, { language: 'de', places: 0, min: -FAR, max: FAR })
  if (reading.ok) return reading.value
  if (reading.why !== 'zweideutig') return new Doubt(issue('einfuhr.ganzeZahl', { wert: cell }))
  const { eine, andere } = reading
  return new Doubt(
    issue('einfuhr.zahlZweideutig', { wert: cell, eine: String(eine), andere: String(andere) }),
  )
}
