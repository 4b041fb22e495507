import type { FuehrerscheinView } from '@platzwart/contract/fuehrerschein'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import classes from './Klassen.module.css'

type Klassen = Pick<FuehrerscheinView, 'klassen' | 'faehrt'>

/** The classes on the card, and those that they include. */
export function Klassen({ klassen, faehrt }: Klassen) {
  const { t } = useTranslation('fuehrerschein')
  if (klassen.length === 0) return <span className={classes.keine}>{t('klassen.keine')}</span>
  return (
    <ul className={classes.liste} aria-label={t('klassen.titel')}>
      {faehrt.map((klasse) => {
        const karte = klassen.includes(klasse)
        return (
          <li key={klasse} className={classes.klasse} data-karte={karte ? '' : undefined}>
            {klasse}
            {!karte && <span className="visually-hidden">, {t('klassen.eingeschlossen')}</span>}
          </li>
        )
      })}
    </ul>
  )
}
