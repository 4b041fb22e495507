import { ActionIcon } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { announce } from '../announce/announcer.ts'
import classes from './Stepper.module.css'

interface StepperProps {
  readonly label: string
  /** The labels of its two buttons. */
  readonly less: string
  readonly more: string
  readonly value: number
  readonly most: number
  readonly onChange: (value: number) => void
}

/** A small number from 1 on, with buttons for one more or one less. */
export function Stepper({ label, less, more, value, most, onChange }: StepperProps) {
  const become = (next: number) => {
    announce(`${label}: ${next}`)
    onChange(next)
  }
  return (
    <fieldset className={classes.root}>
      <legend>{label}</legend>
      <ActionIcon
        variant="default"
        size={36}
        aria-label={less}
        disabled={value <= 1}
        onClick={() => become(value - 1)}
      >
        <IconMinus size={16} aria-hidden />
      </ActionIcon>
      <b>{value}</b>
      <ActionIcon
        variant="default"
        size={36}
        aria-label={more}
        disabled={value >= most}
        onClick={() => become(value + 1)}
      >
        <IconPlus size={16} aria-hidden />
      </ActionIcon>
    </fieldset>
  )
}
