import type { LeseraumView } from '@platzwart/contract/leseraum'
import { heldAs } from '@platzwart/domain/leseraum/seatState'
import { useMemo } from 'react'
import { formatUhrzeit } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { type DayBelegung, instantAt } from '../../leseraum/model/planDay.ts'
import type { Leseraum } from '../../leseraum/model/useLeseraum.ts'
import { seatTitle } from '../../leseraum/model/useSeatWords.ts'

export interface TagWords {
  readonly zeit: (minute: number) => string
  /** A seat by its kind and number. */
  readonly platz: (seat: LeseraumView) => string
  /** The action of pressing its name. */
  readonly name: (seat: LeseraumView) => string
  /** The text below its number: out of use, capacity, zone. */
  readonly more: (seat: LeseraumView) => string
  /** A bar's accessible name: state, start and end. */
  readonly bar: (balken: DayBelegung) => string
  /** The label on it. */
  readonly short: (balken: DayBelegung) => string
}

/** The day's texts in the reader's language. */
export function useTagWords({ day, zone, bereich }: Pick<Leseraum, 'day' | 'zone' | 'bereich'>): TagWords {
  const { t } = useTranslation('tagesplan')
  const { t: room } = useTranslation('leseraum')
  const { mitternachtMs } = day
  return useMemo(() => {
    const zeit = (minute: number) => formatUhrzeit(instantAt({ mitternachtMs }, minute), zone)
    const platz = (seat: LeseraumView) => seatTitle(room, seat, bereich)
    const more = (seat: LeseraumView) => {
      if (!seat.aktiv) return room('zustand.inaktiv')
      return seat.kapazitaet > 1 ? room('platz.personen', { count: seat.kapazitaet }) : seat.zone
    }
    const short = (one: DayBelegung) =>
      t(`balken.${one.status === 'gehalten' && !one.eigene ? 'gehalten' : heldAs(one)}`)
    return {
      zeit,
      platz,
      more,
      short,
      // Starts with the visible label (WCAG 2.5.3).
      name: (seat) => t(seat.aktiv ? 'buchen' : 'ansehen', { platz: `${platz(seat)} ${more(seat)}`.trim() }),
      bar: (one) => t('balkenName', { was: short(one), von: zeit(one.von), bis: zeit(one.bis) }),
    }
  }, [t, room, mitternachtMs, zone, bereich])
}
