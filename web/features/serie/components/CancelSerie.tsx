import { Button } from '@mantine/core'
import type { BuchungView } from '@platzwart/contract/leseraum'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'

interface CancelSerieProps {
  readonly buchung: BuchungView
  readonly wann: string
  readonly onPress: () => void
}

/** Of a booking that was booked with others: the way to cancel these, too. */
export function CancelSerie({ buchung, wann, onPress }: CancelSerieProps) {
  const { t } = useTranslation('serie')
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      aria-label={t('storno.serieName', { platz: buchung.bezeichnung, wann })}
      onClick={onPress}
    >
      {t('storno.serie')}
    </Button>
  )
}
