import { fahrzeugCollisions } from '@platzwart/domain/fahrzeug/holds'
import { tagOf } from '@platzwart/domain/time/zone'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { uebersichtOptions } from '../../api/fahrzeuge.ts'
import type { Suche } from '../useFahrzeugSuche.ts'
import type { Clock } from './barPlaces.ts'
import { type Belegungen, holdsOf, type Row } from './belegungen.ts'
import { type Excerpt, excerptOf, minuteOf } from './schedule.ts'

/** The overview's complete state at this minute. */
export interface Uebersichtsstand extends Suche {
  readonly excerpt: Excerpt
  readonly belegungen: Belegungen
  readonly heute: Temporal.PlainDate
  /** The current time in minutes of the visible period; may lie outside it. */
  readonly nowMinute: number
  /** The same with the house's check-in time, which a bar's state depends on. */
  readonly clock: Clock
  /** Another window or filter is loading; the previous data is still shown. */
  readonly veraltet: boolean
}

export type UebersichtLage =
  | { readonly art: 'laedt' }
  | { readonly art: 'fehler'; readonly failure: unknown; readonly retry: () => void }
  | { readonly art: 'bereit'; readonly stand: Uebersichtsstand }

export function useUebersicht(suche: Suche): UebersichtLage {
  const { search, zone, jetzt, zeitraum, einstellungen } = suche
  const heute = tagOf(jetzt, zone)
  const { ab = heute.toString(), zoom } = search
  const wanted = useMemo(() => excerptOf(Temporal.PlainDate.from(ab), zoom, zone), [ab, zoom, zone])
  const query = useQuery(uebersichtOptions(search, wanted.zeitraum))
  const { data } = query
  const shown = useMemo(() => {
    if (data === undefined || !search.nurFreie) return data
    const free = (zeile: Row) => {
      const facts = { now: jetzt, einstellungen, belegungen: holdsOf(zeile, data, null) }
      return fahrzeugCollisions(zeile.fahrzeug.id, zeitraum, facts).length === 0
    }
    return { ...data, zeilen: data.zeilen.filter(free) }
  }, [data, search.nurFreie, jetzt, einstellungen, zeitraum])

  if (shown === undefined) {
    if (!query.isError) return { art: 'laedt' }
    return { art: 'fehler', failure: query.error, retry: () => void query.refetch() }
  }
  const veraltet = query.isPlaceholderData
  // Until the new window's data arrives, the old bars are shown in the window that they belong to.
  const excerpt = veraltet && !shown.von.equals(wanted.zeitraum.von) ? windowOf(shown, zone, wanted) : wanted
  const nowMinute = minuteOf(excerpt, jetzt)
  return {
    art: 'bereit',
    stand: {
      ...suche,
      excerpt,
      belegungen: shown,
      heute,
      nowMinute,
      clock: { jetzt: nowMinute, checkIn: einstellungen['fahrzeug.checkInMinuten'].value },
      veraltet,
    },
  }
}

function windowOf({ von, bis }: Belegungen, zone: string, wanted: Excerpt): Excerpt {
  const days = Math.round(von.until(bis).total('hours') / 24)
  const zoom = days === 1 ? 'tag' : days === 7 ? 'woche' : 'vierWochen'
  const first = tagOf(von, zone)
  const known = excerptOf(first, zoom, zone)
  return known.zeitraum.von.equals(von) ? known : wanted
}
