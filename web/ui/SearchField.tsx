import { TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'

/** Typing is over when nothing has been typed for so long. */
const PAUSE_MS = 250

interface SearchFieldProps {
  readonly label: string
  /** What is searched for, as the address says. */
  readonly value: string
  readonly onSearch: (text: string) => void
  readonly className: string | undefined
}

/** A search that is sent once its person stops typing, and that follows the address when something else changes it (a reset, the way back). */
export function SearchField({ label, value, onSearch, className }: SearchFieldProps) {
  const [text, setText] = useState(value)
  const [seen, setSeen] = useState(value)
  const [sent, setSent] = useState(value)
  if (value !== seen) {
    setSeen(value)
    if (value !== sent) setText(value)
  }
  const send = useDebouncedCallback((typed: string) => {
    setSent(typed)
    onSearch(typed)
  }, PAUSE_MS)
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={label}
      leftSection={<IconSearch size={16} aria-hidden />}
      className={className ?? ''}
      maxLength={100}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value)
        send(event.currentTarget.value)
      }}
    />
  )
}
