import type { EinstellungView } from '@platzwart/contract/einstellung'
import type { EinstellungName } from '@platzwart/domain/einstellung/catalogue'
import { hausIssues } from '@platzwart/domain/einstellung/hausRegeln'
import { parseWert } from '@platzwart/domain/einstellung/parseWert'
import type { Effective } from '@platzwart/domain/einstellung/resolve'
import type { Issue } from '@platzwart/domain/issue'
import type { HausChange } from '../api/haus.ts'
import { effectiveOf } from './effective.ts'

/** What is typed and not saved, by option. */
export type Entwurf = ReadonlyMap<EinstellungName, Typed>

interface Typed {
  /** null goes back to the product's own value. */
  readonly wert: unknown
  /** What held when the typing began. */
  readonly anfangs: unknown
}

export const EMPTY: Entwurf = new Map()

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** Spaces around a name or an address are nobody's intention. */
function tidied(wert: unknown): unknown {
  if (typeof wert === 'string') return wert.trim()
  return Array.isArray(wert) ? wert.map((part) => (typeof part === 'string' ? part.trim() : part)) : wert
}

const viewOf = (views: readonly EinstellungView[], name: EinstellungName) =>
  views.find((view) => view.name === name)

/** What the field shows. */
export function shownWert(
  views: readonly EinstellungView[],
  entwurf: Entwurf,
  name: EinstellungName,
): unknown {
  const view = viewOf(views, name)
  const typed = entwurf.get(name)
  if (typed === undefined) return view?.wert
  return typed.wert === null ? view?.standard : typed.wert
}

/** The draft with one more value; what is typed back to what holds is no change any more. */
export function typed(
  views: readonly EinstellungView[],
  entwurf: Entwurf,
  name: EinstellungName,
  wert: unknown,
): Entwurf {
  const view = viewOf(views, name)
  const next = new Map(entwurf)
  const unchanged = wert === null ? view?.herkunft === 'default' : same(wert, view?.wert)
  if (unchanged) next.delete(name)
  else next.set(name, { wert, anfangs: entwurf.get(name)?.anfangs ?? view?.wert })
  return next
}

/** Somebody else has saved what is being changed here. */
export function isOvertaken(
  views: readonly EinstellungView[],
  entwurf: Entwurf,
  name: EinstellungName,
): boolean {
  const draft = entwurf.get(name)
  return draft !== undefined && !same(draft.anfangs, viewOf(views, name)?.wert)
}

/** The house as it would be. */
function hausWith(views: readonly EinstellungView[], entwurf: Entwurf): Effective {
  return effectiveOf(
    views.map((view) => ({
      ...view,
      wert: tidied(shownWert(views, entwurf, view.name as EinstellungName)) as EinstellungView['wert'],
    })),
  )
}

/** What the server's own rules say to the draft; `leer` is a field that nothing stands in. */
export function issuesOf(
  views: readonly EinstellungView[],
  entwurf: Entwurf,
): { readonly leer: readonly EinstellungName[]; readonly issues: readonly Issue[] } {
  const leer: EinstellungName[] = []
  const unfit: Issue[] = []
  const fitting = new Map(entwurf)
  for (const [name, { wert }] of entwurf) {
    if (wert === null) continue
    const empty = wert === '' && typeof viewOf(views, name)?.standard === 'number'
    const parsed = parseWert(name, tidied(wert))
    if (!parsed.ok) fitting.delete(name)
    if (empty || wert === undefined) leer.push(name)
    else if (!parsed.ok) unfit.push(...parsed.issues.map((issue) => ({ ...issue, field: name })))
  }
  const together = hausIssues(hausWith(views, fitting), new Set(fitting.keys()))
  return { leer, issues: [...unfit, ...together] }
}

export function changesOf(views: readonly EinstellungView[], entwurf: Entwurf): HausChange[] {
  return [...entwurf].flatMap(([name, { wert }]) => {
    const view = viewOf(views, name)
    return view ? [{ name, wert: tidied(wert), bisher: view.wert }] : []
  })
}
