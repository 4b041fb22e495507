import { useTranslation } from 'react-i18next'
import classes from './dialogs.module.css'

const STEPS = ['step1', 'step2', 'step3'] as const
const KEYS = ['keyArrows', 'keyEnter', 'keyPlus', 'keyPalette'] as const

export function HowTo() {
  const { t } = useTranslation()
  return (
    <div className={classes.root}>
      <p>{t('soGehts.intro')}</p>
      <ol className={classes.steps}>
        {STEPS.map((step) => (
          <li key={step}>
            <strong>{t(`soGehts.${step}`)}</strong>
            <p>{t(`soGehts.${step}Text`)}</p>
          </li>
        ))}
      </ol>
      <h3>{t('soGehts.keys')}</h3>
      <dl className={classes.keys}>
        {KEYS.map((key) => (
          <div key={key}>
            <dt>
              <kbd>{t(`soGehts.${key}`)}</kbd>
            </dt>
            <dd>{t(`soGehts.${key}Text`)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
