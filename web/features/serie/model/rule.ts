import type { SerieQuery } from '@platzwart/contract/leseraum/serie'
import { MOST_DATES } from '@platzwart/domain/serie/dates'
import { wochentagOf } from '@platzwart/domain/time/wochentag'
import type { RepeatedSlot } from '../../leseraum/slots.ts'

/** The values of the fields. */
export interface Rule {
  /** 0 is Sunday. */
  readonly wochentage: readonly string[]
  readonly alleWochen: number
  readonly ende: 'nach' | 'bis'
  readonly anzahl: number | null
  /** `YYYY-MM-DD`, or empty. */
  readonly bisTag: string
}

/** The query, or null while the rule is incomplete. */
export function ruleOf(
  { tag, bis, letzterTag, ...slot }: RepeatedSlot,
  { wochentage, alleWochen, ...rule }: Rule,
): SerieQuery | null {
  const end = endOf(rule, letzterTag)
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

/** The end by number or by last day, never after the last bookable day. */
function endOf({ ende, anzahl, bisTag }: Pick<Rule, 'ende' | 'anzahl' | 'bisTag'>, letzterTag: Day) {
  if (ende === 'bis') return bisTag === '' ? null : { bisTag: earlier(bisTag, letzterTag) }
  if (anzahl === null || anzahl < 1 || anzahl > MOST_DATES) return null
  return { anzahl, bisTag: letzterTag.toString() }
}

type Day = Temporal.PlainDate

function earlier(tag: string, letzterTag: Day): string {
  return Temporal.PlainDate.compare(tag, letzterTag) < 0 ? tag : letzterTag.toString()
}

/** A month of weeks, as far as they can be booked. */
const OFFERED_DATES = 4

/**
 * The form's initial values: the same weekday, for the usual number of weeks as far as they can be booked.
 */
export function firstRule({ tag, letzterTag }: Pick<RepeatedSlot, 'tag' | 'letzterTag'>): Rule {
  const weeks = Math.floor(tag.until(letzterTag, { largestUnit: 'days' }).days / 7)
  return {
    wochentage: [String(wochentagOf(tag))],
    alleWochen: 1,
    ende: 'nach',
    anzahl: Math.min(OFFERED_DATES, Math.max(0, weeks) + 1),
    bisTag: '',
  }
}
