import type { Form } from '@platzwart/contract/leseraum'
import { type Direction, nextInDirection } from '@platzwart/domain/grundriss/neighbour'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from '../../../../platform/texts/useTranslation.ts'
import { announce } from '../../../../ui/announce/announcer.ts'
import { ARROWS, type Arrow, reachOf } from '../seatMoves.ts'
import { isHeld, middleOf, movedOnGrid } from './forms.ts'
import type { Drawing } from './useDrawing.ts'
import { useFormWords } from './useFormWords.ts'

interface Carried {
  readonly at: number
  /** The shape before it was lifted. */
  readonly from: Form
  readonly moved: boolean
}

/**
 * The keyboard commands of a drawing: arrow keys move the focus between shapes, Space lifts and drops one,
 * Enter opens it, Delete deletes it.
 */
export function useFormKeys(drawing: Drawing, onFocus: (at: number) => void) {
  const { t } = useTranslation('zeichnung')
  const nameOf = useFormWords()
  const [carried, setCarried] = useState<Carried | null>(null)
  const { plan, zeichnung, choose, change, remove } = drawing

  function lead(at: number, direction: Direction) {
    const points = zeichnung.flatMap((form, nr) =>
      isHeld(form) ? [{ id: String(nr), ...middleOf(form) }] : [],
    )
    onFocus(Number(nextInDirection(points, String(at), direction)))
  }
  function carry(one: Carried, form: Form, arrow: Arrow, far: boolean) {
    const next = movedOnGrid(form, reachOf(arrow, far), plan)
    change(one.at, next, one.moved)
    setCarried({ ...one, moved: true })
    const { x: links, y: oben } = middleOf(next)
    announce(t('steht', { links: Math.round(links), oben: Math.round(oben) }))
  }
  function putDown(form: Form) {
    setCarried(null)
    announce(t('abgesetzt', { form: nameOf(form) }))
  }
  function whileCarried(one: Carried, form: Form, { key, shiftKey }: KeyboardEvent): boolean {
    const arrow = ARROWS[key]
    if (arrow !== undefined) carry(one, form, arrow, shiftKey)
    else if (key === ' ' || key === 'Enter') putDown(form)
    else if (key === 'Escape') {
      if (one.moved) change(one.at, one.from, true)
      putDown(one.from)
    } else return false
    return true
  }
  function otherwise(at: number, form: Form, { key }: KeyboardEvent): boolean {
    const arrow = ARROWS[key]
    if (arrow !== undefined) lead(at, arrow.richtung)
    else if (key === 'Enter') choose(at)
    else if (key === 'Escape') choose(null)
    else if (key === 'Delete' || key === 'Backspace') remove(at)
    else if (key === ' ') {
      setCarried({ at, from: form, moved: false })
      announce(t('aufgenommen', { form: nameOf(form) }))
    } else return false
    return true
  }
  return {
    putDown: () => setCarried(null),
    onKeyDown(at: number, event: KeyboardEvent) {
      const form = zeichnung[at]
      if (form === undefined || event.ctrlKey || event.metaKey || event.altKey) return
      const done = carried?.at === at ? whileCarried(carried, form, event) : otherwise(at, form, event)
      if (done) event.preventDefault()
    },
  }
}
