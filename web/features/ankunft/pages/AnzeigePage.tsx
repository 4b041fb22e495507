import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { FailureState } from '../../../ui/FailureState.tsx'
import { Loading } from '../../../ui/loading/Loading.tsx'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { QrCode } from '../../../ui/QrCode.tsx'
import { anzeigeOptions } from '../api/anzeige.ts'
import classes from './PlatzPage.module.css'

/** For a screen beside a seat: the code that changes, so that only who stands there has one that holds. */
export function AnzeigePage() {
  const { id } = useParams({ from: '/haus/seiten/ankunft/platz/$id/anzeige' })
  const { t } = useTranslation('ankunft')
  const query = useQuery(anzeigeOptions(id))
  const { data, error } = query
  const platz = data?.bezeichnung ?? ''
  return (
    <div className={classes.anzeige}>
      <PageHeading
        title={data ? t('platz.titel', { platz }) : t('codes.hinweis')}
        lead={data && t('anzeige.text')}
      />
      {error !== null && <FailureState failure={error} onRetry={() => void query.refetch()} />}
      {data === undefined && error === null && <Loading height="20rem" />}
      {data !== undefined && error === null && (
        <QrCode text={data.adresse} label={t('codes.bild', { platz })} />
      )}
    </div>
  )
}
