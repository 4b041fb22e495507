import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import type { Wechsel } from '@platzwart/contract/leseraum/serie'
import * as wire from '@platzwart/contract/operations/leseraum/serie'
import { UNDO_SECONDS } from '@platzwart/domain/buchung/undo'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from '../../../platform/api.ts'
import { now, useSecond } from '../../../platform/clock.ts'
import { describeFailure } from '../../../platform/describeFailure.ts'
import { newIdempotencyKey } from '../../../platform/idempotency.ts'
import { useZone } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useDialogTitle } from '../../../ui/dialog/DialogFrame.tsx'
import { Actions } from '../../../ui/form/FormBox.tsx'
import { Gruende } from '../../../ui/Gruende.tsx'
import { grundOfProblem } from '../../../ui/grund.ts'
import { Rows } from '../../../ui/list/Rows.tsx'
import { Note } from '../../../ui/Note.tsx'
import { keepBuchung } from '../../leseraum/model/useSteps.ts'
import type { Gewechselt, Wechseln } from '../api/serien.ts'
import { backOf } from '../model/termine.ts'
import { MailComes } from './MailComes.tsx'
import classes from './Serie.module.css'
import { useTerminWords } from './Termine.tsx'

interface WechselDoneProps {
  readonly gewechselt: Gewechselt
  /** As shown when sent. */
  readonly gesendet: readonly Wechsel[]
  readonly onClose: () => void
}

/**
 * The changed bookings, the unavailable ones, and one button that restores all of them before mails are sent.
 */
export function WechselDone({ gewechselt, gesendet, onClose }: WechselDoneProps) {
  const { t } = useTranslation('serie')
  const { geaendert, nicht } = gewechselt
  const back = backOf(gesendet, gewechselt)
  const { busy, undo } = useUndo(back, onClose)
  const jetzt = useSecond()
  const [until] = useState(() => now().add({ seconds: UNDO_SECONDS }))
  const left = Math.ceil((until.epochMilliseconds - jetzt.epochMilliseconds) / 1000)
  const title = t('wechsel.fertig', { count: geaendert.length })
  useDialogTitle(title)
  return (
    <div className={classes.form}>
      <Note kind="done" title={title}>
        <MailComes wenn="benachrichtigung.aenderung">{t('wechsel.vorbei')}</MailComes>
      </Note>
      {nicht.length > 0 && (
        <section className={classes.left}>
          <p>{t('wechsel.nicht', { count: nicht.length })}</p>
          <Rows scrolls className={classes.list}>
            {nicht.map(({ id, gruende }) => (
              <li key={id}>
                <Stayed termin={gesendet.find((one) => one.id === id)} />
                <Gruende gruende={gruende.map(grundOfProblem)} />
              </li>
            ))}
          </Rows>
        </section>
      )}
      <Actions>
        <Button size="md" disabled={busy} onClick={onClose}>
          {t('fertig')}
        </Button>
        {left > 0 && back.length > 0 && (
          <Button variant="default" size="md" loading={busy} onClick={() => void undo()}>
            {t('wechsel.zurueckNoch', { sekunden: left })}
          </Button>
        )}
      </Actions>
    </div>
  )
}

/** An unchanged booking: its day, hours and seat. */
function Stayed({ termin }: { readonly termin: Wechsel | undefined }) {
  const { terminWords } = useTerminWords()
  return termin === undefined ? null : <strong>{terminWords({ ...termin, ...termin.vorher })}</strong>
}

function useUndo(back: Wechseln, onClose: () => void) {
  const { t } = useTranslation('serie')
  const { t: shell } = useTranslation()
  const zone = useZone()
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState(false)
  const tell = (lost: string | null) =>
    notifications.show(
      lost === null
        ? { message: t('wechsel.wiederDa'), color: 'lampe' }
        : { message: lost, color: 'red', role: 'alert' },
    )

  async function undo() {
    setBusy(true)
    try {
      const answer = await ask(wire.changeSerie, {
        body: { termine: [...back] },
        idempotencyKey: newIdempotencyKey(),
      })
      for (const buchung of answer.geaendert) keepBuchung(queryClient, buchung, zone)
      tell(answer.nicht.length === 0 ? null : t('wechsel.nichtAlle'))
    } catch (failure) {
      tell(describeFailure(failure, shell).text)
    }
    void queryClient.invalidateQueries({ queryKey: ['buchungen'] })
    onClose()
  }

  return { busy, undo }
}
