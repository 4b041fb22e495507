import { TextInput, type TextInputProps } from '@mantine/core'
import {
  type NumberRefusal,
  type NumberRules,
  readNumber,
  writeNumber,
} from '@platzwart/domain/number/readNumber'
import { type KeyboardEvent, useLayoutEffect, useState } from 'react'
import { useTranslation } from '../../platform/texts/useTranslation.ts'
import { type Reading, useTyping } from '../dates/useTyping.ts'

export interface NumberFieldProps
  extends Pick<
    TextInputProps,
    | 'aria-label'
    | 'className'
    | 'description'
    | 'inputWrapperOrder'
    | 'label'
    | 'name'
    | 'required'
    | 'rightSection'
    | 'rightSectionWidth'
    | 'size'
    | 'withAsterisk'
  > {
  /** Null, or empty, for no number. */
  readonly value: number | null | ''
  /** Decimal places; an integer by default. */
  readonly places?: number
  /** Always shows all decimal places, as for an amount of money. */
  readonly exact?: boolean
  /** 0 by default. */
  readonly min?: number
  readonly max?: number
  /** The unit, shown after the number; it may be typed as well. */
  readonly unit?: string
  /** The step of the arrow keys. */
  readonly step?: number
  /** A message about the value; the field itself reports invalid texts. */
  readonly error?: TextInputProps['error']
  readonly onChange: (value: number | null) => void
  readonly onLeave?: () => void
}

/**
 * A number in the format of the page: with thousands separators while it is not edited, without them while it
 * is. An invalid or ambiguous text is reported and means no number, so that nothing is submitted that nobody
 * typed.
 */
export function NumberField(props: NumberFieldProps) {
  const {
    value,
    places = 0,
    exact = false,
    min,
    max,
    unit,
    step = 1,
    error,
    onChange,
    onLeave,
    ...look
  } = props
  const { language } = useTranslation()
  const rules: NumberRules = {
    language,
    places,
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
  }
  const [focused, setFocused] = useState(false)
  const refusal = useRefusal(rules)
  const figure =
    value === null || value === '' ? '' : writeNumber(value, { ...rules, grouped: !focused, exact })
  const written = figure === '' || unit === undefined ? figure : `${figure} ${unit}`
  const typing = useTyping({
    value: value === null ? '' : String(value),
    shown: written,
    read: (text) => readingOf(withoutUnit(text, unit), rules, refusal),
    emptied: true,
    onChange: (next) => onChange(next === '' ? null : Number(next)),
  })
  const { ref } = typing.props
  // By now the field shows it without thousands.
  useLayoutEffect(() => {
    if (focused) ref.current?.select()
  }, [focused, ref])
  function turn(event: KeyboardEvent) {
    const by = { ArrowUp: step, ArrowDown: -step }[event.key]
    if (by === undefined || event.altKey) return
    event.preventDefault()
    const next = (value === null || value === '' ? 0 : value) + by
    typing.put(String(Math.min(max ?? next, Math.max(min ?? 0, next))))
  }
  return (
    <TextInput
      {...look}
      {...typing.props}
      inputMode={places > 0 ? 'decimal' : min !== undefined && min < 0 ? 'text' : 'numeric'}
      // While typing, a missing number is no error yet.
      error={typing.fault ?? (typing.typing && typing.said === null ? undefined : error)}
      onFocus={() => setFocused(true)}
      onBlur={() => {
        setFocused(false)
        typing.props.onBlur()
        onLeave?.()
      }}
      onKeyDown={(event) => {
        typing.props.onKeyDown(event)
        turn(event)
      }}
    />
  )
}

/** Removes a unit that was typed or pasted with the number. */
function withoutUnit(text: string, unit = ''): string {
  const tidy = text.trim()
  return unit !== '' && tidy.toLowerCase().endsWith(unit.toLowerCase()) ? tidy.slice(0, -unit.length) : tidy
}

function readingOf(
  text: string,
  rules: NumberRules,
  refusal: (of: NumberRefusal, text: string) => string,
): Reading {
  if (text.trim() === '') return { ok: true, value: '', complete: true, words: '' }
  const reading = readNumber(text, rules)
  if (!reading.ok) return { ok: false, why: refusal(reading, text.trim()) }
  return {
    ok: true,
    value: String(reading.value),
    complete: true,
    words: writeNumber(reading.value, { ...rules, grouped: true }),
  }
}

/** The text of why something is no valid number here. */
function useRefusal({ language, places, min = 0, max }: NumberRules) {
  const { t } = useTranslation()
  const say = (value: number, behind = places) =>
    writeNumber(value, { language, places: behind, grouped: true })
  return (refusal: NumberRefusal, text: string): string => {
    if (refusal.why === 'zweideutig') {
      const [eine, andere] = [refusal.eine, refusal.andere].map((value) => say(value, 6))
      return t('zahl.zweideutig', { text, eine: eine ?? '', andere: andere ?? '' })
    }
    if (refusal.why === 'stellen') return t('zahl.stellen', { count: refusal.stellen })
    if (refusal.why === 'keine' || refusal.why === 'ganze') return t(`zahl.${refusal.why}`)
    return max === undefined
      ? t('zahl.mindestens', { min: say(min) })
      : t('zahl.bereich', { min: say(min), max: say(max) })
  }
}
