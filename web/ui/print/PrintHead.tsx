import { useMinute } from '../../platform/clock.ts'
import { formatMoment } from '../../platform/format.ts'
import { useTranslation } from '../../platform/texts/useTranslation.ts'
import classes from './print.module.css'

interface PrintHeadProps {
  /** The house's name. */
  readonly house: string
  /** The house's zone. */
  readonly zone: string
}

/** The head of every print: the house, and the time of printing. Hidden on screen. */
export function PrintHead({ house, zone }: PrintHeadProps) {
  const { t } = useTranslation()
  return (
    <div className={classes.head}>
      <b>{house}</b>
      <span>{t('druck.stand', { zeit: formatMoment(useMinute(), zone) })}</span>
    </div>
  )
}
