import * as wire from '@platzwart/contract/operations/sitzung'
import { ask } from '../api.ts'
import { ApiProblem } from '../problem.ts'
import { unsubscribePush } from './push.ts'
import type { Shown } from './shown.ts'

const ALREADY_OUT = new Set([401, 403, 404])

/**
 * S5: signing out succeeds even if the session is gone already. Push notifications of this person no longer
 * reach the browser. @param of the person to sign out, if the page shows somebody else
 */
export async function signOut(of?: Shown): Promise<void> {
  await unsubscribePush()
  try {
    await ask(wire.signOut, { body: {}, of })
  } catch (failure) {
    if (failure instanceof ApiProblem && ALREADY_OUT.has(failure.status)) return
    throw failure
  }
}
