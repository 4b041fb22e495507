import type { Minutes } from '@platzwart/domain/leseraum/seatState'
import type { Grid } from '@platzwart/domain/time/grid'
import type { KeyboardEvent } from 'react'
import type { Handle } from '../../../ui/timeline/usePointerDrag.ts'
import { type Drag, movedDrag } from './move.ts'

export interface Hands {
  readonly set: (drag: Drag | null) => void
  readonly drop: (drag: Drag) => void
  readonly grid: Grid
  /** The number of rows. */
  readonly zeilen: number
  readonly ganz: Minutes
}

type Key = Pick<
  KeyboardEvent,
  'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey' | 'preventDefault' | 'stopPropagation'
>

const SIDEWAYS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 }
const UPWARDS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

const handleOf = ({ shiftKey, altKey }: Key): Handle => (shiftKey ? 'ende' : altKey ? 'beginn' : 'ganz')

/**
 * The keyboard equivalent of dragging: left and right arrows move, with Shift they move the end, with Alt the
 * start; up and down change the seat; Enter saves, Escape cancels. Returns whether the key was handled: every
 * key is, except Tab, which cancels as well.
 */
export function keyOfMove(event: Key, drag: Drag, { set, drop, grid, zeilen, ganz }: Hands): boolean {
  if (event.key === 'Tab') {
    set(null)
    return false
  }
  if (event.ctrlKey || event.metaKey) return false
  const by = SIDEWAYS[event.key]
  const rows = UPWARDS[event.key]
  if (by !== undefined) set(movedDrag(drag, handleOf(event), by, grid, ganz))
  else if (rows !== undefined) set({ ...drag, zeile: Math.max(0, Math.min(zeilen - 1, drag.zeile + rows)) })
  else if (event.key === 'Enter') drop(drag)
  else if (event.key === 'Escape') set(null)
  // A space would press the lifted bar.
  else if (event.key !== ' ') return true
  event.preventDefault()
  event.stopPropagation()
  return true
}
