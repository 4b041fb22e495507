import { Button } from '@mantine/core'
import type { GrundrissView } from '@platzwart/contract/leseraum'
import { Unsaved } from '../../../../frame/Unsaved.tsx'
import { ApiProblem } from '../../../../platform/problem.ts'
import { useTranslation } from '../../../../platform/texts/useTranslation.ts'
import { FailureNote } from '../../../../ui/form/FormFailure.tsx'
import { useSending } from '../../../../ui/form/useSending.ts'
import { Note } from '../../../../ui/Note.tsx'
import { useStaleText } from '../../../../ui/pflege/useStaleText.ts'
import { setBild } from '../../api/grundrisse.ts'
import { type BildSteps, bodyOf } from '../../model/bildDraft.ts'
import type { BildWorking } from '../../model/useBildWork.ts'
import { useGrundrissRefresh } from '../../model/useGrundrissLive.ts'
import classes from '../Grundriss.module.css'
import { StepButtons } from '../StepButtons.tsx'

interface BildBarProps {
  readonly plan: GrundrissView
  readonly work: BildWorking
}

/** The way back and forth, and saving; where somebody was quicker, it is said first which of both holds. */
export function BildBar({ plan, work }: BildBarProps) {
  const { t } = useTranslation('grundriss')
  const { refresh, onFailed } = useGrundrissRefresh()
  const staleText = useStaleText(true)
  const { steps, setSteps, open, stale } = work
  const save = useSending({
    async send(draft: BildSteps['now'], { key }) {
      work.onSent(draft)
      return { draft, saved: await setBild(plan, bodyOf(draft), key) }
    },
    says: ({ saved }) => t(saved.bild === null ? 'bild.entfernt' : 'bild.gespeichert'),
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
        <StepButtons steps={steps} setSteps={setSteps} />
        {(stale || wasSlower) && (
          <Button variant="default" onClick={decide(work.takeTheirs)}>
            {t('bild.anderes')}
          </Button>
        )}
        {stale && (
          <Button variant="default" onClick={decide(work.keepMine)}>
            {t('bild.meines')}
          </Button>
        )}
        <Button
          className={classes.end ?? ''}
          disabled={!open || stale}
          loading={save.busy}
          onClick={() => save.mutate(steps.now)}
        >
          {t('bild.speichern')}
        </Button>
      </div>
      {stale && save.failure === null && (
        <Note kind="hint" news>
          <p>{staleText(null)}</p>
        </Note>
      )}
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
