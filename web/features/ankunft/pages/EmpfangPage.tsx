import { NativeSelect, SegmentedControl } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useAddress } from '../../../platform/address/useAddress.ts'
import { useReadOnNews } from '../../../platform/live/useReadOnNews.ts'
import { useZone } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { List } from '../../../ui/list/List.tsx'
import { pagedListingOf } from '../../../ui/list/listing.ts'
import { SearchField } from '../../../ui/list/SearchField.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import pflege from '../../../ui/pflege/pflege.module.css'
import { grundrisseOptions } from '../../leseraum/api/plan.ts'
import { EMPFANG, empfangOptions } from '../api/empfang.ts'
import { EmpfangRow } from '../components/EmpfangRow.tsx'
import { CHOICES, EMPFANG_ADDRESS } from '../model/address.ts'
import classes from './EmpfangPage.module.css'

const keyOf = ({ id }: { readonly id: string }) => id

/** Today's arrivals for the desk: found by name or seat, and checked in by one press. */
export function EmpfangPage() {
  const { t } = useTranslation('ankunft')
  const { search, setSearch } = useAddress(EMPFANG_ADDRESS)
  const { grundriss, auswahl, suche } = search
  const plans = useQuery(grundrisseOptions).data ?? []
  const query = useInfiniteQuery(empfangOptions({ grundrissId: grundriss, auswahl, suche, zone: useZone() }))
  useReadOnNews('leseraumBuchung', [EMPFANG])
  return (
    <Page kind="list" title={t('empfang.titel')} lead={t('empfang.text')}>
      <Panel className={pflege.root ?? ''}>
        <div className={classes.filter}>
          <SearchField
            labelled
            label={t('empfang.suche')}
            value={suche}
            onSearch={(text) => setSearch({ suche: text }, true)}
            className={classes.search}
          />
          {plans.length > 1 && (
            <NativeSelect
              label={t('empfang.grundriss')}
              data={[
                { value: '', label: t('empfang.alle') },
                ...plans.map(({ id, bezeichnung }) => ({ value: id, label: bezeichnung })),
              ]}
              value={grundriss ?? ''}
              onChange={({ currentTarget }) => setSearch({ grundriss: currentTarget.value || undefined })}
            />
          )}
          <SegmentedControl
            aria-label={t('empfang.wer')}
            data={CHOICES.map((value) => ({ value, label: t(`empfang.wahl.${value}`) }))}
            value={auswahl}
            onChange={(value) => setSearch({ auswahl: CHOICES.find((one) => one === value) })}
          />
        </div>
        <List
          listing={pagedListingOf(query, ({ items }) => items, keyOf)}
          keyOf={keyOf}
          row={(buchung) => (
            <EmpfangRow buchung={buchung} mitPlan={plans.length > 1 && grundriss === undefined} />
          )}
          label={t('empfang.titel')}
          empty={{ title: t(`empfang.leer.${auswahl}`), text: t('empfang.leerText') }}
          noHits={
            suche === ''
              ? undefined
              : { title: t('empfang.keine'), onClear: () => setSearch({ suche: '' }, true) }
          }
          height="20rem"
        />
      </Panel>
    </Page>
  )
}
