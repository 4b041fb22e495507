import type { Berechtigung } from './names.ts'

type Rights = ReadonlySet<Berechtigung>

/**
 * Permissions that a house could not get back by itself, so that its last active holder keeps them. Without
 * the first two nobody could be admitted or helped; without the third nobody could read what people who grant
 * rights did.
 */
export const UNVERLIERBAR = [
  'benutzer_pflegen',
  'berechtigungs_pflege',
  'protokoll_einsicht',
] as const satisfies readonly Berechtigung[]

/** The permissions that somebody may not grant because they do not hold them, in the given order. */
export function notHeld(granted: Iterable<Berechtigung>, own: Rights): Berechtigung[] {
  return [...new Set(granted)].filter((berechtigung) => !own.has(berechtigung))
}

/** The first permission that must not be lost and that nobody holds any more; null if there is none. */
export function lostWithLast(before: Rights, after: Rights): Berechtigung | null {
  return UNVERLIERBAR.find((berechtigung) => before.has(berechtigung) && !after.has(berechtigung)) ?? null
}
