import { Skeleton } from '@mantine/core'
import classes from './Fuhrpark.module.css'

const ROWS = ['a', 'b', 'c', 'd']

/** The place of a list that is on its way. */
export function ListeLoading() {
  return (
    <div className={classes.gruppe} aria-hidden="true">
      {ROWS.map((zeile) => (
        <Skeleton key={zeile} height="3.75rem" />
      ))}
    </div>
  )
}
