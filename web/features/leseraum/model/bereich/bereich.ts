import { PAGE } from '@platzwart/contract/paths'
import { BEREICHE, type Bereich } from '@platzwart/domain/mandant/bereich'
import { useLocation } from '@tanstack/react-router'

/** The area of an address: workspaces below `/arbeitswelt`, reading rooms everywhere else. */
function bereichAt(path: string): Bereich {
  return path === PAGE.arbeitswelt || path.startsWith(`${PAGE.arbeitswelt}/`) ? 'arbeitswelt' : 'leseraum'
}

/** The area of the current page. */
export function useBereich(): Bereich {
  return useLocation({ select: ({ pathname }) => bereichAt(pathname) })
}

/** The menu entry of an area's map. */
const ENTRY = { leseraum: 'karte', arbeitswelt: 'arbeitsweltKarte' } as const satisfies Record<
  Bereich,
  string
>

/** The areas of rooms in a person's menu. */
export function bereicheIn(menue: readonly string[]): readonly Bereich[] {
  return BEREICHE.filter((bereich) => menue.includes(ENTRY[bereich]))
}

/** Whether a person's menu has any area of rooms. */
export function hasRooms(menue: readonly string[]): boolean {
  return bereicheIn(menue).length > 0
}
