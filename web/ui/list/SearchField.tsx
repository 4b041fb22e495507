import { ActionIcon, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch, IconX } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from '../../platform/texts/useTranslation.ts'
import classes from './List.module.css'

/** The debounce of typing. */
const PAUSE_MS = 250

interface SearchFieldProps {
  readonly label: string
  /** The search text from the address. */
  readonly value: string
  readonly onSearch: (text: string) => void
  readonly className?: string | undefined
  /** The label is above the field, as among other filters, or inside it. */
  readonly labelled?: boolean
}

/**
 * A debounced search field, which follows the address when something else changes it (a reset, the back
 * button).
 */
export function SearchField({ label, value, onSearch, className, labelled = false }: SearchFieldProps) {
  const { t } = useTranslation()
  const [text, setText] = useState(value)
  const [seen, setSeen] = useState(value)
  const [sent, setSent] = useState(value)
  const field = useRef<HTMLInputElement>(null)
  if (value !== seen) {
    setSeen(value)
    if (value !== sent) setText(value)
  }
  const search = (typed: string) => {
    setSent(typed)
    onSearch(typed)
  }
  const send = useDebouncedCallback(search, PAUSE_MS)
  function clear() {
    send.cancel()
    setText('')
    search('')
    field.current?.focus()
  }
  return (
    <TextInput
      ref={field}
      type="search"
      {...(labelled ? { label } : { 'aria-label': label, placeholder: label })}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={
        text === '' ? null : (
          <ActionIcon
            variant="transparent"
            size={28}
            className={classes.clear ?? ''}
            aria-label={t('list.clearSearch')}
            onClick={clear}
          >
            <IconX size={16} aria-hidden />
          </ActionIcon>
        )
      }
      className={className ?? ''}
      classNames={{ input: classes.search ?? '' }}
      maxLength={100}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value)
        send(event.currentTarget.value)
      }}
    />
  )
}
