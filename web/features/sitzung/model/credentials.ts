export type CredentialsIssue = 'needsBoth' | 'noPhone' | 'emailInvalid'

const PHONE = /^\+?[\d\s()/.-]{5,}$/
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** S2: an e-mail address plus a password; a phone number is refused in plain words, because no SMS provider is set up. */
export function credentialsIssue(email: string, password: string): CredentialsIssue | null {
  const name = email.trim()
  if (name === '' || password === '') return 'needsBoth'
  if (PHONE.test(name)) return 'noPhone'
  return EMAIL.test(name) ? null : 'emailInvalid'
}
