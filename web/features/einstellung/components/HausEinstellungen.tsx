import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FailureState } from '../../../ui/FailureState.tsx'
import { hausOptions } from '../api/haus.ts'
import { HAUS_ABSCHNITTE } from '../model/felder.ts'
import classes from './Einstellung.module.css'
import { EinstellungenSkelett } from './EinstellungenSkelett.tsx'
import { HausAbschnitt } from './HausAbschnitt.tsx'

/** What holds for the whole house, for those who maintain it. */
export function HausEinstellungen() {
  const { t } = useTranslation('einstellung')
  const { data, isError, error, refetch } = useQuery(hausOptions)
  if (data === undefined)
    return isError ? (
      <FailureState failure={error} onRetry={() => void refetch()} />
    ) : (
      <EinstellungenSkelett />
    )
  return (
    <>
      <p className={classes.leise}>{t('hausHinweis')}</p>
      {HAUS_ABSCHNITTE.map(({ abschnitt, felder }) => (
        <HausAbschnitt key={abschnitt} abschnitt={abschnitt} felder={felder} views={data} />
      ))}
    </>
  )
}
