import type { EinrichtungView } from '@platzwart/contract/einrichtung'
import { PAGE } from '@platzwart/contract/paths'
import type { Berechtigung } from '@platzwart/domain/berechtigung/names'
import type { Step } from '@platzwart/domain/mandant/einrichtung'

export type ViewedStep = EinrichtungView['schritte'][number]

interface Target {
  /** The menu entry that the step requires. */
  readonly entry: string
  /** The page on which it is done, and can be found later. */
  readonly page: string
  /** The form for the first record, for people with the permission. */
  readonly first?: { readonly href: string; readonly right: Berechtigung; readonly needsStandort?: true }
  /** The tab of a floor plan's page. */
  readonly reiter?: string
}

const newPlan = (bereich: string) =>
  ({
    href: `${PAGE.adminRaeume}/neu?bereich=${bereich}`,
    right: 'objekt_pflege',
    needsStandort: true,
  }) as const

const TARGETS: Readonly<Record<Step, Target>> = {
  aussehen: { entry: 'haus', page: PAGE.adminHaus },
  rechtstexte: { entry: 'haus', page: `${PAGE.adminHaus}?reiter=texte` },
  standort: {
    entry: 'standorte',
    page: PAGE.adminLokationen,
    first: { href: `${PAGE.adminLokationen}/neu`, right: 'objekt_pflege' },
  },
  plan: { entry: 'raeume', page: PAGE.adminRaeume, first: newPlan('leseraum') },
  zeiten: { entry: 'raeume', page: PAGE.adminRaeume, reiter: 'woche' },
  planArbeitswelt: { entry: 'raeume', page: PAGE.adminRaeume, first: newPlan('arbeitswelt') },
  zeitenArbeitswelt: { entry: 'raeume', page: PAGE.adminRaeume, reiter: 'woche' },
  fahrzeuge: {
    entry: 'fahrzeugeAdmin',
    page: PAGE.adminFahrzeuge,
    first: { href: `${PAGE.adminFahrzeuge}/neu`, right: 'fahrzeug_pflege', needsStandort: true },
  },
  scheine: { entry: 'fuehrerschein', page: PAGE.fuehrerschein },
  menschen: {
    entry: 'benutzer',
    page: PAGE.adminBenutzer,
    first: { href: `${PAGE.adminBenutzer}?einladen=true`, right: 'benutzer_pflegen' },
  },
  rechte: { entry: 'rollen', page: PAGE.adminRollen },
}

/** The person, and the prerequisites. */
export interface Guided {
  readonly menue: readonly string[]
  readonly berechtigungen: readonly string[]
  /** The house has a location, which plans and cars need. */
  readonly standort: boolean
}

/**
 * The link of a step; null if its page is closed to the person. An open step links directly to its form, or
 * to the plan that needs it.
 */
export function targetOf({ schritt, stand, grundriss }: ViewedStep, guided: Guided): string | null {
  const { entry, page, first, reiter } = TARGETS[schritt]
  if (!guided.menue.includes(entry)) return null
  if (stand === 'erledigt') return page
  if (grundriss !== null) return `${PAGE.adminRaeume}/${grundriss}${reiter ? `?reiter=${reiter}` : ''}`
  const makes = first && guided.berechtigungen.includes(first.right)
  return makes && (guided.standort || !first.needsStandort) ? first.href : page
}

/**
 * The first open step that is allowed.
 * @param after the step that was done just now: the search continues from there, and wraps around
 */
export function nextStep(schritte: readonly ViewedStep[], guided: Guided, after: Step | null = null) {
  const from = schritte.findIndex(({ schritt }) => schritt === after) + 1
  for (const step of schritte.slice(from).concat(schritte.slice(0, from))) {
    const target = step.stand === 'offen' ? targetOf(step, guided) : null
    if (target !== null) return { schritt: step.schritt, target }
  }
  return null
}

/** Whether the person is at a step's target: on its page, in its tab, or in its record. */
export function isAt(target: string, { pathname, search }: { pathname: string; search: string }): boolean {
  const [path, query = ''] = target.split('?')
  const reiter = new URLSearchParams(query).get('reiter')
  return pathname === path && (reiter ?? '') === (new URLSearchParams(search).get('reiter') ?? '')
}
