import { NativeSelect, NumberInput } from '@mantine/core'
import {
  DAUEREINHEITEN,
  type Dauereinheit,
  dauerOfMinutes,
  minutesOfDauer,
} from '@platzwart/domain/einstellung/dauer'
import { type EinstellungName, optionOf } from '@platzwart/domain/einstellung/katalog'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGrundText } from '../model/useGrundText.ts'
import type { FeldGrund } from '../model/useHausForm.ts'
import { useWorte } from '../model/useWorte.ts'
import classes from './Einstellung.module.css'

interface DauerFeldProps {
  readonly name: EinstellungName
  /** Minutes; '' while nothing stands there. */
  readonly wert: number | ''
  readonly grund: FeldGrund | null
  readonly onChange: (wert: number | '') => void
}

const size = (einheit: Dauereinheit) => minutesOfDauer({ anzahl: 1, einheit })

/** A time as people say it: a number, and minutes, hours or days (E9). */
export function DauerFeld({ name, wert, grund, onChange }: DauerFeldProps) {
  const { t } = useTranslation('einstellung')
  const worte = useWorte()
  const grundText = useGrundText()
  const { min = 0, max = Number.MAX_SAFE_INTEGER } = optionOf(name)
  const [chosen, choose] = useState<Dauereinheit>(() => dauerOfMinutes(wert === '' ? 0 : wert).einheit)
  const fits = wert === '' || wert % size(chosen) === 0
  const einheit = fits ? chosen : dauerOfMinutes(wert).einheit
  const anzahl = wert === '' ? '' : wert / size(einheit)
  const inUnit = (grenze: number, round: (value: number) => number) => round(grenze / size(einheit))
  // The rule counts minutes; the person reads it in the unit that stands beside the number.
  const read =
    grund !== null && typeof grund === 'object' && 'code' in grund && grund.code === 'einstellung.bereich'
      ? { ...grund, data: { min: inUnit(min, Math.ceil), max: inUnit(max, Math.floor) } }
      : grund
  return (
    <div className={classes.dauer}>
      <NumberInput
        label={worte.name(name)}
        description={worte.text(name)}
        inputWrapperOrder={['label', 'description', 'input', 'error']}
        error={read === null ? undefined : grundText(read)}
        allowDecimal={false}
        allowNegative={false}
        hideControls
        min={0}
        clampBehavior="none"
        value={anzahl}
        onChange={(value) =>
          onChange(typeof value === 'number' ? minutesOfDauer({ anzahl: value, einheit }) : '')
        }
      />
      <NativeSelect
        aria-label={t('einheit.label', { feld: worte.name(name) })}
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
