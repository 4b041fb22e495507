import { Button, NativeSelect } from '@mantine/core'
import { BEREICHE } from '@platzwart/domain/protokoll/bereich'
import { useState } from 'react'
import type { Patch } from '../../../platform/address/declareAddress.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { DateField } from '../../../ui/dates/DateField.tsx'
import { SearchField } from '../../../ui/list/SearchField.tsx'
import { PROTOKOLL_ADDRESS, type ProtokollSearch } from '../model/address.ts'
import classes from './Filter.module.css'

interface FilterProps {
  readonly search: ProtokollSearch
  readonly onChange: (patch: Patch<ProtokollSearch>) => void
  readonly onClear: () => void
}

const DAYS = [
  { name: 'vonTag', label: 'filter.von' },
  { name: 'bisTag', label: 'filter.bis' },
] as const

/** Which changes: the address is the state. */
export function Filter({ search, onChange, onClear }: FilterProps) {
  const { t } = useTranslation('protokoll')
  const [cleared, setCleared] = useState(0)
  const areas = BEREICHE.map((bereich) => ({ value: bereich, label: t(`bereich.${bereich}`) }))
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
      {PROTOKOLL_ADDRESS.said(search).length > 0 && (
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
