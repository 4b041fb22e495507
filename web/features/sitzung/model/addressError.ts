import type { Code } from '@platzwart/contract/codes'
import { ownCodeOf } from '../../../platform/authCodes.ts'

export interface AddressError {
  readonly code: Code
  /** What the address said, for a code that is not known; never more than a line. */
  readonly message: string
}

/** S8: `?error=…&error_description=…` as the sign-in library and identity providers leave it in the address. */
export function addressError(search: Readonly<Record<string, unknown>>): AddressError | null {
  const raw = search.error ?? search.error_code
  if (typeof raw !== 'string' || raw === '') return null
  const code = ownCodeOf(raw)
  if (code !== null) return { code, message: '' }
  const described = search.error_description
  const message = typeof described === 'string' && described !== '' ? described : raw
  return { code: 'sitzung.adressfehler', message: message.replaceAll(/\s+/g, ' ').slice(0, 200) }
}
