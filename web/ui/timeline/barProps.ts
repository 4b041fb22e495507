import type { Focus } from './focus.ts'

interface Timed {
  readonly id: string
  /** Minutes of the picture. */
  readonly von: number
}

interface BarState {
  /** Of its row. */
  readonly index: number
  /** As it is read aloud. */
  readonly name: string
  readonly movable: boolean
  /** The bar that is being moved; it stays where it was, faintly. */
  readonly dragged: string | null
  /** The bar that has the tab stop. */
  readonly focusId: string | null
  readonly onFocus: (focusAt: Focus) => void
}

/** What every bar of a picture of time has, whatever it stands for: how it is found, named and reached. */
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
