import * as wire from '@platzwart/contract/operations/sitzung'
import { queryOptions, skipToken } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'
import { chosenHouse } from '../../../platform/session/house.ts'

export interface Credentials {
  readonly email: string
  readonly password: string
}

/**
 * Signs in, possibly only up to the second factor. @param geteilt a shared computer: the session ends with
 * the browser, and soon when idle
 */
export function signIn({ email, password }: Credentials, geteilt: boolean) {
  return ask(wire.signIn, {
    body: { email, password, rememberMe: !geteilt, haus: chosenHouse() },
  })
}

/**
 * The house whose people sign in with this mail domain elsewhere; requested once, and failures are ignored.
 */
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
