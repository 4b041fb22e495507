import { NativeSelect } from '@mantine/core'
import { BETREIBER_AKTIONEN } from '@platzwart/domain/mandant/betreiberAktionen'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useAddress } from '../../../platform/address/useAddress.ts'
import { useZone } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { FilterBox } from '../../../ui/list/FilterBox.tsx'
import { List } from '../../../ui/list/List.tsx'
import { pagedListingOf } from '../../../ui/list/listing.ts'
import { SearchField } from '../../../ui/list/SearchField.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { useAktion } from '../../protokoll/model/useAktion.ts'
import { aktionIn, betreiberProtokollOptions } from '../api/protokoll.ts'
import { BetreiberEintrag } from '../components/BetreiberEintrag.tsx'
import classes from '../components/Mandant.module.css'
import { BETREIBER_PROTOKOLL_ADDRESS } from '../model/address.ts'

const NOTHING = { vonTag: undefined, bisTag: undefined, aktion: '', suche: '' }

const keyOf = ({ id }: { readonly id: string }) => id

/** What operators have done to houses: their own audit trail, which outlives deleted houses. */
export function BetreiberProtokollPage() {
  const { t } = useTranslation('betreiber')
  const aktionWord = useAktion()
  const { search, setSearch } = useAddress(BETREIBER_PROTOKOLL_ADDRESS)
  const query = useInfiniteQuery(betreiberProtokollOptions(search, useZone()))
  const clear = () => setSearch(NOTHING)
  const narrowed = BETREIBER_PROTOKOLL_ADDRESS.said(search).length > 0
  const aktionen = BETREIBER_AKTIONEN.map((value) => ({ value, label: aktionWord(value) }))
  return (
    <Page kind="list" title={t('protokoll.titel')} lead={t('protokoll.lead')} className={classes.root}>
      <FilterBox
        label={t('protokoll.filter')}
        days={[
          {
            label: t('protokoll:filter.von'),
            value: search.vonTag,
            onChange: (vonTag) => setSearch({ vonTag }),
          },
          {
            label: t('protokoll:filter.bis'),
            value: search.bisTag,
            onChange: (bisTag) => setSearch({ bisTag }),
          },
        ]}
        narrowed={narrowed}
        clear={t('protokoll.leeren')}
        onClear={clear}
      >
        <NativeSelect
          label={t('protokoll.aktion')}
          data={[{ value: '', label: t('protokoll.alle') }, ...aktionen]}
          value={aktionIn(search.aktion) ?? ''}
          onChange={({ currentTarget }) => setSearch({ aktion: currentTarget.value })}
        />
        <SearchField
          label={t('protokoll.suche')}
          value={search.suche}
          onSearch={(suche) => setSearch({ suche })}
          labelled
        />
      </FilterBox>
      <List
        listing={pagedListingOf(query, ({ items }) => items, keyOf)}
        keyOf={keyOf}
        row={(line) => <BetreiberEintrag line={line} />}
        empty={{ title: t('protokoll.leer'), text: t('protokoll.leerText') }}
        noHits={narrowed ? { title: t('protokoll.keine'), onClear: clear } : undefined}
        height="18rem"
      />
    </Page>
  )
}
