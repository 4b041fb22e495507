import { useMinute } from '../../platform/clock.ts'
import { formatMoment } from '../../platform/format.ts'
import { useTranslation } from '../../platform/texts/useTranslation.ts'
import classes from './print.module.css'

interface PrintHeadProps {
  /** The house that the sheet is about. */
  readonly house: string
  /** The house's zone. */
  readonly zone: string
}

/** What stands on top of everything that is printed: whose it is, and of when. On the screen it is not there. */
export function PrintHead({ house, zone }: PrintHeadProps) {
  const { t } = useTranslation()
  return (
    <div className={classes.head}>
      <b>{house}</b>
      <span>{t('druck.stand', { zeit: formatMoment(useMinute(), zone) })}</span>
    </div>
  )
}
