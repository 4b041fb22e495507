import { Button, Slider } from '@mantine/core'
import { isFar } from '@platzwart/domain/fahrzeug/rueckfragen'
import { IconAlertTriangle } from '@tabler/icons-react'
import { formatNumber } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Announced } from '../../../ui/announce/Announced.tsx'
import { NumberField } from '../../../ui/form/NumberField.tsx'
import type { UebergabeArt } from '../model/angaben.ts'
import { Fehler } from './Fehler.tsx'
import classes from './form.module.css'

const MARKS = [0, 25, 50, 75, 100].map((value) => ({ value }))

interface KilometerProps {
  readonly art: UebergabeArt
  readonly wert: number | ''
  readonly letzterStand: number
  /** The check-in's reading; the odometer may have been replaced since. */
  readonly kmBeginn: number | null
  readonly geplantKm: number | null
  readonly fehler: string | null
  readonly onChange: (wert: number | '') => void
  readonly onCorrect: (() => void) | null
}

/**
 * The mileage beside the last known one, with the difference while typing; if it is refused, the check-in's
 * may be wrong.
 */
export function Kilometer(props: KilometerProps) {
  const { art, wert, letzterStand, kmBeginn, geplantKm, fehler, onChange, onCorrect } = props
  const { t } = useTranslation('fahrt')
  const said = art === 'checkIn' ? letzterStand : (kmBeginn ?? letzterStand)
  const replaced = art === 'checkOut' && said !== letzterStand
  const word = art === 'checkIn' ? 'letzter' : replaced ? 'beimCheckInErsetzt' : 'beimCheckIn'
  const known = t(`formular.${word}`, { km: formatNumber(said) })
  return (
    <section className={classes.part} data-kilometer="" data-fehlt={fehler === null ? undefined : ''}>
      <NumberField
        className={classes.figure ?? ''}
        label={<span className={classes.title}>{t('formular.kilometer')}</span>}
        description={known}
        max={9_999_999}
        rightSection={<span aria-hidden>km</span>}
        rightSectionWidth="3.5rem"
        value={wert}
        error={fehler}
        required
        withAsterisk={false}
        onChange={(typed) => onChange(typed ?? '')}
      />
      {fehler !== null && wert !== '' && onCorrect !== null && (
        <Button variant="subtle" h={44} px="xs" className={classes.wide ?? ''} onClick={onCorrect}>
          {t('berichtigen.frage')}
        </Button>
      )}
      <Difference art={art} gefahren={wert === '' ? null : wert - letzterStand} geplantKm={geplantKm} />
    </section>
  )
}

interface DifferenceProps {
  readonly art: UebergabeArt
  readonly gefahren: number | null
  readonly geplantKm: number | null
}

function Difference({ art, gefahren, geplantKm }: DifferenceProps) {
  const { t } = useTranslation('fahrt')
  if (gefahren === null || gefahren < 0) return null
  const km = formatNumber(gefahren)
  const text = gefahren === 0 ? t('formular.unveraendert') : t('formular.gefahren', { km })
  const strange = art === 'checkIn' ? gefahren > 0 : isFar(gefahren, geplantKm)
  if (!strange) {
    return (
      <Announced as="p" className={classes.difference} appears>
        {text}
      </Announced>
    )
  }
  return (
    <Announced as="p" className={classes.warning} appears>
      <IconAlertTriangle size={18} stroke={1.75} aria-hidden />
      {t(art === 'checkIn' ? 'formular.mehrAlsZuletzt' : 'formular.erstaunlich', { km })}
    </Announced>
  )
}

interface TankProps {
  readonly elektrisch: boolean
  readonly wert: number | ''
  readonly fehler: string | null
  readonly onChange: (wert: number | '') => void
}

/** The same level as slider and as number input. */
export function Tank({ elektrisch, wert, fehler, onChange }: TankProps) {
  const { t } = useTranslation('fahrt')
  const name = t(elektrisch ? 'formular.ladestand' : 'formular.tank')
  const marks = MARKS.map(({ value }) => ({
    value,
    ...(value === 0 && { label: t('formular.leer') }),
    ...(value === 50 && { label: '½' }),
    ...(value === 100 && { label: t('formular.voll') }),
  }))
  return (
    <fieldset className={classes.part} data-fehlt={fehler === null ? undefined : ''}>
      <legend className="visually-hidden">{name}</legend>
      <p className={classes.title} aria-hidden>
        {name}
      </p>
      <div className={classes.tank}>
        <Slider
          className={classes.slider ?? ''}
          size="xl"
          thumbSize={32}
          step={1}
          marks={marks}
          label={null}
          thumbLabel={name}
          value={wert === '' ? 0 : Math.min(100, Math.max(0, wert))}
          onChange={onChange}
        />
        <NumberField
          className={classes.figure ?? ''}
          aria-label={t('formular.tankZahl')}
          rightSection={<span aria-hidden>%</span>}
          value={wert}
          error={fehler !== null}
          onChange={(typed) => onChange(typed ?? '')}
        />
      </div>
      <Fehler text={fehler} />
    </fieldset>
  )
}
