import { Button } from '@mantine/core'
import { IconRotate2, IconRotateClockwise2 } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { NumberField } from '../../../ui/form/NumberField.tsx'
import classes from '../../../ui/pflege/pflege.module.css'
import { type Spot, STEP } from '../model/seatMoves.ts'

interface SpotFieldsProps {
  readonly spot: Spot
  readonly plan: { readonly breite: number; readonly hoehe: number }
  readonly onMove: (spot: Spot) => void
}

/** A seat's position in numbers: the form equivalent of dragging. */
export function SpotFields({ spot, plan, onMove }: SpotFieldsProps) {
  const { t } = useTranslation('grundriss')
  const field = (axis: 'x' | 'y', most: number) => (
    <NumberField
      label={t(`lage.${axis}`)}
      value={spot[axis]}
      max={most}
      step={STEP}
      onChange={(value) => value !== null && onMove({ ...spot, [axis]: value })}
    />
  )
  return (
    <fieldset className={classes.gruppe}>
      <legend>{t('lage.titel')}</legend>
      <div className={classes.pair}>
        {field('x', plan.breite)}
        {field('y', plan.hoehe)}
      </div>
      <TurnButtons drehung={spot.drehung} onTurn={(drehung) => onMove({ ...spot, drehung })}>
        <span className={classes.quiet}>{t('lage.grad', { grad: spot.drehung })}</span>
      </TurnButtons>
    </fieldset>
  )
}

const TURN = 45

interface TurnButtonsProps {
  /** Degrees, clockwise. */
  readonly drehung: number
  readonly onTurn: (drehung: number) => void
  /** Further buttons beside them. */
  readonly children?: ReactNode
}

/** Turns by 45 degrees, to the left and to the right. */
export function TurnButtons({ drehung, onTurn, children }: TurnButtonsProps) {
  const { t } = useTranslation('grundriss')
  const turn = (by: number) => onTurn((((drehung + by) % 360) + 360) % 360)
  return (
    <div className={classes.buttons}>
      <Button
        variant="default"
        leftSection={<IconRotate2 size={16} aria-hidden />}
        onClick={() => turn(-TURN)}
      >
        {t('lage.links')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconRotateClockwise2 size={16} aria-hidden />}
        onClick={() => turn(TURN)}
      >
        {t('lage.rechts')}
      </Button>
      {children}
    </div>
  )
}
