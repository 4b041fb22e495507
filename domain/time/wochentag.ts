/** 0 is Sunday, 6 is Saturday. */
export type Wochentag = 0 | 1 | 2 | 3 | 4 | 5 | 6

/** In the specification's words and order (section 4). */
export const WOCHENTAG_NAMES = [
  'sonntags',
  'montags',
  'dienstags',
  'mittwochs',
  'donnerstags',
  'freitags',
  'samstags',
] as const

export function wochentagOf(tag: Temporal.PlainDate): Wochentag {
  return (tag.dayOfWeek % 7) as Wochentag
}

/** Null for an unknown name (SPECIFICATION section 4). */
export function wochentagByName(name: string): Wochentag | null {
  const index = (WOCHENTAG_NAMES as readonly string[]).indexOf(name)
  return index === -1 ? null : (index as Wochentag)
}
