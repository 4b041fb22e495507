import type { Form, GrundrissView } from '@platzwart/contract/leseraum'
import type { Point } from '@platzwart/domain/grundriss/pathText'
import { type MouseEvent, type RefObject, useEffect, useMemo, useRef } from 'react'
import type { SeatLook } from '../../../../floorplan/types.ts'
import { useTranslation } from '../../../../platform/texts/useTranslation.ts'
import { drawFrame } from '../../model/drawFrame.ts'
import classes from '../Grundriss.module.css'
import { StillPlan } from './StillPlan.tsx'

interface BildStageProps {
  readonly plan: GrundrissView
  /** Null: not measuring. */
  readonly points: readonly Point[] | null
  readonly onPoint: (point: Point) => void
  /** Receives the two corners of a drawn frame; null: not drawing. */
  readonly onCorners: ((corners: readonly [Point, Point]) => void) | null
}

/** The size of a measured point's cross, as a fraction of the plan's width. */
const CROSS = 0.012

/** The plan with its edited picture; while measuring, a click sets a point. */
export function BildStage({ plan, points, onPoint, onCorners }: BildStageProps) {
  const { t } = useTranslation('grundriss')
  const root = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  useCorners(root, frame, onCorners)
  const looks = useMemo(
    () =>
      new Map<string, SeatLook>(
        plan.leseraeume.map(({ id, bezeichnung, aktiv }) => [
          id,
          { state: aktiv ? 'frei' : 'inaktiv', name: bezeichnung, matt: false },
        ]),
      ),
    [plan.leseraeume],
  )
  const zeichnung = useMemo(
    () => [...plan.zeichnung, ...crossesOf(points ?? [], plan.breite * CROSS)],
    [plan.zeichnung, plan.breite, points],
  )
  function onClickCapture(event: MouseEvent<HTMLElement>) {
    const svg = event.currentTarget.querySelector<SVGSVGElement>('svg[role="application"]')
    if (points === null || svg === null || !(event.target instanceof Node) || !svg.contains(event.target))
      return
    event.stopPropagation()
    const box = svg.getBoundingClientRect()
    const k = box.width / plan.breite || 1
    onPoint({ x: (event.clientX - box.left) / k, y: (event.clientY - box.top) / k })
  }
  return (
    // A press lands on the plan below; its keyboard equivalent is the width in metres.
    <div
      ref={root}
      className={classes.plan}
      data-misst={points !== null || onCorners !== null || undefined}
      onClickCapture={onClickCapture}
    >
      <StillPlan
        plan={{ ...plan, zeichnung }}
        looks={looks}
        name={t('bild.vorschau', { plan: plan.bezeichnung })}
        anleitung={t('bild.anleitung')}
      />
      <div ref={frame} className={classes.frame} hidden aria-hidden="true" />
    </div>
  )
}

/** Draws a frame by mouse or touch, while one is requested. */
function useCorners(
  root: RefObject<HTMLDivElement | null>,
  frame: RefObject<HTMLDivElement | null>,
  onCorners: BildStageProps['onCorners'],
) {
  const latest = useRef(onCorners)
  latest.current = onCorners
  const draws = onCorners !== null
  useEffect(() => {
    if (!draws || root.current === null || frame.current === null) return undefined
    return drawFrame(root.current, {
      frame: frame.current,
      draws: () => true,
      done: (corners) => latest.current?.(corners),
      missed: () => undefined,
    })
  }, [draws, root, frame])
}

function crossesOf(points: readonly Point[], size: number): Form[] {
  return points.map(({ x, y }) => ({
    art: 'treppe',
    d: `M${Math.round(x - size)} ${Math.round(y)}h${Math.round(2 * size)}M${Math.round(x)} ${Math.round(y - size)}v${Math.round(2 * size)}`,
  }))
}
