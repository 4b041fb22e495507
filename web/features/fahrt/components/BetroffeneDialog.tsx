import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatMoment, formatUhrzeit } from '../../../platform/format.ts'
import { useZone } from '../../../platform/session/start.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { Actions } from '../../../ui/form/FormBox.tsx'
import { Rows } from '../../../ui/list/Rows.tsx'
import classes from './BetroffeneDialog.module.css'

interface Betroffene {
  readonly id: string
  readonly von: string
  readonly bis: string
}

/** What somebody says about the trips that they were shown. */
export interface Answered {
  readonly betroffeneStornieren: boolean
  /** Their ids: one that has come since is shown first as well. */
  readonly betroffeneIds: string[]
}

interface BetroffeneDialogProps<B extends Betroffene> {
  /** Its name where dialogs stand on top of each other. */
  readonly stackId?: string
  readonly frage: {
    /** The trips that a change hits; null is closed. */
    readonly question: readonly B[] | null
    readonly busy: boolean
    readonly answer: (word: Answered) => void
    readonly drop: () => void
  }
  readonly words: {
    readonly titel: string
    readonly zurueck: string
    /** Without it they cannot be left. */
    readonly behalten?: string
    readonly stornieren: string
    readonly wann: (von: string, bis: string) => string
  }
  /** Why they are hit. */
  readonly grund: ReactNode
  /** What stands with each of them. */
  readonly zeilen: (fahrt: B) => readonly string[]
  /** What becomes of them. */
  readonly children?: ReactNode
}

/** The trips that a change hits, before it is made: nothing happens until somebody says what becomes of them. */
export function BetroffeneDialog<B extends Betroffene>(props: BetroffeneDialogProps<B>) {
  const { stackId, frage, words, grund, zeilen, children } = props
  const { question, busy, drop } = frage
  const answer = (betroffeneStornieren: boolean) =>
    frage.answer({ betroffeneStornieren, betroffeneIds: (question ?? []).map(({ id }) => id) })
  return (
    <Dialog {...(stackId && { stackId })} opened={question !== null} onClose={drop} title={words.titel}>
      <div className={classes.question}>
        <p>{grund}</p>
        <Rows scrolls className={classes.fahrten}>
          {(question ?? []).map((fahrt) => (
            <li key={fahrt.id}>
              <strong>
                <When fahrt={fahrt} wann={words.wann} />
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

/** One day is named once. */
function When({
  fahrt,
  wann,
}: {
  readonly fahrt: Betroffene
  readonly wann: (von: string, bis: string) => string
}) {
  const zone = useZone()
  const von = Temporal.Instant.from(fahrt.von)
  const bis = Temporal.Instant.from(fahrt.bis)
  const dayOf = (moment: Temporal.Instant) => moment.toZonedDateTimeISO(zone).toPlainDate()
  const sameDay = dayOf(von).equals(dayOf(bis))
  return wann(formatMoment(von, zone), sameDay ? formatUhrzeit(bis, zone) : formatMoment(bis, zone))
}
