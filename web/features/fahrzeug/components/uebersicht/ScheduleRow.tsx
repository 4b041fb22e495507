import { memo } from 'react'
import type { Bar, Row } from '../../model/uebersicht/belegungen.ts'
import type { Focus } from '../../model/uebersicht/focus.ts'
import type { Excerpt } from '../../model/uebersicht/schedule.ts'
import type { BarWords } from '../../model/uebersicht/useBarWords.ts'
import { Kennzeichen } from '../Kennzeichen.tsx'
import classes from './Schedule.module.css'

interface ScheduleRowProps {
  readonly zeile: Row
  readonly index: number
  readonly excerpt: Excerpt
  /** Pixels a minute. */
  readonly scale: number
  readonly words: BarWords
  /** Now in minutes, for rows with a car that is not back; null for the others, which need not follow the clock. */
  readonly jetzt: number | null
  /** The bar that has the tab stop, empty for the name; null when it is in another row. */
  readonly focusId: string | null
  readonly movable: (balken: Bar) => boolean
  /** The bar that is being moved; it stays where it was, faintly. */
  readonly gezogen: string | null
  readonly onFocus: (focusAt: Focus) => void
  readonly onOpen: (balken: Bar, zeile: number) => void
  readonly onBook: (zeile: number) => void
}

/** A car and its bars. Drawn again only when something of it changes. */
export const ScheduleRow = memo(function ScheduleRow(props: ScheduleRowProps) {
  const { zeile, index, excerpt, scale, words, jetzt, focusId, movable, gezogen, onFocus, onOpen, onBook } =
    props
  const { fahrzeug, balken } = zeile
  const onName = focusId !== null && !balken.some(({ id }) => id === focusId)
  const first = balken[0]?.von ?? 0
  return (
    <section
      className={classes.row}
      style={{ top: `calc(var(--row) * ${index})` }}
      data-zeile={index}
      aria-label={fahrzeug.kennzeichen}
    >
      <button
        type="button"
        className={classes.name}
        data-name=""
        tabIndex={onName ? 0 : -1}
        // Begins with what is seen of it (WCAG 2.5.3).
        aria-label={`${fahrzeug.kennzeichen} ${fahrzeug.marke} ${fahrzeug.modell}, ${words.kategorie(fahrzeug.kategorie)}: ${words.buchen}`}
        onFocus={() => onFocus({ zeile: index, id: null, minute: first })}
        onClick={() => onBook(index)}
      >
        <Kennzeichen text={fahrzeug.kennzeichen} />{' '}
        <span className={classes.modell}>
          {fahrzeug.marke} {fahrzeug.modell}
        </span>
      </button>
      <div className={classes.track} data-spur="">
        {balken.map((one) => {
          const von = Math.max(0, one.von)
          const spaet = one.status === 'aktiv' && jetzt !== null && one.bis < jetzt
          const bis = Math.min(excerpt.minuten, spaet ? jetzt : one.bis)
          if (bis <= von) return null
          const width = (bis - von) * scale
          const name = words.name(one)
          return (
            <button
              key={one.id}
              type="button"
              className={classes.bar}
              style={{ left: von * scale, width }}
              data-balken={one.id}
              data-status={one.status}
              data-spaet={spaet ? '' : undefined}
              data-eigen={one.eigen ? '' : undefined}
              data-beweglich={movable(one) ? '' : undefined}
              data-gezogen={gezogen === one.id ? '' : undefined}
              tabIndex={focusId === one.id ? 0 : -1}
              aria-label={name}
              title={name}
              onFocus={() => onFocus({ zeile: index, id: one.id, minute: one.von })}
              onClick={() => onOpen(one, index)}
            >
              {width > 40 && <span>{words.kurz(one)}</span>}
            </button>
          )
        })}
      </div>
    </section>
  )
})
