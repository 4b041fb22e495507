import { Button } from '@mantine/core'
import { useTranslation } from '../../platform/texts/useTranslation.ts'
import { Actions } from '../form/FormBox.tsx'
import { DialogFrame } from './DialogFrame.tsx'

interface LeaveQuestionProps {
  readonly opened: boolean
  readonly onStay: () => void
  readonly onLeave: () => void
}

/** Above every dialog, those of a stack among them. */
const ABOVE = 250

/** Asked before what was typed and not saved is lost. Whoever closes the question stays. */
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
