import { Button } from '@mantine/core'
import type { LeseraumDetail } from '@platzwart/contract/grundriss'
import { notifyManager } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { Unsaved } from '../../../frame/Unsaved.tsx'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { FailureNote } from '../../../ui/form/FormFailure.tsx'
import { useSending } from '../../../ui/form/useSending.ts'
import { useStaleText } from '../../../ui/pflege/useStaleText.ts'
import { moveLeseraeume } from '../api/grundrisse.ts'
import { othersMoves } from '../model/othersMoves.ts'
import {
  leftAlone,
  type Moves,
  movedSince,
  pending,
  type SeatSpot,
  type SentMoves,
} from '../model/seatMoves.ts'
import { useGrundrissRefresh } from '../model/useGrundrissLive.ts'
import type { MadeSteps } from '../model/useMadeSteps.ts'
import classes from './Grundriss.module.css'
import { OthersNote } from './OthersNote.tsx'
import { StepButtons } from './StepButtons.tsx'
import { StepNote } from './StepNote.tsx'

interface MoveBarProps {
  readonly plan: { readonly id: string }
  readonly version: number
  readonly seats: readonly LeseraumDetail[]
  readonly moves: Moves
  readonly setMoves: (change: (now: Moves) => Moves) => void
  readonly steps: MadeSteps
}

/** What was moved is saved in one step, or taken back step by step. */
export function MoveBar({ plan, version, seats, moves, setMoves, steps }: MoveBarProps) {
  const { t } = useTranslation('grundriss')
  const { refresh, onFailed } = useGrundrissRefresh()
  const staleText = useStaleText(true)
  const changes = pending(seats, moves)
  const { others, decide, onSend } = useOthers(seats, moves, changes.length === 0)
  const save = useSending({
    async send(leseraeume: typeof changes, { key }): Promise<SentMoves> {
      const sent = { spots: moves.now, changes: leseraeume, home: seats }
      onSend(leseraeume)
      await moveLeseraeume({ id: plan.id, version }, { leseraeume }, key)
      return sent
    },
    says: (sent) => t('werkzeug.verschoben', { count: sent.changes.length }),
    onDone: async (sent) => {
      await refresh()
      // What was moved while it was on its way is moved still. It is drawn with what was read, not before.
      notifyManager.schedule(() => setMoves((now) => movedSince(now, sent)))
    },
    onFailed,
  })
  return (
    <>
      <div className={classes.tools}>
        <StepButtons steps={moves} setSteps={steps.step} busy={steps.busy} />
        <Button
          className={classes.end ?? ''}
          data-speichern
          disabled={changes.length === 0 || others.both.length > 0}
          loading={save.busy}
          onClick={() => save.mutate(changes)}
        >
          {t('werkzeug.speichern', { count: changes.length })}
        </Button>
      </div>
      <StepNote steps={steps} />
      {save.failure !== null && (
        <FailureNote
          title={t('pflege:nichtGespeichert')}
          failure={save.failure}
          stale={staleText(save.failure)}
        />
      )}
      <OthersNote
        others={others}
        onMine={decide}
        onTheirs={() => {
          const ids = new Set(others.both.map(({ id }) => id))
          decide()
          setMoves((now) => leftAlone(now, ids))
        }}
      />
      <Unsaved when={changes.length > 0 && !save.busy} />
    </>
  )
}

/** What others have done since the first move that waits here; `decide` says that it was seen, `onSend` what is not theirs. */
function useOthers(seats: readonly LeseraumDetail[], moves: Moves, isSaved: boolean) {
  const [base, setBase] = useState(seats)
  const [sent, setSent] = useState<readonly SeatSpot[]>([])
  if (isSaved && base !== seats) {
    setBase(seats)
    setSent([])
  }
  const others = useMemo(() => othersMoves(base, seats, moves, sent), [base, seats, moves, sent])
  return {
    others,
    decide: () => setBase(seats),
    onSend: (spots: readonly SeatSpot[]) => setSent((before) => [...before, ...spots]),
  }
}
