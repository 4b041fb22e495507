import { Button } from '@mantine/core'
import type { BuchungView } from '@platzwart/contract/leseraum'
import { useState } from 'react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import type { SerieAct } from '../../leseraum/slots.ts'
import classes from './Serie.module.css'
import { StornoDialog } from './StornoDialog.tsx'
import { WechselDialog } from './WechselDialog.tsx'
import { WeekDialog } from './WeekDialog.tsx'

interface SeveralBuchungenProps {
  readonly heute: Temporal.PlainDate
  /** Whether there is anything to cancel. */
  readonly some: boolean
  /**
   * The booking whose series is to be changed or cancelled. Not on its card, which disappears with the
   * booking.
   */
  readonly serie: { readonly of: BuchungView; readonly act: SerieAct } | null
  readonly onSerieDone: () => void
}

/** Actions on several of one's own bookings. */
export function SeveralBuchungen({ heute, some, serie, onSerieDone }: SeveralBuchungenProps) {
  const { t } = useTranslation('serie')
  const [open, setOpen] = useState<'woche' | 'storno' | null>(null)
  const close = () => {
    setOpen(null)
    onSerieDone()
  }
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
      <StornoDialog
        opened={open === 'storno' || serie?.act === 'storno'}
        heute={heute}
        of={serie?.act === 'storno' ? serie.of : null}
        onClose={close}
      />
      <WechselDialog of={serie?.act === 'wechsel' ? serie.of : null} onClose={close} />
    </div>
  )
}
