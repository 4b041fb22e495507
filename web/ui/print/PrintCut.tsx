import { useTranslation } from '../../platform/texts/useTranslation.ts'
import classes from './print.module.css'

/** Under a list of which only a part has been loaded: paper must not look complete when it is not. */
export function PrintCut() {
  const { t } = useTranslation()
  return <p className={classes.cut}>{t('druck.teil')}</p>
}
