import { type ReactNode, useId } from 'react'
import classes from './Auslastung.module.css'
import { Sideways } from './Sideways.tsx'

interface TablePartProps {
  readonly title: string
  /** The head and the body of the table. */
  readonly children: ReactNode
}

/** A section with one table, named by its heading; it scrolls horizontally if it is too wide. */
export function TablePart({ title, children }: TablePartProps) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className={classes.part}>
      <h2 id={heading}>{title}</h2>
      <Sideways labelledBy={heading} className={classes.scroll}>
        <table className={classes.table} aria-labelledby={heading}>
          {children}
        </table>
      </Sideways>
    </section>
  )
}
