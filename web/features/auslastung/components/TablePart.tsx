import { type ReactNode, useId } from 'react'
import classes from './Auslastung.module.css'
import { Sideways } from './Sideways.tsx'

interface TablePartProps {
  readonly title: string
  /** The head and the body of the table. */
  readonly children: ReactNode
}

/** A part of the page that is one table, named by its heading; where it is too wide, it is pushed to and fro by itself. */
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
