import { Button } from '@mantine/core'
import type { LeseraumDetail } from '@platzwart/contract/grundriss'
import { Unsaved } from '../../../frame/Unsaved.tsx'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { FailureNote } from '../../../ui/form/FormFailure.tsx'
import { useSending } from '../../../ui/form/useSending.ts'
import { useStaleText } from '../../../ui/pflege/useStaleText.ts'
import { moveLeseraeume } from '../api/grundrisse.ts'
import { type Moves, NO_MOVES, pending } from '../model/seatMoves.ts'
import { useGrundrissRefresh } from '../model/useGrundrissLive.ts'
import classes from './Grundriss.module.css'
import { StepButtons } from './StepButtons.tsx'

interface MoveBarProps {
  readonly plan: { readonly id: string }
  readonly version: number
  readonly seats: readonly LeseraumDetail[]
  readonly moves: Moves
  readonly setMoves: (change: (now: Moves) => Moves) => void
}

/** What was moved is saved in one step, or taken back step by step. */
export function MoveBar({ plan, version, seats, moves, setMoves }: MoveBarProps) {
  const { t } = useTranslation('grundriss')
  const { refresh, onFailed } = useGrundrissRefresh()
  const staleText = useStaleText(true)
  const changes = pending(seats, moves)
  const save = useSending({
    send: (leseraeume: typeof changes, { key }) =>
      moveLeseraeume({ id: plan.id, version }, { leseraeume }, key),
    says: () => t('werkzeug.verschoben', { count: changes.length }),
    onDone: async () => {
      await refresh()
      setMoves(() => NO_MOVES)
    },
    onFailed,
  })
  return (
    <>
      <div className={classes.tools}>
        <StepButtons steps={moves} setSteps={setMoves} />
        <Button
          className={classes.end ?? ''}
          disabled={changes.length === 0}
          loading={save.busy}
          onClick={() => save.mutate(changes)}
        >
          {t('werkzeug.speichern', { count: changes.length })}
        </Button>
      </div>
      {save.failure !== null && (
        <FailureNote
          title={t('pflege:nichtGespeichert')}
          failure={save.failure}
          stale={staleText(save.failure)}
        />
      )}
      <Unsaved when={changes.length > 0 && !save.busy} />
    </>
  )
}
