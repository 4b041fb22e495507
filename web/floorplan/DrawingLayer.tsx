import type { Form } from '@platzwart/contract/leseraum'
import { memo } from 'react'
import classes from './drawing.module.css'

interface DrawingLayerProps {
  readonly formen: readonly Form[]
  readonly sprache: 'de' | 'en'
  /** A picture shows the room itself: what was drawn of floor and walls would lie upon it. */
  readonly nurMoebel: boolean
}

const ROOM: ReadonlySet<Form['art']> = new Set(['boden', 'zone', 'wand', 'fenster', 'tuer'])

/** Walls, windows, shelves and captions in the colours of the theme; decoration to a screen reader. */
export const DrawingLayer = memo(function DrawingLayer({ formen, sprache, nurMoebel }: DrawingLayerProps) {
  return (
    <g aria-hidden="true" className={classes.zeichnung}>
      {formen.map((form, index) =>
        nurMoebel && ROOM.has(form.art) ? null : (
          // A drawing is replaced as a whole and never reordered.
          <Shape key={`${form.art}-${index.toString()}`} form={form} sprache={sprache} />
        ),
      )}
    </g>
  )
})

/** A caption about its place. */
export const turned = ({ drehung, x, y }: Form): string | undefined =>
  drehung ? `rotate(${drehung} ${x} ${y})` : undefined

function Shape({ form, sprache }: { readonly form: Form; readonly sprache: 'de' | 'en' }) {
  if (form.art === 'text') {
    return (
      <text
        x={form.x}
        y={form.y}
        transform={turned(form)}
        className={form.gross ? classes.ueberschrift : classes.beschriftung}
      >
        {sprache === 'en' ? (form.textEn ?? form.text) : form.text}
      </text>
    )
  }
  return <path d={form.d} className={classes[form.art]} />
}
