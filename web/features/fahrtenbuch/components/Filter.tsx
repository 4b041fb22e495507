import { NativeSelect } from '@mantine/core'
import type { FahrtenbuchPage } from '@platzwart/contract/fahrtenbuch'
import { FAHRTARTEN } from '@platzwart/domain/fahrzeug/types'
import type { Patch } from '../../../platform/address/declareAddress.ts'
import { usePersonalrat, useSitzung } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { FilterBox } from '../../../ui/list/FilterBox.tsx'
import { SearchField } from '../../../ui/list/SearchField.tsx'
import { FAHRTENBUCH_ADDRESS, type FahrtenbuchSearch } from '../model/address.ts'

interface FilterProps {
  readonly search: FahrtenbuchSearch
  readonly fahrer: FahrtenbuchPage['fahrer']
  readonly onChange: (patch: Patch<FahrtenbuchSearch>) => void
  readonly onClear: () => void
}

/** The filter of trips; its state is the address. */
export function Filter({ search, fahrer, onChange, onClear }: FilterProps) {
  const { t } = useTranslation('fahrtenbuch')
  const none = { value: '', label: t('filter.alle') }
  const unnamed = usePersonalrat() !== null
  const { id: own } = useSitzung().benutzer
  // In staff-council mode one can filter only by oneself.
  const drivers = unnamed ? fahrer.filter(({ id }) => id === own) : fahrer
  return (
    <FilterBox
      label={t('filter.titel')}
      days={[
        { label: t('filter.von'), value: search.vonTag, onChange: (vonTag) => onChange({ vonTag }) },
        { label: t('filter.bis'), value: search.bisTag, onChange: (bisTag) => onChange({ bisTag }) },
      ]}
      narrowed={FAHRTENBUCH_ADDRESS.said(search).length > 0}
      clear={t('filter.leeren')}
      onClear={onClear}
    >
      <NativeSelect
        label={t('filter.fahrer')}
        {...(unnamed && { description: t('filter.nurSelbst') })}
        data={[none, ...drivers.map(({ id, name }) => ({ value: id, label: name }))]}
        value={search.gefahrenVon ?? ''}
        onChange={(event) => onChange({ gefahrenVon: event.currentTarget.value || undefined })}
      />
      <NativeSelect
        label={t('filter.fahrtart')}
        data={[none, ...FAHRTARTEN.map((art) => ({ value: art, label: t(`fahrtart.${art}`) }))]}
        value={search.fahrtart ?? ''}
        onChange={(event) =>
          onChange({ fahrtart: FAHRTARTEN.find((art) => art === event.currentTarget.value) })
        }
      />
      <SearchField
        label={t('filter.zweck')}
        value={search.zweck}
        onSearch={(zweck) => onChange({ zweck })}
        labelled
      />
    </FilterBox>
  )
}
