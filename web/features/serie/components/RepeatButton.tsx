import { Button } from '@mantine/core'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'

/** Opens a series from the form of a single booking. */
export function RepeatButton({ onPress }: { readonly onPress: () => void }) {
  const { t } = useTranslation('serie')
  return (
    <Button variant="subtle" size="sm" onClick={onPress}>
      {t('wiederholen')}
    </Button>
  )
}
