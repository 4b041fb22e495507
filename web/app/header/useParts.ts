import { useMatches } from '@tanstack/react-router'
import { useStart } from '../../features/sitzung/api/start.ts'
import { PARTS, type PartName, pagesOf, partOf } from '../menu.ts'

/** The parts of the house with something for this person, in order, each with its first page that they may open. */
export function useParts() {
  const menue = useStart().sitzung?.menue ?? []
  return PARTS.flatMap((part) => {
    const [first] = pagesOf(part.name, menue)
    return first === undefined ? [] : [{ ...part, to: first.to }]
  })
}

/** The part that one is in. */
export function useHere(): PartName | null {
  return useMatches({ select: (matches) => partOf(matches.map(({ routeId }) => routeId)) })
}
