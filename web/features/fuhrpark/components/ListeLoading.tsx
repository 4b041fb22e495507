import { Skeleton } from '@mantine/core'
import { Loading } from '../../../ui/loading/Loading.tsx'
import classes from './Fuhrpark.module.css'

const ROWS = ['a', 'b', 'c', 'd']

/** Skeleton of a list. */
export function ListeLoading() {
  return (
    <Loading className={classes.gruppe}>
      {ROWS.map((zeile) => (
        <Skeleton key={zeile} height="3.75rem" />
      ))}
    </Loading>
  )
}
