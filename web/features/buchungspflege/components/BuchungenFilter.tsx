import { NativeSelect } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Patch } from '../../../platform/address/declareAddress.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { FilterBox } from '../../../ui/list/FilterBox.tsx'
import { SearchField } from '../../../ui/list/SearchField.tsx'
import { CHOICES, type Choice } from '../model/address.ts'
import type { Days } from '../model/days.ts'
import classes from './Buchungspflege.module.css'

/** Parameters that both lists share. */
interface Search {
  readonly suche: string
  readonly von: string | undefined
  readonly bis: string | undefined
  readonly status: Choice
}

interface BuchungenFilterProps {
  readonly days: Days
  readonly search: Search
  readonly setSearch: (patch: Patch<Search>, replace?: boolean) => void
  /** The label of the search. */
  readonly searches: string
  readonly wordOf: (choice: Choice) => string
  readonly narrowed: boolean
  readonly onClear: () => void
  /** Filters of one kind. */
  readonly children: ReactNode
}

/** The filters of both lists: days, search and status. */
export function BuchungenFilter({
  days,
  search: { suche, status },
  setSearch,
  searches,
  wordOf,
  narrowed,
  onClear,
  children,
}: BuchungenFilterProps) {
  const { t } = useTranslation('buchungspflege')
  return (
    <FilterBox
      label={t('filter')}
      days={[
        { label: t('von'), value: days.von.toString(), onChange: (von) => setSearch({ von }) },
        { label: t('bis'), value: days.bis.toString(), onChange: (bis) => setSearch({ bis }) },
      ]}
      narrowed={narrowed}
      clear={t('alles')}
      onClear={onClear}
    >
      <SearchField
        labelled
        label={searches}
        value={suche}
        onSearch={(typed) => setSearch({ suche: typed }, true)}
        className={classes.search}
      />
      <NativeSelect
        label={t('stand')}
        data={CHOICES.map((value) => ({ value, label: wordOf(value) }))}
        value={status}
        onChange={({ currentTarget }) =>
          setSearch({ status: CHOICES.find((one) => one === currentTarget.value) })
        }
      />
      {children}
    </FilterBox>
  )
}
