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
  /** Null, or empty, while none stands there. */
  readonly value: number | null | ''
  /** Places behind the decimal sign; without it a whole number. */
  readonly places?: number
  /** All places are written, as of an amount of money. */
  readonly exact?: boolean
  /** 0 by default. */
  readonly min?: number
  readonly max?: number
  /** What is counted; it stands behind the number, and may be typed with it. */
  readonly unit?: string
  /** By which the arrow keys go up and down. */
  readonly step?: number
  /** What is wrong with the number; what is none the field says itself. */
  readonly error?: TextInputProps['error']
  readonly onChange: (value: number | null) => void
  readonly onLeave?: () => void
}

/**
 * A number, written and read as the page writes numbers: with thousands while nobody types, without them while somebody does. What is no
 * number, or could be two, is said and stands for none, so that nothing is sent that nobody has typed.
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
  // It is written without thousands by now.
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
      // What is wrong with no number is not said of one that is being written.
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

/** Whoever writes or pastes what is counted with the number has written the number. */
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

/** Why something is no number here, in words. */
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
