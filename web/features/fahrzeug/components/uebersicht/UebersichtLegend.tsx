import { useTranslation } from '../../../../platform/texts/useTranslation.ts'
import frame from '../../../../ui/timeline/Timeline.module.css'
import schedule from './Schedule.module.css'
import classes from './Uebersicht.module.css'

const STATES = ['vorgemerkt', 'reserviert', 'aktiv', 'verpasst', 'durchgeführt', 'verschlossen'] as const

/** Explains the bars' styles. */
export function UebersichtLegend() {
  const { t } = useTranslation('fahrzeug')
  return (
    <ul className={classes.legend} aria-label={t('zeitplan.legende')}>
      {STATES.map((status) => (
        <li key={status}>
          <span
            className={`${frame.bar} ${schedule.bar} ${classes.probe}`}
            data-status={status}
            aria-hidden="true"
          />
          {t(`status.${status}`)}
        </li>
      ))}
      <li>
        <span
          className={`${frame.bar} ${schedule.bar} ${classes.probe}`}
          data-status="reserviert"
          data-eigen=""
          aria-hidden="true"
        />
        {t('zeitplan.eigene')}
      </li>
    </ul>
  )
}
