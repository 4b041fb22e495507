import type { BuchungView, LeseraumView } from '@platzwart/contract/leseraum'
import { shortestStay } from '@platzwart/domain/leseraum/limits'
import type { Minutes } from '@platzwart/domain/leseraum/seatState'
import { type Grid, gridOf, stepUp } from '@platzwart/domain/time/grid'
import { withBreaks } from './gaps.ts'
import { minuteAt, NOTHING } from './planDay.ts'
import type { Leseraum } from './useLeseraum.ts'
import { firstPeriod, needsZweite, type Shortening, shorteningOf, type Wish } from './wish.ts'

type Room = Pick<Leseraum, 'day' | 'tag' | 'zone' | 'auswahl' | 'schritt' | 'einstellungen' | 'minute'> & {
  readonly search: Pick<Leseraum['search'], 'kapazitaet'>
}

export interface FirstWish {
  readonly wish: Wish
  /** Why it is shorter than requested. */
  readonly shortening: Shortening | null
}

/** The dialog's initial values. @param longest the maximum minutes of a booking */
export function firstWish(
  raum: Room,
  seat: LeseraumView,
  alt: BuchungView | null,
  eigene: readonly BuchungView[],
  longest = raum.einstellungen['leseraum.hoechstdauer'].value,
): FirstWish {
  const { day, auswahl, schritt, einstellungen } = raum
  if (alt !== null) {
    const von = minuteAt(day, Temporal.Instant.from(alt.von))
    const bis = minuteAt(day, Temporal.Instant.from(alt.bis))
    const zweitePerson = alt.zweite?.email ?? ''
    const { gruppengroesse } = alt
    return { wish: { von, bis, dauer: bis - von, gruppengroesse, zweitePerson }, shortening: null }
  }
  const belegungen = day.bySeat.get(seat.id) ?? NOTHING
  const own = ownPeriods(raum, eigene)
  const gruppengroesse = Math.min(raum.search.kapazitaet, seat.kapazitaet)
  const asked = auswahl ?? day.offen ?? { von: 0, bis: schritt }
  const grid = gridOf(raum)
  const known = {
    // The second person must confirm before the start, so the running step is too late.
    auswahl: needsZweite(seat, gruppengroesse, einstellungen)
      ? fromNextStep(asked, raum.minute, grid)
      : asked,
    grid,
    mindestens: shortestStay(einstellungen).value,
    hoechstens: longest,
  }
  const all = withBreaks(
    [...belegungen, ...own].toSorted((a, b) => a.von - b.von),
    day.offen,
  )
  const durch = longest < einstellungen['leseraum.hoechstdauer'].value ? 'woche' : 'hoechstdauer'
  const period = firstPeriod({ ...known, belegungen: all })
  const shortening = shorteningOf({
    ...known,
    belegungen,
    eigene: own,
    pausen: day.offen?.unterbrechungen ?? [],
    offered: period,
    durch,
  })
  const dauer = period.bis - period.von
  return { wish: { ...period, dauer, gruppengroesse, zweitePerson: '' }, shortening }
}

function fromNextStep({ von, bis }: Minutes, minute: number, grid: Grid): Minutes {
  const next = stepUp(minute + 1, grid)
  return next < bis ? { von: Math.max(von, next), bis } : { von, bis }
}

/**
 * The periods in which the person has another seat: no second one is suggested, unless the house allows it.
 */
function ownPeriods(
  { day, einstellungen }: Pick<Leseraum, 'day' | 'einstellungen'>,
  eigene: readonly BuchungView[],
): Minutes[] {
  if (einstellungen['leseraum.mehrerePlaetzeGleichzeitig'].value) return []
  return eigene
    .filter((one) => one.status !== 'storniert')
    .map(({ von, bis }) => ({
      von: minuteAt(day, Temporal.Instant.from(von)),
      bis: minuteAt(day, Temporal.Instant.from(bis)),
    }))
}
