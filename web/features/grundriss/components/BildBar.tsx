import { Button } from '@mantine/core'
import type { GrundrissView } from '@platzwart/contract/leseraum'
import { Unsaved } from '../../../frame/Unsaved.tsx'
import { ApiProblem } from '../../../platform/problem.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { FailureNote } from '../../../ui/form/FormFailure.tsx'
import { useSending } from '../../../ui/form/useSending.ts'
import { useStaleText } from '../../../ui/pflege/useStaleText.ts'
import { setBild } from '../api/grundrisse.ts'
import { type BildSteps, bodyOf, draftOf, isSaved } from '../model/bildDraft.ts'
import { stepped } from '../model/steps.ts'
import { useGrundrissRefresh } from '../model/useGrundrissLive.ts'
import classes from './Grundriss.module.css'
import { StepButtons } from './StepButtons.tsx'

interface BildBarProps {
  readonly plan: GrundrissView
  readonly steps: BildSteps
  readonly setSteps: (change: (steps: BildSteps) => BildSteps) => void
}

/** The way back and forth, and saving; where somebody was quicker, theirs can be taken instead. */
export function BildBar({ plan, steps, setSteps }: BildBarProps) {
  const { t } = useTranslation('grundriss')
  const { refresh, onFailed } = useGrundrissRefresh()
  const staleText = useStaleText(true)
  const save = useSending({
    send: async (draft: BildSteps['now'], { key }) => ({
      draft,
      ...(await setBild(plan, bodyOf(draft), key)),
    }),
    says: ({ bild }) => t(bild === null ? 'bild.entfernt' : 'bild.gespeichert'),
    onDone: async ({ bild, draft }) => {
      await refresh()
      // What was changed while it was on its way stays, and is still to be saved.
      setSteps((all) => (all.now === draft ? { ...all, now: draftOf({ bild }) } : all))
    },
    onFailed,
  })
  const open = !isSaved(steps.now, plan)
  const stale = save.failure instanceof ApiProblem && save.failure.status === 412
  return (
    <>
      <div className={classes.tools}>
        <StepButtons steps={steps} setSteps={setSteps} />
        {stale && (
          <Button
            variant="default"
            onClick={() => {
              save.forgive()
              setSteps((all) => stepped(all, draftOf(plan)))
            }}
          >
            {t('bild.anderes')}
          </Button>
        )}
        <Button
          className={classes.end ?? ''}
          disabled={!open}
          loading={save.busy}
          onClick={() => save.mutate(steps.now)}
        >
          {t('bild.speichern')}
        </Button>
      </div>
      {save.failure !== null && (
        <FailureNote
          title={t('pflege:nichtGespeichert')}
          failure={save.failure}
          rest={save.landing.rest}
          stale={staleText(save.failure)}
        />
      )}
      <Unsaved when={open && !save.busy} />
    </>
  )
}
