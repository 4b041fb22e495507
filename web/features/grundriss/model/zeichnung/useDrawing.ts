import type { Form, GrundrissView } from '@platzwart/contract/leseraum'
import type { Point } from '@platzwart/domain/grundriss/pathText'
import { useRef, useState } from 'react'
import { useTranslation } from '../../../../platform/texts/useTranslation.ts'
import { announce } from '../../../../ui/announce/announcer.ts'
import { stepped } from '../steps.ts'
import { captionAt, drawnFrom, type Tool, withForm } from './forms.ts'
import { useFormWords } from './useFormWords.ts'
import type { ZeichnungSteps, ZeichnungWorking } from './zeichnungWork.ts'

/** What is drawn with, which form is open, and what is done to it: each of it one step. */
export function useDrawing(plan: GrundrissView, { steps, setSteps }: ZeichnungWorking) {
  const { t } = useTranslation('zeichnung')
  const nameOf = useFormWords()
  const [tool, setTool] = useState<Tool | null>(null)
  const [chosen, setChosen] = useState<number | null>(null)
  /** A caption that was just put there waits for its words. */
  const [wordless, setWordless] = useState(false)
  /** Where the middle of what is seen of the plan is. */
  const seen = useRef<() => Point>(() => ({ x: plan.breite / 2, y: plan.hoehe / 2 }))
  /** What was taken away just now: whoever was there goes on beside it. */
  const gone = useRef<number | null>(null)
  const zeichnung = steps.now
  const open = chosen === null ? undefined : zeichnung[chosen]

  function choose(at: number | null) {
    setChosen(at)
    setWordless(false)
  }
  /** @param goesOn one way back leads before this step and the one before it */
  function change(at: number, form: Form, goesOn = false) {
    setSteps((now) => stepped(now, now.now.with(at, form), goesOn && now.past.length > 0))
  }
  function add(form: Form) {
    const [next, at] = withForm(zeichnung, form)
    setSteps((now) => stepped(now, next))
    setChosen(at)
    setWordless(form.art === 'text')
    // Of captions one is written after the other is put; of all else often several are drawn.
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
    /** By one press, as large as most are. */
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
    /** Steps lead to other forms at the same places: none of them was meant. */
    setSteps(next: (now: ZeichnungSteps) => ZeichnungSteps) {
      choose(null)
      setSteps(next)
    },
  }
}

export type Drawing = ReturnType<typeof useDrawing>
