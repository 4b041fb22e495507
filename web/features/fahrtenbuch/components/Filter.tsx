import { Button, NativeSelect } from '@mantine/core'
import type { FahrtenbuchPage } from '@platzwart/contract/fahrtenbuch'
import { FAHRTARTEN } from '@platzwart/domain/fahrzeug/types'
import { useState } from 'react'
import type { Patch } from '../../../platform/address/declareAddress.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { DateField } from '../../../ui/dates/DateField.tsx'
import { SearchField } from '../../../ui/list/SearchField.tsx'
import { FAHRTENBUCH_ADDRESS, type FahrtenbuchSearch } from '../model/address.ts'
import classes from './Filter.module.css'

interface FilterProps {
  readonly search: FahrtenbuchSearch
  readonly fahrer: FahrtenbuchPage['fahrer']
  readonly onChange: (patch: Patch<FahrtenbuchSearch>) => void
  readonly onClear: () => void
}

const DAYS = [
  { name: 'vonTag', label: 'filter.von' },
  { name: 'bisTag', label: 'filter.bis' },
] as const

/** Which trips: the address is the state. */
export function Filter({ search, fahrer, onChange, onClear }: FilterProps) {
  const { t } = useTranslation('fahrtenbuch')
  const [cleared, setCleared] = useState(0)
  const none = { value: '', label: t('filter.alle') }
  return (
    <search className={classes.root} aria-label={t('filter.titel')}>
      {DAYS.map(({ name, label }) => (
        <DateField
          key={`${name}${cleared}`}
          label={t(label)}
          value={search[name] ?? ''}
          onChange={(tag) => onChange({ [name]: tag || undefined })}
        />
      ))}
      <NativeSelect
        label={t('filter.fahrer')}
        data={[none, ...fahrer.map(({ id, name }) => ({ value: id, label: name }))]}
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
      {FAHRTENBUCH_ADDRESS.said(search).length > 0 && (
        <Button
          variant="subtle"
          className={classes.clear ?? ''}
          onClick={() => {
            setCleared(cleared + 1)
            onClear()
          }}
        >
          {t('filter.leeren')}
        </Button>
      )}
    </search>
  )
}
