import type { SerieQuery } from '@platzwart/contract/leseraum/serie'
import { MOST_DATES } from '@platzwart/domain/serie/dates'
import type { RepeatedSlot } from '../../leseraum/slots.ts'

/** What the fields hold. */
export interface Rule {
  /** 0 is Sunday. */
  readonly wochentage: readonly string[]
  readonly alleWochen: number
  readonly ende: 'nach' | 'bis'
  readonly anzahl: number | null
  /** `YYYY-MM-DD`, or nothing. */
  readonly bisTag: string
}

/** What is asked about, or null as long as the rule says too little. */
export function ruleOf(
  { tag, bis, ...slot }: RepeatedSlot,
  { wochentage, alleWochen, ...rule }: Rule,
): SerieQuery | null {
  const end = endOf(rule)
  if (end === null || wochentage.length === 0) return null
  return {
    ...slot,
    bis: bis === '00:00' ? '23:59' : bis,
    ab: tag.toString(),
    wochentage: wochentage.join(','),
    alleWochen,
    ...end,
  }
}

function endOf({ ende, anzahl, bisTag }: Pick<Rule, 'ende' | 'anzahl' | 'bisTag'>) {
  if (ende === 'bis') return bisTag === '' ? null : { bisTag }
  return anzahl === null || anzahl < 1 || anzahl > MOST_DATES ? null : { anzahl }
}
