import { Popover, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { type ReactNode, useState } from 'react'
import { describeFailure } from '../../platform/describeFailure.ts'
import { formatNumber } from '../../platform/format.ts'
import { useTranslation } from '../../platform/texts/useTranslation.ts'
import { Announced } from '../announce/Announced.tsx'
import { useListbox } from '../combobox/useListbox.ts'
import classes from './PersonField.module.css'

export interface PersonOption {
  readonly id: string
  readonly name: string
  /** Distinguishes people of the same name. */
  readonly email?: string | undefined
  /** The person's state, beside the name. */
  readonly note?: ReactNode
  /** Shown, and not selectable: the note says why. */
  readonly disabled?: boolean
}

interface PersonFieldProps {
  readonly label: string
  readonly description?: string | undefined
  readonly fault?: string | undefined
  readonly className?: string | undefined
  readonly person: PersonOption | null
  /** The label of an option for nobody, if that is allowed. */
  readonly nobody?: string
  /** The people found; undefined while searching. */
  readonly found: readonly PersonOption[] | undefined
  /** Why the search failed; typing on retries. */
  readonly failure?: unknown
  /** The text if nobody is found. */
  readonly none: string
  /** Called with the typed text after a pause; empty for the suggestions without one. */
  readonly onSearch: (text: string) => void
  readonly onChange: (person: PersonOption | null) => void
}

/** The debounce of typing. */
const PAUSE_MS = 200

/** The value of the option for nobody. */
const NOBODY = 'nobody'

/** Selects a person by name or address: a combobox whose field keeps the focus. */
export function PersonField(props: PersonFieldProps) {
  const { label, description, fault, className, person, nobody, found, failure, none, onSearch, onChange } =
    props
  const [typed, setTyped] = useState<string | null>(null)
  const [opened, setOpened] = useState(false)
  const { t } = useTranslation()
  const search = useDebouncedCallback(onSearch, PAUSE_MS)
  const asked = typed?.trim() ?? ''
  const first = nobody === undefined || asked !== '' ? [] : [{ id: NOBODY, name: nobody }]
  const options: readonly PersonOption[] = [...first, ...(found ?? [])]
  const chosen = person?.name ?? nobody ?? ''

  function close() {
    setOpened(false)
    setTyped(null)
    search.cancel()
    onSearch('')
  }
  function choose(option: PersonOption) {
    if (option.disabled) return
    close()
    onChange(option.id === NOBODY ? null : option)
  }
  const listbox = useListbox({
    options,
    idOf: ({ id }) => id,
    name: label,
    opened: opened && options.length > 0,
    of: asked,
    startsNowhere: asked === '',
    onChoose: choose,
    onOpen: () => setOpened(true),
  })
  const missed = asked !== '' && found?.length === 0

  return (
    <Popover
      opened={opened && (options.length > 0 || missed)}
      onDismiss={close}
      position="bottom-start"
      width="target"
      offset={4}
      trapFocus={false}
      returnFocus={false}
      withRoles={false}
      closeOnEscape={false}
      transitionProps={{ duration: 0 }}
    >
      <Popover.Target>
        <TextInput
          {...listbox.field}
          label={label}
          description={description}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          error={fault ?? (failure == null ? undefined : describeFailure(failure, t).title)}
          className={className ?? ''}
          maxLength={100}
          spellCheck={false}
          // Escape closes only the list, and not a dialog around it.
          data-mantine-stop-propagation={opened || undefined}
          value={typed ?? chosen}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value)
            setOpened(true)
            search(value.trim())
          }}
          onClick={({ currentTarget }) => {
            setOpened(true)
            if (typed === null) currentTarget.select()
          }}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onBlur={() => {
            if (typed === '' && person !== null) onChange(null)
            close()
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && opened) close()
            else listbox.field.onKeyDown(event)
          }}
        />
      </Popover.Target>
      <Popover.Dropdown className={classes.drop ?? ''}>
        {options.length > 0 && (
          <div {...listbox.list} className={classes.list}>
            {options.map((option) => (
              <div
                key={option.id}
                {...listbox.option(option)}
                aria-disabled={option.disabled || undefined}
                className={classes.option}
              >
                <span>{option.name}</span>
                {option.email !== undefined && <span className={classes.email}>{option.email}</span>}
                {option.note}
              </div>
            ))}
          </div>
        )}
        {missed && <p className={classes.none}>{none}</p>}
      </Popover.Dropdown>
      <Announced as="span" className="visually-hidden">
        {opened && missed && none}
        {opened &&
          options.length > 0 &&
          t('list.count', { count: options.length, anzahl: formatNumber(options.length) })}
      </Announced>
    </Popover>
  )
}
