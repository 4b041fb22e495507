import type { GrundrissListItem, GrundrissView } from '@platzwart/contract/leseraum'
import type { Effective } from '@platzwart/domain/einstellung/resolve'
import { choosePlan } from '@platzwart/domain/grundriss/choosePlan'
import type { Minutes } from '@platzwart/domain/leseraum/seatState'
import type { Bereich } from '@platzwart/domain/mandant/bereich'
import { type TagLage, tagLage } from '@platzwart/domain/oeffnungszeit/tagLage'
import type { Kalender } from '@platzwart/domain/oeffnungszeit/types'
import { tagOf } from '@platzwart/domain/time/zone'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useMinute } from '../../../platform/clock.ts'
import { useZone } from '../../../platform/session/start.ts'
import { grundrisseOptions, grundrissOptions, planTagOptions } from '../api/plan.ts'
import { useRegelnQuery } from './bereich/useRegelnQuery.ts'
import { choiceOf } from './choice.ts'
import { kalenderOf } from './kalender.ts'
import { minuteAt, type PlanDay } from './planDay.ts'
import { type Suche, useSuche } from './useSuche.ts'

/** The complete state of the reading room's screens at this minute. */
export interface Leseraum extends Suche {
  /** The rooms' area, which determines plans, settings and favourites. */
  readonly bereich: Bereich
  readonly plaene: readonly GrundrissListItem[]
  readonly plan: GrundrissView
  readonly day: PlanDay
  readonly tag: Temporal.PlainDate
  /** Whether the day as a whole can be booked. */
  readonly lage: TagLage
  readonly heute: Temporal.PlainDate
  readonly jetzt: Temporal.Instant
  /** The current time in minutes of the shown day; negative on a future day. */
  readonly minute: number
  readonly zone: string
  readonly kalender: Kalender
  readonly einstellungen: Effective
  /** The step of bookings in minutes. */
  readonly schritt: number
  /** The requested period; null if nothing of the day can be booked. */
  readonly auswahl: Minutes | null
  readonly favoriten: ReadonlySet<string>
}

export type LeseraumStand =
  | { readonly art: 'laedt' }
  | { readonly art: 'fehler'; readonly failure: unknown; readonly retry: () => void }
  | { readonly art: 'keinPlan' }
  | { readonly art: 'unbekannt'; readonly erster: string }
  | { readonly art: 'bereit'; readonly raum: Leseraum }

/** L13: the address's plan, else the favourite, else the first; today unless the address names a day. */
export function useLeseraum(): LeseraumStand {
  const { bereich, settings, einstellungen } = useRegelnQuery()
  const suche = useSuche()
  const { search } = suche
  const zone = useZone()
  const jetzt = useMinute()
  const heute = tagOf(jetzt, zone)
  const tag = search.tag ?? heute.toString()

  const liste = useQuery({ ...grundrisseOptions, throwOnError: false })
  const own = liste.data?.filter((one) => one.bereich === bereich)
  const plaene = own?.filter((one) => one.aktiv)
  const id = search.grundriss ?? chosenPlan(own, einstellungen)
  const plan = useQuery({ ...grundrissOptions(id ?? ''), enabled: id !== undefined, throwOnError: false })
  const day = useQuery({ ...planTagOptions(id ?? '', tag), enabled: id !== undefined, throwOnError: false })
  const kalender = useMemo(() => plan.data && kalenderOf(plan.data, zone), [plan.data, zone])
  const favoriten = useFavoriten(einstellungen)

  const failed = [liste, settings, plan, day].find((query) => query.isError && query.data === undefined)
  const first = plaene?.[0]
  if (plaene !== undefined && first === undefined) return { art: 'keinPlan' }
  if (
    first !== undefined &&
    search.grundriss !== undefined &&
    !plaene?.some((one) => one.id === search.grundriss)
  ) {
    return { art: 'unbekannt', erster: first.id }
  }
  if (failed !== undefined)
    return { art: 'fehler', failure: failed.error, retry: () => void failed.refetch() }
  if (!plaene || !plan.data || !day.data || !einstellungen || !kalender) return { art: 'laedt' }

  const plainTag = Temporal.PlainDate.from(tag)
  const lage = tagLage(plainTag, jetzt, kalender, einstellungen)
  const minute = minuteAt(day.data, jetzt)
  const schritt = einstellungen['leseraum.zeitschritt'].value
  return {
    art: 'bereit',
    raum: {
      ...suche,
      bereich,
      plaene,
      plan: plan.data,
      day: day.data,
      tag: plainTag,
      lage,
      heute,
      jetzt,
      minute,
      zone,
      kalender,
      einstellungen,
      schritt,
      auswahl: lage.art === 'offen' ? choiceOf(search, day.data, minute, schritt, zone) : null,
      favoriten,
    },
  }
}

function chosenPlan(
  plaene: readonly GrundrissListItem[] | undefined,
  einstellungen: Effective | undefined,
): string | undefined {
  if (plaene === undefined || einstellungen === undefined) return undefined
  return choosePlan(plaene, einstellungen['leseraum.favoritGrundriss'].value)
}

function useFavoriten(einstellungen: Effective | undefined): ReadonlySet<string> {
  const list = einstellungen?.['leseraum.favoritPlaetze'].value
  return useMemo(() => new Set((list ?? []).map(String)), [list])
}
