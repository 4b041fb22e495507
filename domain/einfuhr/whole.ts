import { issue } from '../issue.ts'
import { readNumber } from '../number/readNumber.ts'
import { Doubt } from './doubt.ts'

/** What people write behind a number whose column says it already. */
const UNIT = /(?<=\d)\s*(?:km|kw|cm|l|liter|litres|liters|grad|degrees|°)\.?$/i
/** Noughts behind a point are none of thousands: there are one or two of them. */
const NOUGHTS = /^([+-]?\d+)[.,]0{1,2}$/

/** Far from the bounds of every column, which the schema says. */
const FAR = 1e12

/**
 * A whole number as people and spreadsheets write it: with points, commas or blanks between its thousands, with noughts behind it, with its unit. What
 * can be two numbers, or is no whole one, is a doubt.
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
