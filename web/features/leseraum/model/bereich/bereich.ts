import { PAGE } from '@platzwart/contract/paths'
import { BEREICHE, type Bereich } from '@platzwart/domain/mandant/bereich'
import { useLocation } from '@tanstack/react-router'

/** What the rooms of an address are for: below `/arbeitswelt` workspaces, everywhere else reading rooms. */
function bereichAt(path: string): Bereich {
  return path === PAGE.arbeitswelt || path.startsWith(`${PAGE.arbeitswelt}/`) ? 'arbeitswelt' : 'leseraum'
}

/** Of the page that one is on. */
export function useBereich(): Bereich {
  return useLocation({ select: ({ pathname }) => bereichAt(pathname) })
}

/** The entry of the menu behind which the map of a Bereich is. */
const ENTRY = { leseraum: 'karte', arbeitswelt: 'arbeitsweltKarte' } as const satisfies Record<
  Bereich,
  string
>

/** The Bereiche of rooms that a person has, by the entries of their menu. */
export function bereicheIn(menue: readonly string[]): readonly Bereich[] {
  return BEREICHE.filter((bereich) => menue.includes(ENTRY[bereich]))
}

/** Whether there is anything of rooms for a person. */
export function hasRooms(menue: readonly string[]): boolean {
  return bereicheIn(menue).length > 0
}
