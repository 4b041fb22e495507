import type { LeseraumView } from '@platzwart/contract/leseraum'
import { SEAT_STATES, type SeatState } from '@platzwart/domain/leseraum/seatState'
import type { Bereich } from '@platzwart/domain/mandant/bereich'
import type { Say } from '@platzwart/phrases/say'
import { useMemo } from 'react'
import { formatUhrzeit } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { closedWord } from './closedWord.ts'
import { instantAt, type PlanDay } from './planDay.ts'
import type { SeatWords } from './seatName.ts'
import type { Leseraum } from './useLeseraum.ts'

type T = Say<'leseraum'>

/** A seat's title by kind and number; the word depends on the area. */
export function seatTitle(t: T, seat: Pick<LeseraumView, 'art' | 'bezeichnung'>, bereich: Bereich): string {
  return t('platz.name', { art: t(`platz.${bereich}.${seat.art}`), nummer: seat.bezeichnung })
}

/** Memoizes by key: thousands of names share few texts. */
function remembered<K, V>(make: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>()
  return (key) => {
    const old = known.get(key)
    if (old !== undefined) return old
    const value = make(key)
    known.set(key, value)
    return value
  }
}

function wordsOf(
  t: T,
  sprache: 'de' | 'en',
  {
    day,
    zone,
    zu,
    bereich,
  }: { day: Pick<PlanDay, 'mitternachtMs'>; zone: string; zu: string; bereich: Bereich },
): SeatWords {
  const zeit = (minute: number) => formatUhrzeit(instantAt(day, minute), zone)
  const zustand = Object.fromEntries(SEAT_STATES.map((state) => [state, t(`zustand.${state}`)]))
  return {
    sprache,
    zustand: { ...(zustand as Record<SeatState, string>), geschlossen: zu },
    bezeichnung: (seat) => seatTitle(t, seat, bereich),
    personen: remembered((count) => t('platz.personen', { count })),
    ausstattung: ({ anzahl, name }) => (anzahl === 1 ? name : t('platz.ausstattungMehr', { anzahl, name })),
    withoutAusstattung: t('platz.ohneAusstattung'),
    favorit: t('platz.favorit'),
    bis: remembered((minute) => t('platz.bis', { zeit: zeit(minute) })),
    frei: ({ von, bis }) => t('platz.frei', { von: zeit(von), bis: zeit(bis) }),
    freiAb: remembered((minute) => t('platz.freiAb', { zeit: zeit(minute) })),
  }
}

export function useSeatWords(raum: Pick<Leseraum, 'bereich' | 'day' | 'zone' | 'lage'>): SeatWords {
  const { t, language: sprache } = useTranslation('leseraum')
  const { mitternachtMs } = raum.day
  const { zone, bereich } = raum
  const zu = closedWord(t, raum.lage, zone)
  return useMemo(
    () => wordsOf(t, sprache, { day: { mitternachtMs }, zone, zu, bereich }),
    [t, sprache, mitternachtMs, zone, zu, bereich],
  )
}
