import { Skeleton } from '@mantine/core'
import { Loading } from '../../../ui/loading/Loading.tsx'
import classes from './Fahrt.module.css'

/** A placeholder of a trip's size, which prevents layout shift. */
export function FahrtSkeleton() {
  return (
    <Loading className={classes.root}>
      <Skeleton height="1.5rem" width="9rem" />
      <Skeleton height="22rem" />
      <Skeleton height="16rem" />
    </Loading>
  )
}
