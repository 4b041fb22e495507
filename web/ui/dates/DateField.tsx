import { ActionIcon } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { Suspense, useRef, useState } from 'react'
import { formatTag, formatWochentagTag } from '../../platform/format.ts'
import { lazyPart } from '../../platform/lazyPart.ts'
import { useTranslation } from '../../platform/texts/useTranslation.ts'
import { type Bounds, beyond, isoDate } from './calendar.ts'
import classes from './dates.module.css'
import { readDate } from './readDate.ts'
import { type FieldProps, TypedField } from './TypedField.tsx'
import { useToday } from './today.ts'
import { type Reading, useTyping } from './useTyping.ts'
import { CALENDAR_WORDS, formatTagLong } from './words.ts'

const CalendarPopover = lazyPart(() => import('./CalendarPopover.tsx'), 'CalendarPopover')

interface DateFieldProps extends FieldProps {
  /** `YYYY-MM-DD`, empty for none. */
  readonly value: string
  /** The first and the last selectable day, `YYYY-MM-DD`; empty is unbounded. */
  readonly min?: string
  readonly max?: string
}

/** A date: typed, or chosen in a calendar. Shown with its weekday, `So., 22.11.2026`. */
export function DateField(props: DateFieldProps) {
  const { t } = useTranslation('datum')
  const today = useToday()
  const bounds = { min: isoDate(props.min), max: isoDate(props.max) }
  const date = isoDate(props.value)
  const read = useReading(bounds, today)
  const [opened, setOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const typing = useTyping({
    value: props.value,
    shown: date === null ? props.value : formatWochentagTag(date),
    read,
    onChange: props.onChange,
    onOpen: () => setOpened(true),
  })
  const close = (next?: string) => {
    if (next !== undefined) typing.put(next)
    button.current?.focus()
    setOpened(false)
  }
  return (
    <>
      <TypedField
        field={props}
        typing={typing}
        placeholder={t('tagMuster')}
        help={t('tagHilfe')}
        button={
          <ActionIcon
            ref={button}
            variant="subtle"
            className={classes.button ?? ''}
            aria-label={t('kalender.oeffnen')}
            aria-haspopup="dialog"
            aria-expanded={opened}
            onClick={() => setOpened(!opened)}
          >
            <IconCalendar size={18} stroke={1.75} aria-hidden />
          </ActionIcon>
        }
      />
      {opened && (
        <Suspense fallback={null}>
          <CalendarPopover
            opener={button}
            chosen={date}
            today={today}
            bounds={bounds}
            words={CALENDAR_WORDS}
            clearable={props.required !== true && props.value !== ''}
            onChoose={(day) => close(day?.toString() ?? '')}
            onLeave={() => setOpened(false)}
            onClose={() => close()}
          />
        </Suspense>
      )}
    </>
  )
}

function useReading(bounds: Bounds, today: Temporal.PlainDate): (text: string) => Reading {
  const { t } = useTranslation('datum')
  return (text) => {
    const found = readDate(text, today)
    switch (found.kind) {
      case 'empty':
        return { ok: true, value: '', complete: true, words: '' }
      case 'noSuchDay':
        return { ok: false, why: t('noSuchDay', { text: text.trim() }) }
      case 'unreadable':
        return { ok: false, why: t('unreadable') }
      default: {
        const why = beyond(found.date, bounds)
        const limit = why === 'tooEarly' ? bounds.min : bounds.max
        if (why !== null && limit !== null) return { ok: false, why: t(why, { tag: formatTag(limit) }) }
        return {
          ok: true,
          value: found.date.toString(),
          complete: found.complete,
          words: formatTagLong(found.date),
        }
      }
    }
  }
}
