import type { SeatState } from '@platzwart/domain/leseraum/seatState'
import classes from './floorplan.module.css'
import { Patterns } from './Patterns.tsx'
import seat from './seat.module.css'
import { LEGEND_ORDER, SIGNS } from './signs.ts'

interface LegendProps {
  readonly title: string
  readonly counts: Readonly<Record<SeatState, number>>
  readonly labels: Readonly<Record<SeatState, string>>
}

/** What each colour, pattern and sign on the plan means, and how many seats have it. */
export function Legend({ title, counts, labels }: LegendProps) {
  return (
    <ul className={classes.legend} aria-label={title}>
      {LEGEND_ORDER.filter((state) => counts[state] > 0).map((state) => (
        <li key={state}>
          <StateMark state={state} />
          <span>{labels[state]}</span>
          <span className={classes.count}>{counts[state]}</span>
        </li>
      ))}
    </ul>
  )
}

/** A desk in small with the state's colour, pattern and sign, for use beside its text. */
export function StateMark({ state }: { readonly state: SeatState }) {
  return (
    <svg
      className={classes.marke}
      viewBox="-20 -15 40 30"
      width="28"
      height="21"
      aria-hidden="true"
      focusable="false"
    >
      <g data-state={state} style={{ '--x': 0, '--y': 0, '--size': 1 }}>
        <rect x="-18" y="-13" width="36" height="26" rx="4" className={seat.surface} />
        <path d={SIGNS[state]} className={seat.sign} />
      </g>
    </svg>
  )
}

/** The patterns for marks on a page that shows no map. */
export function MarkPatterns() {
  return (
    <svg width="0" height="0" className={classes.invisible} aria-hidden="true" focusable="false">
      <Patterns />
    </svg>
  )
}
