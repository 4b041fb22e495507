import { useQuery } from '@tanstack/react-query'
import { formatMoment } from '../../../platform/format.ts'
import { useStart, useZone } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { FailureState } from '../../../ui/FailureState.tsx'
import { Loading } from '../../../ui/loading/Loading.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { PrintButton } from '../../../ui/print/PrintButton.tsx'
import { Bestaende } from '../../mandant/components/Bestaende.tsx'
import { anlageOptions } from '../api/anlage.ts'
import { Anlage } from '../components/Anlage.tsx'
import { Personalrat } from '../components/Personalrat.tsx'

/**
 * What the house's configuration implies for its people, as a document for its staff council: on screen or in
 * print.
 */
export function AnlagePage() {
  const { t } = useTranslation('anlage')
  const { mandant } = useStart()
  const zone = useZone()
  const query = useQuery({ ...anlageOptions, throwOnError: false })
  const module = mandant?.module ?? []
  const zeit = query.data && formatMoment(Temporal.Instant.from(query.data.stand), zone)
  return (
    <Page
      kind="list"
      title={t('titel')}
      lead={
        zeit === undefined ? t('lead') : `${t('lead')} ${t('stand', { haus: mandant?.name ?? '', zeit })}`
      }
      actions={<PrintButton text={t('drucken')} />}
    >
      {query.data ? (
        <>
          <Personalrat modus={query.data.personalrat} />
          <Anlage anlage={query.data} module={module} />
          <Bestaende module={module} />
        </>
      ) : query.isError ? (
        <FailureState failure={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Loading height="30rem" />
      )}
    </Page>
  )
}
