import { NativeSelect } from '@mantine/core'
import { BEREICHE } from '@platzwart/domain/protokoll/bereich'
import type { Patch } from '../../../platform/address/declareAddress.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { FilterBox } from '../../../ui/list/FilterBox.tsx'
import { SearchField } from '../../../ui/list/SearchField.tsx'
import { PROTOKOLL_ADDRESS, type ProtokollSearch } from '../model/address.ts'

interface FilterProps {
  readonly search: ProtokollSearch
  readonly onChange: (patch: Patch<ProtokollSearch>) => void
  readonly onClear: () => void
}

/** The trail's filter; the address is its state. */
export function Filter({ search, onChange, onClear }: FilterProps) {
  const { t } = useTranslation('protokoll')
  const areas = BEREICHE.map((bereich) => ({ value: bereich, label: t(`bereich.${bereich}`) }))
  return (
    <FilterBox
      label={t('filter.titel')}
      days={[
        { label: t('filter.von'), value: search.vonTag, onChange: (vonTag) => onChange({ vonTag }) },
        { label: t('filter.bis'), value: search.bisTag, onChange: (bisTag) => onChange({ bisTag }) },
      ]}
      narrowed={PROTOKOLL_ADDRESS.said(search).length > 0}
      clear={t('filter.leeren')}
      onClear={onClear}
    >
      <NativeSelect
        label={t('filter.bereich')}
        data={[{ value: '', label: t('filter.alle') }, ...areas]}
        value={search.bereich ?? ''}
        onChange={({ currentTarget }) =>
          onChange({ bereich: BEREICHE.find((bereich) => bereich === currentTarget.value) })
        }
      />
      <SearchField
        label={t('filter.suche')}
        value={search.suche}
        onSearch={(suche) => onChange({ suche })}
        labelled
      />
    </FilterBox>
  )
}
