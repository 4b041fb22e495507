import type { Say } from '@platzwart/phrases/say'
import { formatNumber } from '../../../platform/format.ts'

const UNITS = [
  ['kb', 1e3],
  ['mb', 1e6],
  ['gb', 1e9],
] as const

/**
 * A number of bytes for display: in the unit with at most three digits before the decimal sign, with one
 * decimal place for a single digit.
 */
export function sizeOf(bytes: number): { readonly unit: 'kb' | 'mb' | 'gb'; readonly zahl: number } {
  const [unit, size] = UNITS.findLast(([, size]) => bytes >= size) ?? UNITS[0]
  const zahl = bytes / size
  return { unit, zahl: zahl < 10 ? Math.round(zahl * 10) / 10 : Math.round(zahl) }
}

export function spokenSize(t: Say<'betreiber'>, bytes: number): string {
  const { unit, zahl } = sizeOf(bytes)
  return t(`groesse.${unit}`, { zahl: formatNumber(zahl) })
}
