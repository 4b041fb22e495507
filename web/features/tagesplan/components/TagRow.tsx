import type { LeseraumView } from '@platzwart/contract/leseraum'
import { heldAs, type Minutes } from '@platzwart/domain/leseraum/seatState'
import { memo } from 'react'
import { barProps } from '../../../ui/timeline/barProps.ts'
import type { Focus } from '../../../ui/timeline/focus.ts'
import frame from '../../../ui/timeline/Timeline.module.css'
import type { DayBelegung } from '../../leseraum/model/planDay.ts'
import type { TagWords } from '../model/useTagWords.ts'
import classes from './Tagesplan.module.css'

interface TagRowProps {
  readonly seat: LeseraumView
  readonly balken: readonly DayBelegung[]
  readonly index: number
  readonly ganz: Minutes
  /** Pixels per minute. */
  readonly scale: number
  readonly words: TagWords
  /** The id of the bar with the tab stop; empty for the seat's name; null if it is in another row. */
  readonly focusId: string | null
  readonly movable: (balken: DayBelegung) => boolean
  /** The dragged bar; it stays in its old position, faded. */
  readonly dragged: string | null
  readonly onFocus: (focusAt: Focus) => void
  readonly onOpen: (zeile: number) => void
}

/** The minimum width of a label in pixels. */
const LEAST_PX = 34

/** A seat and its bars. Memoized: rendered only when one of its props changes. */
export const TagRow = memo(function TagRow(props: TagRowProps) {
  const { seat, balken, index, ganz, scale, words, focusId, movable, dragged, onFocus, onOpen } = props
  const onName = focusId !== null && !balken.some(({ id }) => id === focusId)
  return (
    <section
      className={frame.row}
      style={{ top: `calc(var(--row) * ${index})` }}
      data-zeile={index}
      data-aus={seat.aktiv ? undefined : ''}
      aria-label={words.platz(seat)}
    >
      <button
        type="button"
        className={frame.name}
        data-name=""
        tabIndex={onName ? 0 : -1}
        aria-label={words.name(seat)}
        onFocus={() => onFocus({ zeile: index, id: null, minute: balken[0]?.von ?? 0 })}
        onClick={() => onOpen(index)}
      >
        <strong>{seat.bezeichnung}</strong> <span className={frame.more}>{words.more(seat)}</span>
      </button>
      <div className={`${frame.track} ${classes.track}`} data-lane="">
        {balken.map((one) => {
          const von = Math.max(ganz.von, one.von)
          const width = (Math.min(ganz.bis, one.bis) - von) * scale
          if (width <= 0) return null
          const name = words.bar(one)
          return (
            <button
              key={one.id}
              {...barProps(one, { index, name, movable: movable(one), dragged, focusId, onFocus })}
              className={`${frame.bar} ${classes.bar}`}
              style={{ left: (von - ganz.von) * scale, width }}
              data-art={heldAs(one)}
              onClick={() => onOpen(index)}
            >
              {width >= LEAST_PX && <span>{words.short(one)}</span>}
            </button>
          )
        })}
      </div>
    </section>
  )
})
