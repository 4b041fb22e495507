import { memo } from 'react'
import classes from './seat.module.css'
import { seatShape } from './seatShape.ts'
import type { PlanSeat } from './types.ts'

interface SeatLayerProps {
  /** In reading order: that is the order in which a screen reader meets them. */
  readonly seats: readonly PlanSeat[]
}

/**
 * The furniture, rendered once per plan. Everything that changes (state, name, sign, tab stop) is an attribute
 * painted by `paint.ts`: a live change touches one element, and React is not asked.
 */
export const SeatLayer = memo(function SeatLayer({ seats }: SeatLayerProps) {
  return seats.map((seat) => <Seat key={seat.id} seat={seat} />)
})

/** One that is moved leaves the others alone; of itself one attribute changes, since it is drawn around its middle, wherever that is. */
const Seat = memo(function Seat({ seat }: { readonly seat: PlanSeat }) {
  const shape = seatShape(seat)
  const { zeichen, nummer, groesse } = shape
  const place = { '--x': zeichen.x, '--y': zeichen.y, '--size': groesse, '--abstand': shape.abstand }
  return (
    <g
      role="button"
      data-platz={seat.id}
      className={classes[shape.lage]}
      transform={`translate(${seat.x} ${seat.y})`}
      tabIndex={-1}
      aria-label={seat.bezeichnung}
    >
      <path d={shape.surface} className={classes.surface} />
      <path d={shape.furniture} className={classes.furniture} />
      <path className={classes.sign} data-teil="zeichen" style={place} />
      <text
        className={classes.number}
        x={nummer.x}
        y={nummer.y}
        style={{ '--size': groesse }}
        aria-hidden="true"
      >
        {seat.bezeichnung}
      </text>
    </g>
  )
})
