import type { Form } from '@platzwart/contract/leseraum'
import type { Point } from '@platzwart/domain/grundriss/pathText'
import { type KeyboardEvent, memo } from 'react'
import { createPortal } from 'react-dom'
import { turned } from '../../../../floorplan/DrawingLayer.tsx'
import { FINGER } from '../../model/press.ts'
import { drawnOf, freeOf, gripPoints, isHeld, SIDES } from '../../model/zeichnung/forms.ts'
import classes from './zeichnung.module.css'

interface FormLayerProps {
  /** The plan's SVG below it. */
  readonly svg: SVGSVGElement
  readonly zeichnung: readonly Form[]
  readonly chosen: number | null
  /** The shape with the tab stop. */
  readonly stop: number | null
  /** The shape as it would be after releasing the pointer. */
  readonly preview: Form | null
  /** Nothing below shows where the walls are. */
  readonly outlined: boolean
  /** Pixels per plan unit. */
  readonly k: number
  /** False while something new is drawn, which often starts at the end of the open shape. */
  readonly gripped: boolean
  readonly nameOf: (form: Form) => string
  readonly onKeyDown: (at: number, event: KeyboardEvent) => void
  readonly onFocus: (at: number) => void
}

/** The interactive parts of a drawing: a button over each shape, and the handles of the open one. */
export function FormLayer(props: FormLayerProps) {
  const { svg, zeichnung, chosen, preview, k, nameOf, onKeyDown, onFocus } = props
  const open = chosen === null ? undefined : zeichnung[chosen]
  const formAt = ({ target }: { readonly target: EventTarget }) =>
    Number((target as SVGElement).dataset.form ?? Number.NaN)
  return createPortal(
    <g
      className={classes.layer}
      data-umriss={props.outlined || undefined}
      style={{ '--pixel': 1 / k }}
      onKeyDownCapture={(event) => onKeyDown(formAt(event), event)}
      onFocusCapture={(event) => onFocus(formAt(event))}
    >
      {zeichnung.map((form, at) =>
        isHeld(form) ? (
          <Hit
            // A shape's only identity is its position.
            key={`${form.art}-${at.toString()}`}
            {...{ form, at }}
            name={nameOf(form)}
            chosen={at === chosen}
            stop={at === props.stop}
          />
        ) : null,
      )}
      {preview && <Outline form={preview} className={classes.preview} />}
      {open && props.gripped && <Grips form={open} k={k} />}
    </g>,
    svg,
  )
}

interface HitProps {
  readonly form: Form
  readonly at: number
  readonly name: string
  readonly chosen: boolean
  readonly stop: boolean
}

const Hit = memo(function Hit({ form, at, name, chosen, stop }: HitProps) {
  return (
    <g
      className={classes.hit}
      data-form={at}
      data-art={form.art}
      role="button"
      tabIndex={stop ? 0 : -1}
      aria-label={name}
      aria-pressed={chosen}
    >
      <Outline form={form} className={classes.wide} />
      <Outline form={form} className={classes.line} />
    </g>
  )
})

/** The size of a handle in pixels; its touch target is larger. */
const GRIP = { seen: 11, corner: 8 }

/** The maximum reach of a handle in plan units, so that a finger can hit the part between two of them. */
function roomOf(form: Form): number {
  const known = drawnOf(form)
  if (known && known.art !== 'tisch') return 0.3 * known.drawn.breite
  const { breite, hoehe } = known?.drawn ?? freeOf(form) ?? { breite: 0, hoehe: 0 }
  return 0.25 * Math.min(breite, hoehe)
}

function Grips({ form, k }: { readonly form: Form; readonly k: number }) {
  const room = roomOf(form)
  return gripPoints(form).map((at, nr) => (
    <Grip key={nr.toString()} {...{ at, nr, k, room }} corner={nr >= SIDES} />
  ))
}

interface GripProps {
  readonly at: Point
  readonly nr: number
  readonly k: number
  readonly room: number
  /** One of many corners of a polygon, drawn smaller. */
  readonly corner: boolean
}

function Grip({ at: { x: cx, y: cy }, nr, k, room, corner }: GripProps) {
  const seen = (corner ? GRIP.corner : GRIP.seen) / k
  return (
    <g className={classes.grip} data-griff={nr}>
      <circle className={classes.reach} {...{ cx, cy }} r={Math.max(seen, Math.min(FINGER / k, room))} />
      <circle {...{ cx, cy }} r={seen} />
    </g>
  )
}

/**
 * Font sizes of captions as in the drawing (web/floorplan/drawing.module.css), and the average width of a
 * letter.
 */
const LETTERS = { large: 58, small: 30, wide: 0.56 }

type OutlineProps = { readonly form: Form } & React.SVGProps<SVGPathElement>

function Outline({ form, ...rest }: OutlineProps) {
  return <path d={form.art === 'text' ? boxOf(form) : form.d} transform={turned(form)} {...rest} />
}

/** The approximate bounding box of a caption's text. */
function boxOf({ x = 0, y = 0, text = '', textEn = '', gross }: Form): string {
  const high = gross === true ? LETTERS.large : LETTERS.small
  const wide = Math.max(high, Math.max(text.length, textEn.length) * high * LETTERS.wide)
  return `M${x - wide / 2} ${y - high * 0.6}h${wide}v${high * 1.2}h${-wide}Z`
}
