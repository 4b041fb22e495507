import { Checkbox, TextInput } from '@mantine/core'
import { CONTRAST_MIN, contrast } from '@platzwart/domain/mandant/akzent'
import type { Modul } from '@platzwart/domain/mandant/module'
import { formatNumber } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Group } from '../../../ui/form/choice.tsx'
import { type FieldOf, type FieldSpec, wrapperOf } from '../../../ui/form/spec.ts'
import { OPEN_AREAS } from '../model/newMandant.ts'
import classes from './Mandant.module.css'

/** Areas to tick, each with what it adds. */
export function areas(label: string): FieldSpec<readonly Modul[]> {
  return { label, wide: true, input: (of) => <AreasField of={of} /> }
}

function AreasField({ of }: { readonly of: FieldOf<readonly Modul[]> }) {
  const { t } = useTranslation('betreiber')
  const { value, change } = of
  const others = value.filter((modul) => !OPEN_AREAS.includes(modul))
  return (
    <Group of={of}>
      {() => (
        <div className={classes.areas}>
          {OPEN_AREAS.map((modul) => (
            <Checkbox
              key={modul}
              label={t(`modul.${modul}`)}
              description={t(`bringt.${modul}`)}
              checked={value.includes(modul)}
              onChange={({ currentTarget }) =>
                change([
                  ...OPEN_AREAS.filter((one) =>
                    one === modul ? currentTarget.checked : value.includes(one),
                  ),
                  ...others,
                ])
              }
            />
          ))}
        </div>
      )}
    </Group>
  )
}

/** What stands where none is chosen (`tokens.css`). */
const PRODUCT = '#1f5a46'

const HEX = /^#[0-9a-f]{6}$/i

/** A colour, typed or chosen, with what is read on it. */
export function colour(label: string, hint: string): FieldSpec<string> {
  return { label, hint, input: (of) => <ColourField of={of} /> }
}

function ColourField({ of }: { readonly of: FieldOf<string> }) {
  const { t } = useTranslation('betreiber')
  const { value, change } = of
  const colour = HEX.test(value) ? value.toLowerCase() : null
  return (
    <div className={classes.colour}>
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
            value={colour ?? PRODUCT}
            onChange={({ currentTarget }) => change(currentTarget.value)}
          />
        }
      />
      {colour !== null && (
        <div className={classes.sample}>
          <span className={classes.button} style={{ background: colour }}>
            {t('feld.akzentProbe')}
          </span>
          <span data-weak={contrast(colour) < CONTRAST_MIN ? '' : undefined}>
            {t('feld.kontrast', { wert: formatNumber(Math.floor(contrast(colour) * 10) / 10) })}
          </span>
        </div>
      )}
    </div>
  )
}

const ZONES = 'zeitzonen'

/** The names of the zones, for a field to propose. */
export function ZoneNames() {
  return (
    <datalist id={ZONES}>
      {Intl.supportedValuesOf('timeZone').map((zone) => (
        <option key={zone} value={zone} />
      ))}
    </datalist>
  )
}

export const ZONE_LIST = { list: ZONES, max: 60 }
