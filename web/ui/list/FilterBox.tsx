import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { DateField } from '../dates/DateField.tsx'
import classes from './FilterBox.module.css'

interface Day {
  readonly label: string
  /** `YYYY-MM-DD`, or undefined for none. */
  readonly value: string | undefined
  readonly onChange: (tag: string | undefined) => void
}

interface FilterBoxProps {
  /** What a screen reader calls it. */
  readonly label: string
  /** From and to; typed or chosen. */
  readonly days: readonly Day[]
  readonly children: ReactNode
  /** Whether anything is narrowed. */
  readonly narrowed: boolean
  readonly clear: string
  readonly onClear: () => void
}

/** Fields that narrow a list by days and more, with a way back to all of it. */
export function FilterBox({ label, days, children, narrowed, clear, onClear }: FilterBoxProps) {
  // A half-typed day stands in the field alone: clearing needs a new one.
  const [cleared, setCleared] = useState(0)
  return (
    <search className={classes.root} aria-label={label}>
      {days.map(({ label: name, value, onChange }) => (
        <DateField
          key={`${name}${cleared}`}
          label={name}
          value={value ?? ''}
          onChange={(tag) => onChange(tag || undefined)}
        />
      ))}
      {children}
      {narrowed && (
        <Button
          variant="subtle"
          className={classes.clear ?? ''}
          onClick={() => {
            setCleared(cleared + 1)
            onClear()
          }}
        >
          {clear}
        </Button>
      )}
    </search>
  )
}
