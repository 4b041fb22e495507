import type { BuchungView } from '@platzwart/contract/leseraum'
import type { Bereich } from '@platzwart/domain/mandant/bereich'
import { dayPeriod } from '@platzwart/domain/time/zone'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useSitzung } from '../../../platform/session/start.ts'
import { ownBuchungenOptions } from '../api/buchungen.ts'

/**
 * The person's own bookings from this week's Monday on: the overview shows the future ones, the limits count
 * the week.
 */
export function buchungenSinceMonday(heute: Temporal.PlainDate, zone: string, email: string) {
  const montag = heute.subtract({ days: heute.dayOfWeek - 1 })
  return ownBuchungenOptions(dayPeriod(montag, zone).von, email)
}

interface Which {
  readonly enabled?: boolean
  /** Only of this area: the rules count within an area. */
  readonly bereich?: Bereich
  /** False for callers that show the error themselves. */
  readonly throwOnError?: false
}

export function useOwnBuchungen(
  heute: Temporal.PlainDate,
  zone: string,
  { enabled = true, bereich, throwOnError }: Which = {},
) {
  const { email } = useSitzung().benutzer
  const select = useCallback(
    (all: BuchungView[]) => (bereich ? all.filter((one) => one.bereich === bereich) : all),
    [bereich],
  )
  return useQuery({
    ...buchungenSinceMonday(heute, zone, email),
    enabled,
    select,
    ...(throwOnError === false && { throwOnError }),
  })
}
