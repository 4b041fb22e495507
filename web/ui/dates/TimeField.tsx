import { useTranslation } from '../../platform/texts/useTranslation.ts'
import { readTime } from './readTime.ts'
import { type FieldProps, TypedField } from './TypedField.tsx'
import { type Reading, useTyping } from './useTyping.ts'

interface TimeFieldProps extends FieldProps {
  /** `HH:mm`, empty for none. */
  readonly value: string
}

/** A 24-hour time in both languages, typed as people write it. */
export function TimeField(props: TimeFieldProps) {
  const { t } = useTranslation('datum')
  function read(text: string): Reading {
    const found = readTime(text)
    switch (found.kind) {
      case 'time':
        return { ok: true, value: found.time, complete: found.complete, words: found.time }
      case 'empty':
        return { ok: true, value: '', complete: true, words: '' }
      case 'noSuchTime':
        return { ok: false, why: t('noSuchTime', { text: text.trim() }) }
      default:
        return { ok: false, why: t('unreadableTime') }
    }
  }
  const typing = useTyping({ value: props.value, shown: props.value, read, onChange: props.onChange })
  return (
    <TypedField
      field={props}
      typing={typing}
      placeholder={t('uhrzeitMuster')}
      help={t('uhrzeitHilfe')}
      inputMode="numeric"
    />
  )
}
