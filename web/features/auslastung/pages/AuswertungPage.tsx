import { SegmentedControl } from '@mantine/core'
import type { AuswertungView } from '@platzwart/contract/leseraum/auswertung'
import { CLASS_NAMES } from '@platzwart/domain/leseraum/auswertung/auswertung'
import { WOCHENTAG_NAMES } from '@platzwart/domain/time/wochentag'
import { tagOf } from '@platzwart/domain/time/zone'
import { useQuery } from '@tanstack/react-query'
import { useAddress } from '../../../platform/address/useAddress.ts'
import { useMinute } from '../../../platform/clock.ts'
import { useZone } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { auswertungDateien, auswertungOptions } from '../api/auswertung.ts'
import { Chart, Legend } from '../components/Chart.tsx'
import { Classes } from '../components/Classes.tsx'
import { Figured } from '../components/Figured.tsx'
import { Filter } from '../components/Filter.tsx'
import { Notes } from '../components/Notes.tsx'
import { Overview } from '../components/Overview.tsx'
import { Waited } from '../components/Waited.tsx'
import { queryOf } from '../model/auslastung.ts'
import { AUSWERTUNG_ADDRESS, VIEWS } from '../model/auswertungAddress.ts'

/** Monday first. */
const WEEK = [1, 2, 3, 4, 5, 6, 0] as const

/** Evaluation (R1): the outcomes of bookings, for people who look after rooms and bookings. */
export function AuswertungPage() {
  const { t } = useTranslation('auswertung')
  const { search, setSearch } = useAddress(AUSWERTUNG_ADDRESS)
  const asked = queryOf(search, tagOf(useMinute(), useZone()))
  const query = useQuery(auswertungOptions(asked))
  const narrowed = AUSWERTUNG_ADDRESS.said(search).some((name) => name !== 'ansicht')
  const filter = (
    <>
      <Filter asked={asked} narrowed={narrowed} change={setSearch} />
      <SegmentedControl
        aria-label={t('ansicht.titel')}
        data={VIEWS.map((value) => ({ value, label: t(`ansicht.${value}`) }))}
        value={search.ansicht}
        onChange={(value) => setSearch({ ansicht: VIEWS.find((one) => one === value) })}
      />
    </>
  )
  return (
    <Figured words={t} files={auswertungDateien(asked)} filter={filter} query={query}>
      {(view) => <Results view={view} tabelle={search.ansicht === 'tabelle'} />}
    </Figured>
  )
}

function Results({ view, tabelle }: { readonly view: AuswertungView; readonly tabelle: boolean }) {
  const { t } = useTranslation('auswertung')
  if (view.grundrisse.length === 0) return <EmptyState title={t('leer')}>{t('leerText')}</EmptyState>
  const nothing = view.gesamt.buchungen === 0
  return (
    <>
      <Overview view={view} />
      {nothing ? (
        <EmptyState title={t('keine')}>{t('keineText')}</EmptyState>
      ) : (
        <Charts view={view} tabelle={tabelle} />
      )}
      <Waited view={view} />
      <Notes
        texts={[
          t('wenigeText', { anzahl: view.wenigerAls }),
          view.leuteMindestens !== null && t('leuteText', { anzahl: view.leuteMindestens }),
          t('seit'),
        ]}
      />
    </>
  )
}

function Charts({ view, tabelle }: { readonly view: AuswertungView; readonly tabelle: boolean }) {
  const { t } = useTranslation('auswertung')
  const week = useTranslation('auslastung').t
  const shared = { tabelle }
  const days = WEEK.flatMap((wochentag) => {
    const counts = view.wochentage[wochentag]
    return counts ? [{ ...counts, name: week(`wochentag.${WOCHENTAG_NAMES[wochentag]}`) }] : []
  })
  const hours = view.stunden
    .map((counts, stunde) => ({ ...counts, name: week('uhr', { stunde }) }))
    .filter(({ buchungen }) => buchungen > 0)
  const zones = view.zonen.map((one) => ({
    ...one,
    name: [one.zone || week('ohneZone'), one.grundriss].join(', '),
  }))
  return (
    <>
      {!tabelle && <Legend />}
      <Chart title={t('teil.wochentage')} head={t('spalte.wochentag')} rows={days} {...shared} />
      <Chart title={t('teil.stunden')} head={t('spalte.stunde')} rows={hours} {...shared} />
      {CLASS_NAMES.map((name) => (
        <Classes key={name} name={name} rows={view.klassen[name]} {...shared} />
      ))}
      <Chart
        title={t('teil.grundrisse')}
        head={t('spalte.grundriss')}
        rows={view.grundrisse.map((one) => ({ ...one, name: one.grundriss }))}
        {...shared}
      />
      <Chart title={t('teil.zonen')} head={t('spalte.zone')} rows={zones} {...shared} />
    </>
  )
}
