import type { Form, GrundrissBild } from '@platzwart/contract/leseraum'
import { moveTogether } from '@platzwart/domain/grundriss/moveTogether'
import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { FloorPlan } from '../../../floorplan/FloorPlan.tsx'
import type { PlanSeat, SeatLook } from '../../../floorplan/types.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { dragSeats } from '../model/dragSeats.ts'
import { drawFrame } from '../model/drawFrame.ts'
import type { Choice } from '../model/editor/useEditor.ts'
import { between } from '../model/seatChoice.ts'
import { type SeatSpot, snapped } from '../model/seatMoves.ts'
import { usePlanTexts } from '../model/usePlanTexts.ts'
import { useSeatKeys } from '../model/useSeatKeys.ts'
import classes from './Grundriss.module.css'

export interface EditorSeat extends PlanSeat {
  readonly zone: string
  readonly aktiv: boolean
  /** A preview: drawn, and not yet on the plan. */
  readonly neu?: boolean
}

interface PlanEditorProps {
  readonly plan: {
    readonly id: string
    readonly bezeichnung: string
    readonly breite: number
    readonly hoehe: number
    readonly zeichnung: readonly Form[]
    readonly bild?: GrundrissBild | null
  }
  /** In reading order; an unchanged seat keeps its identity. */
  readonly seats: readonly EditorSeat[]
  /** The open seat, or a new one. */
  readonly chosen: string | null
  readonly onChoose: (id: string) => void
  /** The seats of the selection. */
  readonly choice: Choice
  /** @param goesOn merges this step with the previous one into a single undo step */
  readonly onMove: (spots: readonly SeatSpot[], goesOn: boolean) => void
  /** Copies the selection to the clipboard, and pastes it. */
  readonly onCopy: () => void
  readonly onPaste: () => void
}

/**
 * The editor of a plan's seats: by mouse, by touch for open or selected ones, and by keyboard; a press on an
 * empty place also positions a new one. Space lifts the focused seat with its selection, arrow keys move it
 * by steps of the grid, Space or any other action drops it, Escape puts it back. Shift or Ctrl with a press,
 * a frame, and Shift with arrow keys select several; Ctrl with A selects all.
 */
export function PlanEditor(props: PlanEditorProps) {
  const { plan, seats, chosen, choice, onChoose, onMove, onCopy, onPaste } = props
  const { t, language } = useTranslation('grundriss')
  const words = usePlanTexts()
  const root = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  /** Whether a press extends the selection. */
  const more = useRef(false)
  const [ort, setOrt] = useState<string>()
  const there = useMemo(() => seats.filter(({ neu }) => neu !== true), [seats])
  const onFocus = (id: string) =>
    root.current
      ?.querySelector<SVGElement>(`[data-platz="${CSS.escape(id)}"]`)
      ?.focus({ preventScroll: true })
  const { onKeys, putDown } = useSeatKeys({ plan, seats: there, choice, onMove, onCopy, onPaste, onFocus })
  usePointers(root, frame, props)
  const looks = useLooks(seats)
  function onKeyDown(event: KeyboardEvent) {
    more.current = false
    if (!onKeys(event)) return
    event.preventDefault()
    event.stopPropagation()
  }
  function onClickCapture({ shiftKey, ctrlKey, metaKey }: MouseEvent) {
    more.current = shiftKey || ctrlKey || metaKey
  }
  function onOpen(id: string) {
    if (!there.some((seat) => seat.id === id)) return
    if (more.current || choice.several) choice.toggle(id)
    else onChoose(id)
  }
  return (
    // Handles keys in the capture phase, before the plan: they move a lifted seat instead of the focus.
    <div
      ref={root}
      className={classes.plan}
      data-mehrere={choice.several || undefined}
      onKeyDownCapture={onKeyDown}
      onBlurCapture={putDown}
      onPointerDownCapture={putDown}
      onClickCapture={onClickCapture}
    >
      <FloorPlan
        plan={plan}
        seats={seats}
        looks={looks}
        sprache={language}
        texts={{
          name: t('editor.name', { plan: plan.bezeichnung }),
          anleitung: t('editor.anleitung'),
          ...words,
        }}
        opensWhole
        chosen={chosen}
        together={choice.ids}
        ort={ort}
        onOrt={setOrt}
        ziel={undefined}
        onZiel={() => undefined}
        onOpen={onOpen}
        renderCard={(id) => looks.has(id) && <strong>{looks.get(id)?.name}</strong>}
      />
      <div ref={frame} className={classes.frame} hidden aria-hidden="true" />
    </div>
  )
}

