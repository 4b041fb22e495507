import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FailureState } from '../FailureState.tsx'
import { Loading } from '../loading/Loading.tsx'

interface WhenReadProps<T> {
  readonly query: UseQueryResult<T>
  /** The heading until the record is loaded. */
  readonly heading?: ReactNode
  /** The placeholder meanwhile. */
  readonly waiting?: ReactNode
  readonly children: (read: T) => ReactNode
}

/** A record in the states loading, failed, and loaded. */
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
