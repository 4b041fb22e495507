import { useMatches } from '@tanstack/react-router'
import { useStart } from '../../platform/session/start.ts'
import { type PartName, partOf, partsOf } from '../menu.ts'

/**
 * The parts of the house with a page for this person, in order, each with the first page that is open to
 * them.
 */
export function useParts() {
  return partsOf(useStart().sitzung?.menue ?? []).map(({ first, ...part }) => ({ ...part, to: first.to }))
}

/** The current part. */
export function useHere(): PartName | null {
  return useMatches({ select: (matches) => partOf(matches.map(({ routeId }) => routeId)) })
}
