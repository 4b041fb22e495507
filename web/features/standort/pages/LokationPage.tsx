import * as wire from '@platzwart/contract/operations/standort'
import { PAGE } from '@platzwart/contract/paths'
import type { StandortView } from '@platzwart/contract/standort'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { ask } from '../../../platform/api.ts'
import { ApiProblem } from '../../../platform/problem.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import classes from '../../../ui/pflege/pflege.module.css'
import { Remove } from '../../../ui/pflege/Remove.tsx'
import { WayBack } from '../../../ui/pflege/WayBack.tsx'
import { WhenRead } from '../../../ui/pflege/WhenRead.tsx'
import { gebrauchOptions, standorteOptions } from '../api/standorte.ts'
import { StandortForm } from '../components/StandortForm.tsx'
import { StandortUse } from '../components/StandortUse.tsx'
import { useStandortLive } from '../model/useStandortLive.ts'

/** One location, or a new one (`/admin/lokationen/neu`). */
export function LokationPage() {
  const { id } = useParams({ from: '/haus/verwaltung/standort/admin/lokationen/$id' })
  useStandortLive()
  return id === 'neu' ? <NewStandort /> : <Known key={id} id={id} />
}

function Back() {
  const { t } = useTranslation('standort')
  return <WayBack to={PAGE.adminLokationen} text={t('zurueck')} />
}

function NewStandort() {
  const { t } = useTranslation('standort')
  const navigate = useNavigate()
  return (
    <Page kind="form" title={t('neu')} back={<Back />}>
      <Panel>
        <StandortForm
          view={null}
          gebrauch={undefined}
          onSaved={({ id }) =>
            void navigate({ to: '/admin/lokationen/$id', params: { id }, ignoreBlocker: true })
          }
        />
      </Panel>
    </Page>
  )
}

function Known({ id }: { readonly id: string }) {
  const { t } = useTranslation('standort')
  const query = useQuery(standorteOptions)
  const page = { kind: 'form', title: t('titel'), back: <Back /> } as const
  return (
    <WhenRead query={query} page={page}>
      {(all) => {
        const view = all.find((one) => one.id === id)
        return view === undefined ? (
          <Page {...page}>
            <EmptyState title={t('fehler:nichtGefunden')} action={<Back />} />
          </Page>
        ) : (
          <Standort view={view} />
        )
      }}
    </WhenRead>
  )
}

function Standort({ view }: { readonly view: StandortView }) {
  const { t } = useTranslation('standort')
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { data: gebrauch } = useQuery(gebrauchOptions(view.id))
  return (
    <Page kind="form" title={view.name} back={<Back />}>
      <Panel className={classes.root ?? ''}>
        <StandortForm view={view} gebrauch={gebrauch} onSaved={() => undefined} />
        {gebrauch && <StandortUse gebrauch={gebrauch} />}
        <Remove
          title={t('loeschen.titel')}
          text={t('loeschen.text')}
          question={t('loeschen.frage', view)}
          send={(key) =>
            ask(wire.deleteStandort, { id: view.id, version: view.version, idempotencyKey: key })
          }
          outcome={{
            says: () => t('pflege:geloescht', view),
            onDone: async () => {
              await navigate({ to: PAGE.adminLokationen, ignoreBlocker: true })
              await queryClient.invalidateQueries({ queryKey: ['standorte'] })
            },
            onFailed: (failure) =>
              failure instanceof ApiProblem && failure.status === 412
                ? queryClient.invalidateQueries({ queryKey: ['standorte'] })
                : undefined,
          }}
        />
      </Panel>
    </Page>
  )
}
