import { Button } from '@mantine/core'
import * as wire from '@platzwart/contract/operations/leseraum'
import { notifyManager } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Unsaved } from '../../../frame/Unsaved.tsx'
import { ask } from '../../../platform/api.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { FailureNote } from '../../../ui/form/FormFailure.tsx'
import { useSending } from '../../../ui/form/useSending.ts'
import { useStaleText } from '../../../ui/pflege/useStaleText.ts'
import { keepMine, movesFailed, movesSaved, sendMoves, takeTheirs } from '../model/editor/editorState.ts'
import { versionsAfter } from '../model/editor/perform.ts'
import type { Editor } from '../model/editor/useEditor.ts'
import { othersMoves } from '../model/othersMoves.ts'
import { pending, type SeatSpot } from '../model/seatMoves.ts'
import { useGrundrissRefresh } from '../model/useGrundrissLive.ts'
import classes from './Grundriss.module.css'
import { OthersNote } from './OthersNote.tsx'
import { StepButtons } from './StepButtons.tsx'
import { StepNote } from './StepNote.tsx'

interface MoveBarProps {
  readonly plan: { readonly id: string }
  readonly editor: Pick<Editor, 'state' | 'setState' | 'stepping'>
}

/** Saves all moves in one request, or undoes them step by step. */
export function MoveBar({ plan, editor: { state, setState, stepping } }: MoveBarProps) {
  const { t } = useTranslation('grundriss')
  const { refresh, onFailed } = useGrundrissRefresh()
  const staleText = useStaleText(true)
  const { version, saved, spots, base, sent } = state
  const changes = pending(saved, spots)
  const others = useMemo(() => othersMoves(base, saved, spots, sent), [base, saved, spots, sent])
  const save = useSending({
    async send(moves: readonly SeatSpot[], { key }) {
      setState((now) => sendMoves(now, moves))
      const ids = new Set(moves.map(({ id }) => id))
      const before = saved.filter(({ id }) => ids.has(id))
      const answer = await ask(wire.moveLeseraeume, {
        id: plan.id,
        draft: { leseraeume: [...moves] },
        version,
        idempotencyKey: key,
      })
      return { moves, version: answer.version, successors: versionsAfter(before, answer.leseraeume) }
    },
    says: ({ moves }) => t('werkzeug.verschoben', { count: moves.length }),
    onDone: async (done) => {
      await refresh()
      // In the same batch as the reloaded data, not before it.
      notifyManager.schedule(() =>
        setState((now) => movesSaved(now, done.moves, done.version, done.successors)),
      )
    },
    onFailed(failure) {
      setState(movesFailed)
      return onFailed(failure)
    },
  })
  return (
    <>
      <div className={classes.tools}>
        <StepButtons
          canUndo={stepping.canUndo}
          canRedo={stepping.canRedo}
          onStep={stepping.step}
          busy={stepping.busy}
        />
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
      <StepNote stepping={stepping} />
      {save.failure !== null && (
        <FailureNote
          title={t('pflege:nichtGespeichert')}
          failure={save.failure}
          stale={staleText(save.failure)}
        />
      )}
      <OthersNote
        others={others}
        onMine={() => setState(keepMine)}
        onTheirs={() => setState((now) => takeTheirs(now, new Set(others.both.map(({ id }) => id))))}
      />
      <Unsaved when={changes.length > 0 && !save.busy} />
    </>
  )
}
