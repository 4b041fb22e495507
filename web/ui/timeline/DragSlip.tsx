import { Announced } from '../announce/Announced.tsx'
import classes from './DragSlip.module.css'

interface DragSlipProps {
  readonly passt: boolean
  /** Pixels from the corner of the rows, without the names. */
  readonly place: { readonly top: number; readonly left: number; readonly width: number }
  readonly title: string
  readonly text: string
}

/** A preview of the dragged bar at its target, with a label that says what the rules say to it. */
export function DragSlip({ passt, place: { top, left, width }, title, text }: DragSlipProps) {
  return (
    <div
      className={classes.drag}
      data-passt={passt ? '' : undefined}
      style={{ top, left, width: Math.max(8, width) }}
    >
      <Announced as="p" className={classes.slip} appears>
        <strong>{title}</strong>
        <span>{text}</span>
      </Announced>
    </div>
  )
}
