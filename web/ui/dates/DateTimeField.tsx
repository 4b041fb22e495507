import { NativeSelect } from '@mantine/core'
import { bothOfWall, wallText } from '@platzwart/domain/time/wall'
import { type Pass, passOf } from '@platzwart/domain/time/zone'
import { useState } from 'react'
import { formatUhrzeit } from '../../platform/format.ts'
import { useTranslation } from '../../platform/texts/useTranslation.ts'
import { DateField } from './DateField.tsx'
import classes from './dates.module.css'
import { TimeField } from './TimeField.tsx'
import type { FieldProps } from './TypedField.tsx'

interface DateTimeFieldProps extends Omit<FieldProps, 'labelHidden' | 'name'> {
  /**
   * Wall time, `YYYY-MM-DDTHH:mm`, with the offset if it is a repeated one; empty while a part of it is
   * missing.
   */
  readonly value: string
  readonly zone: string
}

/** A date and a time in the wall time of a zone. */
export function DateTimeField(props: DateTimeFieldProps) {
  const { label, description, required, value, error, zone, onChange } = props
  const { t } = useTranslation('datum')
  const [parts, setParts] = useState(() => partsOf(value, zone))
  const [seen, setSeen] = useState(value)
  if (value !== seen) {
    setSeen(value)
    if (value !== joined(parts, zone)) setParts(partsOf(value, zone))
  }
  function put(part: Partial<typeof parts>) {
    const next = { ...parts, ...part }
    setParts(next)
    if (joined(next, zone) !== value) onChange(joined(next, zone))
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
      <PassChoice parts={parts} zone={zone} onChange={(pass) => put({ pass })} />
    </fieldset>
  )
}

interface Parts {
  readonly date: string
  readonly time: string
  /** Which of both instants is meant, if the wall time is repeated. */
  readonly pass: Pass
}

interface PassChoiceProps {
  readonly parts: Parts
  readonly zone: string
  readonly onChange: (pass: Pass) => void
}

/** When clocks go back, an hour is repeated: the zone's abbreviation selects which one is meant. */
function PassChoice({ parts, zone, onChange }: PassChoiceProps) {
  const { t } = useTranslation('datum')
  const both = bothOf(parts, zone)
  if (both === null) return null
  return (
    <NativeSelect
      className={classes.pass ?? ''}
      label={t('zweimal')}
      value={parts.pass}
      data={PASSES.map((value) => ({
        value,
        label: t(`zweimalWahl.${value}`, { zeit: formatUhrzeit(both[value], zone) }),
      }))}
      onChange={({ currentTarget }) => onChange(currentTarget.value === 'second' ? 'second' : 'first')}
    />
  )
}

const PASSES = ['first', 'second'] as const satisfies readonly Pass[]

/** The length of a wall time without an offset. */
const LENGTH = '2026-10-25T02:30'.length

function partsOf(value: string, zone: string): Parts {
  const [date = '', time = ''] = value.slice(0, LENGTH).split('T')
  const second = value.length > LENGTH && passOf(Temporal.Instant.from(value), zone) === 'second'
  return { date, time, pass: second ? 'second' : 'first' }
}

function bothOf({ date, time }: Parts, zone: string) {
  return date === '' || time === '' ? null : bothOfWall(Temporal.PlainDateTime.from(`${date}T${time}`), zone)
}

function joined(parts: Parts, zone: string): string {
  const { date, time, pass } = parts
  if (date === '' || time === '') return ''
  const both = bothOf(parts, zone)
  return both === null ? `${date}T${time}` : wallText(both[pass], zone)
}
