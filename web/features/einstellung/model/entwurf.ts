import type { EinstellungView } from '@platzwart/contract/einstellung'
import type { EinstellungName } from '@platzwart/domain/einstellung/catalogue'
import { hausIssues } from '@platzwart/domain/einstellung/hausRegeln'
import { parseWert } from '@platzwart/domain/einstellung/parseWert'
import type { Effective } from '@platzwart/domain/einstellung/resolve'
import { sameWert } from '@platzwart/domain/einstellung/sameWert'
import type { Issue } from '@platzwart/domain/issue'
import type { HausChange } from '../api/haus.ts'
import { effectiveOf } from './effective.ts'

/** Unsaved changes by option; null resets to the default. */
export type Entwurf = ReadonlyMap<EinstellungName, unknown>

/** The values of a section's fields; null resets to the default. */
export type Werte = Readonly<Partial<Record<EinstellungName, unknown>>>

/** Trims names and addresses. */
function tidied(wert: unknown): unknown {
  if (typeof wert === 'string') return wert.trim()
  return Array.isArray(wert) ? wert.map((part) => (typeof part === 'string' ? part.trim() : part)) : wert
}

const viewOf = (views: readonly EinstellungView[], name: EinstellungName) =>
  views.find((view) => view.name === name)

/** The current values of a section's fields. */
export function werteOf(views: readonly EinstellungView[], names: readonly EinstellungName[]): Werte {
  return Object.fromEntries(names.map((name) => [name, viewOf(views, name)?.wert]))
}

/** The values that differ from the current ones; undone edits and a reset of a default do not count. */
export function entwurfOf(views: readonly EinstellungView[], werte: Werte): Entwurf {
  const typed = (Object.entries(werte) as [EinstellungName, unknown][]).filter(([name, wert]) => {
    const view = viewOf(views, name)
    return wert === null ? view?.herkunft !== 'default' : !sameWert(wert, view?.wert)
  })
  return new Map(typed)
}

/** The value that the field shows. */
export function shownWert(views: readonly EinstellungView[], werte: Werte, name: EinstellungName): unknown {
  const view = viewOf(views, name)
  if (!Object.hasOwn(werte, name)) return view?.wert
  return werte[name] === null ? view?.standard : werte[name]
}

/** The house's values after saving. */
function hausWith(views: readonly EinstellungView[], entwurf: Entwurf): Effective {
  const werte: Werte = Object.fromEntries(entwurf)
  return effectiveOf(
    views.map((view) => ({
      ...view,
      wert: tidied(shownWert(views, werte, view.name as EinstellungName)) as EinstellungView['wert'],
    })),
  )
}

/** Validates the draft with the server's own rules; `leer` is an empty field. */
export function issuesOf(
  views: readonly EinstellungView[],
  entwurf: Entwurf,
): { readonly leer: readonly EinstellungName[]; readonly issues: readonly Issue[] } {
  const leer: EinstellungName[] = []
  const unfit: Issue[] = []
  const fitting = new Map(entwurf)
  for (const [name, wert] of entwurf) {
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
  return [...entwurf].flatMap(([name, wert]) => {
    const view = viewOf(views, name)
    return view ? [{ name, wert: tidied(wert), bisher: view.wert }] : []
  })
}
