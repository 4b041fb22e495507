import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatMoment, formatUhrzeit } from '../../../platform/format.ts'
import { useZone } from '../../../platform/session/start.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { Actions } from '../../../ui/form/FormBox.tsx'
import { Rows } from '../../../ui/list/Rows.tsx'
import classes from './BetroffeneDialog.module.css'

/** An affected trip; null in staff-council mode, which only says that it exists. */
interface Betroffene {
  readonly id: string | null
  readonly von: string | null
  readonly bis: string | null
}

/** A decision about the affected trips that were shown. */
export interface Answered {
  readonly betroffeneStornieren: boolean
  /** Their ids, so that a trip booked since is shown first. Undefined if they were hidden. */
  readonly betroffeneIds: string[] | undefined
}

interface BetroffeneDialogProps<B extends Betroffene> {
  /** Its name among nested dialogs. */
  readonly stackId?: string
  readonly frage: {
    /** The affected trips; null is closed. */
    readonly question: readonly B[] | null
    readonly busy: boolean
    readonly answer: (word: Answered) => void
    readonly drop: () => void
  }
  readonly words: {
    readonly titel: string
    readonly zurueck: string
    /** Without it they cannot be kept. */
    readonly behalten?: string
    readonly stornieren: string
    readonly wann: (von: string, bis: string) => string
    /** The text if the house hides them. */
    readonly verborgen?: string
  }
  /** Why they are affected. */
  readonly grund: ReactNode
  /** The lines of each of them. */
  readonly zeilen: (fahrt: B) => readonly string[]
  /** The consequence. */
  readonly children?: ReactNode
}

/** The affected trips before a change is made: nothing happens until somebody decides about them. */
export function BetroffeneDialog<B extends Betroffene>(props: BetroffeneDialogProps<B>) {
  const { stackId, frage, words, grund, zeilen, children } = props
  const { question, busy, drop } = frage
  const fahrten = question ?? []
  const told = fahrten.flatMap((fahrt) => {
    const { id, von, bis } = fahrt
    return id === null || von === null || bis === null ? [] : [{ fahrt, id, von, bis }]
  })
  const isTold = told.length === fahrten.length
  const answer = (betroffeneStornieren: boolean) =>
    frage.answer({ betroffeneStornieren, betroffeneIds: isTold ? told.map(({ id }) => id) : undefined })
  return (
    <Dialog {...(stackId && { stackId })} opened={question !== null} onClose={drop} title={words.titel}>
      <div className={classes.question}>
        <p>{grund}</p>
        {!isTold && <p>{words.verborgen}</p>}
        <Rows scrolls className={classes.fahrten}>
          {told.map(({ fahrt, id, von, bis }) => (
            <li key={id}>
              <strong>
                <When von={von} bis={bis} wann={words.wann} />
              </strong>
              {zeilen(fahrt)
                .filter((zeile) => zeile !== '')
                .map((zeile) => (
                  <span key={zeile}>{zeile}</span>
                ))}
            </li>
          ))}
        </Rows>
        {children}
        <Actions>
          <Button variant="default" onClick={drop}>
            {words.zurueck}
          </Button>
          {words.behalten && (
            <Button variant="default" disabled={busy} onClick={() => answer(false)}>
              {words.behalten}
            </Button>
          )}
          <Button className={classes.heavy ?? ''} loading={busy} onClick={() => answer(true)}>
            {words.stornieren}
          </Button>
        </Actions>
      </div>
    </Dialog>
  )
}

interface WhenProps {
  readonly von: string
  readonly bis: string
  readonly wann: (von: string, bis: string) => string
}

/** A single day is named once. */
function When({ von, bis, wann }: WhenProps) {
  const zone = useZone()
  const begin = Temporal.Instant.from(von)
  const end = Temporal.Instant.from(bis)
  const dayOf = (moment: Temporal.Instant) => moment.toZonedDateTimeISO(zone).toPlainDate()
  const sameDay = dayOf(begin).equals(dayOf(end))
  return wann(formatMoment(begin, zone), sameDay ? formatUhrzeit(end, zone) : formatMoment(end, zone))
}
