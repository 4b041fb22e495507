import type { GrundrissView } from '@platzwart/contract/leseraum'
import * as wire from '@platzwart/contract/operations/grundriss'
import { PAGE } from '@platzwart/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { useAddress } from '../../../platform/address/useAddress.ts'
import { ask } from '../../../platform/api.ts'
import { lazyPart } from '../../../platform/lazyPart.ts'
import { useSitzung } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Loading } from '../../../ui/loading/Loading.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import classes from '../../../ui/pflege/pflege.module.css'
import { RecordTabs } from '../../../ui/pflege/RecordTabs.tsx'
import { Remove } from '../../../ui/pflege/Remove.tsx'
import { WayBack } from '../../../ui/pflege/WayBack.tsx'
import { WhenRead } from '../../../ui/pflege/WhenRead.tsx'
import { grundrissOptions } from '../../leseraum/api/plan.ts'
import { Ruecknahmen } from '../../leseraum/schliessung/Ruecknahmen.tsx'
import { SonderListe } from '../../oeffnungszeit/components/SonderListe.tsx'
import { WeekForm } from '../../oeffnungszeit/components/WeekForm.tsx'
import { PlanForm } from '../components/PlanForm.tsx'
import { SeatsTab } from '../components/SeatsTab.tsx'
import { PLAN_ADDRESS, TABS } from '../model/address.ts'
import type { PlanStart } from '../model/planValues.ts'
import { useGrundrissLive, useGrundrissRefresh } from '../model/useGrundrissLive.ts'

/** Rarely used tabs, loaded on demand. */
const BildTab = lazyPart(() => import('../components/bild/BildTab.tsx'), 'BildTab')
const Platzcodes = lazyPart(() => import('../../ankunft/components/Platzcodes.tsx'), 'Platzcodes')
const Sperren = lazyPart(() => import('../../sperre/components/Sperren.tsx'), 'Sperren')
const ZeichnungTab = lazyPart(() => import('../components/zeichnung/ZeichnungTab.tsx'), 'ZeichnungTab')

/** One floor plan with its seats and opening times, or a new one (`/admin/raeume/neu`). */
export function GrundrissPage() {
  const { id } = useParams({ from: '/haus/verwaltung/grundriss/admin/raeume/$id' })
  useGrundrissLive()
  return id === 'neu' ? <NewPlan /> : <Known key={id} id={id} />
}

function Back() {
  const { t } = useTranslation('grundriss')
  return <WayBack to={PAGE.adminRaeume} text={t('zurueck')} />
}

function NewPlan() {
  const { t } = useTranslation('grundriss')
  const navigate = useNavigate()
  const open = (id: string, beginn: PlanStart) =>
    void navigate({
      to: '/admin/raeume/$id',
      params: { id },
      search: beginn === 'bild' ? { reiter: 'bild' } : {},
      ignoreBlocker: true,
    })
  const { bereich } = useAddress(PLAN_ADDRESS).search
  const form = <PlanForm plan={null} bereich={bereich} onSaved={open} />
  return (
    <Page kind="form" title={t('neu')} back={<Back />}>
      <Panel>{form}</Panel>
    </Page>
  )
}

function Known({ id }: { readonly id: string }) {
  const { t } = useTranslation('grundriss')
  const page = { kind: 'plan', title: t('titel'), back: <Back /> } as const
  return (
    <WhenRead query={useQuery(grundrissOptions(id))} page={page}>
      {(plan) => <Plan plan={plan} />}
    </WhenRead>
  )
}

const RIGHT = {
  plaetze: 'ausstattungs_pflege',
  bild: 'objekt_pflege',
  zeichnung: 'objekt_pflege',
  daten: 'objekt_pflege',
  woche: 'oeffnungszeiten_pflege',
  sonder: 'oeffnungszeiten_pflege',
  sperren: 'buchung_pflege',
  codes: 'ausstattungs_pflege',
} as const

/** What is drawn has the width of the window. */
const KIND = {
  plaetze: 'plan',
  bild: 'plan',
  zeichnung: 'plan',
  daten: 'form',
  woche: 'form',
  sonder: 'list',
  sperren: 'list',
  codes: 'list',
} as const

function Plan({ plan }: { readonly plan: GrundrissView }) {
  const { t } = useTranslation('grundriss')
  const { berechtigungen } = useSitzung()
  const { reiter } = useAddress(PLAN_ADDRESS).search
  const tabs = TABS.filter((tab) => berechtigungen.includes(RIGHT[tab]))
  const { refresh } = useGrundrissRefresh()
  const current = tabs.find((tab) => tab === reiter) ?? 'plaetze'
  const shown: Record<typeof current, () => ReactNode> = {
    plaetze: () => <SeatsTab plan={plan} />,
    bild: () => (
      <Suspense fallback={<Loading height="30rem" />}>
        <BildTab plan={plan} />
      </Suspense>
    ),
    zeichnung: () => (
      <Suspense fallback={<Loading height="30rem" />}>
        <ZeichnungTab plan={plan} />
      </Suspense>
    ),
    daten: () => (
      <Panel className={classes.root ?? ''}>
        <PlanForm plan={plan} onSaved={() => undefined} />
        <Delete plan={plan} />
      </Panel>
    ),
    woche: () => (
      <Panel>
        <WeekForm plan={plan} />
      </Panel>
    ),
    sonder: () => <SonderListe plan={plan} />,
    sperren: () => (
      <Suspense fallback={<Loading height="12rem" />}>
        <Sperren plan={plan} />
      </Suspense>
    ),
    codes: () => (
      <Suspense fallback={<Loading height="12rem" />}>
        <Platzcodes plan={plan} />
      </Suspense>
    ),
  }
  return (
    <Page kind={KIND[current]} title={plan.bezeichnung} lead={plan.standort.name} back={<Back />}>
      <RecordTabs
        label={t('reiter.titel')}
        tabs={tabs}
        current={current}
        textOf={(tab) => t(`reiter.${tab}`)}
      />
      {!['sonder', 'sperren', 'codes'].includes(current) && (
        <Ruecknahmen grundrissId={plan.id} onDone={refresh} />
      )}
      {shown[current]()}
    </Page>
  )
}

function Delete({ plan }: { readonly plan: GrundrissView }) {
  const { t } = useTranslation('grundriss')
  const navigate = useNavigate()
  const { refresh, onFailed } = useGrundrissRefresh()
  return (
    <Remove
      title={t('loeschen.titel')}
      text={t('loeschen.text')}
      question={t('loeschen.frage', plan)}
      send={(key) => ask(wire.deleteGrundriss, { id: plan.id, version: plan.version, idempotencyKey: key })}
      outcome={{
        says: () => t('pflege:geloescht', { name: plan.bezeichnung }),
        onDone: async () => {
          await navigate({ to: PAGE.adminRaeume, ignoreBlocker: true })
          await refresh()
        },
        onFailed,
      }}
    />
  )
}
