import { spokenData } from '@platzwart/phrases/format'
import type { Say } from '@platzwart/phrases/say'
import { currentLanguage } from '../../../platform/texts/words.ts'
import type { Option } from '../../../ui/form/choice.tsx'

/** The part of a seat that determines what one can wait for. */
export interface AnyNotFree {
  readonly von: Temporal.Instant
  readonly bis: Temporal.Instant
  /** Minutes: the shortest and the longest booking. */
  readonly kuerzest: number
  readonly laengst: number
  readonly zone: string
}

const MINUTE_MS = 60_000

const lengthOf = ({ von, bis }: Pick<AnyNotFree, 'von' | 'bis'>) =>
  (bis.epochMilliseconds - von.epochMilliseconds) / MINUTE_MS

/** The text of a number of minutes. */
export function spokenMinutes(minuten: number, zone: string): string {
  return String(spokenData({ minuten }, { sprache: currentLanguage(), zone }).minuten)
}

/**
 * What one can wait for: the seat itself, any seat, those of a zone, those with some equipment. Options
 * without a seat or zone exclude parking spaces on a plan with seats; a request about a parking space is
 * offered none of them, since they would never yield one.
 */
const LENGTHS = [30, 60, 90, 120, 180, 240, 300, 360]

/** For how long it must be at least: the whole time, or less of it. */
export function lengthsOf(t: Say<'warteliste'>, asked: AnyNotFree): Option<number>[] {
  const whole = lengthOf(asked)
  const shorter = LENGTHS.filter((one) => one < whole && one >= asked.kuerzest && one <= asked.laengst)
  const all = { value: whole, label: t('ganz', { dauer: spokenMinutes(whole, asked.zone) }) }
  const less = shorter.toReversed().map((value) => ({ value, label: spokenMinutes(value, asked.zone) }))
  return whole <= asked.laengst ? [all, ...less] : less
}

export interface Choice {
  readonly worauf: string
  readonly mindestens: number
}
