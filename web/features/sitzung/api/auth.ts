import * as wire from '@platzwart/contract/operations/sitzung'
import { queryOptions, skipToken } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'
import { chosenHouse } from '../../../platform/session/house.ts'

export interface Credentials {
  readonly email: string
  readonly password: string
}

/**
 * Signs in, or comes as far as the second factor.
 * @param geteilt others use this computer, too: the session ends with the browser, and soon when it is not used
 */
export function signIn({ email, password }: Credentials, geteilt: boolean) {
  return ask(wire.signIn, {
    body: { email, password, rememberMe: !geteilt, haus: chosenHouse() },
  })
}

/** To which house the people of an e-mail domain belong, unless they sign in here; asked once, and no harm where nobody answers. */
export const houseOfDomainOptions = (domain: string | null) =>
  queryOptions({
    queryKey: ['houseOfDomain', domain],
    queryFn:
      domain === null
        ? skipToken
        : async ({ signal }) => (await ask(wire.findHaus, { body: { domain }, signal })).haus,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    throwOnError: false,
  })
