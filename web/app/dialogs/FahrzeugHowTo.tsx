import { useTranslation } from 'react-i18next'
import classes from './dialogs.module.css'

const STEPS = ['fenster', 'fahrzeug', 'buchen', 'checkIn', 'checkOut'] as const
const KEYS = ['pfeile', 'eingabe', 'verschieben', 'palette'] as const

/** From the window to the check-out, and the keys of the overview. */
export function FahrzeugHowTo() {
  const { t } = useTranslation('fahrzeug')
  return (
    <div className={classes.root}>
      <p>{t('soGehts.intro')}</p>
      <ol className={classes.steps}>
        {STEPS.map((step) => (
          <li key={step}>
            <strong>{t(`soGehts.${step}.titel`)}</strong>
            <p>{t(`soGehts.${step}.text`)}</p>
          </li>
        ))}
      </ol>
      <h3>{t('soGehts.tasten')}</h3>
      <dl className={classes.keys}>
        {KEYS.map((key) => (
          <div key={key}>
            <dt>
              <kbd>{t(`soGehts.${key}.titel`)}</kbd>
            </dt>
            <dd>{t(`soGehts.${key}.text`)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
