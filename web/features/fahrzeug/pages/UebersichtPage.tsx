import { useMediaQuery } from '@mantine/hooks'
import { fahrzeugRange } from '@platzwart/domain/fahrzeug/window'
import { Suspense, useCallback, useRef } from 'react'
import { formatNumber, formatWochentagTag } from '../../../platform/format.ts'
import { lazyPart } from '../../../platform/lazyPart.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { FailureState } from '../../../ui/FailureState.tsx'
import { Loading } from '../../../ui/loading/Loading.tsx'
import { Note } from '../../../ui/Note.tsx'
import { PrintFacts } from '../../../ui/print/PrintFacts.tsx'
import { usePrinting } from '../../../ui/print/usePrinting.ts'
import { searchOf } from '../../flotte/model/window.ts'
import { FilterFields } from '../components/FilterFields.tsx'
import { NoCars } from '../components/NoCars.tsx'
import { SuchePage } from '../components/SuchePage.tsx'
import { DragMessage } from '../components/uebersicht/DragMessage.tsx'
import { Schedule } from '../components/uebersicht/Schedule.tsx'
import { SchedulePrint } from '../components/uebersicht/SchedulePrint.tsx'
import classes from '../components/uebersicht/Uebersicht.module.css'
import { UebersichtBar } from '../components/uebersicht/UebersichtBar.tsx'
import { UebersichtLegend } from '../components/uebersicht/UebersichtLegend.tsx'
import { UebersichtListe } from '../components/uebersicht/UebersichtListe.tsx'
import { WindowChoice } from '../components/WindowChoice.tsx'
import { filterCount } from '../model/filter.ts'
import type { Bar } from '../model/uebersicht/belegungen.ts'
import { startAt } from '../model/uebersicht/schedule.ts'
import { useDrag } from '../model/uebersicht/useDrag.ts'
import { type Uebersichtsstand, useUebersicht } from '../model/uebersicht/useUebersicht.ts'
import type { Suche } from '../model/useFahrzeugSuche.ts'

const BuchungsDialog = lazyPart(() => import('../components/BuchungsDialog.tsx'), 'BuchungsDialog')
const BarDialog = lazyPart(() => import('../components/uebersicht/BarDialog.tsx'), 'BarDialog')
const SperrDialog = lazyPart(() => import('../components/uebersicht/SperrDialog.tsx'), 'SperrDialog')

/** All cars over days, as a timeline or as a list. */
export function UebersichtPage() {
  const { t } = useTranslation('fahrzeug')
  return (
    <SuchePage title={t('tabs.uebersicht')} height="70dvh" className={classes.root}>
      {(suche) => <Loaded suche={suche} />}
    </SuchePage>
  )
}

function Loaded({ suche }: { readonly suche: Suche }) {
  const lage = useUebersicht(suche)
  if (lage.art === 'laedt') return <Loading height="70dvh" />
  if (lage.art === 'fehler') return <FailureState failure={lage.failure} onRetry={lage.retry} />
  return <Ready stand={lage.stand} />
}

function Ready({ stand }: { readonly stand: Uebersichtsstand }) {
  const { t } = useTranslation('fahrzeug')
  const klein = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false }) === true
  const { search, setSearch, belegungen, jetzt, zone, einstellungen } = stand
  const drag = useDrag(stand)
  const { open, book } = useActions(stand)
  const leer = belegungen.zeilen.length === 0
  const printing = usePrinting()
  // Paper is wide, even if it is printed from a phone.
  const liste = search.liste || (klein && !printing)
  return (
    <>
      <PrintFacts facts={usePrintFacts(stand)} wide={!liste} />
      <UebersichtBar stand={stand} klein={klein} />
      <div className={classes.filter} data-screen-only>
        <FilterFields search={search} setSearch={setSearch} frei="freiImFenster" />
      </div>
      {search.nurFreie && (
        <div className={classes.window} data-screen-only>
          <WindowChoice
            quick
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
            gezeigt: formatNumber(belegungen.zeilen.length),
            gesamt: formatNumber(belegungen.gesamt),
          })}
        </Note>
      )}
      <DragMessage drag={drag} />
      {liste && <UebersichtLegend />}
      <div className={classes.view} aria-busy={stand.veraltet}>
        {leer && <NoCars search={search} setSearch={setSearch} />}
        {!leer && liste && <UebersichtListe stand={stand} onOpen={open} onBook={book} />}
        {!leer && !liste && <Schedule stand={stand} drag={drag} onOpen={open} onBook={book} />}
        {!leer && !liste && printing && <SchedulePrint stand={stand} />}
      </div>
      {!liste && <UebersichtLegend />}
      <Dialogs stand={stand} />
    </>
  )
}

/** The printed days, and a note if a filter hides cars. */
function usePrintFacts({ search, excerpt, heute }: Uebersichtsstand): readonly string[] {
  const { t } = useTranslation('fahrzeug')
  const first = excerpt.tage[0]?.tag ?? heute
  const last = excerpt.tage.at(-1)?.tag ?? heute
  const filtered = filterCount(search) > 0 || search.suche !== '' || search.nurFreie
  return [
    first.equals(last)
      ? formatWochentagTag(first)
      : t('leiste.spanne', { von: formatWochentagTag(first), bis: formatWochentagTag(last) }),
    filtered ? t('druck.gefiltert') : '',
  ]
}

/** Stable handlers, so that rows are not rendered again because of them. */
function useActions(stand: Uebersichtsstand) {
  const latest = useRef(stand)
  latest.current = stand
  const open = useCallback(({ id }: Bar) => latest.current.setSearch({ wahl: id }), [])
  const book = useCallback((zeile: number, minute?: number) => {
    const { belegungen, setSearch, search, excerpt } = latest.current
    const fahrzeug = belegungen.zeilen[zeile]?.fahrzeug.id
    const window = minute === undefined ? {} : searchOf(startAt(excerpt, minute, search.zoom, latest.current))
    setSearch({ fahrzeug, ...window })
  }, [])
  return { open, book }
}

function Dialogs({ stand }: { readonly stand: Uebersichtsstand }) {
  const { search } = stand
  const wanted = useRef({ buchen: false, balken: false, sperren: false })
  wanted.current.buchen ||= search.fahrzeug !== undefined
  wanted.current.balken ||= search.wahl !== undefined
  wanted.current.sperren ||= search.sperren
  return (
    <>
      <Suspense>{wanted.current.buchen && <BuchungsDialog suche={stand} />}</Suspense>
      <Suspense>{wanted.current.balken && <BarDialog stand={stand} />}</Suspense>
      <Suspense>{wanted.current.sperren && <SperrDialog stand={stand} />}</Suspense>
    </>
  )
}
