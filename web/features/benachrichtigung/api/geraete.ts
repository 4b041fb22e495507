import type { Geraete, GeraetView } from '@platzwart/contract/benachrichtigung'
import * as wire from '@platzwart/contract/operations/benachrichtigung'
import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'
import { ApiProblem } from '../../../platform/problem.ts'
import { ownKennung, subscribePush, unsubscribePush } from '../../../platform/session/push.ts'

export const GERAETE = ['geraete'] as const

/** One’s own devices, and which of them this browser is. */
export const geraeteOptions = queryOptions({
  queryKey: GERAETE,
  queryFn: async ({ signal }) => {
    const [geraete, kennung] = await Promise.all([ask(wire.listGeraete, { signal }), ownKennung()])
    return { ...geraete, hier: geraete.geraete.find((one) => one.kennung === kennung)?.id ?? null }
  },
})

/** The person, or their browser for them, denied the permission. */
export class PushForbidden extends Error {}

/**
 * Subscribes the browser, and registers it with the house. If the house refuses, the subscription is undone.
 * @throws PushForbidden, and the browser's and the house's own errors
 */
export async function switchOn(
  { schluessel, bezeichnung }: Pick<Geraete, 'schluessel'> & Pick<GeraetView, 'bezeichnung'>,
  idempotencyKey: string,
): Promise<Geraete> {
  const address = await subscribePush(schluessel)
  if (address === null) throw new PushForbidden('the browser was asked, and nobody agreed')
  try {
    return await ask(wire.saveGeraet, { body: { ...address, bezeichnung }, idempotencyKey })
  } catch (failure) {
    await unsubscribePush()
    throw failure
  }
}

/** @param hier whether it is this browser */
export async function switchOff(
  { id, hier }: { readonly id: string; readonly hier: boolean },
  idempotencyKey: string,
): Promise<void> {
  try {
    await ask(wire.deleteGeraet, { id, idempotencyKey })
  } catch (failure) {
    // It was gone already: that is the desired state.
    if (!(failure instanceof ApiProblem && failure.status === 404)) throw failure
  }
  if (hier) await unsubscribePush()
}
