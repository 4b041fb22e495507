import { Button } from '@mantine/core'
import type { BuchungView } from '@platzwart/contract/leseraum'
import { useSecond } from '../../../platform/clock.ts'
import { formatUhrzeit } from '../../../platform/format.ts'
import { useZone } from '../../../platform/session/start.ts'
import { seatCalled } from '../../../platform/texts/seatCalled.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import type { StayStep } from '../api/aufenthalt.ts'
import { type Stand, standOf } from '../model/stand.ts'
import { useStaySteps } from '../model/useStaySteps.ts'
import classes from './Aufenthalt.module.css'

interface AufenthaltProps {
  readonly buchung: BuchungView
  /** The time, as the card shows it. */
  readonly wann: string
  /** The seat's code, if they are at it. */
  readonly code?: string
}

interface Press {
  readonly schritt: StayStep
  /** The accessible name. */
  readonly name: string
  /** The visible label, if it is longer. */
  readonly text: string
  readonly first?: true
}

/**
 * The actions of somebody who is checked in: take a pause and return, leave early, and undo that for some
 * seconds.
 */
export function Aufenthalt({ buchung, wann, code }: AufenthaltProps) {
  const { t } = useTranslation('ankunft')
  const { t: room } = useTranslation('leseraum')
  const zone = useZone()
  const jetzt = useSecond()
  const steps = useStaySteps()
  const stand = standOf(buchung, jetzt)
  if (stand === null) return null
  const press = (schritt: StayStep, name: string, text = name): Press => ({ schritt, name, text })
  const ends = press('checkOut', t('beenden'))
  // If the house requires the code, one can return only at the seat.
  const byCode = buchung.checkInMitCode && !code
  const presses: Record<Stand['art'], readonly Press[]> = {
    beendet: [press('undoCheckOut', t('zurueck'), t('zurueckNoch', { sekunden: secondsOf(stand) }))],
    pause: byCode ? [ends] : [{ ...press('resume', t('pause.zurueck')), first: true }, ends],
    pauseVorbei: [],
    da:
      stand.art === 'da' && stand.pause > 0
        ? [press('pause', t('pause.machen', { minuten: stand.pause })), ends]
        : [ends],
  }
  return (
    <div className={classes.root}>
      {stand.art === 'beendet' && <p>{t('beendet')}</p>}
      {stand.art === 'pauseVorbei' && <p>{t('pause.vorbei')}</p>}
      {stand.art === 'pause' && (
        <p className={classes.pause}>
          {t('pause.bis', { zeit: formatUhrzeit(stand.bis, zone), noch: clockOf(stand.sekunden) })}
          {byCode && <span>{t('pause.mitCode')}</span>}
        </p>
      )}
      {presses[stand.art].map(({ schritt, name, text, first }, i) => (
        <Button
          key={schritt}
          size="sm"
          variant={first ? 'filled' : 'default'}
          data-focus-target={i === 0 ? '' : undefined}
          aria-label={t('aktionName', { aktion: name, platz: seatCalled(room, buchung), wann })}
          loading={steps.busy && steps.wish?.schritt === schritt}
          disabled={steps.busy && steps.wish?.schritt !== schritt}
          onClick={() => steps.start({ schritt, buchung, code })}
        >
          {text}
        </Button>
      ))}
    </div>
  )
}

const secondsOf = (stand: Stand) => ('sekunden' in stand ? stand.sekunden : 0)

/** Seconds as m:ss. */
function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
