import { type RefObject, useEffect, useId, useMemo, useRef } from 'react'
import { useTranslation } from '../../../../platform/texts/useTranslation.ts'
import frame from '../../../../ui/timeline/Timeline.module.css'
import { useExtent } from '../../../../ui/timeline/useExtent.ts'
import { ROW_PX, useKeyboard } from '../../../../ui/timeline/useKeyboard.ts'
import { usePointerDrag } from '../../../../ui/timeline/usePointerDrag.ts'
import { type Clock, followsClock } from '../../model/uebersicht/barPlaces.ts'
import type { Bar } from '../../model/uebersicht/belegungen.ts'
import { type Drag, dragOf, movedDrag } from '../../model/uebersicht/drag.ts'
import { GRID, NARROWEST_COLUMN } from '../../model/uebersicht/schedule.ts'
import { useBarWords } from '../../model/uebersicht/useBarWords.ts'
import type { DragControl } from '../../model/uebersicht/useDrag.ts'
import type { Uebersichtsstand } from '../../model/uebersicht/useUebersicht.ts'
import { DragBar } from './DragBar.tsx'
import classes from './Schedule.module.css'
import { ScheduleHead, ScheduleLines } from './ScheduleHead.tsx'
import { ScheduleRow } from './ScheduleRow.tsx'

/** Overscan: rows rendered beyond the visible ones, so that scrolling shows no gap. */
const MORE = 6

/** A day starts at 06:00: hardly anybody drives at night, and one can scroll back. */
const MORNING_MINUTE = 6 * 60

/** A fixed clock for rows that do not depend on the time, so that they are not rendered again each minute. */
const STANDING: Clock = { jetzt: Number.NEGATIVE_INFINITY, checkIn: 0 }

function useMorning(root: RefObject<HTMLElement | null>, left: number): void {
  useEffect(() => {
    if (root.current !== null) root.current.scrollLeft = left
  }, [root, left])
}

interface ScheduleProps {
  readonly stand: Uebersichtsstand
  readonly drag: DragControl
  readonly onOpen: (balken: Bar, zeile: number) => void
  /** A car was chosen, or a free time of it: a minute of the timeline, or undefined for the page's window. */
  readonly onBook: (zeile: number, minute?: number) => void
}

/**
 * All cars over days: one row per car, one bar per booking. A single tab stop; arrow keys move between bars.
 * Rows are virtualized, so that hundreds of cars cost no more than a screenful.
 */
export function Schedule({ stand, drag, onOpen, onBook }: ScheduleProps) {
  const { t } = useTranslation('fahrzeug')
  const help = useId()
  const { belegungen, excerpt, search } = stand
  const { jetzt, checkIn } = stand.clock
  const clock = useMemo(() => ({ jetzt, checkIn }), [jetzt, checkIn])
  const { zeilen } = belegungen
  const root = useRef<HTMLDivElement>(null)
  const extent = useExtent(root, excerpt.tage.length * NARROWEST_COLUMN[search.zoom])
  const scale = extent.breite / excerpt.minuten
  const words = useBarWords(excerpt)
  const { focusAt, setFocus, onKeyDown } = useKeyboard(root, zeilen, {
    start: stand.nowMinute,
    onKey: drag.onKey,
    take: drag.begin,
  })
  useMorning(root, search.zoom === 'tag' ? MORNING_MINUTE * scale : 0)
  const pointer = usePointerDrag<Drag>({
    root,
    scale,
    rowPx: ROW_PX,
    rows: zeilen.length,
    grid: GRID[search.zoom],
    busy: drag.sendet,
    take(id, zeile) {
      const one = zeilen[zeile]?.balken.find((balken) => balken.id === id)
      return one !== undefined && drag.begin(one, zeile) ? dragOf(one, zeile, excerpt) : null
    },
    moved: (start, handle, steps, zeile) => ({
      ...movedDrag(start, handle, steps, GRID[search.zoom], stand.zone),
      zeile,
    }),
    set: drag.set,
    cancel: drag.cancel,
    drop: (held) => drag.drop(held, false),
    onBook,
  })

  const first = Math.max(0, Math.floor(extent.oben / ROW_PX) - MORE)
  const last = Math.min(zeilen.length, Math.ceil((extent.oben + extent.hoehe) / ROW_PX) + MORE)
  const gezeigt = useMemo(() => zeilen.slice(first, last), [zeilen, first, last])
  const hoehe = zeilen.length * ROW_PX
  return (
    <>
      <p id={help} className="visually-hidden">
        {t('zeitplan.anleitung')}
      </p>
      <div
        ref={root}
        role="application"
        data-focus-region
        data-focus-target
        aria-label={t('zeitplan.name')}
        aria-describedby={help}
        className={`${frame.root} ${classes.screen}`}
        data-zieht={drag.drag === null ? undefined : ''}
        onKeyDown={onKeyDown}
        {...pointer.handlers}
      >
        <div className={frame.inside} style={{ '--breite': `${extent.breite}px`, '--row': `${ROW_PX}px` }}>
          <ScheduleHead stand={stand} scale={scale} />
          <div className={frame.rows} style={{ height: hoehe }}>
            <ScheduleLines stand={stand} scale={scale} />
            {gezeigt.map((zeile, place) => {
              const index = first + place
              return (
                <ScheduleRow
                  key={zeile.fahrzeug.id}
                  zeile={zeile}
                  index={index}
                  excerpt={excerpt}
                  scale={scale}
                  words={words}
                  clock={zeile.balken.some((one) => followsClock(one, clock)) ? clock : STANDING}
                  focusId={index === focusAt.zeile ? (focusAt.id ?? '') : null}
                  movable={drag.movable}
                  gezogen={drag.drag?.vonRow === index ? drag.drag.id : null}
                  onFocus={setFocus}
                  onOpen={onOpen}
                  onBook={onBook}
                />
              )
            })}
            <DragBar drag={drag} stand={stand} scale={scale} words={words} rowPx={ROW_PX} />
          </div>
        </div>
      </div>
    </>
  )
}
