import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FailureState } from '../../../ui/FailureState.tsx'
import { Loading } from '../../../ui/loading/Loading.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import classes from './Auslastung.module.css'
import { Takeaway } from './Takeaway.tsx'

interface FiguredProps<T> {
  /** Texts of the page and the exports. */
  readonly words: (key: 'titel' | 'lead' | 'export' | 'pdf' | 'drucken') => string
  readonly files: { readonly excel: string; readonly pdf: string }
  /** The filters above the figures. */
  readonly filter: ReactNode
  readonly query: UseQueryResult<T>
  readonly children: (view: T) => ReactNode
}

/** A page of figures: exports, filters, and the figures once they are loaded. */
export function Figured<T>({ words, files, filter, query, children }: FiguredProps<T>) {
  return (
    <Page
      kind="list"
      title={words('titel')}
      lead={words('lead')}
      actions={
        <Takeaway
          excel={{ href: files.excel, text: words('export') }}
          pdf={{ href: files.pdf, text: words('pdf') }}
          print={words('drucken')}
        />
      }
    >
      <div className={classes.root}>
        {filter}
        {query.isError && <FailureState failure={query.error} onRetry={() => void query.refetch()} />}
        {query.isPending && <Loading height="30rem" />}
        {!query.isError && query.data !== undefined && children(query.data)}
      </div>
    </Page>
  )
}
