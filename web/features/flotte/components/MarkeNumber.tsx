import classes from './MarkeNumber.module.css'

/** A damage's number as on the sketch, beside its text; screen readers get the place in words instead. */
export function MarkeNumber({ nummer, neu = false }: { readonly nummer: number; readonly neu?: boolean }) {
  return (
    <span className={classes.root} data-neu={neu ? '' : undefined} aria-hidden>
      {nummer}
    </span>
  )
}
