import { Button } from '@mantine/core'
import type { BuchungView } from '@platzwart/contract/leseraum'
import { useState } from 'react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { StornoDialog } from './StornoDialog.tsx'

interface CancelSerieProps {
  readonly buchung: BuchungView
  readonly heute: Temporal.PlainDate
  readonly wann: string
}

/** Of a booking that was booked with others: the way to cancel these, too. */
export function CancelSerie({ buchung, heute, wann }: CancelSerieProps) {
  const { t } = useTranslation('serie')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={t('storno.serieName', { platz: buchung.bezeichnung, wann })}
        onClick={() => setOpen(true)}
      >
        {t('storno.serie')}
      </Button>
      <StornoDialog opened={open} heute={heute} of={buchung} onClose={() => setOpen(false)} />
    </>
  )
}
