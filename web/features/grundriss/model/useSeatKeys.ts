import { moveTogether } from '@platzwart/domain/grundriss/moveTogether'
import { nextInDirection } from '@platzwart/domain/grundriss/neighbour'
import { type KeyboardEvent, useState } from 'react'
import { seatIdOf } from '../../../floorplan/planStage.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { announce } from '../../../ui/announce/announcer.ts'
import type { EditorSeat } from '../components/PlanEditor.tsx'
import type { Choice } from './editor/useEditor.ts'
import { ARROWS, type Arrow, reachOf, type SeatSpot, snapped } from './seatMoves.ts'

/** Modifier keys do nothing by themselves. */
const MODIFIERS: ReadonlySet<string> = new Set(['Control', 'Meta', 'Shift'])
const isOrder = ({ key, ctrlKey, metaKey }: KeyboardEvent) => (ctrlKey || metaKey) && !MODIFIERS.has(key)

interface SeatKeys {
  readonly plan: { readonly breite: number; readonly hoehe: number }
  /** Without previewed ones. */
  readonly seats: readonly EditorSeat[]
  readonly choice: Choice
  readonly onMove: (spots: readonly SeatSpot[], goesOn: boolean) => void
  readonly onCopy: () => void
  readonly onPaste: () => void
  readonly onFocus: (id: string) => void
}

/**
 * The keyboard commands of a plan editor: returns true if it handled the key. Also returns what drops a
 * lifted seat.
 */
export function useSeatKeys(props: SeatKeys) {
  const { carries, putDown } = useCarrying(props)
  const { seats, choice, onCopy, onPaste, onFocus } = props
  const { ids } = choice

  function withCtrl({ key: pressed, repeat }: KeyboardEvent, seat: EditorSeat | undefined): boolean {
    const key = pressed.toLowerCase()
    if (key === 'a') choice.take(seats.map(({ id }) => id))
    else if (key === 'c' && ids.size > 0) onCopy()
    // A held key pastes only once.
    else if (key === 'v') repeat || onPaste()
    else if (key === ' ' && seat !== undefined) choice.toggle(seat.id)
    else return false
    return true
  }
  function extend({ key }: KeyboardEvent, seat: EditorSeat): boolean {
    const arrow = ARROWS[key]
    if (arrow === undefined) return false
    const next = nextInDirection(seats, seat.id, arrow.richtung)
    if (next !== seat.id) choice.extend(seat.id, next)
    onFocus(next)
    return true
  }
  function onKeys(event: KeyboardEvent): boolean {
    const seat = seats.find(({ id }) => id === seatIdOf(event.target))
    if (event.altKey) return false
    // Undo, redo and other selections start from the dropped position.
    if (isOrder(event)) putDown()
    if (event.ctrlKey !== event.metaKey && !event.shiftKey) return withCtrl(event, seat)
    if (event.ctrlKey || event.metaKey) return false
    if (seat !== undefined && carries(event, seat)) return true
    if (event.shiftKey && seat !== undefined) return extend(event, seat)
    if (event.key !== 'Escape' || ids.size === 0) return false
    choice.none()
    return true
  }
  return { onKeys, putDown }
}

interface Carried {
  /** The focused seat. */
  readonly id: string
  /** The original positions of all of them. */
  readonly from: readonly EditorSeat[]
  readonly moved: boolean
}

const wordsOf = ({ bezeichnung, x, y }: EditorSeat) => ({ bezeichnung, x, y })
const spotsOf = (seats: readonly EditorSeat[]): SeatSpot[] =>
  seats.map(({ id, x, y, drehung }) => ({ id, x, y, drehung }))

/** Moves a seat and its selection by keyboard. */
function useCarrying({ plan, seats, choice, onMove }: SeatKeys) {
  const { t } = useTranslation('grundriss')
  const [carried, setCarried] = useState<Carried | null>(null)
  const groupOf = (seat: EditorSeat) =>
    choice.ids.has(seat.id) ? seats.filter(({ id }) => choice.ids.has(id)) : [seat]

  function say(what: 'aufgenommen' | 'abgesetzt' | 'zurueck', seat: EditorSeat, count: number) {
    announce(count > 1 ? t(`viele.${what}`, { count }) : t(`editor.${what}`, wordsOf(seat)))
  }
  function carry({ from, moved }: Carried, seat: EditorSeat, arrow: Arrow, far: boolean) {
    const by = reachOf(arrow, far)
    const spot = snapped({ x: seat.x + by.x, y: seat.y + by.y }, plan)
    const ids = new Set(from.map(({ id }) => id))
    const group = seats.filter(({ id }) => ids.has(id))
    const there = moveTogether(group, { x: spot.x - seat.x, y: spot.y - seat.y }, plan)
    onMove(spotsOf(there), moved)
    setCarried((one) => one && { ...one, moved: true })
    const { x, y } = there.find(({ id }) => id === seat.id) ?? spot
    announce(t('editor.steht', { links: x, oben: y }))
  }
  function putDown() {
    if (carried === null) return
    setCarried(null)
    const seat = seats.find(({ id }) => id === carried.id)
    if (seat !== undefined) say('abgesetzt', seat, carried.from.length)
  }
  function carries({ key, shiftKey }: KeyboardEvent, seat: EditorSeat): boolean {
    const arrow = ARROWS[key]
    if (carried?.id !== seat.id) {
      if (key !== ' ' || shiftKey) return false
      const from = groupOf(seat)
      setCarried({ id: seat.id, from, moved: false })
      say('aufgenommen', seat, from.length)
    } else if (arrow !== undefined) carry(carried, seat, arrow, shiftKey)
    else if (key === ' ' || key === 'Enter') putDown()
    else if (key === 'Escape') {
      if (carried.moved) onMove(spotsOf(carried.from), true)
      setCarried(null)
      say('zurueck', carried.from.find(({ id }) => id === seat.id) ?? seat, carried.from.length)
    } else return false
    return true
  }
  return { carries, putDown }
}
