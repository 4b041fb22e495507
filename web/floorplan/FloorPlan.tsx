import type { Form } from '@platzwart/contract/leseraum'
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { lazyPart } from '../platform/lazyPart.ts'
import { whenIdle } from '../platform/loading/whenIdle.ts'
import { Announced } from '../ui/announce/Announced.tsx'
import { DrawingLayer } from './DrawingLayer.tsx'
import classes from './floorplan.module.css'
import { type Move, moveOf } from './keys.ts'
import { Patterns } from './Patterns.tsx'
import { PlanStage, seatIdOf } from './planStage.ts'
import { SeatLayer } from './SeatLayer.tsx'
import type { PlanBild, PlanSeat, SeatFeed, SeatLooks } from './types.ts'
import type { Point, Size } from './viewport.ts'
import { ZoomButtons, type ZoomTexts } from './ZoomButtons.tsx'

interface FloorPlanTexts extends ZoomTexts {
  /** Names the map to a screen reader. */
  readonly name: string
  /** Says which keys do what. */
  readonly anleitung: string
  /** A number was typed that no seat has. */
  readonly noSeat: (text: string) => string
}

export interface FloorPlanProps {
  readonly plan: {
    readonly id: string
    readonly breite: number
    readonly hoehe: number
    readonly zeichnung: readonly Form[]
    /** What lies beneath the seats instead of floor and walls. */
    readonly bild?: PlanBild | null
  }
  /** The part of the plan that is shown; all of it otherwise. */
  readonly part?: (Point & Size) | undefined
  /** In reading order. A new array is drawn anew: keep it while its seats are the same. */
  readonly seats: readonly PlanSeat[]
  /** One look per seat; an unchanged look keeps its identity, and its seat is left alone. */
  readonly looks: SeatLooks
  /** What changes before the next `looks`: one seat is painted, and nothing is drawn again. */
  readonly feed?: SeatFeed
  readonly sprache: 'de' | 'en'
  readonly texts: FloorPlanTexts
  /** The seat whose dialog is open. */
  readonly chosen: string | null
  /** Seats that are chosen together, where several can be. */
  readonly together?: ReadonlySet<string>
  /** Zoom and place as the address has them; undefined: as the plan opens. */
  readonly ort: string | undefined
  readonly onOrt: (ort: string | undefined) => void
  /** The seat to lead to, once. */
  readonly ziel: string | undefined
  readonly onZiel: () => void
  readonly onOpen: (id: string) => void
  /** What the card beside a seat says, for the pointer and for the focus. */
  readonly renderCard: (id: string) => ReactNode
  /** Opens with all of it in sight, however small that makes its seats. */
  readonly opensWhole?: boolean
  /** Below the plan. */
  readonly foot?: ReactNode
  /** Laid over the plan. */
  readonly children?: ReactNode
}

const PlanPicture = lazyPart(() => import('./PlanPicture.tsx'), 'PlanPicture')

/** Nobody points at a seat before there is one. */
const HoverCard = lazyPart(async () => {
  await whenIdle()
  return import('./HoverCard.tsx')
}, 'HoverCard')

const PAN_STEP = 90

