import type { EinstellungView } from '@platzwart/contract/einstellung'
import type { EinstellungName } from '@platzwart/domain/einstellung/catalogue'
import { hausIssues } from '@platzwart/domain/einstellung/hausRegeln'
import { parseWert } from '@platzwart/domain/einstellung/parseWert'
import type { Effective } from '@platzwart/domain/einstellung/resolve'
import { sameWert } from '@platzwart/domain/einstellung/sameWert'
import type { Issue } from '@platzwart/domain/issue'
import type { HausChange } from '../api/haus.ts'
import { effectiveOf } from './effective.ts'

/** What is typed and not saved, by option; null goes back to the product's own value. */
export type Entwurf = ReadonlyMap<EinstellungName, unknown>

/** What the fields of a section hold: a value, or null to go back to the product's own. */
export type Werte = Readonly<Partial<Record<EinstellungName, unknown>>>

/** Spaces around a name or an address are nobody's intention. */
function tidied(wert: unknown): unknown {
  if (typeof wert === 'string') return wert.trim()
  return Array.isArray(wert) ? wert.map((part) => (typeof part === 'string' ? part.trim() : part)) : wert
}

const viewOf = (views: readonly EinstellungView[], name: EinstellungName) =>
  views.find((view) => view.name === name)

/** The fields of a section as they hold. */
export function werteOf(views: readonly EinstellungView[], names: readonly EinstellungName[]): Werte {
  return Object.fromEntries(names.map((name) => [name, viewOf(views, name)?.wert]))
}

/** What of these is another value than what holds: typed back is no change, nor is going back from nowhere. */
export function entwurfOf(views: readonly EinstellungView[], werte: Werte): Entwurf {
  const typed = (Object.entries(werte) as [EinstellungName, unknown][]).filter(([name, wert]) => {
    const view = viewOf(views, name)
    return wert === null ? view?.herkunft !== 'default' : !sameWert(wert, view?.wert)
  })
  return new Map(typed)
}

/** What the field shows. */
export function shownWert(views: readonly EinstellungView[], werte: Werte, name: EinstellungName): unknown {
  const view = viewOf(views, name)
  if (!Object.hasOwn(werte, name)) return view?.wert
  return werte[name] === null ? view?.standard : werte[name]
}

/** The house as it would be. */
function hausWith(views: readonly EinstellungView[], entwurf: Entwurf): Effective {
  const werte: Werte = Object.fromEntries(entwurf)
  return effectiveOf(
    views.map((view) => ({
      ...view,
      wert: tidied(shownWert(views, werte, view.name as EinstellungName)) as EinstellungView['wert'],
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
