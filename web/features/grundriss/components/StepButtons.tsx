import { Button } from '@mantine/core'
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { redone, type Steps, undone } from '../model/steps.ts'
import { useStepKeys } from '../model/useStepKeys.ts'

interface StepButtonsProps<T> {
  readonly steps: Steps<T>
  readonly setSteps: (change: (steps: Steps<T>) => Steps<T>) => void
  /** A step is on its way. */
  readonly busy?: boolean
}

/** One step back, one step forth, by press or by key. */
export function StepButtons<T>({ steps, setSteps, busy = false }: StepButtonsProps<T>) {
  const { t } = useTranslation('grundriss')
  useStepKeys(setSteps)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconArrowBackUp size={16} aria-hidden />}
        aria-keyshortcuts="Control+Z Meta+Z"
        disabled={steps.past.length === 0}
        loading={busy}
        onClick={() => setSteps(undone)}
      >
        {t('werkzeug.undo')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconArrowForwardUp size={16} aria-hidden />}
        aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z Control+Y"
        disabled={steps.future.length === 0}
        onClick={() => setSteps(redone)}
      >
        {t('werkzeug.redo')}
      </Button>
    </>
  )
}
