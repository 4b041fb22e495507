import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { type Focus, type Lane, nextFocus, type Placed, resolveFocus } from './focus.ts'

/** Height of a row in pixels: large enough for touch. */
export const ROW_PX = 44

interface Keys<B extends Placed> {
  /** The initial column of up and down. */
  readonly start: number
  /** Handles a key during a move; true if it was used. */
  readonly onKey: (event: KeyboardEvent) => boolean
  /** Picks a bar up; false if it cannot be moved. */
  readonly take: (balken: B, zeile: number) => boolean
  /** Enter picks up a movable bar, as M does everywhere. */
  readonly byEnter?: boolean
}

/** A roving tabindex for the whole timeline, with its keys. */
export function useKeyboard<B extends Placed>(
  root: RefObject<HTMLElement | null>,
  zeilen: readonly Lane<B>[],
  { start, onKey, take, byEnter = false }: Keys<B>,
) {
  const [chosen, setFocus] = useState<Focus>({ zeile: 0, id: null, minute: start })
  const focusAt = resolveFocus(chosen, zeilen)
  const wanted = useRef(false)

  // A row out of sight is rendered first; then it gets the focus.
  useEffect(() => {
    if (!wanted.current) return
    wanted.current = false
    focusOn(root.current, focusAt)
  })

  function onKeyDown(event: KeyboardEvent) {
    if (onKey(event)) return
    const balken = zeilen[focusAt.zeile]?.balken.find(({ id }) => id === focusAt.id)
    const asks = event.key.toLowerCase() === 'm' || (byEnter && event.key === 'Enter')
    const moves = asks && !event.ctrlKey && !event.metaKey
    if (moves && balken !== undefined && take(balken, focusAt.zeile)) return event.preventDefault()
    const next = nextFocus(event.key, focusAt, zeilen)
    if (next === null) return
    event.preventDefault()
    wanted.current = true
    setFocus(next)
    showRow(root.current, next.zeile)
  }

  return { focusAt, setFocus, onKeyDown }
}

function focusOn(root: HTMLElement | null, { zeile, id }: Focus): void {
  const row = root?.querySelector(`[data-zeile="${zeile}"]`)
  const target = id ? row?.querySelector<HTMLElement>(`[data-balken="${id}"]`) : null
  const element = target ?? row?.querySelector<HTMLElement>('[data-name]')
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** Scrolls a row into view, below the sticky head. */
function showRow(root: HTMLElement | null, zeile: number): void {
  if (root === null) return
  const head = root.querySelector('header')?.offsetHeight ?? 0
  const top = zeile * ROW_PX
  const bottom = top + ROW_PX + head
  if (top < root.scrollTop) root.scrollTop = top
  else if (bottom > root.scrollTop + root.clientHeight) root.scrollTop = bottom - root.clientHeight
}
