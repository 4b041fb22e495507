import { APART } from '@platzwart/contract/paths'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { chosenHouse } from '../../../platform/session/house.ts'

export interface Credentials {
  readonly email: string
  readonly password: string
}

/**
 * Signs in, or comes as far as the second factor.
 * @param geteilt others use this computer, too: the session ends with the browser, and soon when it is not used
 */
export function signIn(
  { email, password }: Credentials,
  geteilt: boolean,
): Promise<{ readonly zweitfaktor?: true }> {
  return call('POST', APART.signIn, {
    body: { email, password, rememberMe: !geteilt, haus: chosenHouse() },
  })
}

interface OtherHouse {
  readonly name: string
  /** Where its people sign in. */
  readonly adresse: string
}

/** To which house the people of an e-mail domain belong, unless they sign in here; asked once, and no harm where nobody answers. */
export const houseOfDomainOptions = (domain: string | null) =>
  queryOptions({
    queryKey: ['houseOfDomain', domain],
    queryFn: async ({ signal }) => {
      const { haus } = await call<{ readonly haus: OtherHouse | null }>('POST', '/api/auth/find-house', {
        body: { domain },
        signal,
      })
      return haus
    },
    enabled: domain !== null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    throwOnError: false,
  })
