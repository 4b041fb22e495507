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

/** Whoever sits here, or their browser for them, said no. */
export class PushForbidden extends Error {}

/**
 * Asks the browser, and tells the house. What the house refuses the browser takes back.
 * @throws PushForbidden, and what browser and house throw
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

/** @param hier it is this browser */
export async function switchOff(
  { id, hier }: { readonly id: string; readonly hier: boolean },
  idempotencyKey: string,
): Promise<void> {
  try {
    await ask(wire.deleteGeraet, { id, idempotencyKey })
  } catch (failure) {
    // Its push service knew it no more, or it was ended elsewhere: that is what was wanted.
    if (!(failure instanceof ApiProblem && failure.status === 404)) throw failure
  }
  if (hier) await unsubscribePush()
}
