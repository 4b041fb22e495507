import classes from './RoomSketch.module.css'

/** A decorative line drawing of a lamp, a table and a chair, in CSS only. */
export function RoomSketch() {
  return <div className={classes.root} aria-hidden="true" />
}
