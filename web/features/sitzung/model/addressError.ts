import type { Code } from '@platzwart/contract/codes'
import { ownCodeOf } from '../../../platform/authCodes.ts'

export interface AddressError {
  readonly code: Code
  /** The message in the address for an unknown code; at most one line. */
  readonly message: string
}

/** S8: `?error=…&error_description=…`, as set by the sign-in library and by identity providers. */
export function addressError(search: Readonly<Record<string, unknown>>): AddressError | null {
  const raw = search.error ?? search.error_code
  if (typeof raw !== 'string' || raw === '') return null
  const code = ownCodeOf(raw)
  if (code !== null) return { code, message: '' }
  const described = search.error_description
  const message = typeof described === 'string' && described !== '' ? described : raw
  return { code: 'sitzung.adressfehler', message: message.replaceAll(/\s+/g, ' ').slice(0, 200) }
}
