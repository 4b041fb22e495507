import { useEffect, useRef, useState } from 'react'
import { type Draft, forgetDraft, keepDraft, readDraft } from '../../platform/session/drafts.ts'
import { shownPerson } from '../../platform/session/shown.ts'
import { hasSessionEnded } from '../../platform/sessionEnd.ts'
import { type FormState, same, untouched } from './formState.ts'

/**
 * Identifies a draft: the person, and the form by its page, its fields, and a name among forms with the same
 * fields; null if nothing is kept.
 */
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

/** The initial values of a form: what was read, with a draft over it. */
export function recallDraft<V extends object>(base: V, kept: readonly string[], which: string): FormState<V> {
  const place = placeOf(kept, which)
  const draft = place && readDraft(place.person, place.form)
  if (!draft || !same(draft.base, only(base, kept))) return untouched(base)
  const known = Object.entries(draft.values).filter(([name]) => kept.includes(name))
  return { ...untouched(base), values: { ...base, ...Object.fromEntries(known) } }
}

/**
 * Keeps a draft in the tab, until it is submitted or discarded. It survives a reload and the end of the
 * session, for the same person.
 * @returns whether the form began with a draft, until that is discarded or submitted
 */
export function useDraft<V extends object>(
  { values, base }: Pick<FormState<V>, 'values' | 'base'>,
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
      // Unmounting discards the draft, because leaving was confirmed. The end of a session was not.
      if (place !== null && !hasSessionEnded()) forgetDraft(place.person, place.form)
    },
    [place],
  )
  return begun
}
