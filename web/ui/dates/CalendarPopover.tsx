import { ActionIcon, Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconChevronsLeft, IconChevronsRight } from '@tabler/icons-react'
import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from '../../platform/texts/useTranslation.ts'
import { Announced } from '../announce/Announced.tsx'
import { type Bounds, beyond, dateByKey, nearest } from './calendar.ts'
import classes from './dates.module.css'
import { KEEPS_ESCAPE, MonthGrid } from './MonthGrid.tsx'
import { usePopover } from './usePopover.ts'
import type { CalendarWords } from './words.ts'

interface CalendarPopoverProps {
  /** The button that opened it. */
  readonly opener: RefObject<HTMLElement | null>
  readonly chosen: Temporal.PlainDate | null
  readonly today: Temporal.PlainDate
  readonly bounds: Bounds
  readonly clearable: boolean
  readonly words: CalendarWords
  readonly onChoose: (date: Temporal.PlainDate | null) => void
  /** The focus moved elsewhere, and stays there. */
  readonly onLeave: () => void
  /** Closed by its own keys. */
  readonly onClose: () => void
}

const STEPS = [
  { name: 'jahrZurueck', Sign: IconChevronsLeft, by: { years: -1 } },
  { name: 'monatZurueck', Sign: IconChevronLeft, by: { months: -1 } },
  { name: 'monatVor', Sign: IconChevronRight, by: { months: 1 } },
  { name: 'jahrVor', Sign: IconChevronsRight, by: { years: 1 } },
] as const

/** A month to choose a day from, in the top layer (even above a dialog); loaded when it is opened. */
export function CalendarPopover(props: CalendarPopoverProps) {
  const { chosen, today, bounds, words, onChoose, onClose } = props
  const { t } = useTranslation('datum')
  const title = useId()
  const panel = usePopover(props.opener, props.onLeave)
  const [at, setAt] = useState(() => nearest(chosen ?? today, bounds))
  const focusNext = useRef(true)
  useLayoutEffect(() => {
    if (focusNext.current) panel.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus()
    focusNext.current = false
  }, [at, panel])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }
  function choose(day: Temporal.PlainDate) {
    if (beyond(day, bounds) === null) onChoose(day)
  }
  function onGridKey(event: KeyboardEvent) {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      choose(at)
    }
    const next = dateByKey(event.key, event.shiftKey, at)
    if (next === null) return
    event.preventDefault()
    focusNext.current = true
    setAt(nearest(next, bounds))
  }
  return (
    <div
      ref={panel}
      popover="manual"
      role="dialog"
      tabIndex={-1}
      aria-label={t('kalender.titel')}
      className={classes.panel}
      onKeyDown={onKeyDown}
    >
      <div className={classes.head}>
        {STEPS.map(({ name, Sign, by }) => {
          const next = nearest(at.add(by), bounds)
          return (
            <ActionIcon
              key={name}
              {...KEEPS_ESCAPE}
              variant="subtle"
              className={classes.step ?? ''}
              aria-label={t(`kalender.${name}`)}
              disabled={next.toPlainYearMonth().equals(at.toPlainYearMonth())}
              onClick={() => setAt(next)}
            >
              <Sign size={18} aria-hidden />
            </ActionIcon>
          )
        })}
        <Announced as="b" id={title} className={classes.month}>
          {words.month(at)}
        </Announced>
      </div>
      <MonthGrid
        {...{ at, chosen, today, bounds, words }}
        labelledBy={title}
        onKeyDown={onGridKey}
        onChoose={choose}
      />
      <div className={classes.foot}>
        <Button
          {...KEEPS_ESCAPE}
          variant="subtle"
          disabled={beyond(today, bounds) !== null}
          onClick={() => onChoose(today)}
        >
          {t('kalender.heute')}
        </Button>
        {props.clearable && (
          <Button {...KEEPS_ESCAPE} variant="subtle" onClick={() => onChoose(null)}>
            {t('kalender.leeren')}
          </Button>
        )}
      </div>
    </div>
  )
}
