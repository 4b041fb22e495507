import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FailureState } from '../../../ui/FailureState.tsx'
import { Loading } from '../../../ui/loading/Loading.tsx'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import classes from './Auslastung.module.css'
import { Takeaway } from './Takeaway.tsx'

interface FiguredProps<T> {
  /** Of the page and of what is taken along. */
  readonly words: (key: 'titel' | 'lead' | 'export' | 'pdf' | 'drucken') => string
  readonly files: { readonly excel: string; readonly pdf: string }
  /** What narrows the figures, above them. */
  readonly filter: ReactNode
  readonly query: UseQueryResult<T>
  readonly children: (view: T) => ReactNode
}

/** A page of figures: how to take them along, what narrows them, and they themselves as soon as they are there. */
export function Figured<T>({ words, files, filter, query, children }: FiguredProps<T>) {
  return (
    <>
      <PageHeading
        title={words('titel')}
        lead={words('lead')}
        actions={
          <Takeaway
            excel={{ href: files.excel, text: words('export') }}
            pdf={{ href: files.pdf, text: words('pdf') }}
            print={words('drucken')}
          />
        }
      />
      <div className={classes.root}>
        {filter}
        {query.isError && <FailureState failure={query.error} onRetry={() => void query.refetch()} />}
        {query.isPending && <Loading height="30rem" />}
        {!query.isError && query.data !== undefined && children(query.data)}
      </div>
    </>
  )
}