/** Dragging seats and frames happens outside of React until the pointer is released. */
function usePointers(
  root: RefObject<HTMLDivElement | null>,
  frame: RefObject<HTMLDivElement | null>,
  props: PlanEditorProps,
) {
  const latest = useRef(props)
  latest.current = props
  useEffect(() => {
    if (root.current === null || frame.current === null) return undefined
    // Of previewed seats, the open one is meant.
    const seatOf = (id: string) =>
      latest.current.seats.find((one) => one.id === id && (one.neu !== true || id === latest.current.chosen))
    const letGo = [
      dragSeats(root.current, {
        taken(id, pointer) {
          const { chosen, choice } = latest.current
          if (choice.ids.has(id)) return [...choice.ids]
          return seatOf(id) && (pointer === 'mouse' || chosen === id) ? [id] : []
        },
        drop(id, dx, dy) {
          const { plan, seats, choice, onMove } = latest.current
          const seat = seatOf(id)
          if (seat === undefined) return
          const spot = snapped({ x: seat.x + dx, y: seat.y + dy }, plan)
          const group = choice.ids.has(id) ? seats.filter((one) => choice.ids.has(one.id)) : [seat]
          onMove(moveTogether(group, { x: spot.x - seat.x, y: spot.y - seat.y }, plan), false)
        },
      }),
      drawFrame(root.current, {
        frame: frame.current,
        // One finger pans the plan; without Shift, single presses select.
        draws: ({ shiftKey, pointerType }) =>
          pointerType !== 'touch' && (shiftKey || latest.current.choice.several),
        done(corners, { shiftKey, ctrlKey, metaKey }) {
          const { seats, choice } = latest.current
          const there = seats.filter(({ neu }) => neu !== true)
          choice.take(between(there, corners), shiftKey || ctrlKey || metaKey)
        },
        missed(at) {
          const { plan, seats, chosen, choice, onMove } = latest.current
          if (!choice.several) choice.none()
          const fresh = seats.find(({ id, neu }) => id === chosen && neu === true)
          if (fresh) onMove([{ id: fresh.id, ...snapped(at, plan), drehung: fresh.drehung }], false)
        },
      }),
    ]
    return () => {
      for (const go of letGo) go()
    }
  }, [root, frame])
}

const looksAlike = (a: EditorSeat, b: EditorSeat) =>
  a.bezeichnung === b.bezeichnung &&
  a.art === b.art &&
  a.zone === b.zone &&
  a.aktiv === b.aktiv &&
  a.neu === b.neu

/** Names and states; a seat whose ones are unchanged keeps its object, and is not rendered again. */
function useLooks(seats: readonly EditorSeat[]): ReadonlyMap<string, SeatLook> {
  const { t } = useTranslation('grundriss')
  const lookOf = useMemo(() => {
    const known = new Map<string, { readonly seat: EditorSeat; readonly look: SeatLook }>()
    const look = (seat: EditorSeat): SeatLook => ({
      state: seat.neu === true ? 'deinPlatz' : seat.aktiv ? 'frei' : 'inaktiv',
      name: [
        seat.bezeichnung,
        t(`art.${seat.art}`),
        seat.zone,
        seat.neu === true ? t('editor.neu') : seat.aktiv ? '' : t('editor.inaktiv'),
      ]
        .filter((word) => word !== '')
        .join(', '),
      matt: false,
    })
    return (seat: EditorSeat): SeatLook => {
      const there = known.get(seat.id)
      if (there !== undefined && looksAlike(there.seat, seat)) return there.look
      const fresh = look(seat)
      known.set(seat.id, { seat, look: fresh })
      return fresh
    }
  }, [t])
  return useMemo(() => new Map(seats.map((seat) => [seat.id, lookOf(seat)])), [seats, lookOf])
}
