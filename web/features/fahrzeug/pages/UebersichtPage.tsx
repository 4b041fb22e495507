import { Skeleton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { fahrzeugRange } from '@platzwart/domain/fahrzeug/window'
import { Suspense, useCallback, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { formatZahl } from '../../../platform/format.ts'
import { lazyPart } from '../../../platform/lazyPart.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { FailureState } from '../../../ui/FailureState.tsx'
import { Note } from '../../../ui/Note.tsx'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { FensterWahl } from '../components/FensterWahl.tsx'
import { FilterFelder } from '../components/FilterFelder.tsx'
import classes from '../components/uebersicht/Uebersicht.module.css'
import { UebersichtLegende } from '../components/uebersicht/UebersichtLegende.tsx'
import { UebersichtLeiste } from '../components/uebersicht/UebersichtLeiste.tsx'
import { UebersichtListe } from '../components/uebersicht/UebersichtListe.tsx'
import { Zeitplan } from '../components/uebersicht/Zeitplan.tsx'
import { ZugMeldung } from '../components/uebersicht/ZugMeldung.tsx'
import { searchOf } from '../model/fenster.ts'
import type { Balken } from '../model/uebersicht/belegungen.ts'
import { type Uebersichtsstand, useUebersicht } from '../model/uebersicht/useUebersicht.ts'
import { useZug } from '../model/uebersicht/useZug.ts'
import { startAt } from '../model/uebersicht/zeitplan.ts'
import { type Suche, useFahrzeugSuche } from '../model/useFahrzeugSuche.ts'

const BuchungsDialog = lazyPart(() => import('../../fahrt/components/BuchungsDialog.tsx'), 'BuchungsDialog')
const BalkenDialog = lazyPart(() => import('../components/uebersicht/BalkenDialog.tsx'), 'BalkenDialog')
const SperrDialog = lazyPart(() => import('../components/uebersicht/SperrDialog.tsx'), 'SperrDialog')

/** All cars over days, as a timeline or as a list. */
export function UebersichtPage() {
  const { t } = useTranslation('fahrzeug')
  const lage = useFahrzeugSuche()
  return (
    <div className={classes.root} data-focus-region>
      <PageHeading title={t('tabs.uebersicht')} hidden />
      {lage.art === 'laedt' && <Warten />}
      {lage.art === 'fehler' && <FailureState failure={lage.failure} onRetry={lage.retry} />}
      {lage.art === 'bereit' && <Geladen suche={lage.suche} />}
    </div>
  )
}

function Warten() {
  const { t } = useTranslation('fahrzeug')
  return <Skeleton height="70dvh" role="status" aria-label={t('stand.laedt')} />
}

function Geladen({ suche }: { readonly suche: Suche }) {
  const lage = useUebersicht(suche)
  if (lage.art === 'laedt') return <Warten />
  if (lage.art === 'fehler') return <FailureState failure={lage.failure} onRetry={lage.retry} />
  return <Bereit stand={lage.stand} />
}

function Bereit({ stand }: { readonly stand: Uebersichtsstand }) {
  const { t } = useTranslation('fahrzeug')
  const klein = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false }) === true
  const { search, setSearch, belegungen, jetzt, zone, einstellungen } = stand
  const zug = useZug(stand)
  const { open, book } = useActions(stand)
  const leer = belegungen.zeilen.length === 0
  const liste = klein || search.liste
  return (
    <>
      <UebersichtLeiste stand={stand} klein={klein} />
      <div className={classes.filter}>
        <FilterFelder search={search} setSearch={setSearch} frei="freiImFenster" />
      </div>
      {search.nurFreie && (
        <div className={classes.fenster}>
          <FensterWahl
            schnell
            fenster={stand.fenster}
            lage={stand}
            letzterTag={fahrzeugRange(jetzt, zone, einstellungen).letzterTag}
            onChange={(next) => setSearch(searchOf(next), true)}
          />
        </div>
      )}
      {belegungen.gesamt !== null && (
        <Note kind="hint">
          {t('zeitplan.gekuerzt', {
            gezeigt: formatZahl(belegungen.zeilen.length),
            gesamt: formatZahl(belegungen.gesamt),
          })}
        </Note>
      )}
      <ZugMeldung zug={zug} />
      <div className={classes.ansicht} aria-busy={stand.veraltet}>
        {leer && <EmptyState title={t('treffer.keine')}>{t('treffer.keineText')}</EmptyState>}
        {!leer && liste && <UebersichtListe stand={stand} onOpen={open} onBook={book} />}
        {!leer && !liste && <Zeitplan stand={stand} zug={zug} onOpen={open} onBook={book} />}
      </div>
      <UebersichtLegende />
      <Dialoge stand={stand} />
    </>
  )
}

/** Stable, so that rows are not drawn again for their handlers' sake. */
function useActions(stand: Uebersichtsstand) {
  const latest = useRef(stand)
  latest.current = stand
  const open = useCallback(({ id }: Balken) => latest.current.setSearch({ wahl: id }), [])
  const book = useCallback((zeile: number, minute?: number) => {
    const { belegungen, setSearch, search, ausschnitt } = latest.current
    const fahrzeug = belegungen.zeilen[zeile]?.fahrzeug.id
    const window =
      minute === undefined ? {} : searchOf(startAt(ausschnitt, minute, search.zoom, latest.current))
    setSearch({ fahrzeug, ...window })
  }, [])
  return { open, book }
}

function Dialoge({ stand }: { readonly stand: Uebersichtsstand }) {
  const { search } = stand
  const wanted = useRef({ buchen: false, balken: false, sperren: false })
  wanted.current.buchen ||= search.fahrzeug !== undefined
  wanted.current.balken ||= search.wahl !== undefined
  wanted.current.sperren ||= search.sperren
  return (
    <>
      <Suspense>{wanted.current.buchen && <BuchungsDialog suche={stand} />}</Suspense>
      <Suspense>{wanted.current.balken && <BalkenDialog stand={stand} />}</Suspense>
      <Suspense>{wanted.current.sperren && <SperrDialog stand={stand} />}</Suspense>
    </>
  )
}
