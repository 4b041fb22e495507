import { isMailAddress, mailAddressOf } from '../mailAddress.ts'
import { cleanLine } from '../plainText.ts'

/** What a service says of somebody, as it came: nothing in it has a shape yet. */
export type Claims = Readonly<Record<string, unknown>>

/** Who somebody is, as their service says. */
export interface Angaben {
  /** What the service calls them, for good. */
  readonly kennung: string
  /** Null: it tells none that could be written to. */
  readonly email: string | null
  /** Whether the service says that the address is theirs; null: it says nothing of it. */
  readonly emailBestaetigt: boolean | null
  readonly vorname: string
  readonly nachname: string
  /** Null: it does not say. That is not the same as none. */
  readonly gruppen: readonly string[] | null
}

const NAME_MAX = 100
/** More groups than any service tells, and longer names of them, are none. */
const GRUPPEN_MAX = 1000
const GRUPPE_MAX = 300

const line = (value: unknown, max: number): string =>
  typeof value === 'string' ? cleanLine(value).trim().slice(0, max).trim() : ''

/** A claim by its name; where there is none of it, by the way that its dots say (`realm_access.roles`). */
function claimAt(claims: Claims, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name]
  let found: unknown = claims
  for (const part of name.split('.')) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, part)) return undefined
    found = (found as Claims)[part]
  }
  return found
}

/** Services that would have to name too many leave the claim out, and say so in other ones. */
function isLeftOut(claims: Claims, name: string): boolean {
  const names = claims._claim_names
  const elsewhere = typeof names === 'object' && names !== null && Object.hasOwn(names, name)
  return elsewhere || claims.hasgroups === true || claims.hasgroups === 'true'
}

function gruppenIn(claims: Claims, name: string | null): readonly string[] | null {
  if (name === null || isLeftOut(claims, name)) return null
  const found = claimAt(claims, name)
  if (typeof found === 'string') {
    const one = line(found, GRUPPE_MAX)
    return one === '' ? [] : [one]
  }
  if (!Array.isArray(found)) return null
  const all = found.slice(0, GRUPPEN_MAX).map((one) => line(one, GRUPPE_MAX))
  return [...new Set(all.filter((one) => one !== ''))]
}

/** The family name is what stands last, as far as one can know. */
function namesIn(claims: Claims, email: string | null): Pick<Angaben, 'vorname' | 'nachname'> {
  const vorname = line(claims.given_name, NAME_MAX)
  const nachname = line(claims.family_name, NAME_MAX)
  if (vorname !== '' && nachname !== '') return { vorname, nachname }
  const whole =
    line(claims.name, 2 * NAME_MAX) ||
    `${vorname} ${nachname}`.trim() ||
    line(claims.preferred_username, NAME_MAX) ||
    (email?.split('@')[0] ?? '')
  const words = whole.split(/\s+/).filter((word) => word !== '')
  const last = words.pop() ?? '?'
  const first = words.join(' ')
  return { vorname: (first || last).slice(0, NAME_MAX), nachname: last.slice(0, NAME_MAX) }
}

function emailIn(claims: Claims): string | null {
  if (typeof claims.email !== 'string') return null
  const email = mailAddressOf(claims.email.slice(0, 320))
  return isMailAddress(email) && email.length <= 254 ? email : null
}

function truthOf(value: unknown): boolean | null {
  if (value === true || value === 'true') return true
  if (value === false || value === 'false') return false
  return null
}

/** @param gruppenAngabe the claim in which the service tells groups; null: it tells none */
export function readAngaben(claims: Claims, kennung: string, gruppenAngabe: string | null): Angaben {
  const email = emailIn(claims)
  return {
    kennung,
    email,
    emailBestaetigt: email === null ? null : truthOf(claims.email_verified),
    ...namesIn(claims, email),
    gruppen: gruppenIn(claims, gruppenAngabe),
  }
}
