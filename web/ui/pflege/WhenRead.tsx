import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FailureState } from '../FailureState.tsx'
import { Loading } from '../loading/Loading.tsx'

interface WhenReadProps<T> {
  readonly query: UseQueryResult<T>
  /** What heads the page until its record is there to name it. */
  readonly heading?: ReactNode
  /** What keeps the place meanwhile. */
  readonly waiting?: ReactNode
  readonly children: (read: T) => ReactNode
}

/** A record on its way, failed, or there. */
export function WhenRead<T>({ query, heading, waiting, children }: WhenReadProps<T>) {
  if (query.data !== undefined) return children(query.data)
  return (
    <>
      {heading}
      {query.isError ? (
        <FailureState failure={query.error} onRetry={() => void query.refetch()} />
      ) : (
        (waiting ?? <Loading height="30rem" />)
      )}
    </>
  )
}
