import { cropped, WHOLE } from '@platzwart/domain/grundriss/cropped'
import { useEffect, useState } from 'react'
import classes from './picture.module.css'
import { piecesIn, sizeFor } from './pictureSize.ts'
import type { PlanStage } from './planStage.ts'
import type { Kachel, PlanBild } from './types.ts'

interface PlanPictureProps {
  readonly bild: PlanBild
  readonly map: PlanStage
  /** Where the part of the plan begins that is shown. */
  readonly from: { readonly x: number; readonly y: number }
}

const NONE: readonly Kachel[] = []

/**
 * The picture beneath the seats. It comes behind the plan, first small; the size that this zoom needs takes its place once it is there. What
 * was loaded large stays, so that nothing gets coarse again. The finest size of a large one lies upon it in pieces, those that are in sight.
 */
export function PlanPicture({ bild, map, from }: PlanPictureProps) {
  const { x, y, breite, hoehe, groessen, kacheln = NONE, deckkraft, dunkel } = bild
  const { x: left, y: top } = from
  // Of the plan, that a pixel of the finest size has.
  const unit = breite / (groessen.at(-1)?.breite ?? breite)
  const [shown, setShown] = useState(0)
  const [pieces, setPieces] = useState(NONE)
  useEffect(() => {
    let wanted = 0
    // Not what is shown: that may be of how the picture lay before.
    let inSight: readonly Kachel[] | null = null
    let over = false
    const ends = map.watchView((vp, frame) => {
      const next = sizeFor(groessen, breite * vp.k * window.devicePixelRatio)
      const tiled = kacheln.length > 0 && next === groessen.length - 1
      const seen = tiled ? piecesIn(kacheln, { x: x - left, y: y - top, unit }, vp, frame) : NONE
      if (inSight === null || !isSame(inSight, seen)) {
        inSight = seen
        setPieces(seen)
      }
      // Below the pieces, for what is out of sight: on paper, and when it comes into sight.
      const whole = tiled ? next - 1 : next
      const url = groessen[whole]?.url
      if (whole <= wanted || url === undefined) return
      wanted = whole
      const loaded = new Image()
      loaded.onload = () => {
        if (!over && wanted === whole) setShown(whole)
      }
      loaded.src = url
    })
    return () => {
      over = true
      ends()
    }
  }, [map, groessen, kacheln, x, y, left, top, breite, unit])
  const size = groessen[Math.min(shown, groessen.length - 1)]
  if (size === undefined) return null
  const place = { x, y, width: breite, height: hoehe }
  const shownPart = cropped(bild, bild.schnitt ?? WHOLE)
  const part = { x: shownPart.x, y: shownPart.y, width: shownPart.breite, height: shownPart.hoehe }
  return (
    <g aria-hidden="true" className={classes.bild} data-dunkel={dunkel}>
      <rect {...part} className={classes.grund} />
      {/* A drawing in a drawing ends at its edges: what is cut off lies beyond them. */}
      <svg
        {...part}
        aria-hidden="true"
        viewBox={`${part.x} ${part.y} ${part.width} ${part.height}`}
        opacity={deckkraft / 100}
      >
        <image {...place} href={size.url} preserveAspectRatio="none" />
        {pieces.map((piece) => (
          <image
            key={piece.url}
            x={x + piece.x * unit}
            y={y + piece.y * unit}
            width={piece.breite * unit}
            height={piece.hoehe * unit}
            href={piece.url}
            preserveAspectRatio="none"
          />
        ))}
      </svg>
    </g>
  )
}

function isSame(a: readonly Kachel[], b: readonly Kachel[]): boolean {
  return a.length === b.length && a.every((piece, i) => piece === b[i])
}
