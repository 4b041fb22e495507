import { type CSSProperties, Fragment, memo } from 'react'
import { barProps } from '../../../../ui/timeline/barProps.ts'
import type { Focus } from '../../../../ui/timeline/focus.ts'
import frame from '../../../../ui/timeline/Timeline.module.css'
import { Kennzeichen } from '../../../flotte/components/Kennzeichen.tsx'
import { type BarPlace, type Clock, type Label, placesOf } from '../../model/uebersicht/barPlaces.ts'
import type { Bar, Row } from '../../model/uebersicht/belegungen.ts'
import type { Excerpt } from '../../model/uebersicht/schedule.ts'
import type { BarWords } from '../../model/uebersicht/useBarWords.ts'
import labels from './BarLabel.module.css'
import classes from './Schedule.module.css'

interface ScheduleRowProps {
  readonly zeile: Row
  readonly index: number
  readonly excerpt: Excerpt
  /** Pixels per minute. */
  readonly scale: number
  readonly words: BarWords
  /**
   * The current time and the check-in time for rows with time-dependent bars; a fixed clock for all others.
   */
  readonly clock: Clock
  /** The id of the bar with the tab stop; empty for the car's name; null if it is in another row. */
  readonly focusId: string | null
  readonly movable: (balken: Bar) => boolean
  /** The dragged bar; it stays in its old position, faded. */
  readonly gezogen: string | null
  readonly onFocus: (focusAt: Focus) => void
  readonly onOpen: (balken: Bar, zeile: number) => void
  readonly onBook: (zeile: number) => void
}

/** Pixels between a bar and its label beside it. */
const BESIDE_PX = 5

function besideOf({ left, width }: BarPlace, { at, width: room }: Label): CSSProperties {
  const most = { '--room': `${room}px` } as CSSProperties
  if (at === 'after') return { ...most, left: left + width + BESIDE_PX }
  return { ...most, left: left - BESIDE_PX, transform: 'translateX(-100%)' }
}

/** A car and its bars. Memoized: rendered only when one of its props changes. */
export const ScheduleRow = memo(function ScheduleRow(props: ScheduleRowProps) {
  const { zeile, index, excerpt, scale, words, clock, focusId, movable, gezogen, onFocus, onOpen, onBook } =
    props
  const { fahrzeug, balken } = zeile
  const onName = focusId !== null && !balken.some(({ id }) => id === focusId)
  const first = balken[0]?.von ?? 0
  return (
    <section
      className={frame.row}
      style={{ top: `calc(var(--row) * ${index})` }}
      data-zeile={index}
      aria-label={fahrzeug.kennzeichen}
    >
      <button
        type="button"
        className={frame.name}
        data-name=""
        tabIndex={onName ? 0 : -1}
        // Starts with the visible label (WCAG 2.5.3).
        aria-label={`${fahrzeug.kennzeichen} ${fahrzeug.marke} ${fahrzeug.modell}, ${words.kategorie(fahrzeug.kategorie)}: ${words.buchen}`}
        onFocus={() => onFocus({ zeile: index, id: null, minute: first })}
        onClick={() => onBook(index)}
      >
        <Kennzeichen text={fahrzeug.kennzeichen} />{' '}
        <span className={frame.more}>
          {fahrzeug.marke} {fahrzeug.modell}
        </span>
      </button>
      <div className={frame.track} data-lane="">
        {placesOf(balken, { minuten: excerpt.minuten, scale }, clock, words.kurz).map((place) => {
          const { balken: one, stand, overdue, left, width, text, label } = place
          const name = words.name(one, stand)
          return (
            <Fragment key={one.id}>
              <button
                {...barProps(one, { index, name, movable: movable(one), dragged: gezogen, focusId, onFocus })}
                className={`${frame.bar} ${classes.bar}`}
                style={{ left, width }}
                data-status={stand}
                data-spaet={overdue ? '' : undefined}
                data-eigen={one.eigen ? '' : undefined}
                onClick={() => onOpen(one, index)}
              >
                {label?.at === 'in' && <span>{text}</span>}
              </button>
              {label !== null && label.at !== 'in' && (
                <span className={labels.beside} style={besideOf(place, label)} aria-hidden="true">
                  {text}
                </span>
              )}
            </Fragment>
          )
        })}
      </div>
    </section>
  )
})
