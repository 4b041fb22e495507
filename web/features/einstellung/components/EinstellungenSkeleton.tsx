import { Skeleton } from '@mantine/core'
import { Loading } from '../../../ui/loading/Loading.tsx'
import classes from './Einstellung.module.css'

const PANELS = ['30rem', '16rem']

export function EinstellungenSkeleton() {
  return (
    <Loading className={classes.root}>
      {PANELS.map((height) => (
        <Skeleton key={height} height={height} radius="lg" />
      ))}
    </Loading>
  )
}
