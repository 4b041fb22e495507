import { type Issue, issue } from '../issue.ts'
import { type Refused, refused } from '../result.ts'

/**
 * Who acts: a person, or an admin who maintains the resource (buchung_pflege for seats, fahrzeug_pflege for
 * vehicles).
 */
export interface Actor {
  readonly benutzerId: string
  readonly pflege: boolean
}

/** Whether `now` is at or after the moment. */
export function reached(moment: Temporal.Instant, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(now, moment) >= 0
}

export function deny(code: Issue['code'], data: Issue['data'] = {}): Refused {
  return refused(issue(code, data))
}
