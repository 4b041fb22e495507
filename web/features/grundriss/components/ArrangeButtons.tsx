import { ActionIcon } from '@mantine/core'
import { align, SIDES } from '@platzwart/domain/grundriss/align'
import { AXES, distribute } from '@platzwart/domain/grundriss/distribute'
import { turn } from '@platzwart/domain/grundriss/turn'
import {
  IconLayoutAlignBottom,
  IconLayoutAlignCenter,
  IconLayoutAlignLeft,
  IconLayoutAlignMiddle,
  IconLayoutAlignRight,
  IconLayoutAlignTop,
  IconLayoutDistributeHorizontal,
  IconLayoutDistributeVertical,
  IconRotate2,
  IconRotateClockwise2,
} from '@tabler/icons-react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import pflege from '../../../ui/pflege/pflege.module.css'
import type { SeatSpot } from '../model/seatMoves.ts'
import classes from './Grundriss.module.css'

const SIDE_SIGN = {
  left: IconLayoutAlignLeft,
  middle: IconLayoutAlignCenter,
  right: IconLayoutAlignRight,
  top: IconLayoutAlignTop,
  centre: IconLayoutAlignMiddle,
  bottom: IconLayoutAlignBottom,
}
const AXIS_SIGN = { across: IconLayoutDistributeVertical, down: IconLayoutDistributeHorizontal }

const TURNS = [-90, -15, 15, 90] as const

interface ArrangeButtonsProps {
  readonly plan: { readonly breite: number; readonly hoehe: number }
  /** With their unsaved positions. */
  readonly chosen: readonly (SeatSpot & { readonly breite: number; readonly hoehe: number })[]
  readonly onMove: (spots: readonly SeatSpot[]) => void
}

/**
 * Aligns the selected seats, distributes them evenly, or turns them as a group; each press is one undo step.
 */
export function ArrangeButtons({ plan, chosen, onMove }: ArrangeButtonsProps) {
  const { t } = useTranslation('grundriss')
  const press = (
    least: number,
    label: string,
    Sign: PressProps['Sign'],
    spots: () => readonly SeatSpot[],
  ) => ({
    label,
    Sign,
    disabled: chosen.length < least,
    onClick: () => onMove(spots()),
  })
  return (
    <>
      <Group
        title={t('viele.ausrichten')}
        presses={SIDES.map((side) =>
          press(2, t(`viele.seiten.${side}`), SIDE_SIGN[side], () => align(chosen, side, plan)),
        )}
      />
      <Group
        title={t('viele.verteilen')}
        presses={AXES.map((axis) =>
          press(3, t(`viele.achsen.${axis}`), AXIS_SIGN[axis], () => distribute(chosen, axis)),
        )}
      />
      <Group
        title={t('viele.drehen')}
        presses={TURNS.map((by) => {
          const grad = Math.abs(by)
          const left = by < 0
          const label = t(left ? 'viele.dreheLinks' : 'viele.dreheRechts', { grad })
          const Sign = left ? IconRotate2 : IconRotateClockwise2
          return { ...press(1, label, Sign, () => turn(chosen, by, plan)), text: `${grad}°` }
        })}
      />
    </>
  )
}

function Group({ title, presses }: { readonly title: string; readonly presses: readonly PressProps[] }) {
  return (
    <fieldset className={pflege.gruppe}>
      <legend>{title}</legend>
      <div className={classes.signs}>
        {presses.map((press) => (
          <Press key={press.label} {...press} />
        ))}
      </div>
    </fieldset>
  )
}

interface PressProps {
  readonly label: string
  readonly Sign: typeof IconRotate2
  readonly text?: string
  readonly disabled: boolean
  readonly onClick: () => void
}

function Press({ label, Sign, text, disabled, onClick }: PressProps) {
  return (
    <ActionIcon
      variant="default"
      size={44}
      title={label}
      aria-label={label}
      disabled={disabled}
      className={classes.press ?? ''}
      onClick={onClick}
    >
      <Sign size={text === undefined ? 20 : 16} stroke={1.75} aria-hidden />
      {text !== undefined && <span aria-hidden>{text}</span>}
    </ActionIcon>
  )
}
