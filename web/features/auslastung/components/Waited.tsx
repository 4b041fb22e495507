import type { AuswertungView } from '@platzwart/contract/leseraum/auswertung'
import { amountOf } from '@platzwart/domain/leseraum/auswertung/classText'
import { formatNumber } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import classes from './Auslastung.module.css'
import { useAmount } from './useAmount.ts'

const FIGURES = ['gewartet', 'angeboten', 'gebucht', 'minuten'] as const

/** Who waited, what came of it, and for how long. */
export function Waited({ view }: { readonly view: AuswertungView }) {
  const { t } = useTranslation('auswertung')
  const amount = useAmount()
  const shown = (one: AuswertungView['warten'], name: (typeof FIGURES)[number]): string => {
    if (one.wenige) return t('wenige')
    if (name !== 'minuten') return formatNumber(one[name])
    return one.minuten === null ? '–' : amount(amountOf(one.minuten))
  }
  return (
    <section className={classes.part} aria-label={t('teil.warten')}>
      <h2>{t('teil.warten')}</h2>
      <dl className={classes.figures}>
        {FIGURES.map((name) => (
          <div key={name}>
            <dt>{t(`warten.${name}`)}</dt>
            <dd>
              <b>{shown(view.warten, name)}</b>
              <span>{t('davor', { wert: shown(view.wartenDavor, name) })}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
