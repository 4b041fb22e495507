import { useMatches } from '@tanstack/react-router'
import { useStart } from '../../features/sitzung/api/start.ts'
import { MENU_PAGES, PART_NAMES, type PartName, pagesOf, partOf } from '../menu.ts'

interface OpenPart {
  readonly part: PartName
  /** Its first page that the person may open. */
  readonly to: (typeof MENU_PAGES)[keyof typeof MENU_PAGES]
}

/** The parts of the house with something for this person, in order. */
export function useParts(): readonly OpenPart[] {
  const menue = useStart().sitzung?.menue ?? []
  return PART_NAMES.flatMap((part) => {
    const [first] = pagesOf(part, menue)
    return first === undefined ? [] : [{ part, to: MENU_PAGES[first] }]
  })
}

/** The part that one is in. */
export function useHere(): PartName | null {
  return useMatches({ select: (matches) => partOf(matches.map(({ routeId }) => routeId)) })
}
