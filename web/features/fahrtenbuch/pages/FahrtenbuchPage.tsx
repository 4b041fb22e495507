import { Button } from '@mantine/core'
import { PAGE } from '@platzwart/contract/paths'
import { IconFileExport } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useAddress } from '../../../platform/address/useAddress.ts'
import { useSitzung } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { pagedListingOf } from '../../../ui/list/listing.ts'
import { Page } from '../../../ui/page/Page.tsx'
import { WayBack } from '../../../ui/pflege/WayBack.tsx'
import { PrintFacts } from '../../../ui/print/PrintFacts.tsx'
import { fahrtenbuchOptions } from '../api/fahrtenbuch.ts'
import { AusfuhrDialog } from '../components/AusfuhrDialog.tsx'
import { FahrtenListe, Sums } from '../components/FahrtenListe.tsx'
import { Filter } from '../components/Filter.tsx'
import { NacherfassungDialog } from '../components/NacherfassungDialog.tsx'
import { Nachzuegler } from '../components/Nachzuegler.tsx'
import { CheckButton, Result, usePruefung } from '../components/Pruefung.tsx'
import { TachoDialog } from '../components/TachoDialog.tsx'
import { FAHRTENBUCH_ADDRESS } from '../model/address.ts'
import { usePrintFacts } from '../model/usePrintFacts.ts'
import classes from './FahrtenbuchPage.module.css'

const ROUTE = '/haus/fahrzeuge/fahrzeuge/$id/fahrtenbuch'

/** A vehicle's logbook: read, filter, complete, correct, verify, export. */
export function FahrtenbuchPage() {
  const { t } = useTranslation('fahrtenbuch')
  const { berechtigungen } = useSitzung()
  const { id } = useParams({ from: ROUTE })
  const may = berechtigungen.includes('fahrzeug_logbuch_report') || berechtigungen.includes('fahrzeug_pflege')
  if (may) return <Fahrtenbuch key={id} id={id} />
  return (
    <Page kind="list" title={t('seite.laden')}>
      <EmptyState title={t('seite.keinRecht')} />
    </Page>
  )
}

function Fahrtenbuch({ id }: { readonly id: string }) {
  const { t } = useTranslation('fahrtenbuch')
  const { search, setSearch } = useAddress(FAHRTENBUCH_ADDRESS)
  const query = useInfiniteQuery({ ...fahrtenbuchOptions(id, search), placeholderData: (old) => old })
  const clear = () => setSearch(FAHRTENBUCH_ADDRESS.defaults, true)
  const pruefung = usePruefung(id)
  const [ausfuhr, setAusfuhr] = useState(false)
  const [nacherfassen, setNacherfassen] = useState(false)
  const [tacho, setTacho] = useState(false)
  const pflege = useSitzung().berechtigungen.includes('fahrzeug_pflege')
  const first = query.data?.pages[0]
  const kennzeichen = first?.kennzeichen ?? ''
  return (
    <Page
      kind="list"
      title={first ? t('seite.titel', { kennzeichen }) : t('seite.laden')}
      lead={first && t(`fuehrung.${first.fahrtenbuch}`)}
      back={<WayBack to={PAGE.fahrzeuge} text={t('seite.zurueck')} />}
      actions={
        <div className={classes.buttons}>
          <CheckButton pruefung={pruefung} />
          {pflege && (
            <Button size="md" variant="default" disabled={!first} onClick={() => setNacherfassen(true)}>
              {t('nacherfassen.knopf')}
            </Button>
          )}
          {pflege && (
            <Button size="md" variant="default" disabled={!first} onClick={() => setTacho(true)}>
              {t('tacho.knopf')}
            </Button>
          )}
          <Button
            size="md"
            leftSection={<IconFileExport size={18} aria-hidden />}
            disabled={!first}
            onClick={() => setAusfuhr(true)}
          >
            {t('ausfuhr.knopf')}
          </Button>
        </div>
      }
      className={classes.root}
    >
      <PrintFacts facts={usePrintFacts(search, first)} wide />
      <Result pruefung={pruefung} />
      <Filter
        search={search}
        fahrer={first?.fahrer ?? []}
        onChange={(patch) => setSearch(patch, true)}
        onClear={clear}
      />
      <Sums summen={first?.summen} />
      {pflege && <Nachzuegler fahrzeugId={id} fahrer={first?.fahrer ?? []} />}
      <FahrtenListe
        fahrzeugId={id}
        listing={pagedListingOf(
          query,
          ({ items }) => items,
          ({ id: eintrag }) => eintrag,
        )}
        fahrer={first?.fahrer ?? []}
        filtered={FAHRTENBUCH_ADDRESS.said(search).length > 0}
        onClear={clear}
      />
      {nacherfassen && (
        <NacherfassungDialog
          fahrzeugId={id}
          bekannt={{}}
          fahrer={first?.fahrer ?? []}
          onClose={() => setNacherfassen(false)}
        />
      )}
      {tacho && <TachoDialog fahrzeugId={id} onClose={() => setTacho(false)} />}
      {ausfuhr && (
        <AusfuhrDialog
          fahrzeugId={id}
          kennzeichen={kennzeichen}
          search={search}
          onClose={() => setAusfuhr(false)}
        />
      )}
    </Page>
  )
}
