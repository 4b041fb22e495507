import { Button } from '@mantine/core'
import {
  IconArmchair,
  IconGridDots,
  IconMaximize,
  IconMinimize,
  IconParking,
  IconSelectAll,
  IconUsers,
} from '@tabler/icons-react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import type { Choice } from '../model/editor/useEditor.ts'
import type { SeatValues } from '../model/seatValues.ts'
import classes from './Grundriss.module.css'

interface SeatToolsProps {
  /** The plan can have parking spaces, too. */
  readonly parks: boolean
  readonly grid: boolean
  readonly choice: Choice
  /** The editor fills the window. */
  readonly full: boolean
  readonly onFull: () => void
  readonly onGrid: () => void
  readonly onAdd: (art: SeatValues['art']) => void
}

/** Adds seats to the plan, and switches to selecting several. */
export function SeatTools({ parks, grid, choice, full, onFull, onGrid, onAdd }: SeatToolsProps) {
  const { t } = useTranslation('grundriss')
  return (
    <div className={classes.tools}>
      <Button
        leftSection={<IconGridDots size={16} aria-hidden />}
        variant={grid ? 'filled' : 'default'}
        onClick={onGrid}
      >
        {t('werkzeug.grid')}
      </Button>
      <Button
        leftSection={<IconArmchair size={16} aria-hidden />}
        variant="default"
        onClick={() => onAdd('platz')}
      >
        {t('werkzeug.platz')}
      </Button>
      <Button
        leftSection={<IconUsers size={16} aria-hidden />}
        variant="default"
        onClick={() => onAdd('gruppenraum')}
      >
        {t('werkzeug.gruppenraum')}
      </Button>
      {parks && (
        <Button
          leftSection={<IconParking size={16} aria-hidden />}
          variant="default"
          onClick={() => onAdd('stellplatz')}
        >
          {t('werkzeug.stellplatz')}
        </Button>
      )}
      <Button
        leftSection={<IconSelectAll size={16} aria-hidden />}
        variant={choice.several ? 'filled' : 'default'}
        aria-pressed={choice.several}
        onClick={() => choice.setSeveral(!choice.several)}
      >
        {t('werkzeug.mehrere')}
      </Button>
      <Button
        className={classes.end ?? ''}
        leftSection={full ? <IconMinimize size={16} aria-hidden /> : <IconMaximize size={16} aria-hidden />}
        variant={full ? 'filled' : 'default'}
        aria-pressed={full}
        onClick={onFull}
      >
        {t('werkzeug.vollbild')}
      </Button>
    </div>
  )
}
