import type { BuchungView, LeseraumView } from '@platzwart/contract/leseraum'
import type { Issue } from '@platzwart/domain/issue'
import { decideBooking } from '@platzwart/domain/leseraum/book'
import type { BookingFacts } from '@platzwart/domain/leseraum/facts'
import type { Minutes } from '@platzwart/domain/leseraum/seatState'
import { leseraumOf } from '@platzwart/domain/leseraum/types'
import { type Grid, stepDown } from '@platzwart/domain/time/grid'
import type { Handle } from '../../../ui/timeline/usePointerDrag.ts'
import type { Leseraum } from '../../leseraum/model/useLeseraum.ts'
import { commandOf, dropUnneededPerson } from '../../leseraum/model/wish.ts'

/**
 * A booking being dragged to another time or seat, in minutes of the day; nothing is sent before it is
 * dropped.
 */
export interface Drag extends Minutes {
  readonly id: string
  /** Its original row. */
  readonly vonZeile: number
  readonly alt: Minutes
  /** Its current row. */
  readonly zeile: number
}

/** Starts dragging a bar at its current position. */
export function dragOf({ id, von, bis }: Minutes & { readonly id: string }, zeile: number): Drag {
  return { id, von, bis, alt: { von, bis }, vonZeile: zeile, zeile }
}

export function isMoved({ alt, von, bis, vonZeile, zeile }: Drag): boolean {
  return vonZeile !== zeile || alt.von !== von || alt.bis !== bis
}

const within = (minute: number, von: number, bis: number) => Math.max(von, Math.min(bis, minute))

/**
 * Moves or resizes the booking by steps. It stays within the visible hours and is at least a step long; the
 * first move snaps times off the grid.
 */
export function movedDrag(drag: Drag, handle: Handle, steps: number, grid: Grid, ganz: Minutes): Drag {
  if (steps === 0) return drag
  const { schritt } = grid
  const stepped = (minute: number) => stepDown(minute + (steps + 0.5) * schritt, grid)
  const { von, bis } = drag
  if (handle === 'beginn') return { ...drag, von: within(stepped(von), ganz.von, bis - schritt) }
  if (handle === 'ende') return { ...drag, bis: within(stepped(bis), von + schritt, ganz.bis) }
  const length = bis - von
  const begin = within(stepped(von), ganz.von, ganz.bis - length)
  return { ...drag, von: begin, bis: begin + length }
}

interface Known {
  readonly raum: Pick<Leseraum, 'day' | 'plan' | 'einstellungen'>
  readonly person: { readonly id: string; readonly email: string }
  /** Without the moved booking. */
  readonly facts: BookingFacts
}

/** The issues for a booking at this position, by the same rules as the dialog's. */
export function moveIssues(
  { von, bis }: Minutes,
  seat: LeseraumView,
  { gruppengroesse, zweite }: Pick<BuchungView, 'gruppengroesse' | 'zweite'>,
  { raum: { day, plan, einstellungen }, person, facts }: Known,
): readonly Issue[] {
  const wish = dropUnneededPerson(
    { von, bis, gruppengroesse, zweitePerson: zweite?.email ?? '' },
    seat,
    einstellungen,
  )
  const decided = decideBooking(commandOf(leseraumOf(seat, plan.id), day, wish, person), facts)
  return decided.ok ? [] : decided.issues
}
