import { TextInput } from '@mantine/core'
import { CONTRAST_MIN, contrast } from '@platzwart/domain/mandant/akzent'
import { formatNumber } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { type FieldOf, type FieldSpec, wrapperOf } from '../../../ui/form/spec.ts'
import { PRODUCT, shownColour } from '../model/shownColour.ts'
import classes from './colour.module.css'

/** A colour, typed or picked, with sample text on it. */
export function colour(label: string, hint: string): FieldSpec<string> {
  return { label, hint, input: (of) => <ColourField of={of} /> }
}

function ColourField({ of }: { readonly of: FieldOf<string> }) {
  const { t } = useTranslation('haus')
  const { value, change } = of
  const shown = shownColour(value)
  return (
    <div className={classes.root}>
      <TextInput
        {...wrapperOf(of)}
        maxLength={7}
        placeholder={PRODUCT}
        value={value}
        onChange={({ currentTarget }) => change(currentTarget.value.trim())}
        rightSection={
          <input
            type="color"
            className={classes.well}
            aria-label={t('feld.akzentWahl')}
            value={shown ?? PRODUCT}
            onChange={({ currentTarget }) => change(currentTarget.value)}
          />
        }
      />
      {shown !== null && <Contrast colour={shown} />}
    </div>
  )
}

function Contrast({ colour }: { readonly colour: string }) {
  const { t } = useTranslation('haus')
  const found = contrast(colour)
  const weak = found < CONTRAST_MIN
  const wert = formatNumber(Math.floor(found * 10) / 10)
  return (
    <div className={classes.sample}>
      <span className={classes.button} style={{ background: colour }}>
        {t('feld.akzentProbe')}
      </span>
      <span data-weak={weak ? '' : undefined}>
        {t(weak ? 'feld.kontrastZuWenig' : 'feld.kontrast', { wert })}
      </span>
    </div>
  )
}
