import { ActionIcon, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch, IconX } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from '../../platform/texts/useTranslation.ts'
import classes from './List.module.css'

/** Typing is over when nothing has been typed for so long. */
const PAUSE_MS = 250

interface SearchFieldProps {
  readonly label: string
  /** What is searched for, as the address says. */
  readonly value: string
  readonly onSearch: (text: string) => void
  readonly className?: string | undefined
  /** Above the field, as among other fields of a filter, or in it. */
  readonly labelled?: boolean
}

/** A search that is sent once its person stops typing, and that follows the address when something else changes it (a reset, the way back). */
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
