import { PAGE } from '@platzwart/contract/paths'
import type { Context } from 'hono'
import type { AppEnv } from '../../platform/http/env.ts'
import type { Frame } from '../../platform/http/frame.ts'
import { ProblemError } from '../../platform/http/problem.ts'
import { raiseStand } from '../../platform/konfiguration/mandant.ts'
import { openSigned } from '../../platform/sitzung/openSigned.ts'
import { storeWert } from '../einstellung/storeWert.ts'
import { readUnsubscribe } from './signUnsubscribe.ts'

const gone = () => new ProblemError({ status: 404, code: 'nichtGefunden' })

/**
 * Switches off the kind of mail in whose header the address stands (RFC 8058), as often as it is asked for.
 * @throws ProblemError 404 for an address that is not ours, of a person who is not in the house any more, of a house that rests
 */
export function unsubscribe({ deps }: Frame) {
  return async (c: Context<AppEnv>, token: string): Promise<Response> => {
    const wanted = readUnsubscribe(token, deps.secret)
    if (wanted === null) throw gone()
    const { flag, benutzerId } = wanted
    const done = await openSigned(deps.appPool, wanted, c.get('requestId'), 'alone', async (tx) => {
      if (await storeWert(tx, flag, { benutzerId, gruppeId: null }, 'false')) await raiseStand(tx)
      return true
    })
    if (done === null) throw gone()
    return c.body(null, 204)
  }
}

/** Somebody has opened the address in a browser: the page with the switch asks who they are, and leaves the decision to them. */
export function showSwitch({ deps }: Frame) {
  return async (c: Context<AppEnv>, token: string): Promise<Response> => {
    if (readUnsubscribe(token, deps.secret) === null) throw gone()
    return c.redirect(PAGE.eigeneEinstellungen, 303)
  }
}