/** The map: real buttons with names in an SVG, one tab stop, moved and zoomed without rendering anything again. */
export function FloorPlan(props: FloorPlanProps) {
  const { plan, seats, looks, feed, texts, onOpen, ort, ziel } = props
  const hint = useId()
  const [map] = useState(() => new PlanStage())
  const [missing, setMissing] = useState('')
  const latest = useRef(props)
  latest.current = props

  const { id } = plan
  const { x, y, breite, hoehe } = props.part ?? { x: 0, y: 0, breite: plan.breite, hoehe: plan.hoehe }
  // As the frame has them, where the plan begins with the part that is shown.
  const placed = useMemo(
    () => (x === 0 && y === 0 ? seats : seats.map((seat) => ({ ...seat, x: seat.x - x, y: seat.y - y }))),
    [seats, x, y],
  )
  useLayoutEffect(() => {
    const onRest = (spot: string | undefined) => latest.current.onOrt(spot)
    return map.attach(
      { id, breite, hoehe },
      latest.current.seats,
      latest.current.ort,
      latest.current.opensWhole === true,
      onRest,
    )
  }, [map, id, breite, hoehe])
  useLayoutEffect(() => map.furnish(placed), [map, placed])
  useLayoutEffect(() => map.become(ort), [map, ort])
  useLayoutEffect(() => {
    // Another plan has other elements: `seats` is why this runs again although the looks are the same.
    if (seats.length > 0) map.show(looks)
  }, [map, looks, seats])
  useEffect(() => feed?.(map.repaint), [map, feed])
  useMarks(map, props)
  const lead = useCallback(
    (id: string) => {
      if (!map.lead(id)) setMissing(latest.current.seats.find((seat) => seat.id === id)?.bezeichnung ?? '')
      latest.current.onZiel()
    },
    [map],
  )
  useEffect(() => {
    if (ziel !== undefined) lead(ziel)
  }, [ziel, lead])

  function open(id: string) {
    map.card.current?.hide()
    onOpen(id)
  }

  function onKeyDown(event: KeyboardEvent) {
    const typed = map.type(event)
    if (typed !== null) {
      setMissing(typed.found ? '' : typed.text)
      event.preventDefault()
    } else if (act(map, moveOf(event), seatIdOf(event.target), open)) event.preventDefault()
  }

  function onClick(event: MouseEvent) {
    const id = map.clicked(event.target, { x: event.clientX, y: event.clientY })
    if (id === null) return
    map.focus(id)
    open(id)
  }

  return (
    <div className={classes.karte}>
      <p id={hint} className="visually-hidden">
        {texts.anleitung}
      </p>
      <Announced as="p" className={(missing !== '' && classes.noSeat) || 'visually-hidden'}>
        {missing !== '' && texts.noSeat(missing)}
      </Announced>
      <div ref={map.frame} className={classes.frame}>
        <svg
          ref={map.svg}
          className={classes.stage}
          width={breite}
          height={hoehe}
          viewBox={`0 0 ${breite} ${hoehe}`}
          role="application"
          data-focus-target
          aria-label={texts.name}
          aria-describedby={hint}
          onClick={onClick}
          onKeyDown={onKeyDown}
          onFocus={(event) => map.onFocus(event.target)}
          onBlur={() => {
            map.onBlur()
            setMissing('')
          }}
          onPointerOver={map.onHover}
          onPointerLeave={map.onLeave}
        >
          <Patterns />
          <g transform={`translate(${-x} ${-y})`}>
            {plan.bild && (
              <Suspense>
                <PlanPicture key={plan.bild.id} bild={plan.bild} map={map} from={{ x, y }} />
              </Suspense>
            )}
            <DrawingLayer formen={plan.zeichnung} sprache={props.sprache} nurMoebel={!!plan.bild} />
            <SeatLayer seats={seats} />
          </g>
          <rect ref={map.ring} className={classes.ring} aria-hidden="true" rx="9" />
        </svg>
        <Suspense>
          <HoverCard ref={map.card} render={props.renderCard} place={map.place} />
        </Suspense>
      </div>
      <ZoomButtons texts={texts} map={map} />
      {props.foot && <div className={classes.foot}>{props.foot}</div>}
      {props.children}
    </div>
  )
}

/** The seat that is open, and those that are chosen together. */
function useMarks(map: PlanStage, { chosen, together, seats }: FloorPlanProps) {
  useLayoutEffect(() => map.choose(chosen), [map, chosen])
  useLayoutEffect(() => {
    // Seats that have come to the plan are none of them: `seats` is why this runs again.
    if (together !== undefined && seats.length > 0) map.select(together)
  }, [map, together, seats])
}

/** Does what a key asked for; false when it asked for nothing that can be done here. */
function act(map: PlanStage, move: Move | null, from: string | null, open: (id: string) => void): boolean {
  if (move === null) return false
  if (move.art === 'zoom') map.zoom(move.factor)
  else if (move.art === 'ganz') map.reset()
  else if (move.art === 'schieben') map.pan(move.x * PAN_STEP, move.y * PAN_STEP)
  else if (move.art === 'karteZu') map.card.current?.hide()
  else if (from === null) return false
  else if (move.art === 'richtung') map.focusNext(from, move.richtung)
  else if (move.art === 'rand') map.focusEdge(move.rand)
  else open(from)
  return true
}
