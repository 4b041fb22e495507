import { Button } from '@mantine/core'
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import type { Way } from '../model/editor/editorState.ts'
import { useStepKeys } from '../model/useStepKeys.ts'

interface StepButtonsProps {
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly onStep: (way: Way) => void
  /** A step is in progress. */
  readonly busy?: boolean
}

/** Undo and redo, by button or shortcut. */
export function StepButtons({ canUndo, canRedo, onStep, busy = false }: StepButtonsProps) {
  const { t } = useTranslation('grundriss')
  useStepKeys(onStep)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconArrowBackUp size={16} aria-hidden />}
        aria-keyshortcuts="Control+Z Meta+Z"
        disabled={!canUndo}
        loading={busy}
        onClick={() => onStep('undo')}
      >
        {t('werkzeug.undo')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconArrowForwardUp size={16} aria-hidden />}
        aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z Control+Y"
        disabled={!canRedo}
        onClick={() => onStep('redo')}
      >
        {t('werkzeug.redo')}
      </Button>
    </>
  )
}
