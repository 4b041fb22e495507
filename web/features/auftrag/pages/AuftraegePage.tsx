import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { FailureState } from '../../../ui/FailureState.tsx'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { auftraegeOptions } from '../api/auftraege.ts'
import { AuftragKarte } from '../components/AuftragKarte.tsx'
import classes from './AuftraegePage.module.css'

/** What the system does by itself, with what it did last; those that are late first. */
export function AuftraegePage() {
  const { t } = useTranslation('auftrag')
  const query = useQuery(auftraegeOptions)
  const auftraege = query.data?.toSorted((a, b) => Number(b.ueberfaellig) - Number(a.ueberfaellig))
  return (
    <>
      <PageHeading title={t('titel')} lead={t('lead')} />
      {auftraege === undefined ? (
        query.isError ? (
          <FailureState failure={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <Skeleton height="30rem" />
        )
      ) : auftraege.length === 0 ? (
        <EmptyState title={t('nochKeiner')} />
      ) : (
        <div className={classes.liste}>
          {auftraege.map((auftrag) => (
            <AuftragKarte key={auftrag.auftrag} auftrag={auftrag} />
          ))}
        </div>
      )}
    </>
  )
}
