import type { AuswertungView } from '@platzwart/contract/leseraum/auswertung'
import { cancelledRate, noShowRate } from '@platzwart/domain/leseraum/auswertung/auswertung'
import { amountOf } from '@platzwart/domain/leseraum/auswertung/classText'
import { formatNumber, formatTag } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Announced } from '../../../ui/announce/Announced.tsx'
import { percentText } from '../model/auswertung.ts'
import classes from './Auslastung.module.css'
import { useAmount } from './useAmount.ts'

const dayOf = (tag: string) => formatTag(Temporal.PlainDate.from(tag))

type Means = AuswertungView['gesamt']

const FIGURES = ['buchungen', 'fehlquote', 'absagequote', 'vorlauf', 'dauer', 'personen'] as const

/** The figures of the period, each beside that of the one before. */
export function Overview({ view }: { readonly view: AuswertungView }) {
  const { t } = useTranslation('auswertung')
  const amount = useAmount()
  const { gesamt, gesamtDavor, von, bis, davor, wenigerAls } = view
  const time = (minutes: number | null) => (minutes === null ? null : amount(amountOf(minutes)))
  const shown = (one: Means, name: (typeof FIGURES)[number]): string | null => {
    if (one.wenige) return t('wenige', { anzahl: wenigerAls })
    if (name === 'fehlquote') return percentText(noShowRate(one), formatNumber)
    if (name === 'absagequote') return percentText(cancelledRate(one), formatNumber)
    if (name === 'vorlauf' || name === 'dauer') return time(one[name])
    return one[name] === null ? null : formatNumber(one[name])
  }
  return (
    <section className={classes.part} aria-label={t('teil.gesamt')}>
      <Announced as="p" className={classes.quiet}>
        {t('zeitraum', {
          ...{ von: dayOf(von), bis: dayOf(bis) },
          ...{ davorVon: dayOf(davor.von), davorBis: dayOf(davor.bis) },
        })}
      </Announced>
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
