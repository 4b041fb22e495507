import type { AuslastungView } from '@platzwart/contract/leseraum/auslastung'
import { formatNumber } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { hoursOf, percentOf, pointsOf } from '../model/auslastung.ts'
import classes from './Auslastung.module.css'
import { Period } from './Period.tsx'

/** The totals of the period, each beside that of the one before. */
export function Figures({ view }: { readonly view: AuslastungView }) {
  const { t } = useTranslation('auslastung')
  const { gesamt, gesamtDavor: before } = view
  const told = (part: typeof gesamt, figure: number) => (part.wenige ? t('wenige') : formatNumber(figure))
  const shown = (part: typeof gesamt) => {
    if (part.wenige) return t('wenige')
    const percent = percentOf(part)
    return percent === null ? t('zu') : `${percent} %`
  }
  return (
    <section className={classes.part} aria-label={t('gesamt.anteil')}>
      <Period view={view} words={(days) => t('gesamt.zeitraum', days)} />
      <dl className={classes.figures}>
        <div>
          <dt>{t('gesamt.anteil')}</dt>
          <dd>
            <b>{shown(gesamt)}</b>
            <span>{useChange(pointsOf(gesamt, before))}</span>
          </dd>
        </div>
        <div>
          <dt>{t('gesamt.stunden')}</dt>
          <dd>
            <b>{told(gesamt, hoursOf(gesamt.belegt))}</b>
            <span>{t('gesamt.davor', { wert: told(before, hoursOf(before.belegt)) })}</span>
          </dd>
        </div>
        <div>
          <dt>{t('gesamt.buchungen')}</dt>
          <dd>
            <b>{told(gesamt, gesamt.buchungen)}</b>
            <span>{t('gesamt.davor', { wert: told(before, before.buchungen) })}</span>
          </dd>
        </div>
      </dl>
    </section>
  )
}

function useChange(points: number | null): string {
  const { t } = useTranslation('auslastung')
  if (points === null) return ''
  if (points === 0) return t('gesamt.gleich')
  return t(points > 0 ? 'gesamt.mehr' : 'gesamt.weniger', { count: Math.abs(points) })
}
