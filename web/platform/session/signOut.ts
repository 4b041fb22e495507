import { leaveAnmeldedienst } from '@platzwart/contract/operations/anmeldedienst'
import * as wire from '@platzwart/contract/operations/sitzung'
import { ask } from '../api.ts'
import { ApiProblem } from '../problem.ts'
import { unsubscribePush } from './push.ts'
import type { Shown } from './shown.ts'

const ALREADY_OUT = new Set([401, 403, 404])

/** Where to sign out of the service as well by which somebody has come; null for everybody else, and where nobody can say it. */
async function placeToLeave(of?: Shown): Promise<string | null> {
  try {
    return (await ask(leaveAnmeldedienst, { of })).adresse
  } catch {
    return null
  }
}

/** Signs out, and says where the browser is to go to sign out of a service as well; null: nowhere. */
export async function leave(): Promise<string | null> {
  const adresse = await placeToLeave()
  await signOut()
  return adresse
}

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
