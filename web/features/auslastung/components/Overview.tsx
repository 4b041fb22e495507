import type { AuswertungView } from '@platzwart/contract/leseraum/auswertung'
import { cancelledRate, noShowRate } from '@platzwart/domain/leseraum/auswertung/auswertung'
import { amountOf } from '@platzwart/domain/leseraum/auswertung/classText'
import { formatNumber } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { percentText } from '../model/auswertung.ts'
import classes from './Auslastung.module.css'
import { Period } from './Period.tsx'
import { useAmount } from './useAmount.ts'

type Means = AuswertungView['gesamt']

const FIGURES = ['buchungen', 'fehlquote', 'absagequote', 'vorlauf', 'dauer', 'personen'] as const

/** The figures of the period, each beside that of the one before. */
export function Overview({ view }: { readonly view: AuswertungView }) {
  const { t } = useTranslation('auswertung')
  const amount = useAmount()
  const { gesamt, gesamtDavor } = view
  const time = (minutes: number | null) => (minutes === null ? null : amount(amountOf(minutes)))
  const shown = (one: Means, name: (typeof FIGURES)[number]): string | null => {
    if (one.wenige) return t('wenige')
    if (name === 'fehlquote') return percentText(noShowRate(one), formatNumber)
    if (name === 'absagequote') return percentText(cancelledRate(one), formatNumber)
    if (name === 'vorlauf' || name === 'dauer') return time(one[name])
    return one[name] === null ? null : formatNumber(one[name])
  }
  return (
    <section className={classes.part} aria-label={t('teil.gesamt')}>
      <Period view={view} words={(days) => t('zeitraum', days)} />
      <dl className={classes.figures}>
        {FIGURES.map((name) => (
          <div key={name}>
            <dt>{t(`zahl.${name}`)}</dt>
            <dd>
              <b>{shown(gesamt, name) ?? '–'}</b>
              <span>{t('davor', { wert: shown(gesamtDavor, name) ?? '–' })}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
