import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useState } from 'react'
import { useSecond } from '../../../platform/clock.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useDialogTitle } from '../../../ui/dialog/DialogFrame.tsx'
import { Actions } from '../../../ui/form/FormBox.tsx'
import { earliest } from '../../../ui/list/bulk/earliest.ts'
import { Note } from '../../../ui/Note.tsx'
import type { Storniert } from '../api/serien.ts'
import { useTakeBack } from '../model/useCancel.ts'
import { MailComes } from './MailComes.tsx'
import classes from './Serie.module.css'

interface StornoDoneProps {
  readonly storniert: Storniert
  readonly onClose: () => void
}

/** The cancelled bookings, and one button that restores all of them while they are held. */
export function StornoDone({ storniert: { storniert, nicht }, onClose }: StornoDoneProps) {
  const { t } = useTranslation('serie')
  const jetzt = useSecond()
  const takeBack = useTakeBack()
  const [busy, setBusy] = useState(false)
  const until = earliest(storniert.map(({ gehaltenBis }) => gehaltenBis))
  const left = until === null ? 0 : Math.ceil((until.epochMilliseconds - jetzt.epochMilliseconds) / 1000)
  const title = t('storno.fertig', { count: storniert.length })
  useDialogTitle(title)

  async function undo() {
    setBusy(true)
    const lost = await takeBack(storniert.map(({ id }) => id))
    notifications.show(
      lost === 0
        ? { message: t('storno.wiederDa'), color: 'lampe' }
        : { message: t('storno.nichtAlle'), color: 'red', role: 'alert' },
    )
    onClose()
  }

  return (
    <div className={classes.form}>
      <Note kind="done" title={title}>
        {nicht.length > 0 && <p>{t('storno.nicht', { count: nicht.length })}</p>}
        <MailComes wenn="benachrichtigung.storno">{t('storno.vorbei')}</MailComes>
      </Note>
      <Actions>
        <Button size="md" disabled={busy} onClick={onClose}>
          {t('fertig')}
        </Button>
        {left > 0 && (
          <Button variant="default" size="md" loading={busy} onClick={() => void undo()}>
            {t('storno.zurueckNoch', { sekunden: left })}
          </Button>
        )}
      </Actions>
    </div>
  )
}
