import { issue } from '../issue.ts'
import { ok, type Result, refused } from '../result.ts'

/**
 * What a house has agreed with its staff council: whether people are protected from being watched, and how
 * many people a figure must cover.
 */
export interface Personalratsmodus {
  /** Since when it is on; null: never. */
  readonly seit: Temporal.Instant | null
  /** When its end was announced; null: not announced. */
  readonly angekuendigt: Temporal.Instant | null
  /** When it ends or ended; null: no end. */
  readonly endet: Temporal.Instant | null
  /** The smallest group that a figure may be about. */
  readonly mindestgruppe: number
}

/**
 * Days of 24 hours between the announcement of the end and the end: time enough for a staff council to meet
 * (docs/decisions/privacy.md).
 */
export const DAYS_TO_END = 14

/** The smallest group of a figure: the default, and the range that a house may choose from. */
export const MINDESTGRUPPE = { standard: 5, von: 3, bis: 50 } as const

/** Whether it is on at this moment; until its announced end it is, without exception. */
export function isOn(
  { seit, endet }: Pick<Personalratsmodus, 'seit' | 'endet'>,
  now: Temporal.Instant,
): boolean {
  return seit !== null && (endet === null || Temporal.Instant.compare(now, endet) < 0)
}

/** The requested state. */
export interface Wish {
  readonly an: boolean
  readonly mindestgruppe: number
}

/** The action, as the audit trail calls it. */
type PersonalratAktion =
  | 'switchOnPersonalrat'
  | 'announcePersonalratEnde'
  | 'withdrawPersonalratEnde'
  | 'changeMindestgruppe'

export interface Decided {
  readonly nachher: Personalratsmodus
  /** Null: it is already as requested. */
  readonly aktion: PersonalratAktion | null
}

/**
 * Switching on takes effect at once. Switching off takes two weeks' notice, and until then the announcement
 * can be withdrawn. While it is on, the smallest group cannot shrink: that would switch off part of it at
 * once.
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
