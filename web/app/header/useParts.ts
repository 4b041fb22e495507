import { useMatches } from '@tanstack/react-router'
import { useStart } from '../../platform/session/start.ts'
import { type PartName, partOf, partsOf } from '../menu.ts'

/** The parts of the house with something for this person, in order, each with its first page that they may open. */
export function useParts() {
  return partsOf(useStart().sitzung?.menue ?? []).map(({ first, ...part }) => ({ ...part, to: first.to }))
}

/** The part that one is in. */
export function useHere(): PartName | null {
  return useMatches({ select: (matches) => partOf(matches.map(({ routeId }) => routeId)) })
}
