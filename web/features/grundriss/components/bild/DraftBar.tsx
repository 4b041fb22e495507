import { Button } from '@mantine/core'
import { Unsaved } from '../../../../frame/Unsaved.tsx'
import { ApiProblem } from '../../../../platform/problem.ts'
import { useTranslation } from '../../../../platform/texts/useTranslation.ts'
import { FailureNote } from '../../../../ui/form/FormFailure.tsx'
import { useSending } from '../../../../ui/form/useSending.ts'
import { Note } from '../../../../ui/Note.tsx'
import { useStaleText } from '../../../../ui/pflege/useStaleText.ts'
import { type Steps, steppedBy } from '../../model/steps.ts'
import type { DraftWorking } from '../../model/useDraftWork.ts'
import { useGrundrissRefresh } from '../../model/useGrundrissLive.ts'
import classes from '../Grundriss.module.css'
import { StepButtons } from '../StepButtons.tsx'

interface DraftBarProps<D, S extends { readonly version: number }> {
  readonly work: DraftWorking<D, S>
  readonly setSteps?: (change: (steps: Steps<D>) => Steps<D>) => void
  readonly send: (draft: D, key: string) => Promise<S>
  readonly words: {
    readonly save: string
    readonly theirs: string
    readonly mine: string
    readonly saved: (stand: S) => string
  }
}

/** Undo, redo and save; on a conflict it asks first whose version wins. */
export function DraftBar<D, S extends { readonly version: number }>(props: DraftBarProps<D, S>) {
  const { work, words } = props
  const { refresh, onFailed } = useGrundrissRefresh()
  const staleText = useStaleText(true)
  const { t } = useTranslation('pflege')
  const { steps, open, stale } = work
  const save = useSending({
    async send(draft: D, { key }) {
      work.onSent(draft)
      return { draft, saved: await props.send(draft, key) }
    },
    says: ({ saved }) => words.saved(saved),
    onDone: async ({ draft, saved }) => {
      work.onSaved(draft, saved)
      await refresh()
    },
    onFailed,
  })
  const wasSlower = save.failure instanceof ApiProblem && save.failure.status === 412
  const decide = (decision: () => void) => () => {
    save.forgive()
    decision()
  }
  return (
    <>
      <div className={classes.tools}>
        <StepButtons
          canUndo={steps.past.length > 0}
          canRedo={steps.future.length > 0}
          onStep={(way) => (props.setSteps ?? work.setSteps)(steppedBy(way))}
        />
        {(stale || wasSlower) && (
          <Button variant="default" onClick={decide(work.takeTheirs)}>
            {words.theirs}
          </Button>
        )}
        {stale && (
          <Button variant="default" onClick={decide(work.keepMine)}>
            {words.mine}
          </Button>
        )}
        <Button
          className={classes.end ?? ''}
          disabled={!open || stale}
          loading={save.busy}
          onClick={() => save.mutate(steps.now)}
        >
          {words.save}
        </Button>
      </div>
      {stale && save.failure === null && (
        <Note kind="hint" news>
          <p>{staleText(null)}</p>
        </Note>
      )}
      {save.failure !== null && (
        <FailureNote
          title={t('nichtGespeichert')}
          failure={save.failure}
          rest={save.landing.rest}
          stale={staleText(save.failure)}
        />
      )}
      <Unsaved when={open && !save.busy} />
    </>
  )
}
