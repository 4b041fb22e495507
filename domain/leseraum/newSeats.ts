import { type Issue, issue } from '../issue.ts'

/** Seats and rooms that one request makes, or moves, at most. */
export const MOST_NEW = 500
export const MOST_MOVED = 2_000
/** On a plan that comes as a whole. */
export const MOST_ON_PLAN = 2_000

interface Spot {
  readonly bezeichnung: string
  readonly x: number
  readonly y: number
}

interface Size {
  readonly breite: number
  readonly hoehe: number
}

/** What does not lie on its plan, by its place in the list; a seat lies where its centre is. */
export function offPlan(spots: readonly Spot[], { breite, hoehe }: Size): Issue[] {
  return spots.flatMap(({ bezeichnung, x, y }, i) => {
    if (x >= 0 && y >= 0 && x <= breite && y <= hoehe) return []
    const field = `leseraeume.${i}.${x < 0 || x > breite ? 'x' : 'y'}`
    return [issue('leseraum.ausserhalbGrundriss', { bezeichnung, breite, hoehe }, { field })]
  })
}

/** Places in the list whose name stands there before, or on the plan already. */
export function takenNames(
  spots: readonly Pick<Spot, 'bezeichnung'>[],
  onPlan: ReadonlySet<string>,
): { readonly twice: readonly number[]; readonly taken: readonly number[] } {
  const seen = new Set<string>()
  const twice: number[] = []
  const taken: number[] = []
  for (const [i, { bezeichnung }] of spots.entries()) {
    if (seen.has(bezeichnung)) twice.push(i)
    else if (onPlan.has(bezeichnung)) taken.push(i)
    seen.add(bezeichnung)
  }
  return { twice, taken }
}

/** What a new seat or room is, as long as nobody says otherwise; lengths in plan units (1 cm). */
export const NEW_SEAT = {
  platz: { breite: 100, hoehe: 90, kapazitaet: 1 },
  gruppenraum: { breite: 360, hoehe: 300, kapazitaet: 6 },
  stellplatz: { breite: 250, hoehe: 500, kapazitaet: 1 },
} as const
