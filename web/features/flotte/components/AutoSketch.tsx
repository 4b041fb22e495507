import type { Kategorie } from '@platzwart/domain/fahrzeug/types'
import { outlineOf } from '../model/bodies.ts'
import type { View } from '../model/sketch.ts'
import classes from './AutoSketch.module.css'

export interface Marke {
  readonly id: string
  readonly nummer: number
  /** Thousandths of the drawing's width and height. */
  readonly x: number
  readonly y: number
  readonly neu: boolean
}

interface AutoSketchProps {
  /** The kind of vehicle to draw. */
  readonly kategorie: Kategorie
  readonly ansicht: View
  readonly marken: readonly Marke[]
  /** A thumbnail has dots instead of numbers. */
  readonly klein?: boolean
}

const BREITE = 240
const HOEHE = 120

/**
 * One view of a car with numbered marks. Hidden from screen readers, because its content is in the text
 * beside it.
 */
export function AutoSketch({ kategorie, ansicht, marken, klein = false }: AutoSketchProps) {
  const { bodywork, glas, lines, raeder } = outlineOf(kategorie, ansicht)
  const mirrored = ansicht === 'rechts' ? `translate(${BREITE} 0) scale(-1 1)` : undefined
  return (
    <svg viewBox={`0 0 ${BREITE} ${HOEHE}`} className={classes.root} aria-hidden="true">
      <g transform={mirrored}>
        <path d={bodywork} className={classes.bodywork} />
        <path d={glas} className={classes.glass} />
        <path d={lines} className={classes.lines} />
        {raeder.map(([x, y, r]) => (
          <g key={`${x} ${y}`}>
            <circle cx={x} cy={y} r={r} className={classes.tyre} />
            <circle cx={x} cy={y} r={r * 0.5} className={classes.hub} />
          </g>
        ))}
      </g>
      {marken.map(({ id, nummer, x, y, neu }) => (
        <g
          key={id}
          transform={`translate(${(x * BREITE) / 1000} ${(y * HOEHE) / 1000})`}
          className={classes.marke}
          data-neu={neu ? '' : undefined}
        >
          <circle r={klein ? 11 : 9} />
          {!klein && (
            <text y={3.6} textAnchor="middle">
              {nummer}
            </text>
          )}
        </g>
      ))}
    </svg>
  )
}
