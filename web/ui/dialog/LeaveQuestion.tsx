import { Button } from '@mantine/core'
import { useTranslation } from '../../platform/texts/useTranslation.ts'
import { Actions } from '../form/FormBox.tsx'
import { DialogFrame } from './DialogFrame.tsx'

interface LeaveQuestionProps {
  readonly opened: boolean
  readonly onStay: () => void
  readonly onLeave: () => void
}

/** Above every dialog, including stacked ones. */
const ABOVE = 250

/** Asks before unsaved changes are lost. Closing the question means staying. */
export function LeaveQuestion({ opened, onStay, onLeave }: LeaveQuestionProps) {
  const { t } = useTranslation()
  return (
    <DialogFrame card opened={opened} onClose={onStay} title={t('verlassen.titel')} size="md" zIndex={ABOVE}>
      <p>{t('verlassen.text')}</p>
      <Actions>
        <Button data-autofocus onClick={onStay}>
          {t('verlassen.bleiben')}
        </Button>
        <Button variant="default" onClick={onLeave}>
          {t('verlassen.verwerfen')}
        </Button>
      </Actions>
    </DialogFrame>
  )
}
