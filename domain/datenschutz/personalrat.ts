import { issue } from '../issue.ts'
import { ok, type Result, refused } from '../result.ts'

/** What a house has agreed with its staff council: whether nobody can be watched, and how many people a figure has to be about. */
export interface Personalratsmodus {
  /** Since when it is on; null: it never was. */
  readonly seit: Temporal.Instant | null
  /** When its end was announced; null: it was not. */
  readonly angekuendigt: Temporal.Instant | null
  /** When it ends, or has ended; null: it does not. */
  readonly endet: Temporal.Instant | null
  /** Fewer people than these are nobody's figure. */
  readonly mindestgruppe: number
}

/** Days of 24 hours between the announcement of its end and the end: time enough for a staff council to meet (docs/decisions/privacy.md). */
export const DAYS_TO_END = 14

/** People whom a figure is about at least: what a house begins with, and what it may choose. */
export const MINDESTGRUPPE = { standard: 5, von: 3, bis: 50 } as const

/** Whether it is on at this moment: until its announced end it is, without exception. */
export function isOn(
  { seit, endet }: Pick<Personalratsmodus, 'seit' | 'endet'>,
  now: Temporal.Instant,
): boolean {
  return seit !== null && (endet === null || Temporal.Instant.compare(now, endet) < 0)
}

/** What somebody wants it to be. */
export interface Wish {
  readonly an: boolean
  readonly mindestgruppe: number
}

/** What has happened, as the audit trail calls it. */
type PersonalratAktion =
  | 'switchOnPersonalrat'
  | 'announcePersonalratEnde'
  | 'withdrawPersonalratEnde'
  | 'changeMindestgruppe'

export interface Decided {
  readonly nachher: Personalratsmodus
  /** Null: it is so already. */
  readonly aktion: PersonalratAktion | null
}

/**
 * On at once; off not before it has been announced for two weeks, and until then the announcement can be withdrawn. While it is on, a figure is
 * never about fewer people than before: that would switch off a part of it in a moment.
 */
export function decidePersonalrat(
  vorher: Personalratsmodus,
  { an, mindestgruppe }: Wish,
  now: Temporal.Instant,
): Result<Decided> {
  const holds = isOn(vorher, now)
  if (holds && mindestgruppe < vorher.mindestgruppe) {
    const data = { mindestgruppe: vorher.mindestgruppe }
    return refused(issue('personalrat.gruppeKleiner', data, { field: 'mindestgruppe' }))
  }
  const neu = { ...vorher, mindestgruppe }
  if (an && !holds) {
    const nachher = { ...neu, seit: now, angekuendigt: null, endet: null }
    return ok({ nachher, aktion: 'switchOnPersonalrat' })
  }
  if (an && vorher.endet !== null) {
    return ok({ nachher: { ...neu, angekuendigt: null, endet: null }, aktion: 'withdrawPersonalratEnde' })
  }
  if (!an && holds && vorher.endet === null) {
    const endet = now.add({ hours: 24 * DAYS_TO_END })
    return ok({ nachher: { ...neu, angekuendigt: now, endet }, aktion: 'announcePersonalratEnde' })
  }
  const aktion = mindestgruppe === vorher.mindestgruppe ? null : 'changeMindestgruppe'
  return ok({ nachher: neu, aktion })
}
