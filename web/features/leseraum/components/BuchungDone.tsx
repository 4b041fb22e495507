import { Button } from '@mantine/core'
import type { BuchungView } from '@platzwart/contract/leseraum'
import * as wire from '@platzwart/contract/operations/leseraum'
import { tagOf } from '@platzwart/domain/time/zone'
import type { Say } from '@platzwart/phrases/say'
import { IconCircleCheck, IconX } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useSecond } from '../../../platform/clock.ts'
import { formatUhrzeit, formatWochentagTag } from '../../../platform/format.ts'
import { seatCalled } from '../../../platform/texts/seatCalled.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useAct } from '../../../ui/act/useAct.ts'
import { Announced } from '../../../ui/announce/Announced.tsx'
import { Hint } from '../../../ui/Hint.tsx'
import { useGoesByItself } from '../../../ui/useGoesByItself.ts'
import { isHeld, possibleOf } from '../model/buchungen.ts'
import { changeBack } from '../model/changeBack.ts'
import type { Leseraum } from '../model/useLeseraum.ts'
import { useOwnBuchungen } from '../model/useOwnBuchungen.ts'
import { keepBuchung } from '../model/useSteps.ts'
import classes from './BuchungDone.module.css'
import { Buttons } from './BuchungKarte.tsx'

interface BuchungDoneProps {
  /** As the server answered. */
  readonly buchung: BuchungView
  /** The booking before the change; null for a new one. */
  readonly vorher: BuchungView | null
  readonly raum: Leseraum
  readonly onClose: () => void
}

const at = (instant: string) => Temporal.Instant.from(instant)

/**
 * The confirmation of a booking: what is booked, what comes next, and undo. Beside the map, non-modal, and
 * dismissed by itself; the booking stays in the person's list.
 */
export function BuchungDone({ buchung: answered, vorher, raum, onClose }: BuchungDoneProps) {
  const { t } = useTranslation('leseraum')
  const { t: d } = useTranslation('platzDialog')
  const { zone, setSearch } = raum
  const heading = useId()
  const jetzt = useSecond()
  const back = useChangeBack(zone)
  const own = useOwnBuchungen(raum.heute, zone, { bereich: raum.bereich }).data
  // The current state: it may be cancelled, confirmed or undone while shown.
  const buchung =
    own?.find(({ id, version }) => id === answered.id && version >= answered.version) ?? answered
  const stays = useGoesByItself(onClose)

  const zeit = (instant: string) => formatUhrzeit(at(instant), zone)
  const wann = d('fertigWann', {
    tag: formatWochentagTag(tagOf(at(buchung.von), zone)),
    von: zeit(buchung.von),
    bis: zeit(buchung.bis),
  })
  const window = { von: zeit(buchung.checkInVon), bis: zeit(buchung.checkInBis) }
  const tentative = buchung.status === 'vorgemerkt'
  const undoable = vorher !== null && !back.done && possibleOf(buchung, jetzt).aendern
  return (
    <section className={classes.root} aria-labelledby={heading} {...stays}>
      <Announced appears>
        <h2 id={heading} className={classes.title}>
          <IconCircleCheck size={22} stroke={1.75} aria-hidden className={classes.tick} />
          {titleOf(t, d, buchung, { jetzt, changed: vorher !== null, back: back.done })}
        </h2>
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
      </Announced>
      <Hint text={d('schliessen')} side="left">
        <button type="button" className={classes.close} aria-label={d('schliessen')} onClick={onClose}>
          <IconX size={20} stroke={1.75} aria-hidden />
        </button>
      </Hint>
      <div className={classes.buttons}>
        {undoable && (
          <Button
            size="sm"
            variant="default"
            aria-label={d('aenderungZurueckName', { platz: seatCalled(t, buchung) })}
            loading={back.busy}
            onClick={() => back.start({ buchung, vorher })}
          >
            {t('buchungen.rueckgaengig')}
          </Button>
        )}
        <Buttons
          buchung={buchung}
          jetzt={jetzt}
          wann={wann}
          onChange={() =>
            setSearch(
              { platz: buchung.leseraumId, grundriss: buchung.grundrissId, buchung: buchung.id },
              true,
            )
          }
        />
      </div>
    </section>
  )
}

interface WayBack {
  readonly buchung: BuchungView
  readonly vorher: BuchungView
}

function useChangeBack(zone: string) {
  const queryClient = useQueryClient()
  return useAct(wire.changeLeseraumBuchung, {
    input: ({ buchung, vorher }: WayBack) => ({
      id: buchung.id,
      body: changeBack(vorher, buchung),
      version: buchung.version,
    }),
    onDone: (buchung) => keepBuchung(queryClient, buchung, zone),
    // Somebody was faster: reload the day.
    refreshes: [['planTag']],
  })
}

interface Stand {
  readonly jetzt: Temporal.Instant
  readonly changed: boolean
  readonly back: boolean
}

function titleOf(
  t: Say<'leseraum'>,
  d: Say<'platzDialog'>,
  buchung: BuchungView,
  { jetzt, changed, back }: Stand,
): string {
  const platz = seatCalled(t, buchung)
  if (buchung.status === 'storniert' || isHeld(buchung, jetzt)) return t('buchungen.storniert', { platz })
  if (back) return d('zurueckTitel', { platz })
  if (buchung.status === 'vorgemerkt') return d('vorgemerktTitel', { platz })
  return d(changed ? 'geaendertTitel' : 'fertigTitel', { platz })
}
