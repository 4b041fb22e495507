import { Button } from '@mantine/core'
import type { GrundrissView } from '@platzwart/contract/leseraum'
import { Unsaved } from '../../../../frame/Unsaved.tsx'
import { ApiProblem } from '../../../../platform/problem.ts'
import { useTranslation } from '../../../../platform/texts/useTranslation.ts'
import { FailureNote } from '../../../../ui/form/FormFailure.tsx'
import { useSending } from '../../../../ui/form/useSending.ts'
import { Note } from '../../../../ui/Note.tsx'
import { useStaleText } from '../../../../ui/pflege/useStaleText.ts'
import { saveGrundriss } from '../../api/grundrisse.ts'
import { useGrundrissRefresh } from '../../model/useGrundrissLive.ts'
import type { Drawing } from '../../model/zeichnung/useDrawing.ts'
import type { ZeichnungWorking } from '../../model/zeichnung/useZeichnungWork.ts'
import type { Zeichnung } from '../../model/zeichnung/zeichnungWork.ts'
import plain from '../Grundriss.module.css'
import { StepButtons } from '../StepButtons.tsx'

interface ZeichnungBarProps {
  readonly plan: GrundrissView
  readonly work: ZeichnungWorking
  readonly drawing: Drawing
}

/** The way back and forth, and saving; where somebody was quicker, it is said first which of both holds. */
export function ZeichnungBar({ plan, work, drawing }: ZeichnungBarProps) {
  const { t } = useTranslation('zeichnung')
  const { refresh, onFailed } = useGrundrissRefresh()
  const staleText = useStaleText(true)
  const { steps, open, stale } = work
  const save = useSending({
    async send(zeichnung: Zeichnung, { key }) {
      work.onSent(zeichnung)
      const { version } = await saveGrundriss(plan, { ...recordOf(plan), zeichnung: [...zeichnung] }, key)
      return { zeichnung, version }
    },
    says: () => t('gespeichert'),
    onDone: async (saved) => {
      work.onSaved(saved)
      await refresh()
    },
    onFailed,
  })
  const wasSlower = save.failure instanceof ApiProblem && save.failure.status === 412
  const decide = (decision: () => void) => () => {
    save.forgive()
    decision()
  }
  function takeTheirs() {
    drawing.choose(null)
    work.takeTheirs()
  }
  return (
    <>
      <div className={plain.tools}>
        <StepButtons steps={steps} setSteps={drawing.setSteps} />
        {(stale || wasSlower) && (
          <Button variant="default" onClick={decide(takeTheirs)}>
            {t('andere')}
          </Button>
        )}
        {stale && (
          <Button variant="default" onClick={decide(work.keepMine)}>
            {t('meine')}
          </Button>
        )}
        <Button
          className={plain.end ?? ''}
          disabled={!open || stale}
          loading={save.busy}
          onClick={() => save.mutate(steps.now)}
        >
          {t('speichern')}
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

/** All of a plan but its drawing, as it is. */
function recordOf({
  bezeichnung,
  beschreibung,
  link,
  bereich,
  aktiv,
  standort,
  breite,
  hoehe,
}: GrundrissView) {
  return { bezeichnung, beschreibung, link, bereich, aktiv, standortId: standort.id, breite, hoehe }
}
