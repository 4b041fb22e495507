import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FailureState } from '../../../ui/FailureState.tsx'
import { Loading } from '../../../ui/loading/Loading.tsx'

interface PreviewedProps<T> {
  readonly query: UseQueryResult<T>
  readonly children: (data: T) => ReactNode
}

/** A preview once it is loaded; an error replaces it. */
export function Previewed<T>({ query, children }: PreviewedProps<T>) {
  if (query.data !== undefined) return children(query.data)
  if (query.isError) return <FailureState failure={query.error} onRetry={() => void query.refetch()} />
  return <Loading height="12rem" />
}
