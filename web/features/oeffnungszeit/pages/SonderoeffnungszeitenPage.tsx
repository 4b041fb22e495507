import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useAddress } from '../../../platform/address/useAddress.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { FailureState } from '../../../ui/FailureState.tsx'
import { Loading } from '../../../ui/loading/Loading.tsx'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { WhenRead } from '../../../ui/pflege/WhenRead.tsx'
import { grundrisseOptions, grundrissOptions } from '../../leseraum/api/plan.ts'
import { useLeseraumLive } from '../../leseraum/model/useLeseraumLive.ts'
import { SonderListe } from '../components/SonderListe.tsx'
import { WeekForm } from '../components/WeekForm.tsx'
import { OEFFNUNG_ADDRESS } from '../model/address.ts'

/** The opening times of each plan, for who keeps nothing else of it. */
export function SonderoeffnungszeitenPage() {
  const { t } = useTranslation('oeffnungszeit')
  useLeseraumLive()
  const { search, setSearch } = useAddress(OEFFNUNG_ADDRESS)
  const query = useQuery(grundrisseOptions)
  const chosen = query.data?.find(({ id }) => id === search.plan) ?? query.data?.[0]
  return (
    <>
      <PageHeading title={t('seite.titel')} lead={t('seite.lead')} />
      {query.isError && <FailureState failure={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <Loading height="20rem" />}
      {query.isSuccess && chosen === undefined && (
        <EmptyState title={t('seite.leer')}>{t('seite.leerText')}</EmptyState>
      )}
      {chosen !== undefined && (
        <>
          <NativeSelect
            label={t('seite.grundriss')}
            maw="26rem"
            value={chosen.id}
            data={(query.data ?? []).map(({ id, bezeichnung, standort }) => ({
              value: id,
              label: `${bezeichnung} (${standort.name})`,
            }))}
            onChange={(event) => setSearch({ plan: event.currentTarget.value }, true)}
          />
          <Times key={chosen.id} id={chosen.id} />
        </>
      )}
    </>
  )
}

function Times({ id }: { readonly id: string }) {
  const query = useQuery(grundrissOptions(id))
  return (
    <WhenRead query={query}>
      {(plan) => (
        <>
          <SonderListe plan={plan} />
          <Panel>
            <WeekForm plan={plan} />
          </Panel>
        </>
      )}
    </WhenRead>
  )
}
