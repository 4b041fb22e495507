import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import type { FahrtenbuchPage } from '@platzwart/contract/fahrtenbuch'
import { FAHRTARTEN } from '@platzwart/domain/fahrzeug/types'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DateField } from '../../../ui/dates/DateField.tsx'
import type { FahrtenbuchSearch } from '../model/address.ts'
import classes from './Filter.module.css'

interface FilterProps {
  readonly search: FahrtenbuchSearch
  readonly fahrer: FahrtenbuchPage['fahrer']
  readonly onChange: (
    search: { readonly [K in keyof FahrtenbuchSearch]?: FahrtenbuchSearch[K] | undefined },
  ) => void
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
      <Zweck key={cleared} zweck={cleared > 0 ? '' : (search.zweck ?? '')} onChange={onChange} />
      {Object.keys(search).length > 0 && (
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

function Zweck({ zweck, onChange }: { readonly zweck: string; readonly onChange: FilterProps['onChange'] }) {
  const { t } = useTranslation('fahrtenbuch')
  const [text, setText] = useState(zweck)
  const send = useDebouncedCallback((value: string) => onChange({ zweck: value.trim() || undefined }), 300)
  return (
    <TextInput
      type="search"
      label={t('filter.zweck')}
      maxLength={100}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value)
        send(event.currentTarget.value)
      }}
    />
  )
}
