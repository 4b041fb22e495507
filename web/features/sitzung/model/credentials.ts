type CredentialsIssue = 'needsBoth' | 'noPhone' | 'emailInvalid'

const PHONE = /^\+?[\d\s()/.-]{5,}$/
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/**
 * S2: an e-mail address and a password; a phone number is refused with an explanation, because no SMS
 * provider is set up.
 */
export function credentialsIssue(email: string, password: string): CredentialsIssue | null {
  const name = email.trim()
  if (name === '' || password === '') return 'needsBoth'
  if (PHONE.test(name)) return 'noPhone'
  return EMAIL.test(name) ? null : 'emailInvalid'
}

type Field = 'email' | 'password'

/** The same by field: if both are empty, each has its own error. */
export function credentialsFaults(
  email: string,
  password: string,
): readonly (readonly [Field, CredentialsIssue])[] {
  const found = credentialsIssue(email, password)
  if (found === null) return []
  if (found !== 'needsBoth') return [['email', found]]
  const empty = { email: email.trim() === '', password: password === '' }
  return (['email', 'password'] as const).filter((field) => empty[field]).map((field) => [field, found])
}

const DOMAIN = /^[^\s@]+@((?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z\d-]{2,})$/

/** The domain of a complete mail address; null while it is incomplete. */
export function mailDomainOf(email: string): string | null {
  return DOMAIN.exec(email.trim().toLowerCase())?.[1] ?? null
}
