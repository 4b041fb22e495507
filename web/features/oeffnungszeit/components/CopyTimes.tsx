import { Button } from '@mantine/core'
import type { PlanZeiten } from '@platzwart/contract/leseraum/zeiten'
import { tagOf } from '@platzwart/domain/time/zone'
import { useState } from 'react'
import { useMinute } from '../../../platform/clock.ts'
import { useZone } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import classes from '../../../ui/pflege/pflege.module.css'
import { CopyForm } from './CopyForm.tsx'

interface CopyTimesProps {
  readonly from: PlanZeiten
  readonly others: readonly PlanZeiten[]
}

/** Links to copying this plan's times to others. */
export function CopyTimes({ from, others }: CopyTimesProps) {
  const { t } = useTranslation('oeffnungsjahr')
  const [open, setOpen] = useState(false)
  const heute = tagOf(useMinute(), useZone()).toString()
  const close = () => setOpen(false)
  return (
    <div className={classes.buttons}>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('kopie.knopf')}
      </Button>
      <Dialog opened={open} onClose={close} title={t('kopie.titel', { name: from.bezeichnung })} size="lg">
        {open && <CopyForm {...{ from, others, heute }} onDone={close} />}
      </Dialog>
    </div>
  )
}
