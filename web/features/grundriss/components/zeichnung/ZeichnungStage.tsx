import type { Form } from '@platzwart/contract/leseraum'
import type { Point } from '@platzwart/domain/grundriss/pathText'
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { SeatLook } from '../../../../floorplan/types.ts'
import { useTranslation } from '../../../../platform/texts/useTranslation.ts'
import { planUnder } from '../../model/press.ts'
import { captionAt, drawnFrom, gripped, isHeld, movedOnGrid } from '../../model/zeichnung/forms.ts'
import { type Hold, pressForms } from '../../model/zeichnung/pressForms.ts'
import type { Drawing } from '../../model/zeichnung/useDrawing.ts'
import { useFormKeys } from '../../model/zeichnung/useFormKeys.ts'
import { useFormWords } from '../../model/zeichnung/useFormWords.ts'
import { StillPlan } from '../bild/StillPlan.tsx'
import plain from '../Grundriss.module.css'
import { FormLayer } from './FormLayer.tsx'
import classes from './zeichnung.module.css'

/** The plan with its edited drawing, and the interactive parts on top. */
export function ZeichnungStage({ drawing }: { readonly drawing: Drawing }) {
  const { plan, zeichnung, chosen, tool } = drawing
  const { t } = useTranslation('zeichnung')
  const nameOf = useFormWords()
  const root = useRef<HTMLDivElement>(null)
  const [ort, setOrt] = useState<string>()
  const [focused, setFocused] = useState<number | null>(null)
  const preview = usePresses(root, drawing)
  const { svg, k } = useGround(root, ort, drawing.seen)
  const focus = useCallback(
    (at: number) => root.current?.querySelector<SVGElement>(`[data-form="${at.toString()}"]`)?.focus(),
    [],
  )
  const keys = useFormKeys(drawing, focus)
  useGone(drawing, focus)
  const looks = useMemo(
    () =>
      new Map<string, SeatLook>(
        plan.leseraeume.map(({ id, bezeichnung }) => [
          id,
          { state: 'inaktiv', name: bezeichnung, matt: true },
        ]),
      ),
    [plan.leseraeume],
  )
  const shown = useMemo(() => ({ ...plan, zeichnung }), [plan, zeichnung])
  return (
    <div
      ref={root}
      className={`${plain.plan} ${classes.stage}`}
      data-werkzeug={tool ?? undefined}
      onBlurCapture={keys.putDown}
    >
      <StillPlan
        plan={shown}
        looks={looks}
        name={t('plan', { plan: plan.bezeichnung })}
        anleitung={t('anleitung')}
        onRest={setOrt}
      />
      {svg && (
        <FormLayer
          {...{ svg, zeichnung, chosen, preview, k, nameOf }}
          stop={stopOf(zeichnung, [focused, chosen])}
          outlined={plan.bild !== null}
          gripped={tool === null}
          onKeyDown={keys.onKeyDown}
          onFocus={setFocused}
        />
      )}
    </div>
  )
}

/** The shape with the tab stop: the last focused one, else the open one, else the first. */
function stopOf(zeichnung: readonly Form[], wanted: readonly (number | null)[]): number {
  const there = wanted.find((at) => at !== null && zeichnung[at] !== undefined && isHeld(zeichnung[at]))
  return there ?? zeichnung.findIndex(isHeld)
}

/** The plan's SVG element, and the pixels per plan unit at rest. */
function useGround(root: RefObject<HTMLDivElement | null>, ort: string | undefined, seen: Drawing['seen']) {
  const [svg, setSvg] = useState<SVGSVGElement | null>(null)
  const [k, setK] = useState(1)
  useEffect(() => {
    const found = root.current?.querySelector<SVGSVGElement>('svg[role="application"]') ?? null
    setSvg(found)
    // Zooming changes the size: `ort` is a dependency for that reason.
    const wide = ort === '' ? 0 : (found?.getBoundingClientRect().width ?? 0)
    setK(wide / (found?.viewBox.baseVal?.width || 1) || 1)
  }, [root, ort])
  useEffect(() => {
    const { current: stage } = root
    if (svg === null || stage === null) return
    seen.current = () => {
      const { left, top, width, height } = stage.getBoundingClientRect()
      return planUnder(stage, svg)?.at(left + width / 2, top + height / 2) ?? { x: 0, y: 0 }
    }
  }, [root, svg, seen])
  return { svg, k }
}

/** Moves the focus to a neighbour after a deletion. */
function useGone({ zeichnung, gone }: Drawing, focus: (at: number) => void) {
  useEffect(() => {
    if (gone.current === null) return
    focus(stopOf(zeichnung, [Math.min(gone.current, zeichnung.length - 1)]))
    gone.current = null
  }, [zeichnung, gone, focus])
}

/** Draws, moves and resizes by pointer; returns the preview. */
function usePresses(root: RefObject<HTMLDivElement | null>, drawing: Drawing): Form | null {
  const [preview, setPreview] = useState<Form | null>(null)
  const latest = useRef(drawing)
  latest.current = drawing
  useEffect(() => {
    if (root.current === null) return undefined
    return pressForms(root.current, {
      takes({ form, grip }, pointer) {
        const { tool, chosen } = latest.current
        return grip !== null || tool !== null || (form !== null && (pointer !== 'touch' || chosen === form))
      },
      drags: (hold, from, to) => setPreview(outcomeOf(latest.current, hold, from, to)),
      drops(hold, from, to) {
        const next = outcomeOf(latest.current, hold, from, to)
        setPreview(null)
        if (next !== null) dropped(latest.current, hold, next)
      },
      lost: () => setPreview(null),
      clicks({ form, grip }, at) {
        const { tool, put, choose } = latest.current
        if (grip !== null) return
        if (tool === null) choose(form)
        else put(at)
      },
    })
  }, [root])
  return preview
}

function outcomeOf(drawing: Drawing, { form, grip }: Hold, from: Point, to: Point): Form | null {
  const { plan, zeichnung, tool, open } = drawing
  if (grip !== null) return open === undefined ? null : gripped(open, grip, to, { plan, zeichnung })
  if (tool === 'text') return captionAt('…', to, plan)
  if (tool !== null) return drawnFrom(tool, from, to, { plan, zeichnung })
  const held = form === null ? undefined : zeichnung[form]
  return held === undefined ? null : movedOnGrid(held, { x: to.x - from.x, y: to.y - from.y }, plan)
}

function dropped(drawing: Drawing, { form, grip }: Hold, next: Form) {
  const { tool, chosen, add, put, change, choose } = drawing
  if (grip !== null) {
    if (chosen !== null) change(chosen, next)
  } else if (tool === 'text') put({ x: next.x ?? 0, y: next.y ?? 0 })
  else if (tool !== null) add(next)
  else if (form !== null) {
    choose(form)
    change(form, next)
  }
}
