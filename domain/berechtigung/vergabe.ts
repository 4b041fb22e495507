import type { Berechtigung } from './names.ts'

type Rights = ReadonlySet<Berechtigung>

/**
 * What a house cannot get back by itself: without somebody who holds the first two nobody could be let in, and nobody could be helped; without
 * the third whoever grants rights could leave nobody to read what they did. The last active person who holds one keeps it.
 */
export const UNVERLIERBAR = [
  'benutzer_pflegen',
  'berechtigungs_pflege',
  'protokoll_einsicht',
] as const satisfies readonly Berechtigung[]

/** What of these somebody does not hold who grants them, in the order of the given ones; nobody grants what they do not hold. */
export function notHeld(granted: Iterable<Berechtigung>, own: Rights): Berechtigung[] {
  return [...new Set(granted)].filter((berechtigung) => !own.has(berechtigung))
}

/** Of what was held before, what must not be lost and nobody holds any more. */
export function lostWithLast(before: Rights, after: Rights): Berechtigung | null {
  return UNVERLIERBAR.find((berechtigung) => before.has(berechtigung) && !after.has(berechtigung)) ?? null
}
