import { useEffect, useState } from 'react'
import classes from './picture.module.css'
import { sizeFor } from './pictureSize.ts'
import type { PlanStage } from './planStage.ts'
import type { PlanBild } from './types.ts'

interface PlanPictureProps {
  readonly bild: PlanBild
  readonly map: PlanStage
}

/**
 * The picture beneath the seats. It comes behind the plan, first small; the size that this zoom needs takes its place once it is there. What
 * was loaded large stays, so that nothing gets coarse again.
 */
export function PlanPicture({ bild, map }: PlanPictureProps) {
  const { x, y, breite, hoehe, groessen, deckkraft, dunkel } = bild
  const [shown, setShown] = useState(0)
  useEffect(() => {
    let wanted = 0
    let over = false
    const ends = map.watchScale((k) => {
      const next = sizeFor(groessen, breite * k * window.devicePixelRatio)
      const url = groessen[next]?.url
      if (next <= wanted || url === undefined) return
      wanted = next
      const loaded = new Image()
      loaded.onload = () => {
        if (!over && wanted === next) setShown(next)
      }
      loaded.src = url
    })
    return () => {
      over = true
      ends()
    }
  }, [map, groessen, breite])
  const size = groessen[Math.min(shown, groessen.length - 1)]
  if (size === undefined) return null
  const place = { x, y, width: breite, height: hoehe }
  return (
    <g aria-hidden="true" className={classes.bild} data-dunkel={dunkel}>
      <rect {...place} className={classes.grund} />
      <image {...place} href={size.url} preserveAspectRatio="none" opacity={deckkraft / 100} />
    </g>
  )
}
