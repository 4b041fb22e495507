import type { FahrzeugView } from '@platzwart/contract/fahrzeug'
import {
  IconAlertTriangle,
  IconArmchair,
  IconBolt,
  IconGasStation,
  IconId,
  IconInfoCircle,
  IconManualGearbox,
  IconMapPin,
  IconSparkles,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { AUSSTATTUNG } from '../model/choice.ts'
import { useStufenWord } from '../model/useStufenWord.ts'
import classes from './FahrzeugData.module.css'

interface Props {
  readonly fahrzeug: FahrzeugView
}

/** A car's specification: seats, gearbox, licence class, equipment. */
export function FahrzeugData({ fahrzeug }: Props) {
  const { t } = useTranslation('fahrzeug')
  const extras = AUSSTATTUNG.filter((one) => fahrzeug[one]).map((one) => t(`ausstattung.${one}`))
  return (
    <ul className={classes.data}>
      <Datum Sign={IconArmchair}>{t('karte.sitze', { count: fahrzeug.sitze })}</Datum>
      <Datum Sign={IconManualGearbox}>{t(`getriebe.${fahrzeug.getriebe}`)}</Datum>
      <Datum Sign={IconId}>{t('karte.klasse', { klasse: fahrzeug.fuehrerscheinklasse })}</Datum>
      <li className={classes.quiet}>
        {[t(`kategorie.${fahrzeug.kategorie}`), t(`kraftstoff.${fahrzeug.kraftstoff}`), ...extras].join(
          ' · ',
        )}
      </li>
    </ul>
  )
}

/**
 * A car's location and condition: place, fuel or charge, cleanliness, known damages, notes for the driver.
 */
export function FahrzeugZustand({ fahrzeug }: Props) {
  const { t } = useTranslation('fahrzeug')
  const { standort, abstellplatz, zustand, kraftstoff, offeneSchaeden, hinweis } = fahrzeug
  const platz = zustand.stellplatz || abstellplatz?.name
  const word = useStufenWord()
  const sauber = [zustand.sauberkeitAussen, zustand.sauberkeitInnen].map((one) => (one ? word(one) : null))
  return (
    <ul className={classes.data}>
      <Datum Sign={IconMapPin}>
        {platz ? t('karte.ort', { standort: standort.name, platz }) : standort.name}
      </Datum>
      {zustand.tankProzent !== null && (
        <Datum Sign={kraftstoff === 'elektro' ? IconBolt : IconGasStation}>
          <span className={classes.tank} style={{ '--tank': `${zustand.tankProzent}%` }}>
            <span className="visually-hidden">
              {t(kraftstoff === 'elektro' ? 'karte.ladung' : 'karte.tank')}{' '}
            </span>
            {t('karte.prozent', { prozent: zustand.tankProzent })}
          </span>
        </Datum>
      )}
      {sauber.some((one) => one !== null) && (
        <Datum Sign={IconSparkles}>
          {t('karte.sauberkeit', { aussen: sauber[0] ?? '–', innen: sauber[1] ?? '–' })}
        </Datum>
      )}
      {offeneSchaeden > 0 && (
        <Datum Sign={IconAlertTriangle}>{t('karte.schaeden', { count: offeneSchaeden })}</Datum>
      )}
      {hinweis !== '' && <Datum Sign={IconInfoCircle}>{hinweis}</Datum>}
    </ul>
  )
}

interface DatumProps {
  readonly Sign: typeof IconId
  readonly children: ReactNode
}

function Datum({ Sign, children }: DatumProps) {
  return (
    <li>
      <Sign size={16} stroke={1.75} aria-hidden />
      <span>{children}</span>
    </li>
  )
}
