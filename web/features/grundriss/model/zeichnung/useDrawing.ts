import type { Form, GrundrissView } from '@platzwart/contract/leseraum'
import type { Point } from '@platzwart/domain/grundriss/pathText'
import { useRef, useState } from 'react'
import { useTranslation } from '../../../../platform/texts/useTranslation.ts'
import { announce } from '../../../../ui/announce/announcer.ts'
import { stepped } from '../steps.ts'
import { captionAt, drawnFrom, type Tool, withForm } from './forms.ts'
import { useFormWords } from './useFormWords.ts'
import type { ZeichnungSteps, ZeichnungWorking } from './zeichnungWork.ts'

/** The drawing tool, the open shape, and the drawing's operations, each a single undo step. */
export function useDrawing(plan: GrundrissView, { steps, setSteps }: ZeichnungWorking) {
  const { t } = useTranslation('zeichnung')
  const nameOf = useFormWords()
  const [tool, setTool] = useState<Tool | null>(null)
  const [chosen, setChosen] = useState<number | null>(null)
  /** A new caption without text. */
  const [wordless, setWordless] = useState(false)
  /** The centre of the visible part of the plan. */
  const seen = useRef<() => Point>(() => ({ x: plan.breite / 2, y: plan.hoehe / 2 }))
  /** The index of the shape deleted last: the focus moves to its neighbour. */
  const gone = useRef<number | null>(null)
  const zeichnung = steps.now
  const open = chosen === null ? undefined : zeichnung[chosen]

  function choose(at: number | null) {
    setChosen(at)
    setWordless(false)
  }
  /** @param goesOn merges this step with the previous one into a single undo step */
  function change(at: number, form: Form, goesOn = false) {
    setSteps((now) => stepped(now, now.now.with(at, form), goesOn && now.past.length > 0))
  }
  function add(form: Form) {
    const [next, at] = withForm(zeichnung, form)
    setSteps((now) => stepped(now, next))
    setChosen(at)
    setWordless(form.art === 'text')
    // A caption is edited right after it is added; of other shapes, several are often drawn in a row.
    if (form.art === 'text') setTool(null)
    announce(t('gezeichnet', { form: nameOf(form) }))
  }
  return {
    plan,
    zeichnung,
    tool,
    chosen,
    open,
    wordless,
    seen,
    gone,
    choose,
    change,
    add,
    take(next: Tool | null) {
      setTool(next)
      choose(null)
    },
    /** Adds a shape of the default size. */
    put(point: Point) {
      if (tool === null) return
      if (tool === 'text') add(captionAt(t('neuerText'), point, plan))
      else add(drawnFrom(tool, point, null, { plan, zeichnung }))
    },
    remove(at: number) {
      const form = zeichnung[at]
      if (form === undefined) return
      setSteps((now) => stepped(now, now.now.toSpliced(at, 1)))
      choose(null)
      gone.current = at
      announce(t('geloescht', { form: nameOf(form) }))
    },
    /** After undo or redo the same index may be another shape: close it. */
    setSteps(next: (now: ZeichnungSteps) => ZeichnungSteps) {
      choose(null)
      setSteps(next)
    },
  }
}

export type Drawing = ReturnType<typeof useDrawing>
