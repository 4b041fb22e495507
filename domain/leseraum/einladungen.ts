import { type Issue, issue } from '../issue.ts'

/** How often one person may invite the same second person within an hour, changes of a booking included. */
export const EINLADUNGEN_PRO_STUNDE = 6

/** The sliding window in which invitations count. */
export const EINLADUNGEN_WINDOW = { hours: 1 } as const

/**
 * Limits invitations, each of which is a mail that its receiver did not request.
 * @param bisher times of the booker's invitations to that address within the window, oldest first
 */
export function einladungIssues(bisher: readonly Temporal.Instant[]): Issue[] {
  const first = bisher.at(-EINLADUNGEN_PRO_STUNDE)
  if (bisher.length < EINLADUNGEN_PRO_STUNDE || first === undefined) return []
  const data = { anzahl: EINLADUNGEN_PRO_STUNDE, ab: first.add(EINLADUNGEN_WINDOW).toString() }
  return [issue('leseraum.zuVieleEinladungen', data, { field: 'zweitePerson' })]
}
