import type { Minutes } from '@platzwart/domain/leseraum/seatState'
import { gridOf } from '@platzwart/domain/time/grid'
import { useCallback, useRef } from 'react'
import { searchOf } from '../../leseraum/model/choice.ts'
import type { Leseraum } from '../../leseraum/model/useLeseraum.ts'
import { offeredHours } from '../../leseraum/model/zeit/timeLimits.ts'
import { drawnPeriod, pressedPeriod } from './axis.ts'
import type { Row } from './useMove.ts'

/** Opens the dialog of a seat. */
export interface Opening {
  readonly open: (zeile: number) => void
  /** Free time was pressed, at a minute of the day. */
  readonly press: (zeile: number, minute: number) => void
  /** Free time was drawn over. */
  readonly draw: (zeile: number, drawn: Minutes) => void
  /** The drawn time snapped to a bookable period. */
  readonly periodOf: (drawn: Minutes) => Minutes | null
}

/** Opens the dialog of a seat, with a pressed or drawn time filled in. */
export function useOpening(raum: Leseraum, zeilen: readonly Row[]): Opening {
  const latest = useRef({ raum, zeilen })
  latest.current = { raum, zeilen }
  const openAt = useCallback((zeile: number, period: Minutes | null) => {
    const { raum: now, zeilen: rows } = latest.current
    const platz = rows[zeile]?.seat.id
    const time = period === null ? {} : searchOf(now.day, period, now.zone)
    if (platz !== undefined) now.setSearch({ platz, buchung: undefined, ...time })
  }, [])
  // Stable, so that rows are not rendered again because of it.
  const open = useCallback((zeile: number) => openAt(zeile, null), [openAt])
  const offen = offeredHours(raum)
  const grid = gridOf(raum)
  const { einstellungen } = raum
  const periodOf = (drawn: Minutes) => offen && drawnPeriod(drawn, { offen, grid })
  return {
    open,
    periodOf,
    draw: (zeile, drawn) => openAt(zeile, periodOf(drawn)),
    press(zeile, minute) {
      const belegungen = zeilen[zeile]?.balken ?? []
      const hoechstens = einstellungen['leseraum.hoechstdauer'].value
      openAt(zeile, offen && pressedPeriod(minute, { belegungen, offen, grid, hoechstens }))
    },
  }
}
