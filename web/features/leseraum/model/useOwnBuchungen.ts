import { dayPeriod } from '@platzwart/domain/time/zone'
import { useQuery } from '@tanstack/react-query'
import { useSitzung } from '../../sitzung/api/start.ts'
import { ownBuchungenOptions } from '../api/buchungen.ts'

/** Own bookings from the Monday of this week on: the overview shows what is to come, the limits count the week. */
export function buchungenSinceMonday(heute: Temporal.PlainDate, zone: string, email: string) {
  const montag = heute.subtract({ days: heute.dayOfWeek - 1 })
  return ownBuchungenOptions(dayPeriod(montag, zone).von, email)
}

export function useOwnBuchungen(heute: Temporal.PlainDate, zone: string, enabled = true) {
  const { email } = useSitzung().benutzer
  return useQuery({ ...buchungenSinceMonday(heute, zone, email), enabled })
}
