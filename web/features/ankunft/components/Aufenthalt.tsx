import { Button } from '@mantine/core'
import type { BuchungView } from '@platzwart/contract/leseraum'
import { useSecond } from '../../../platform/clock.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { standOf } from '../model/stand.ts'
import { useStaySteps } from '../model/useStaySteps.ts'
import classes from './Aufenthalt.module.css'

interface AufenthaltProps {
  readonly buchung: BuchungView
  /** When it is, as the card says it. */
  readonly wann: string
}

/** What whoever is checked in can do: leave early, and take that back for some seconds. */
export function Aufenthalt({ buchung, wann }: AufenthaltProps) {
  const { t } = useTranslation('ankunft')
  const jetzt = useSecond()
  const steps = useStaySteps()
  const stand = standOf(buchung, jetzt)
  if (stand === null) return null
  const name = (aktion: string) => t('aktionName', { aktion, platz: buchung.bezeichnung, wann })
  if (stand.art === 'beendet') {
    return (
      <div className={classes.root}>
        <p>{t('beendet')}</p>
        <Button
          size="sm"
          variant="default"
          data-focus-target
          aria-label={name(t('zurueck'))}
          loading={steps.busy}
          onClick={() => steps.start({ schritt: 'undoCheckOut', buchung })}
        >
          {t('zurueckNoch', { sekunden: stand.sekunden })}
        </Button>
      </div>
    )
  }
  return (
    <div className={classes.root}>
      <Button
        size="sm"
        variant="default"
        data-focus-target
        aria-label={name(t('beenden'))}
        loading={steps.busy}
        onClick={() => steps.start({ schritt: 'checkOut', buchung })}
      >
        {t('beenden')}
      </Button>
    </div>
  )
}
