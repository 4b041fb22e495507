import type { EinstellungName } from '@platzwart/domain/einstellung/catalogue'
import { spokenData, type TextData } from '@platzwart/phrases/format'
import { useTranslation } from 'react-i18next'
import { useEinstellungen } from '../../features/einstellung/model/useEinstellungen.ts'
import { useZone } from '../../features/sitzung/api/start.ts'
import { currentLanguage } from '../../platform/language.ts'
import classes from './dialogs.module.css'

/** The rules that are settings, with the name that their number has in the text; 0 switches those off that have `nullIstAus`. */
const SETTINGS = [
  { regel: 'voraus', name: 'fahrzeug.tageImVoraus', als: 'tage' },
  { regel: 'schritt', name: 'fahrzeug.zeitschritt', als: 'minuten' },
  { regel: 'mindestens', name: 'fahrzeug.mindestbuchungszeit', als: 'minuten', nullIstAus: true },
  { regel: 'abstand', name: 'fahrzeug.mindestabstand', als: 'minuten', nullIstAus: true },
  { regel: 'fuehrerschein', name: 'fahrzeug.fuehrerscheinIntervallMonate', als: 'count' },
  { regel: 'freigabeStunden', name: 'fahrzeug.freigabeAbStunden', als: 'stunden', nullIstAus: true },
  { regel: 'freigabeKm', name: 'fahrzeug.freigabeAbKm', als: 'km', nullIstAus: true },
  { regel: 'checkIn', name: 'fahrzeug.checkInMinuten', als: 'minuten' },
  { regel: 'ohneCheckIn', name: 'fahrzeug.stornoOhneCheckInMinuten', als: 'minuten', nullIstAus: true },
] as const satisfies readonly {
  regel: string
  name: EinstellungName
  als: string
  nullIstAus?: boolean
}[]

/** What holds in any house. */
const ALWAYS = ['rueckgabe', 'schaeden', 'storno'] as const

/** The rules of the fleet as they hold for this person, each with where its number comes from. */
export function FahrzeugRegeln() {
  const { t } = useTranslation('fahrzeug')
  const { t: shell } = useTranslation()
  const einstellungen = useEinstellungen()
  const reader = { sprache: currentLanguage(), zone: useZone() }
  const shown = SETTINGS.filter((one) => !('nullIstAus' in one) || einstellungen[one.name].value > 0)
  const data = ({ name, als }: (typeof SETTINGS)[number]): TextData => {
    const { value } = einstellungen[name]
    return als === 'count' ? { count: value } : spokenData({ [als]: value }, reader)
  }
  return (
    <div className={classes.root}>
      <p>{t('regeln.intro')}</p>
      <ul className={classes.rules}>
        {shown.map((one) => (
          <li key={one.regel}>
            {t(`regeln.${one.regel}`, data(one))}{' '}
            <span className={classes.herkunft}>
              {shell('absage.regel', {
                herkunft: shell(`absage.herkunft.${einstellungen[one.name].origin}`),
              })}
            </span>
          </li>
        ))}
        {ALWAYS.map((one) => (
          <li key={one}>{t(`regeln.${one}`)}</li>
        ))}
      </ul>
    </div>
  )
}
