import { Checkbox, NumberInput, SegmentedControl, TextInput } from '@mantine/core'
import { FAHRTARTEN } from '@platzwart/domain/fahrzeug/types'
import { useQuery } from '@tanstack/react-query'
import { type Ref, useId } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '../../fahrzeug/components/Dialog.module.css'
import { ownFahrtenOptions } from '../api/fahrten.ts'
import type { Wish } from '../model/wish.ts'

interface FahrtAngabenProps {
  /** The reason's field: it takes the focus when it was forgotten. */
  readonly ref: Ref<HTMLInputElement>
  readonly wish: Wish
  readonly sitze: number
  readonly missing: boolean
  readonly onChange: (part: Partial<Wish>) => void
}

const TEXTS = [
  { name: 'zielperson', max: 200 },
  { name: 'mitfahrer', max: 500 },
  { name: 'umweg', max: 500 },
] as const

/** The trip's fields (B1). Only the reason must be filled in. */
export function FahrtAngaben({ ref, wish, sitze, missing, onChange }: FahrtAngabenProps) {
  const { t } = useTranslation('fahrzeug')
  const known = useId()
  const eigene = useQuery(ownFahrtenOptions)
  const reasons = [...new Set((eigene.data ?? []).map(({ fahrtgrund }) => fahrtgrund))].filter(Boolean)
  return (
    <div className={classes.fields}>
      <TextInput
        ref={ref}
        label={t('angaben.fahrtgrund')}
        // The one thing that must be typed: open, type, Enter.
        data-autofocus
        required
        maxLength={200}
        list={known}
        value={wish.fahrtgrund}
        error={missing && t('angaben.fahrtgrundFehlt')}
        onChange={(event) => onChange({ fahrtgrund: event.currentTarget.value })}
      />
      <datalist id={known}>
        {reasons.map((reason) => (
          <option key={reason} value={reason} />
        ))}
      </datalist>
      <TextInput
        label={t('angaben.zielort')}
        maxLength={200}
        value={wish.zielort}
        onChange={(event) => onChange({ zielort: event.currentTarget.value })}
      />
      <NumberInput
        label={t('angaben.personen')}
        description={t('angaben.personenHilfe', { count: sitze })}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        min={1}
        max={100}
        allowDecimal={false}
        value={wish.personen}
        onChange={(value) => typeof value === 'number' && onChange({ personen: value })}
      />
      <NumberInput
        label={t('angaben.entfernung')}
        description={t('angaben.entfernungHilfe')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        min={0}
        max={100_000}
        step={10}
        allowDecimal={false}
        value={wish.entfernungKm ?? ''}
        onChange={(value) => onChange({ entfernungKm: typeof value === 'number' ? value : null })}
      />
      {TEXTS.map(({ name, max }) => (
        <TextInput
          key={name}
          label={t(`angaben.${name}`)}
          maxLength={max}
          value={wish[name]}
          onChange={(event) => onChange({ [name]: event.currentTarget.value })}
        />
      ))}
      <fieldset className={classes.art}>
        <legend>{t('angaben.fahrtart')}</legend>
        <SegmentedControl
          aria-label={t('angaben.fahrtart')}
          data={FAHRTARTEN.map((value) => ({ value, label: t(`fahrtart.${value}`) }))}
          value={wish.fahrtart}
          onChange={(fahrtart) => onChange({ fahrtart })}
        />
        <Checkbox
          label={t('angaben.ausland')}
          checked={wish.ausland}
          onChange={(event) => onChange({ ausland: event.currentTarget.checked })}
        />
      </fieldset>
    </div>
  )
}
