import { ActionIcon } from '@mantine/core'
import { IconFocusCentered, IconMinus, IconPlus } from '@tabler/icons-react'
import { Hint } from '../ui/Hint.tsx'
import classes from './floorplan.module.css'
import type { PlanStage } from './planStage.ts'

export interface ZoomTexts {
  readonly naeher: string
  readonly weiter: string
  readonly ganz: string
}

interface ZoomButtonsProps {
  readonly texts: ZoomTexts
  readonly map: PlanStage
}

const STEP = 1.5

export function ZoomButtons({ texts, map }: ZoomButtonsProps) {
  const buttons = [
    { label: texts.naeher, Icon: IconPlus, act: () => map.zoom(STEP) },
    { label: texts.weiter, Icon: IconMinus, act: () => map.zoom(1 / STEP) },
    { label: texts.ganz, Icon: IconFocusCentered, act: () => map.reset() },
  ]
  return (
    <div className={classes.magnifier}>
      {buttons.map(({ label, Icon, act }) => (
        <Hint key={label} text={label} side="left">
          <ActionIcon variant="subtle" color="gray" size={44} radius={0} aria-label={label} onClick={act}>
            <Icon size={20} stroke={1.8} aria-hidden="true" />
          </ActionIcon>
        </Hint>
      ))}
    </div>
  )
}
