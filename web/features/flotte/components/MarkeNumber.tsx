import classes from './MarkeNumber.module.css'

/** A damage's number as its mark on the sketch has it, beside its words; who does not see the sketch is told the place instead. */
export function MarkeNumber({ nummer, neu = false }: { readonly nummer: number; readonly neu?: boolean }) {
  return (
    <span className={classes.root} data-neu={neu ? '' : undefined} aria-hidden>
      {nummer}
    </span>
  )
}
