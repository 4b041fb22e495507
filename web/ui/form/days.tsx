import { useZone } from '../../platform/session/start.ts'
import { DateField } from '../dates/DateField.tsx'
import { DateTimeField } from '../dates/DateTimeField.tsx'
import { TimeField } from '../dates/TimeField.tsx'
import type { FieldOf, FieldSpec, FieldWords } from './spec.ts'

interface DayLook extends FieldWords {
  /** The first and the last selectable day, `YYYY-MM-DD`; empty is unbounded. */
  readonly min?: string
  readonly max?: string
}

/** A day, `YYYY-MM-DD`, or empty. */
export function day({ min, max, ...words }: DayLook): FieldSpec<string> {
  const bounds = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) }
  return { ...words, kept: true, input: (of) => <DateField {...typedOf(of)} {...bounds} /> }
}

/** A time, `HH:mm`, or empty. */
export function time(words: FieldWords): FieldSpec<string> {
  return { ...words, kept: true, input: (of) => <TimeField {...typedOf(of)} /> }
}

/** A wall time, `YYYY-MM-DDTHH:mm`; empty while a part of it is missing. */
export function moment(words: FieldWords): FieldSpec<string> {
  return {
    kept: true,
    // Two of them side by side would be clipped.
    wide: true,
    ...words,
    input: (of) => <HouseDateTime {...typedOf(of)} />,
  }
}

function HouseDateTime(props: ReturnType<typeof typedOf>) {
  return <DateTimeField {...props} zone={useZone()} />
}

function typedOf({ name, label, hint, fault, required, value, change }: FieldOf<string>) {
  return { name, label, description: hint, error: fault, required, value, onChange: change }
}
