import { Button } from '@mantine/core'
import type { LeseraumDetail } from '@platzwart/contract/grundriss'
import { MOST_NEW } from '@platzwart/domain/leseraum/newSeats'
import { IconCopy } from '@tabler/icons-react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import type { Choice, Copying, SendChanges } from '../model/editor/useEditor.ts'
import type { SeatSpot } from '../model/seatMoves.ts'
import { ArrangeButtons } from './ArrangeButtons.tsx'
import classes from './Grundriss.module.css'
import { ManyForm } from './ManyForm.tsx'
import { NumberForm } from './NumberForm.tsx'
import { Side } from './Side.tsx'
import { UseButtons } from './UseButtons.tsx'

interface ManyPanelProps {
  readonly plan: { readonly id: string; readonly breite: number; readonly hoehe: number }
  readonly version: number
  /** All seats of the plan with their unsaved positions, in reading order. */
  readonly seats: readonly LeseraumDetail[]
  readonly kinds: readonly { readonly id: string; readonly name: string }[]
  readonly choice: Choice
  readonly copying: Copying
  readonly onMove: (spots: readonly SeatSpot[]) => void
  readonly changes: SendChanges
}

/** The actions for a selection of several seats. */
export function ManyPanel({ plan, version, seats, kinds, choice, copying, onMove, changes }: ManyPanelProps) {
  const { t } = useTranslation('grundriss')
  const chosen = seats.filter(({ id }) => choice.ids.has(id))
  const tooMany = chosen.length > MOST_NEW
  return (
    <Side title={t('viele.gewaehlt', { count: chosen.length })} onClose={choice.none}>
      <ArrangeButtons plan={plan} chosen={chosen} onMove={onMove} />
      <div className={classes.tools}>
        <Button
          variant="default"
          leftSection={<IconCopy size={16} aria-hidden />}
          disabled={tooMany}
          loading={copying.busy}
          onClick={copying.copyNow}
        >
          {t('viele.kopieren', { count: chosen.length })}
        </Button>
      </div>
      {tooMany && <p>{t('viele.zuViele', { most: MOST_NEW })}</p>}
      <NumberForm chosen={chosen} seats={seats} changes={changes} />
      <UseButtons plan={{ id: plan.id, version }} chosen={chosen} changes={changes} />
      <ManyForm chosen={chosen} kinds={kinds} changes={changes} />
    </Side>
  )
}
