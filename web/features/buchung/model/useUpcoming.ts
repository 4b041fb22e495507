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
  | { readonly art: 'fehler'; readonly failure: Error; readonly retry: () => void }
  | { readonly art: 'bereit'; readonly upcoming: readonly Upcoming[]; readonly jetzt: Temporal.Instant }

/** One's own bookings of every kind that the house has, in the order in which they matter. */
export function useUpcoming(): UpcomingState {
  const { menue } = useSitzung()
  const zone = useZone()
  const jetzt = useMinute()
  const einstellungen = useEinstellungen()
  const { uebergaben } = useUebergaben()
  const seats = useOwnBuchungen(tagOf(jetzt, zone), zone, { enabled: hasRooms(menue) })
  const trips = useQuery({ ...ownFahrtenOptions, enabled: menue.includes('fahrten') })
  const asked = [...(hasRooms(menue) ? [seats] : []), ...(menue.includes('fahrten') ? [trips] : [])]
  const failed = asked.find(({ data, error }) => data === undefined && error !== null)
  if (failed?.error) return { art: 'fehler', failure: failed.error, retry: () => void failed.refetch() }
  if (asked.some(({ data }) => data === undefined)) return { art: 'laedt' }
  const fahrten = (trips.data ?? []).map((fahrt) => withWaiting(fahrt, uebergaben))
  const known = { buchungen: seats.data ?? [], fahrten, now: jetzt, einstellungen }
  return { art: 'bereit', upcoming: upcomingOf(known), jetzt }
}
