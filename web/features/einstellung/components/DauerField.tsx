import { NativeSelect } from '@mantine/core'
import { type EinstellungName, optionOf } from '@platzwart/domain/einstellung/catalogue'
import {
  DAUEREINHEITEN,
  type Dauereinheit,
  dauerOfMinutes,
  minutesOfDauer,
} from '@platzwart/domain/einstellung/dauer'
import { useState } from 'react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { NumberField } from '../../../ui/form/NumberField.tsx'
import { useWords } from '../model/useWords.ts'
import classes from './Einstellung.module.css'

interface DauerFieldProps {
  readonly name: EinstellungName
  /** Minutes; '' while empty. */
  readonly wert: number | ''
  /** The message, in minutes if it contains any. */
  readonly fault: string | undefined
  readonly onChange: (wert: number | '') => void
}

const size = (einheit: Dauereinheit) => minutesOfDauer({ anzahl: 1, einheit })

/** A length of time as people state it: a number, and minutes, hours or days (E9). */
export function DauerField({ name, wert, fault, onChange }: DauerFieldProps) {
  const { t } = useTranslation('einstellung')
  const words = useWords()
  const { min = 0, max = Number.MAX_SAFE_INTEGER } = optionOf(name)
  const [chosen, choose] = useState<Dauereinheit>(() => dauerOfMinutes(wert === '' ? 0 : wert).einheit)
  const fits = wert === '' || wert % size(chosen) === 0
  const einheit = fits ? chosen : dauerOfMinutes(wert).einheit
  const anzahl = wert === '' ? '' : wert / size(einheit)
  const inUnit = (grenze: number, round: (value: number) => number) => round(grenze / size(einheit))
  // The rule is in minutes; the message uses the selected unit.
  const range = words.issueText({
    code: 'einstellung.bereich',
    data: { min: inUnit(min, Math.ceil), max: inUnit(max, Math.floor) },
  })
  const outside = Number.isInteger(wert) && (Number(wert) < min || Number(wert) > max)
  return (
    <div className={classes.duration}>
      <NumberField
        label={words.name(name)}
        description={words.text(name)}
        inputWrapperOrder={['label', 'description', 'input', 'error']}
        error={fault !== undefined && outside ? range : fault}
        value={anzahl}
        onChange={(value) => onChange(value === null ? '' : minutesOfDauer({ anzahl: value, einheit }))}
      />
      <NativeSelect
        aria-label={t('einheit.label', { feld: words.name(name) })}
        data={DAUEREINHEITEN.filter((one) => size(one) <= max || one === einheit).map((one) => ({
          value: one,
          label: t(`einheit.${one}`),
        }))}
        value={einheit}
        onChange={(event) => {
          const next = event.currentTarget.value as Dauereinheit
          choose(next)
          if (anzahl !== '') onChange(minutesOfDauer({ anzahl, einheit: next }))
        }}
      />
    </div>
  )
}
