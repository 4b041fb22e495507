import type { Focus } from './focus.ts'

interface Timed {
  readonly id: string
  /** Minutes since the start of the timeline. */
  readonly von: number
}

interface BarState {
  /** Of its row. */
  readonly index: number
  /** The accessible name. */
  readonly name: string
  readonly movable: boolean
  /** The bar that is being dragged; it stays in its place, dimmed. */
  readonly dragged: string | null
  /** The bar with the tab stop (roving tabindex). */
  readonly focusId: string | null
  readonly onFocus: (focusAt: Focus) => void
}

/** The attributes of every bar of a timeline: how it is found, named and focused. */
export function barProps({ id, von }: Timed, { index, name, movable, dragged, focusId, onFocus }: BarState) {
  return {
    type: 'button',
    'data-balken': id,
    'data-beweglich': movable ? '' : undefined,
    'data-gezogen': dragged === id ? '' : undefined,
    tabIndex: focusId === id ? 0 : -1,
    'aria-label': name,
    title: name,
    onFocus: () => onFocus({ zeile: index, id, minute: von }),
  } as const
}
