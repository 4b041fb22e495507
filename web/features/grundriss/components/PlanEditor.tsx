import type { Form, GrundrissBild } from '@platzwart/contract/leseraum'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { FloorPlan } from '../../../floorplan/FloorPlan.tsx'
import { seatIdOf } from '../../../floorplan/planStage.ts'
import type { PlanSeat, SeatLook } from '../../../floorplan/types.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { announce } from '../../../ui/announce/announcer.ts'
import { dragSeats } from '../model/dragSeats.ts'
import { type Spot, STEP, snapped } from '../model/seatMoves.ts'
import { usePlanTexts } from '../model/usePlanTexts.ts'
import classes from './Grundriss.module.css'

export interface EditorSeat extends PlanSeat {
  readonly zone: string
  readonly aktiv: boolean
  /** It is only thought of: drawn, and not there yet. */
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
  /** In reading order; one that was not changed is the same object. */
  readonly seats: readonly EditorSeat[]
  readonly chosen: string | null
  readonly onChoose: (id: string) => void
  /** @param goesOn one way back leads before this step and the one before it */
  readonly onMove: (id: string, spot: Spot, goesOn: boolean) => void
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}

/** With Shift, so many steps at once. */
const FAR = 10

/**
 * A plan whose seats are placed: by mouse, by a finger on the seat that is open, and by keys. Space takes the focused seat up, arrows carry it
 * in steps of the grid, Space puts it down, Escape puts it back.
 */
export function PlanEditor(props: PlanEditorProps) {
  const { plan, seats, chosen, onChoose } = props
  const { t, language } = useTranslation('grundriss')
  const words = usePlanTexts()
  const root = useRef<HTMLDivElement>(null)
  const [ort, setOrt] = useState<string>()
  const onKeyDown = useCarrying(props)
  const latest = useRef(props)
  latest.current = props
  useEffect(() => {
    if (root.current === null) return undefined
    const seatOf = (id: string) => latest.current.seats.find((one) => one.id === id)
    return dragSeats(root.current, {
      movable: (id, pointer) =>
        seatOf(id)?.neu !== true && (pointer === 'mouse' || latest.current.chosen === id),
      drop(id, dx, dy) {
        const seat = seatOf(id)
        if (seat === undefined) return
        const spot = snapped({ x: seat.x + dx, y: seat.y + dy }, latest.current.plan)
        latest.current.onMove(id, { ...spot, drehung: seat.drehung }, false)
      },
    })
  }, [])
  const looks = useMemo(() => {
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
    return new Map(seats.map((seat) => [seat.id, look(seat)]))
  }, [seats, t])
  return (
    // Keys are taken before the plan takes them: what is carried is moved, and not the focus.
    <div ref={root} className={classes.plan} onKeyDownCapture={onKeyDown}>
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
        chosen={chosen}
        ort={ort}
        onOrt={setOrt}
        ziel={undefined}
        onZiel={() => undefined}
        onOpen={(id) => {
          if (seats.some((seat) => seat.id === id && seat.neu !== true)) onChoose(id)
        }}
        renderCard={(id) => {
          const seat = seats.find((one) => one.id === id)
          return seat && <strong>{looks.get(id)?.name}</strong>
        }}
      />
    </div>
  )
}

const wordsOf = ({ bezeichnung, x, y }: EditorSeat) => ({ bezeichnung, x, y })

/** Carrying a seat by keys. */
function useCarrying({ plan, seats, onMove }: PlanEditorProps) {
  const { t } = useTranslation('grundriss')
  const [carried, setCarried] = useState<{ readonly from: EditorSeat; readonly moved: boolean } | null>(null)

  function putDown(seat: EditorSeat) {
    setCarried(null)
    announce(t('editor.abgesetzt', wordsOf(seat)))
  }
  function carry(seat: EditorSeat, [dx, dy]: readonly [number, number], far: boolean) {
    const times = far ? FAR : 1
    const spot = snapped({ x: seat.x + dx * times, y: seat.y + dy * times }, plan)
    onMove(seat.id, { ...spot, drehung: seat.drehung }, carried?.moved === true)
    setCarried((one) => one && { ...one, moved: true })
    announce(t('editor.steht', { links: spot.x, oben: spot.y }))
  }
  return (event: KeyboardEvent) => {
    const seat = seats.find(({ id }) => id === seatIdOf(event.target))
    if (seat === undefined || seat.neu === true || event.ctrlKey || event.altKey || event.metaKey) return
    const arrow = ARROWS[event.key]
    if (carried?.from.id !== seat.id) {
      if (event.key !== ' ') return
      setCarried({ from: seat, moved: false })
      announce(t('editor.aufgenommen', wordsOf(seat)))
    } else if (arrow !== undefined) carry(seat, arrow, event.shiftKey)
    else if (event.key === ' ' || event.key === 'Enter') putDown(seat)
    else if (event.key === 'Escape') {
      const { x, y, drehung } = carried.from
      onMove(seat.id, { x, y, drehung }, carried.moved)
      setCarried(null)
      announce(t('editor.zurueck', wordsOf(seat)))
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
}
