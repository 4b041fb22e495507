/** Whether somebody gets in. */
type Status = 'aktiv' | 'inaktiv'

/** Of two who become one: in where one of both was, for they may have been put out only because they are there twice. */
export function statusOfBoth(one: { readonly status: string }, other: { readonly status: string }): Status {
  return one.status === 'aktiv' || other.status === 'aktiv' ? 'aktiv' : 'inaktiv'
}
