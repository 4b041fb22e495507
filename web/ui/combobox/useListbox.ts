import { type KeyboardEvent, type MouseEvent, useEffect, useId, useState } from 'react'

interface ListboxSpec<T> {
  /** The list's accessible name. */
  readonly name: string
  readonly options: readonly T[]
  readonly idOf: (option: T) => string
  /** Whether the list is shown; otherwise no key leads into it. */
  readonly opened: boolean
  /** The query that the options answer: when it changes, the first option becomes active again. */
  readonly of: string
  /** No option is active until a key moves to one. */
  readonly startsNowhere?: boolean
  readonly onChoose: (option: T) => void
  /** An arrow key is pressed while the list is hidden. */
  readonly onOpen?: () => void
  /** Enter is pressed without an active option. */
  readonly onEnter?: () => void
}

/**
 * The combobox pattern (ARIA): a field that offers a list while the focus stays in it. Returns the active
 * option, moved by arrow keys or the mouse, and the attributes of both; the caller renders them.
 */
export function useListbox<T>(spec: ListboxSpec<T>) {
  const { name, options, idOf, opened, of, startsNowhere = false, onChoose, onOpen, onEnter } = spec
  const list = useId()
  const [reached, setReached] = useState<{ readonly of: string; readonly id: string } | null>(null)
  const found =
    reached !== null && reached.of === of ? options.findIndex((one) => idOf(one) === reached.id) : -1
  const at = found < 0 && !startsNowhere && options.length > 0 ? 0 : found
  const active = opened ? options[at] : undefined
  const optionId = (option: T) => `${list}-${idOf(option)}`
  const activeId = active === undefined ? undefined : optionId(active)
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
  const reach = (option: T | undefined) => {
    if (option !== undefined) setReached({ of, id: idOf(option) })
  }
  function step(by: 1 | -1) {
    if (!opened) return onOpen?.()
    const from = at < 0 && by < 0 ? 0 : at
    reach(options.at((from + by) % options.length))
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      step(event.key === 'ArrowDown' ? 1 : -1)
    }
    if (event.key !== 'Enter') return
    if (active !== undefined) {
      event.preventDefault()
      onChoose(active)
    } else onEnter?.()
  }
  return {
    field: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': opened,
      'aria-controls': opened ? list : undefined,
      'aria-activedescendant': activeId,
      autoComplete: 'off',
      onKeyDown,
    } as const,
    list: {
      id: list,
      role: 'listbox',
      'aria-label': name,
      // The focus stays in the field.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
    } as const,
    option: (option: T) =>
      ({
        id: optionId(option),
        role: 'option',
        'aria-selected': option === active,
        tabIndex: -1,
        onMouseMove: () => reach(option),
        onClick: () => onChoose(option),
      }) as const,
  }
}
