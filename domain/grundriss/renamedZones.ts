/** A seat and the zone that it is in; empty where it is in none. */
type ZoneOf = ReadonlyMap<string, string>

/**
 * Zones of a plan that are called otherwise from now on, by what they were called: none of their seats is left in them, and all are together in
 * one that is called something. What was parted or dissolved is called nothing.
 */
export function renamedZones(before: ZoneOf, after: ZoneOf): ReadonlyMap<string, string> {
  const left = new Set(after.values())
  const moved = new Map<string, Set<string>>()
  for (const [id, zone] of before) {
    if (zone === '' || left.has(zone)) continue
    moved.set(zone, (moved.get(zone) ?? new Set()).add(after.get(id) ?? ''))
  }
  return new Map(
    [...moved].flatMap(([zone, [name = '', ...others]]) =>
      name === '' || others.length > 0 ? [] : [[zone, name] as const],
    ),
  )
}
