import { tagOf } from '@platzwart/domain/time/zone'
import { useQuery } from '@tanstack/react-query'
import { useMinute } from '../../../platform/clock.ts'
import { useSitzung, useZone } from '../../../platform/session/start.ts'
import { useEinstellungen } from '../../einstellung/model/useEinstellungen.ts'
import { ownFahrtenOptions } from '../../fahrt/api/fahrten.ts'
import { withWaiting } from '../../fahrt/model/fahrt.ts'
import { hasRooms } from '../../leseraum/model/bereich/bereich.ts'
import { useOwnBuchungen } from '../../leseraum/model/useOwnBuchungen.ts'
import { useUebergaben } from '../../uebergabe/model/uebergaben.ts'
import { type Upcoming, upcomingOf } from './upcoming.ts'

export type UpcomingState =
  | { readonly art: 'laedt' }
  | {
      readonly art: 'bereit'
      readonly upcoming: readonly Upcoming[]
      readonly jetzt: Temporal.Instant
      /** Kinds that could not be read; the others are shown all the same. */
      readonly failed: readonly FailedKind[]
    }

interface FailedKind {
  readonly art: 'platz' | 'fahrt'
  readonly failure: Error
  readonly retry: () => void
}

/** One's own bookings of every kind that the house has, most relevant first. */
export function useUpcoming(): UpcomingState {
  const { menue } = useSitzung()
  const zone = useZone()
  const jetzt = useMinute()
  const einstellungen = useEinstellungen()
  const { uebergaben } = useUebergaben()
  const seats = useOwnBuchungen(tagOf(jetzt, zone), zone, {
    enabled: hasRooms(menue),
    throwOnError: false,
  })
  const trips = useQuery({ ...ownFahrtenOptions, enabled: menue.includes('fahrten'), throwOnError: false })
  const kinds = [
    { art: 'platz', query: seats, asked: hasRooms(menue) },
    { art: 'fahrt', query: trips, asked: menue.includes('fahrten') },
  ] as const
  const unread = kinds.filter(({ query, asked }) => asked && query.data === undefined)
  if (unread.some(({ query }) => query.error === null)) return { art: 'laedt' }
  const failed = unread.flatMap(({ art, query: { error, refetch } }) =>
    error === null ? [] : [{ art, failure: error, retry: () => void refetch() }],
  )
  const fahrten = (trips.data ?? []).map((fahrt) => withWaiting(fahrt, uebergaben))
  const known = { buchungen: seats.data ?? [], fahrten, now: jetzt, einstellungen }
  return { art: 'bereit', upcoming: upcomingOf(known), jetzt, failed }
}
