import type { Start } from '@platzwart/contract/start'
import type { Named } from './otherPerson.ts'
import type { Shown } from './shown.ts'

/** The person of the house, or an operator who is not one of its people. */
export function whoIs(start: Start | undefined): (Named & { readonly email: string }) | null {
  const { sitzung = null, betreiber = null } = start ?? {}
  if (sitzung === null) return betreiber
  const { id, vorname, nachname, email } = sitzung.benutzer
  return { id, email, name: `${vorname} ${nachname}` }
}

/** What a page with these start data shows. */
export function shownBy(start: Start | undefined): Shown {
  return { house: start?.mandant?.id ?? null, person: whoIs(start)?.id ?? null }
}

/**
 * Whether another account is signed in now. One account may be a person of several houses, each with an id of
 * their own.
 */
export function isSomebodyElse(before: Start | undefined, now: Start): boolean {
  const was = whoIs(before)
  const is = whoIs(now)
  return was !== null && is !== null && was.id !== is.id && was.email.toLowerCase() !== is.email.toLowerCase()
}
