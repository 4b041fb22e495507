import classes from './print.module.css'

interface PrintFactsProps {
  /** The values of the page's fields: the room, the day, the time, the filter. Empty ones are left out. */
  readonly facts: readonly string[]
  /** Wide content: landscape orientation. */
  readonly wide?: boolean
}

/** A summary below a printed heading, because the page's fields are not printed. */
export function PrintFacts({ facts, wide = false }: PrintFactsProps) {
  return (
    <p className={classes.facts} data-print-wide={wide ? '' : undefined}>
      {facts.filter((fact) => fact !== '').join(' · ')}
    </p>
  )
}
