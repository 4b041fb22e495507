import type { Berechtigung } from '@platzwart/domain/berechtigung/names'
import type { Configured, Part } from '../../platform/konfiguration/konfiguration.ts'
import { readHeldByMany, readHolders } from './queries.ts'

const HOLDERS: Part<Berechtigung, ReadonlySet<string>> = {
  load: async ({ tx }, berechtigung) => new Set(await readHolders(tx, berechtigung)),
}

const HELD_BY_MANY: Part<Berechtigung, boolean> = {
  load: ({ tx }, berechtigung) => readHeldByMany(tx, berechtigung),
}

/** Ids of the active people who hold a permission, directly, by role or by group. */
export function holdersOf(
  { tx, konfiguration }: Configured,
  berechtigung: Berechtigung,
): Promise<ReadonlySet<string>> {
  return konfiguration.part(tx, HOLDERS, berechtigung)
}

/** 1 where nobody holds a permission without which something stands still. */
export async function countMissing(call: Configured, berechtigung: Berechtigung): Promise<number> {
  return (await holdersOf(call, berechtigung)).size === 0 ? 1 : 0
}

/** Whether so many people hold a permission that a list of them is asked row by row. */
export function heldByMany({ tx, konfiguration }: Configured, berechtigung: Berechtigung): Promise<boolean> {
  return konfiguration.part(tx, HELD_BY_MANY, berechtigung)
}
