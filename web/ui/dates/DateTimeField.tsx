import { useState } from 'react'
import { useTranslation } from '../../platform/texts/useTranslation.ts'
import { DateField } from './DateField.tsx'
import classes from './dates.module.css'
import { TimeField } from './TimeField.tsx'
import type { FieldProps } from './TypedField.tsx'

interface DateTimeFieldProps extends Omit<FieldProps, 'labelHidden' | 'name'> {
  /** On the wall, `YYYY-MM-DDTHH:mm`; empty while a part of it is missing. */
  readonly value: string
}

/** A day and a time of it. */
export function DateTimeField({ label, description, required, value, error, onChange }: DateTimeFieldProps) {
  const { t } = useTranslation('datum')
  const [parts, setParts] = useState(() => partsOf(value))
  const [seen, setSeen] = useState(value)
  if (value !== seen) {
    setSeen(value)
    if (value !== joined(parts)) setParts(partsOf(value))
  }
  function put(part: Partial<typeof parts>) {
    const next = { ...parts, ...part }
    setParts(next)
    if (joined(next) !== value) onChange(joined(next))
  }
  return (
    <fieldset className={classes.pair}>
      <legend>{label}</legend>
      <DateField
        label={t('tag')}
        labelHidden
        value={parts.date}
        description={description}
        error={error}
        required={required ?? false}
        onChange={(date) => put({ date })}
      />
      <TimeField
        label={t('uhrzeit')}
        labelHidden
        value={parts.time}
        required={required ?? false}
        onChange={(time) => put({ time })}
      />
    </fieldset>
  )
}

function partsOf(value: string): { readonly date: string; readonly time: string } {
  const [date = '', time = ''] = value.split('T')
  return { date, time }
}

function joined({ date, time }: ReturnType<typeof partsOf>): string {
  return date === '' || time === '' ? '' : `${date}T${time}`
}
