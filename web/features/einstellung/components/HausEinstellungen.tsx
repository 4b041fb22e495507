import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FailureState } from '../../../ui/FailureState.tsx'
import { useStart } from '../../sitzung/api/start.ts'
import { hausOptions } from '../api/haus.ts'
import { sectionsOf } from '../model/fields.ts'
import classes from './Einstellung.module.css'
import { EinstellungenSkeleton } from './EinstellungenSkeleton.tsx'
import { HausSection } from './HausSection.tsx'

/** What holds for the whole house, for those who maintain it. */
export function HausEinstellungen() {
  const { t } = useTranslation('einstellung')
  const module = useStart().mandant?.module ?? []
  const { data, isError, error, refetch } = useQuery(hausOptions)
  if (data === undefined)
    return isError ? (
      <FailureState failure={error} onRetry={() => void refetch()} />
    ) : (
      <EinstellungenSkeleton />
    )
  return (
    <>
      <p className={classes.quiet}>{t('hausHinweis')}</p>
      {sectionsOf(module).map(({ abschnitt, felder }) => (
        <HausSection key={abschnitt} abschnitt={abschnitt} felder={felder} views={data} />
      ))}
    </>
  )
}
