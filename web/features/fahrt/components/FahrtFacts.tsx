import type { FahrzeugBuchungView } from '@platzwart/contract/fahrzeugBuchung'
import { formatMoment, formatNumber } from '../../../platform/format.ts'
import { useZone } from '../../../platform/session/start.ts'
import { useUnnamed } from '../../../platform/session/useUnnamed.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import classes from './Fahrt.module.css'

/** The details of the trip, without empty ones. */
export function FahrtFacts({ fahrt }: { readonly fahrt: FahrzeugBuchungView }) {
  const { t } = useTranslation('fahrt')
  const zone = useZone()
  const unnamed = useUnnamed()
  const at = (instant: string | null) =>
    instant === null ? '' : formatMoment(Temporal.Instant.from(instant), zone)
  const { standort, stellplatz } = fahrt
  const ausland = fahrt.ausland ? t('seite.ausland') : ''
  const kilometer = (km: number | null | undefined) =>
    km === null || km === undefined ? '' : t('seite.kilometer', { km: formatNumber(km) })
  const eintrag = fahrt.eintrag ?? null
  const rows: readonly (readonly [string, string])[] = [
    [t('seite.wo'), stellplatz === '' ? standort : t('seite.stellplatz', { standort, stellplatz })],
    [t('seite.grund'), eintrag?.zweck ?? fahrt.fahrtgrund],
    [t('seite.ziel'), [eintrag?.zielort ?? fahrt.zielort, ausland].filter(Boolean).join(', ')],
    [t('seite.zielperson'), eintrag?.zielperson ?? fahrt.zielperson],
    [t('seite.umweg'), eintrag?.umweg ?? fahrt.umweg],
    [t('seite.entfernung'), kilometer(fahrt.entfernungKm)],
    [t('seite.fahrer'), fahrt.fahrer?.name ?? (fahrt.bucher === null ? (unnamed ?? '') : '')],
    [t('seite.bucher'), fahrt.bucher?.id === fahrt.fahrer?.id ? '' : (fahrt.bucher?.name ?? '')],
    [t('seite.mitfahrer'), fahrt.mitfahrer],
    [t('seite.art'), t(`art.${eintrag?.fahrtart ?? fahrt.fahrtart}`)],
    [t('seite.abgefahren'), at(fahrt.beginnIst)],
    [t('seite.kmStart'), kilometer(eintrag ? eintrag.kmStart : fahrt.kmBeginn)],
    [t('seite.zurueckgegeben'), at(fahrt.endeIst)],
    [t('seite.kmEnde'), kilometer(eintrag?.kmEnde)],
    [t('seite.gefahren'), kilometer(eintrag?.kilometer)],
    // After the trip, others may have driven the car.
    [t('seite.kilometerstand'), eintrag ? '' : kilometer(fahrt.kilometerstand)],
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
