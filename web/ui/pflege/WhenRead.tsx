import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FailureState } from '../FailureState.tsx'
import { Loading } from '../loading/Loading.tsx'
import { Page, type PageProps } from '../page/Page.tsx'

interface WhenReadProps<T> {
  readonly query: UseQueryResult<T>
  /** The page until the record is loaded. */
  readonly page?: Pick<PageProps, 'kind' | 'title' | 'back'>
  /** The placeholder meanwhile. */
  readonly waiting?: ReactNode
  readonly children: (read: T) => ReactNode
}

/** A record in the states loading, failed, and loaded. */
export function WhenRead<T>({ query, page, waiting, children }: WhenReadProps<T>) {
  if (query.data !== undefined) return children(query.data)
  const meanwhile = query.isError ? (
    <FailureState failure={query.error} onRetry={() => void query.refetch()} />
  ) : (
    (waiting ?? <Loading height="30rem" />)
  )
  return page === undefined ? meanwhile : <Page {...page}>{meanwhile}</Page>
}
