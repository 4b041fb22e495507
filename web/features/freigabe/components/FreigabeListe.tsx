import { Button, Skeleton } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { FailureState } from '../../../ui/FailureState.tsx'
import { freigabenOptions } from '../api/freigaben.ts'
import { FreigabeKarte } from './FreigabeKarte.tsx'
import classes from './FreigabeListe.module.css'

/** What waits, or what was decided. */
export function FreigabeListe({ entschieden }: { readonly entschieden: boolean }) {
  const { t } = useTranslation('freigabe')
  const query = useInfiniteQuery(freigabenOptions(entschieden))
  const list = useRef<HTMLDivElement>(null)
  if (query.data === undefined) {
    if (query.isError) return <FailureState failure={query.error} onRetry={() => void query.refetch()} />
    return <Skeleton height="22rem" />
  }
  const items = query.data.pages.flatMap((page) => page.items)
  return (
    <div ref={list} tabIndex={-1} className={classes.root}>
      {items.length === 0 ? (
        <EmptyState title={t(entschieden ? 'leerEntschieden' : 'leer')}>
          {entschieden ? undefined : t('leerText')}
        </EmptyState>
      ) : (
        <div className={classes.karten}>
          {items.map((freigabe) => (
            <FreigabeKarte
              key={freigabe.buchung.id}
              freigabe={freigabe}
              onDone={() => list.current?.focus()}
            />
          ))}
        </div>
      )}
      {query.hasNextPage && (
        <Button
          variant="default"
          className={classes.more ?? ''}
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('mehr')}
        </Button>
      )}
    </div>
  )
}
