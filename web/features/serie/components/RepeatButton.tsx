import { Button } from '@mantine/core'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'

/** From a booking that is about to be made to a series of it. */
export function RepeatButton({ onPress }: { readonly onPress: () => void }) {
  const { t } = useTranslation('serie')
  return (
    <Button variant="subtle" size="sm" onClick={onPress}>
      {t('wiederholen')}
    </Button>
  )
}
