import { useQuery, useQueryClient } from '@tanstack/react-query'
import { readAnew } from '../../../platform/liveHolds.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useLiveEvents } from '../../../platform/useLive.ts'
import { List } from '../../../ui/list/List.tsx'
import { listingOf } from '../../../ui/list/listing.ts'
import { Page } from '../../../ui/page/Page.tsx'
import pflege from '../../../ui/pflege/pflege.module.css'
import { ANZEIGEGERAETE, anzeigegeraeteOptions } from '../api/anzeigegeraete.ts'
import { GeraetRow } from '../components/GeraetRow.tsx'
import { PairForm } from '../components/PairForm.tsx'

const READ = { keys: ANZEIGEGERAETE, stands: new Set(['anzeigegeraet', 'leseraum', 'grundriss']) }

/** The house's screens: the list, their state, pairing and removal. */
export function AnzeigegeraetePage() {
  const { t } = useTranslation('anzeigegeraet')
  const queryClient = useQueryClient()
  const query = useQuery(anzeigegeraeteOptions)
  useLiveEvents((event) => readAnew(queryClient, event, READ))
  return (
    <Page kind="list" title={t('titel')} lead={t('lead')}>
      <PairForm />
      <section className={pflege.section}>
        <h2>{t('liste.titel')}</h2>
        <List
          listing={listingOf(query)}
          keyOf={({ id }) => id}
          row={(geraet) => <GeraetRow geraet={geraet} />}
          empty={{ title: t('liste.leer'), text: t('liste.leerText') }}
          height="8rem"
        />
      </section>
    </Page>
  )
}
