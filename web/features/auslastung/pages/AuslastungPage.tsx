import type { AuslastungView } from '@platzwart/contract/leseraum/auslastung'
import { tagOf } from '@platzwart/domain/time/zone'
import { useQuery } from '@tanstack/react-query'
import { useAddress } from '../../../platform/address/useAddress.ts'
import { useMinute } from '../../../platform/clock.ts'
import { useZone } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { auslastungDateien, auslastungOptions } from '../api/auslastung.ts'
import { Figured } from '../components/Figured.tsx'
import { Figures } from '../components/Figures.tsx'
import { Filter } from '../components/Filter.tsx'
import { Notes } from '../components/Notes.tsx'
import { Parts } from '../components/Parts.tsx'
import { Week } from '../components/Week.tsx'
import { AUSLASTUNG_ADDRESS } from '../model/address.ts'
import { queryOf } from '../model/auslastung.ts'

/**
 * Office utilisation (R1): the booked share of the available time, for people who look after rooms and
 * bookings.
 */
export function AuslastungPage() {
  const { t } = useTranslation('auslastung')
  const { search, setSearch } = useAddress(AUSLASTUNG_ADDRESS)
  const asked = queryOf(search, tagOf(useMinute(), useZone()))
  const query = useQuery(auslastungOptions(asked))
  const narrowed = AUSLASTUNG_ADDRESS.said(search).length > 0
  return (
    <Figured
      words={t}
      files={auslastungDateien(asked)}
      filter={<Filter asked={asked} narrowed={narrowed} change={setSearch} />}
      query={query}
    >
      {(view) => <Results view={view} />}
    </Figured>
  )
}

function Results({ view }: { readonly view: AuslastungView }) {
  const { t } = useTranslation('auslastung')
  if (view.grundrisse.length === 0) return <EmptyState title={t('leer')}>{t('leerText')}</EmptyState>
  return (
    <>
      <Figures view={view} />
      <Week raster={view.raster} />
      <Parts view={view} />
      <Notes
        texts={[
          t('wenigeText', { anzahl: view.wenigerAls }),
          view.leuteMindestens !== null && t('leuteText', { anzahl: view.leuteMindestens }),
        ]}
      />
    </>
  )
}
