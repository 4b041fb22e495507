import { useQueryClient } from '@tanstack/react-query'
import { readAnew } from '../../../platform/liveHolds.ts'
import { useLiveEvents } from '../../../platform/useLive.ts'

/** The queries about people, groups and roles, and the records that they depend on. */
const READ_OF_PEOPLE = {
  keys: ['people', 'person', 'rollen', 'gruppen', 'holders'],
  stands: new Set(['benutzer', 'rolle', 'gruppe']),
}

/** As query keys, for invalidation after one's own changes. */
export const PEOPLE_KEYS = READ_OF_PEOPLE.keys.map((name) => [name])

/** Reads people, groups and roles again when somebody changes one, and after a gap in the feed. */
export function usePeopleLive(): void {
  const queryClient = useQueryClient()
  useLiveEvents((event) => readAnew(queryClient, event, READ_OF_PEOPLE))
}
