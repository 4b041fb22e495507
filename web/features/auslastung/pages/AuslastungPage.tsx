import { NativeSelect } from '@mantine/core'
import type { AuslastungView } from '@platzwart/contract/leseraum/auslastung'
import { tagOf } from '@platzwart/domain/time/zone'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useAddress } from '../../../platform/address/useAddress.ts'
import { useMinute } from '../../../platform/clock.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { FailureState } from '../../../ui/FailureState.tsx'
import linkButton from '../../../ui/linkButton.module.css'
import { FilterBox } from '../../../ui/list/FilterBox.tsx'
import { Loading } from '../../../ui/loading/Loading.tsx'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { PrintButton } from '../../../ui/print/PrintButton.tsx'
import { grundrisseOptions } from '../../leseraum/api/plan.ts'
import { useZone } from '../../sitzung/api/start.ts'
import { auslastungDatei, auslastungOptions } from '../api/auslastung.ts'
import classes from '../components/Auslastung.module.css'
import { Figures } from '../components/Figures.tsx'
import { Parts } from '../components/Parts.tsx'
import { Week } from '../components/Week.tsx'
import { AUSLASTUNG_ADDRESS } from '../model/address.ts'
import { queryOf } from '../model/auslastung.ts'

const NOTHING = { von: undefined, bis: undefined, grundriss: undefined }

/** Office utilisation (R1): how much of what could be had was booked, for those who look after rooms and bookings. */
export function AuslastungPage() {
  const { t } = useTranslation('auslastung')
  const { search, setSearch } = useAddress(AUSLASTUNG_ADDRESS)
  const asked = queryOf(search, tagOf(useMinute(), useZone()))
  const query = useQuery(auslastungOptions(asked))
  const plans = useQuery(grundrisseOptions)
  return (
    <>
      <PageHeading
        title={t('titel')}
        lead={t('lead')}
        actions={
          <>
            <a href={auslastungDatei(asked)} download className={linkButton.plain}>
              <IconDownload size={18} aria-hidden />
              {t('export')}
            </a>
            <PrintButton text={t('drucken')} />
          </>
        }
      />
      <div className={classes.root}>
        <FilterBox
          label={t('filter.titel')}
          days={[
            { label: t('filter.von'), value: asked.von, onChange: (von) => setSearch({ von }) },
            { label: t('filter.bis'), value: asked.bis, onChange: (bis) => setSearch({ bis }) },
          ]}
          narrowed={AUSLASTUNG_ADDRESS.said(search).length > 0}
          clear={t('filter.leeren')}
          onClear={() => setSearch(NOTHING)}
        >
          <NativeSelect
            label={t('filter.grundriss')}
            data={[
              { value: '', label: t('filter.alle') },
              ...(plans.data ?? []).map(({ id, bezeichnung }) => ({ value: id, label: bezeichnung })),
            ]}
            value={search.grundriss ?? ''}
            onChange={({ currentTarget }) => setSearch({ grundriss: currentTarget.value || undefined })}
          />
        </FilterBox>
        {query.isError && <FailureState failure={query.error} onRetry={() => void query.refetch()} />}
        {query.isPending && <Loading height="30rem" />}
        {!query.isError && query.data && <Found view={query.data} />}
      </div>
    </>
  )
}

function Found({ view }: { readonly view: AuslastungView }) {
  const { t } = useTranslation('auslastung')
  if (view.grundrisse.length === 0) return <EmptyState title={t('leer')}>{t('leerText')}</EmptyState>
  return (
    <>
      <Figures view={view} />
      <Week raster={view.raster} />
      <Parts view={view} />
    </>
  )
}
