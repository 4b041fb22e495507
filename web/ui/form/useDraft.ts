import { useEffect, useRef, useState } from 'react'
import { type Draft, forgetDraft, keepDraft, readDraft } from '../../platform/session/drafts.ts'
import { shownPerson } from '../../platform/session/shown.ts'
import { hasSessionEnded } from '../../platform/sessionEnd.ts'
import { same, type Typed, untouched } from './typed.ts'

/** Whose draft it is, of which form: its page, its fields, and which of those that have the same; null where nothing is kept. */
interface Place {
  readonly person: string
  readonly form: string
}

function placeOf(kept: readonly string[], which: string): Place | null {
  const person = shownPerson()
  return person === null || kept.length === 0
    ? null
    : { person, form: `${location.pathname}/${kept.join(',')}/${which}` }
}

function only<V extends object>(values: V, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, values[name as keyof V]]))
}

/** What a form begins with: what is read, and over it what was typed here before the page went. */
export function recalled<V extends object>(base: V, kept: readonly string[], which: string): Typed<V> {
  const place = placeOf(kept, which)
  const draft = place && readDraft(place.person, place.form)
  if (!draft || !same(draft.base, only(base, kept))) return untouched(base)
  const known = Object.entries(draft.values).filter(([name]) => kept.includes(name))
  return { ...untouched(base), values: { ...base, ...Object.fromEntries(known) } }
}

/**
 * Keeps what is typed on this tab, until it is sent or given up. A page that goes because its session is over, or that is loaded anew, leaves
 * it there for its person.
 * @returns whether it began with a draft of before, until that is thrown away or sent
 */
export function useDraft<V extends object>(
  { values, base }: Pick<Typed<V>, 'values' | 'base'>,
  changed: readonly string[],
  kept: readonly string[],
  which: string,
) {
  const [place] = useState(() => placeOf(kept, which))
  const [begun, setBegun] = useState(changed.length > 0)
  const names = changed.filter((name) => kept.includes(name))
  const draft: Draft | null =
    names.length === 0 ? null : { base: only(base, kept), values: only(values, names) }
  const text = draft && JSON.stringify(draft)
  if (begun && draft === null) setBegun(false)
  const latest = useRef(draft)
  latest.current = draft
  useEffect(() => {
    if (place === null) return
    if (text === null || latest.current === null) forgetDraft(place.person, place.form)
    else keepDraft(place.person, place.form, latest.current)
  }, [place, text])
  useEffect(
    () => () => {
      // Whoever leaves a form was asked before. Whose session is over was not.
      if (place !== null && !hasSessionEnded()) forgetDraft(place.person, place.form)
    },
    [place],
  )
  return begun
}
