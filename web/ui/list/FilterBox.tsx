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
  /** The accessible name. */
  readonly label: string
  /** From and to; typed or chosen. */
  readonly days: readonly Day[]
  readonly children: ReactNode
  /** Whether any filter is set. */
  readonly narrowed: boolean
  readonly clear: string
  readonly onClear: () => void
}

/** The filters of a list by days and more, with a button that clears them. */
export function FilterBox({ label, days, children, narrowed, clear, onClear }: FilterBoxProps) {
  // A half-typed day exists only in the field: clearing remounts it.
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
