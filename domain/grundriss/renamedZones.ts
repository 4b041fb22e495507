/** The zone of each seat; empty for none. */
type ZoneOf = ReadonlyMap<string, string>

/**
 * The new names of renamed zones, by their old ones: zones all of whose seats are now together in another
 * one. Zones that were split or dissolved are not renamed.
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
