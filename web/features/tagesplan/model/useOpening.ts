import type { Minutes } from '@platzwart/domain/leseraum/seatState'
import { gridOf } from '@platzwart/domain/time/grid'
import { useCallback, useRef } from 'react'
import { searchOf } from '../../leseraum/model/choice.ts'
import type { Leseraum } from '../../leseraum/model/useLeseraum.ts'
import { offeredHours } from '../../leseraum/model/zeit/timeLimits.ts'
import { drawnPeriod, pressedPeriod } from './axis.ts'
import type { Row } from './useMove.ts'

/** What leads to the dialog of a seat. */
export interface Opening {
  readonly open: (zeile: number) => void
  /** Empty time was pressed, at a minute of the day. */
  readonly press: (zeile: number, minute: number) => void
  /** Empty time was drawn over. */
  readonly draw: (zeile: number, drawn: Minutes) => void
  /** What was drawn over as it would be asked for. */
  readonly periodOf: (drawn: Minutes) => Minutes | null
}

/** Opens the dialog of a seat, with the time filled in where one was pressed or drawn. */
export function useOpening(raum: Leseraum, zeilen: readonly Row[]): Opening {
  const latest = useRef({ raum, zeilen })
  latest.current = { raum, zeilen }
  const openAt = useCallback((zeile: number, period: Minutes | null) => {
    const { raum: now, zeilen: rows } = latest.current
    const platz = rows[zeile]?.seat.id
    const time = period === null ? {} : searchOf(now.day, period, now.zone)
    if (platz !== undefined) now.setSearch({ platz, buchung: undefined, ...time })
  }, [])
  // Stable, so that rows are not drawn again for its sake.
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
