import type { Say } from '@platzwart/phrases/say'
import { formatNumber } from '../../../platform/format.ts'

const UNITS = [
  ['kb', 1e3],
  ['mb', 1e6],
  ['gb', 1e9],
] as const

/** Bytes as one reads them: in the unit that leaves up to three digits before the comma, with one decimal where there is one digit. */
export function sizeOf(bytes: number): { readonly unit: 'kb' | 'mb' | 'gb'; readonly zahl: number } {
  const [unit, size] = UNITS.findLast(([, size]) => bytes >= size) ?? UNITS[0]
  const zahl = bytes / size
  return { unit, zahl: zahl < 10 ? Math.round(zahl * 10) / 10 : Math.round(zahl) }
}

export function spokenSize(t: Say<'betreiber'>, bytes: number): string {
  const { unit, zahl } = sizeOf(bytes)
  return t(`groesse.${unit}`, { zahl: formatNumber(zahl) })
}
