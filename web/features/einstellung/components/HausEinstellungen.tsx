import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { FailureState } from '../../../ui/FailureState.tsx'
import { hausOptions } from '../api/haus.ts'
import type { Section } from '../model/fields.ts'
import classes from './Einstellung.module.css'
import { EinstellungenSkeleton } from './EinstellungenSkeleton.tsx'
import { HausSection } from './HausSection.tsx'

/** What holds for the whole house, for those who maintain it. */
export function HausEinstellungen({ sections }: { readonly sections: readonly Section[] }) {
  const { t } = useTranslation('einstellung')
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
      {sections.map(({ abschnitt, felder }) => (
        <HausSection key={abschnitt} abschnitt={abschnitt} felder={felder} views={data} />
      ))}
    </>
  )
}
