import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import classes from './Serie.module.css'
import { StornoDialog } from './StornoDialog.tsx'
import { WeekDialog } from './WeekDialog.tsx'

interface SeveralBuchungenProps {
  readonly heute: Temporal.PlainDate
  /** Whether there is anything to be cancelled. */
  readonly some: boolean
}

/** What is done to many of one's own bookings at once. */
export function SeveralBuchungen({ heute, some }: SeveralBuchungenProps) {
  const { t } = useTranslation('serie')
  const [open, setOpen] = useState<'woche' | 'storno' | null>(null)
  const close = () => setOpen(null)
  return (
    <div className={classes.buttons} data-screen-only>
      <Button variant="subtle" size="compact-sm" onClick={() => setOpen('woche')}>
        {t('woche.knopf')}
      </Button>
      {some && (
        <Button variant="subtle" size="compact-sm" onClick={() => setOpen('storno')}>
          {t('storno.zeitraum')}
        </Button>
      )}
      <WeekDialog opened={open === 'woche'} heute={heute} onClose={close} />
      <StornoDialog opened={open === 'storno'} heute={heute} of={null} onClose={close} />
    </div>
  )
}
