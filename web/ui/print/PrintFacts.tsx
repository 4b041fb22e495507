import classes from './print.module.css'

interface PrintFactsProps {
  /** What the screen says by its fields: the room, the day, the time, the filter. Empty ones are left out. */
  readonly facts: readonly string[]
  /** What is printed is wide: the sheet lies on its side. */
  readonly wide?: boolean
}

/** Under the heading of a printed page: what is shown, since the fields that say it on the screen are not printed. */
export function PrintFacts({ facts, wide = false }: PrintFactsProps) {
  return (
    <p className={classes.facts} data-print-wide={wide ? '' : undefined}>
      {facts.filter((fact) => fact !== '').join(' · ')}
    </p>
  )
}
