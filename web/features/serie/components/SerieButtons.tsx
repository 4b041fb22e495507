import { Button } from '@mantine/core'
import type { BuchungView } from '@platzwart/contract/leseraum'
import { seatCalled } from '../../../platform/texts/seatCalled.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import type { SerieAct } from '../../leseraum/slots.ts'
import classes from './Serie.module.css'

interface SerieButtonsProps {
  readonly buchung: BuchungView
  readonly wann: string
  readonly onPress: (act: SerieAct) => void
}

/** On a booking of a series: changes or cancels the whole series. */
export function SerieButtons({ buchung, wann, onPress }: SerieButtonsProps) {
  const { t } = useTranslation('serie')
  const { t: room } = useTranslation('leseraum')
  return (
    <div className={classes.buttons}>
      {(['wechsel', 'storno'] as const).map((act) => (
        <Button
          key={act}
          variant="subtle"
          size="compact-sm"
          aria-label={t(`${act}.serieName`, { platz: seatCalled(room, buchung), wann })}
          onClick={() => onPress(act)}
        >
          {t(`${act}.serie`)}
        </Button>
      ))}
    </div>
  )
}
