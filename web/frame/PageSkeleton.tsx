import { Skeleton } from '@mantine/core'
import { Loading } from '../ui/loading/Loading.tsx'

/** Reserves a page's space while it loads, to avoid layout shift. */
export function PageSkeleton() {
  return (
    <Loading>
      <Skeleton height={36} width="min(60%, 22rem)" mb="lg" />
      <Skeleton height={18} width="min(90%, 40rem)" mb="sm" />
      <Skeleton height="min(60vh, 32rem)" />
    </Loading>
  )
}
