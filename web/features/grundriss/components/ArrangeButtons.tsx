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
import type { ReactNode } from 'react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import pflege from '../../../ui/pflege/pflege.module.css'
import type { SeatSpot } from '../model/seatMoves.ts'
import classes from './Grundriss.module.css'

const SIDE_SIGN = {
  ...{ left: IconLayoutAlignLeft, middle: IconLayoutAlignCenter, right: IconLayoutAlignRight },
  ...{ top: IconLayoutAlignTop, centre: IconLayoutAlignMiddle, bottom: IconLayoutAlignBottom },
}
const AXIS_SIGN = { across: IconLayoutDistributeVertical, down: IconLayoutDistributeHorizontal }

const TURNS = [-90, -15, 15, 90] as const

interface ArrangeButtonsProps {
  readonly plan: { readonly breite: number; readonly hoehe: number }
  /** As they stand. */
  readonly chosen: readonly (SeatSpot & { readonly breite: number; readonly hoehe: number })[]
  readonly onMove: (spots: readonly SeatSpot[]) => void
}

/** Brings chosen seats into one line, evenly apart, or turns them as one piece: each press one step. */
export function ArrangeButtons({ plan, chosen, onMove }: ArrangeButtonsProps) {
  const { t } = useTranslation('grundriss')
  return (
    <>
      <Group title={t('viele.ausrichten')}>
        {SIDES.map((side) => (
          <Press
            key={side}
            label={t(`viele.seiten.${side}`)}
            Sign={SIDE_SIGN[side]}
            disabled={chosen.length < 2}
            onClick={() => onMove(align(chosen, side, plan))}
          />
        ))}
      </Group>
      <Group title={t('viele.verteilen')}>
        {AXES.map((axis) => (
          <Press
            key={axis}
            label={t(`viele.achsen.${axis}`)}
            Sign={AXIS_SIGN[axis]}
            disabled={chosen.length < 3}
            onClick={() => onMove(distribute(chosen, axis))}
          />
        ))}
      </Group>
      <Group title={t('viele.drehen')}>
        {TURNS.map((grad) => (
          <Press
            key={grad}
            label={t(grad < 0 ? 'viele.dreheLinks' : 'viele.dreheRechts', { grad: Math.abs(grad) })}
            Sign={grad < 0 ? IconRotate2 : IconRotateClockwise2}
            text={`${Math.abs(grad)}°`}
            disabled={chosen.length === 0}
            onClick={() => onMove(turn(chosen, grad, plan))}
          />
        ))}
      </Group>
    </>
  )
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className={pflege.gruppe}>
      <legend>{title}</legend>
      <div className={classes.signs}>{children}</div>
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
