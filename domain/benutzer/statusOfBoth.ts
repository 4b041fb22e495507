/** Whether a person can sign in. */
type Status = 'aktiv' | 'inaktiv'

/**
 * The status of two merged people: active if either was, because one may have been deactivated only as the
 * duplicate.
 */
export function statusOfBoth(one: { readonly status: string }, other: { readonly status: string }): Status {
  return one.status === 'aktiv' || other.status === 'aktiv' ? 'aktiv' : 'inaktiv'
}
