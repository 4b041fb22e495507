import { Button } from '@mantine/core'
import type { BuchungView } from '@platzwart/contract/leseraum'
import { tagOf } from '@platzwart/domain/time/zone'
import type { Say } from '@platzwart/phrases/say'
import { IconCircleCheck } from '@tabler/icons-react'
import { useSecond } from '../../../platform/clock.ts'
import { formatUhrzeit, formatWochentagTag } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useDialogTitle } from '../../../ui/dialog/DialogFrame.tsx'
import { isHeld } from '../model/buchungen.ts'
import { Buttons } from './BuchungKarte.tsx'
import classes from './Dialog.module.css'

interface BuchungDoneProps {
  readonly buchung: BuchungView
  readonly zone: string
  readonly onChange: () => void
  readonly onClose: () => void
}

const at = (instant: string) => Temporal.Instant.from(instant)

/** The server said yes: what is booked, and what comes next. */
export function BuchungDone({ buchung, zone, onChange, onClose }: BuchungDoneProps) {
  const { t } = useTranslation('leseraum')
  const { t: d } = useTranslation('platzDialog')
  const jetzt = useSecond()
  useDialogTitle(titleOf(t, d, buchung, jetzt))

  const zeit = (instant: string) => formatUhrzeit(at(instant), zone)
  const wann = d('fertigWann', {
    tag: formatWochentagTag(tagOf(at(buchung.von), zone)),
    von: zeit(buchung.von),
    bis: zeit(buchung.bis),
  })
  const window = { von: zeit(buchung.checkInVon), bis: zeit(buchung.checkInBis) }
  const tentative = buchung.status === 'vorgemerkt'
  return (
    <div className={classes.done}>
      <IconCircleCheck size={44} stroke={1.5} aria-hidden className={classes.tick} />
      <p className={classes.when}>{wann}</p>
      {buchung.status !== 'storniert' && (
        <p className={classes.quiet}>
          {tentative
            ? d('naechsterSchrittVorgemerkt', {
                person: buchung.zweite?.name ?? '',
                zeit: zeit(buchung.bestaetigenBis),
                ...window,
              })
            : d(buchung.checkInMitCode ? 'naechsterSchrittCode' : 'naechsterSchritt', window)}
          {!buchung.freigabeOhneCheckIn && ` ${d('auchOhneCheckIn')}`}
        </p>
      )}
      <div className={classes.buttons}>
        <Buttons buchung={buchung} jetzt={jetzt} wann={wann} onChange={onChange} />
        <Button onClick={onClose}>{d('fertig')}</Button>
      </div>
    </div>
  )
}

function titleOf(
  t: Say<'leseraum'>,
  d: Say<'platzDialog'>,
  buchung: BuchungView,
  jetzt: Temporal.Instant,
): string {
  const platz = buchung.bezeichnung
  if (buchung.status === 'storniert' || isHeld(buchung, jetzt)) return t('buchungen.storniert', { platz })
  return d(buchung.status === 'vorgemerkt' ? 'vorgemerktTitel' : 'fertigTitel', { platz })
}
