import * as wire from '@platzwart/contract/operations/sitzung'
import { ask } from '../api.ts'
import { ApiProblem } from '../problem.ts'
import { unsubscribePush } from './push.ts'
import type { Shown } from './shown.ts'

const ALREADY_OUT = new Set([401, 403, 404])

/** S5: signing out succeeds although the session is gone already. Whoever comes next to this browser is not shown what is told to who was here. @param of who is to be signed out, where the page shows somebody else */
export async function signOut(of?: Shown): Promise<void> {
  await unsubscribePush()
  try {
    await ask(wire.signOut, { body: {}, of })
  } catch (failure) {
    if (failure instanceof ApiProblem && ALREADY_OUT.has(failure.status)) return
    throw failure
  }
}
