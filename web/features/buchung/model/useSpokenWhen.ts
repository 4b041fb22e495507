import { tagOf } from '@platzwart/domain/time/zone'
import { spokenPeriod } from '../../../platform/relativeTime.ts'
import { useZone } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import type { Upcoming } from './upcoming.ts'

/** The time of a booking relative to today. */
export function useSpokenWhen(): (one: Upcoming, jetzt: Temporal.Instant) => string {
  const { t } = useTranslation()
  const zone = useZone()
  return (one, jetzt) => spokenPeriod(t, one, tagOf(jetzt, zone), zone)
}
