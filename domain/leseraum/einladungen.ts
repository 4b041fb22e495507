import { type Issue, issue } from '../issue.ts'

/** How often one person may ask the same second person within an hour, changes of a booking included. */
export const EINLADUNGEN_PRO_STUNDE = 6

/** How far back invitations count. */
export const EINLADUNGEN_WINDOW = { hours: 1 } as const

/**
 * Each invitation is a mail to somebody who did not ask for it.
 *
 * @param bisher what the booker sent to that address within the window, the oldest first
 */
export function einladungIssues(bisher: readonly Temporal.Instant[]): Issue[] {
  const first = bisher.at(-EINLADUNGEN_PRO_STUNDE)
  if (bisher.length < EINLADUNGEN_PRO_STUNDE || first === undefined) return []
  const data = { anzahl: EINLADUNGEN_PRO_STUNDE, ab: first.add(EINLADUNGEN_WINDOW).toString() }
  return [issue('leseraum.zuVieleEinladungen', data, { field: 'zweitePerson' })]
}
