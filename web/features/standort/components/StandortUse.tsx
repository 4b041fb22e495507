import type { StandortGebrauch } from '@platzwart/contract/standort'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import classes from '../../../ui/pflege/pflege.module.css'

/** The floor plans and vehicles at a location. */
export function StandortUse({ gebrauch }: { readonly gebrauch: StandortGebrauch }) {
  const { t } = useTranslation('standort')
  const { grundrisse, fahrzeuge } = gebrauch
  const cars = fahrzeuge.map(({ id, kennzeichen, deaktiviert }) => ({
    id,
    words: deaktiviert ? t('ausgemustert', { kennzeichen }) : kennzeichen,
  }))
  const plans = grundrisse.map(({ id, bezeichnung }) => ({ id, words: bezeichnung }))
  return (
    <section className={classes.section} aria-labelledby="standort-hier">
      <h2 id="standort-hier">{t('hier')}</h2>
      {plans.length + cars.length === 0 && <p className={classes.quiet}>{t('nichts')}</p>}
      <Things title={t('grundrisse')} things={plans} />
      <Things title={t('fahrzeuge')} things={cars} />
    </section>
  )
}

interface ThingsProps {
  readonly title: string
  readonly things: readonly { readonly id: string; readonly words: string }[]
}

function Things({ title, things }: ThingsProps) {
  if (things.length === 0) return null
  return (
    <div className={classes.words}>
      <p>{title}</p>
      <ul className={classes.marken} aria-label={title}>
        {things.map(({ id, words }) => (
          <li key={id} className={classes.marke}>
            {words}
          </li>
        ))}
      </ul>
    </div>
  )
}
