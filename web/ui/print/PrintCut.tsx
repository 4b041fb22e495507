import { useTranslation } from '../../platform/texts/useTranslation.ts'
import classes from './print.module.css'

/** Below a partially loaded list: a print must not look complete when it is not. */
export function PrintCut() {
  const { t } = useTranslation()
  return <p className={classes.cut}>{t('druck.teil')}</p>
}
