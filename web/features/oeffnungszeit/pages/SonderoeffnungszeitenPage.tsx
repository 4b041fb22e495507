import { NativeSelect } from '@mantine/core'
import type { PlanZeiten } from '@platzwart/contract/leseraum/zeiten'
import { useQuery } from '@tanstack/react-query'
import { useAddress } from '../../../platform/address/useAddress.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { FailureState } from '../../../ui/FailureState.tsx'
import { Loading } from '../../../ui/loading/Loading.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import pflege from '../../../ui/pflege/pflege.module.css'
import { WhenRead } from '../../../ui/pflege/WhenRead.tsx'
import { grundrissOptions } from '../../leseraum/api/plan.ts'
import { useLeseraumLive } from '../../leseraum/model/useLeseraumLive.ts'
import { Ruecknahmen } from '../../leseraum/schliessung/Ruecknahmen.tsx'
import { zeitenOptions } from '../api/zeiten.ts'
import { CopyTimes } from '../components/CopyTimes.tsx'
import { FeiertagePanel } from '../components/FeiertagePanel.tsx'
import { SonderListe } from '../components/SonderListe.tsx'
import { WeekForm } from '../components/WeekForm.tsx'
import { YearPanel } from '../components/YearPanel.tsx'
import { OEFFNUNG_ADDRESS } from '../model/address.ts'
import { useTimesRefresh } from '../model/useTimesRefresh.ts'

/** The opening times of one plan or of all, for people who maintain nothing else of them. */
export function SonderoeffnungszeitenPage() {
  const { t } = useTranslation('oeffnungszeit')
  useLeseraumLive()
  const query = useQuery(zeitenOptions)
  return (
    <Page kind="list" title={t('seite.titel')} lead={t('seite.lead')} className={pflege.panels}>
      {query.isError && <FailureState failure={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <Loading height="20rem" />}
      {query.isSuccess && query.data.length === 0 && (
        <EmptyState title={t('seite.leer')}>{t('seite.leerText')}</EmptyState>
      )}
      {query.isSuccess && query.data.length > 0 && <Whole plans={query.data} />}
    </Page>
  )
}

function Whole({ plans }: { readonly plans: readonly PlanZeiten[] }) {
  const { t } = useTranslation('oeffnungszeit')
  const { search, setSearch } = useAddress(OEFFNUNG_ADDRESS)
  const { refresh } = useTimesRefresh()
  const chosen = plans.find(({ id }) => id === search.plan)
  const only = plans.length === 1 ? plans[0] : chosen
  return (
    <>
      {plans.length > 1 && (
        <NativeSelect
          label={t('seite.grundriss')}
          maw="26rem"
          value={chosen?.id ?? ''}
          data={[
            { value: '', label: t('seite.alle') },
            ...plans.map(({ id, bezeichnung, standort }) => ({
              value: id,
              label: `${bezeichnung} (${standort.name})`,
            })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            setSearch({ plan: value === '' ? undefined : value }, true)
          }
        />
      )}
      <Ruecknahmen grundrissId={null} onDone={refresh} />
      <FeiertagePanel plans={plans} />
      <YearPanel key={`jahr ${only?.id}`} plans={only ? [only] : plans} />
      {only ? <Times key={only.id} plan={only} others={plans.filter((plan) => plan !== only)} /> : null}
    </>
  )
}

interface TimesProps {
  readonly plan: PlanZeiten
  readonly others: readonly PlanZeiten[]
}

function Times({ plan, others }: TimesProps) {
  const query = useQuery(grundrissOptions(plan.id))
  return (
    <WhenRead query={query}>
      {(read) => (
        <>
          <SonderListe plan={read} />
          <Panel>
            <WeekForm plan={read} />
          </Panel>
          {others.length > 0 && <CopyTimes from={plan} others={others} />}
        </>
      )}
    </WhenRead>
  )
}
