import type { FahrzeugBuchungView } from '@platzwart/contract/fahrzeugBuchung'
import { formatMoment, formatNumber } from '../../../platform/format.ts'
import { useZone } from '../../../platform/session/start.ts'
import { useUnnamed } from '../../../platform/session/useUnnamed.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import classes from './Fahrt.module.css'

/** What the trip is about; what nobody said is left out. */
export function FahrtFacts({ fahrt }: { readonly fahrt: FahrzeugBuchungView }) {
  const { t } = useTranslation('fahrt')
  const zone = useZone()
  const unnamed = useUnnamed()
  const at = (instant: string | null) =>
    instant === null ? '' : formatMoment(Temporal.Instant.from(instant), zone)
  const { standort, stellplatz } = fahrt
  const ausland = fahrt.ausland ? t('seite.ausland') : ''
  const km = fahrt.entfernungKm === null ? '' : t('seite.kilometer', { km: formatNumber(fahrt.entfernungKm) })
  const rows: readonly (readonly [string, string])[] = [
    [t('seite.wo'), stellplatz === '' ? standort : t('seite.stellplatz', { standort, stellplatz })],
    [t('seite.grund'), fahrt.fahrtgrund],
    [t('seite.ziel'), [fahrt.zielort, ausland].filter(Boolean).join(', ')],
    [t('seite.zielperson'), fahrt.zielperson],
    [t('seite.umweg'), fahrt.umweg],
    [t('seite.entfernung'), km],
    [t('seite.fahrer'), fahrt.fahrer?.name ?? (fahrt.bucher === null ? (unnamed ?? '') : '')],
    [t('seite.bucher'), fahrt.bucher?.id === fahrt.fahrer?.id ? '' : (fahrt.bucher?.name ?? '')],
    [t('seite.mitfahrer'), fahrt.mitfahrer],
    [t('seite.art'), t(`art.${fahrt.fahrtart}`)],
    [t('seite.kilometerstand'), t('seite.kilometer', { km: formatNumber(fahrt.kilometerstand) })],
    [t('seite.abgefahren'), at(fahrt.beginnIst)],
    [t('seite.zurueckgegeben'), at(fahrt.endeIst)],
  ]
  return (
    <section className={classes.part} aria-labelledby="angaben">
      <h2 id="angaben">{t('seite.angaben')}</h2>
      <dl className={classes.data}>
        {rows
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  )
}
