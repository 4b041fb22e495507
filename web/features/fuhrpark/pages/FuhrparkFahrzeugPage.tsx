import type { FahrzeugView } from '@platzwart/contract/fahrzeug'
import { fill } from '@platzwart/contract/operation'
import { PAGE } from '@platzwart/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useAddress } from '../../../platform/address/useAddress.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Note } from '../../../ui/Note.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { WayBack } from '../../../ui/pflege/WayBack.tsx'
import { WhenRead } from '../../../ui/pflege/WhenRead.tsx'
import { useFahrzeugLive } from '../../fahrzeug/model/useFahrzeugLive.ts'
import { Kennzeichen } from '../../flotte/components/Kennzeichen.tsx'
import { belegtAbo } from '../../kalender/api/abo.ts'
import { KalenderAbo } from '../../kalender/components/KalenderAbo.tsx'
import { FAHRZEUG_KALENDER, fuhrparkFahrzeugOptions } from '../api/fuhrpark.ts'
import { BildChoice } from '../components/BildChoice.tsx'
import classes from '../components/Fuhrpark.module.css'
import { FuhrparkTabs } from '../components/FuhrparkTabs.tsx'
import { HistorieListe } from '../components/HistorieListe.tsx'
import { ListeLoading } from '../components/ListeLoading.tsx'
import { PruefungenForm } from '../components/PruefungenForm.tsx'
import { Retire } from '../components/Retire.tsx'
import { SchaedenListe } from '../components/SchaedenListe.tsx'
import { ServiceheftListe } from '../components/ServiceheftListe.tsx'
import { StammdatenForm } from '../components/StammdatenForm.tsx'
import { ZeitenForm } from '../components/ZeitenForm.tsx'
import { FUHRPARK_FAHRZEUG_ADDRESS } from '../model/address.ts'

/** One vehicle for people who maintain vehicles, or a new one (`/admin/fahrzeuge/neu`). */
export function FuhrparkFahrzeugPage() {
  const { id } = useParams({ from: '/haus/verwaltung/fuhrpark/admin/fahrzeuge/$id' })
  useFahrzeugLive()
  return id === 'neu' ? <NewFahrzeug /> : <Loading key={id} id={id} />
}

function Back() {
  const { t } = useTranslation('fuhrpark')
  return <WayBack to={PAGE.adminFahrzeuge} text={t('zurueck')} />
}

function NewFahrzeug() {
  const { t } = useTranslation('fuhrpark')
  const navigate = useNavigate()
  return (
    <Page kind="list" title={t('neu')} back={<Back />}>
      <Panel>
        <StammdatenForm
          view={null}
          onSaved={({ id }) => void navigate({ to: '/admin/fahrzeuge/$id', params: { id } })}
        />
      </Panel>
    </Page>
  )
}

function Loading({ id }: { readonly id: string }) {
  const { t } = useTranslation('fuhrpark')
  const query = useQuery(fuhrparkFahrzeugOptions(id))
  return (
    <WhenRead
      query={query}
      page={{ kind: 'list', title: t('titel'), back: <Back /> }}
      waiting={<ListeLoading />}
    >
      {(view) => <Fahrzeug view={view} />}
    </WhenRead>
  )
}

function Fahrzeug({ view }: { readonly view: FahrzeugView }) {
  const { t } = useTranslation('fuhrpark')
  const { reiter } = useAddress(FUHRPARK_FAHRZEUG_ADDRESS).search
  const inhalt: Record<typeof reiter, () => ReactNode> = {
    daten: () => <Data view={view} />,
    zeiten: () => <ZeitenForm view={view} />,
    pruefungen: () => <PruefungenForm view={view} />,
    serviceheft: () => <ServiceheftListe view={view} />,
    schaeden: () => <SchaedenListe view={view} />,
    historie: () => <HistorieListe view={view} />,
  }
  return (
    <Page
      kind="list"
      title={t('liste.name', view)}
      lead={<Kennzeichen text={view.kennzeichen} />}
      back={<Back />}
    >
      {view.deaktiviert && <Note kind="hint">{t('ausmustern.schon')}</Note>}
      <FuhrparkTabs
        reiter={reiter}
        // A vehicle out of the fleet is read-only.
        only={view.deaktiviert ? ['serviceheft', 'schaeden', 'historie'] : undefined}
        fahrtenbuch={fill(PAGE.fahrtenbuch, { id: view.id })}
      />
      <Panel className={classes.root ?? ''}>{inhalt[reiter]()}</Panel>
    </Page>
  )
}

function Data({ view }: { readonly view: FahrzeugView }) {
  if (view.deaktiviert) return <HistorieListe view={view} />
  return (
    <>
      <BildChoice view={view} />
      <StammdatenForm view={view} onSaved={() => undefined} />
      <KalenderAbo abo={belegtAbo(FAHRZEUG_KALENDER, view.id)} className={classes.section} />
      <Retire view={view} />
    </>
  )
}
