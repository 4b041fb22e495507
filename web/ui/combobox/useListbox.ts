import { type KeyboardEvent, type MouseEvent, useEffect, useId, useState } from 'react'

interface ListboxSpec<T> {
  /** What the list is called. */
  readonly name: string
  readonly options: readonly T[]
  readonly idOf: (option: T) => string
  /** Whether the list is there; without it no key leads into it. */
  readonly opened: boolean
  /** What the options answer: where it changes, the first of them is the active one again. */
  readonly of: string
  /** No option is active until a key leads to one. */
  readonly startsNowhere?: boolean
  readonly onChoose: (option: T) => void
  /** An arrow is pressed where the list is not there. */
  readonly onOpen?: () => void
  /** Enter is pressed where nothing is active. */
  readonly onEnter?: () => void
}

/**
 * A field that offers a list while the focus stays in it (ARIA's combobox): which option is active, by arrows or by the mouse, and
 * what both are called. The parts are drawn by whoever asks.
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
