import { useTranslation } from 'react-i18next'
import classes from './dialogs.module.css'

const RULES = ['opening', 'limits', 'confirm', 'checkIn', 'release', 'cancel'] as const

export function Regeln() {
  const { t } = useTranslation()
  return (
    <div className={classes.root}>
      <p>{t('regeln.intro')}</p>
      <ul className={classes.rules}>
        {RULES.map((rule) => (
          <li key={rule}>{t(`regeln.${rule}`)}</li>
        ))}
      </ul>
    </div>
  )
}
