import { type Issue, issue } from '../issue.ts'

/** Most seats and rooms that one request creates, or moves. */
export const MOST_NEW = 500
export const MOST_MOVED = 2_000
/** Most on a plan that is imported as a whole. */
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

/** Refuses seats outside their plan, by index; a seat's position is its centre. */
export function offPlan(spots: readonly Spot[], { breite, hoehe }: Size): Issue[] {
  return spots.flatMap(({ bezeichnung, x, y }, i) => {
    if (x >= 0 && y >= 0 && x <= breite && y <= hoehe) return []
    const field = `leseraeume.${i}.${x < 0 || x > breite ? 'x' : 'y'}`
    return [issue('leseraum.ausserhalbGrundriss', { bezeichnung, breite, hoehe }, { field })]
  })
}

/** Refuses names that occur earlier in the list or on the plan, by index. */
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

/** The default size and capacity of a new seat or room; lengths in plan units (1 cm). */
export const NEW_SEAT = {
  platz: { breite: 100, hoehe: 90, kapazitaet: 1 },
  gruppenraum: { breite: 360, hoehe: 300, kapazitaet: 6 },
  stellplatz: { breite: 250, hoehe: 500, kapazitaet: 1 },
} as const
