import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { recallAnswer } from '../../../platform/offline/askOrRecall.ts'
import { holderOf } from '../../../platform/session/holder.ts'
import { startOptions } from '../../../platform/session/start.ts'
import { fahrtOptions, regelnOptions } from '../api/uebergaben.ts'
import { followUebergaben, uebergaben } from './uebergaben.ts'

/**
 * A trip as last stored on this device, and its records in the outbox: shown at once, on- or offline, until
 * the server has answered.
 */
export function recallFahrt(queryClient: QueryClient, id: string): Promise<void> {
  return recall(queryClient, [
    [fahrtOptions(id).queryKey, `fahrt/${id}`],
    [regelnOptions.queryKey, 'einstellungen'],
  ])
}

/**
 * The same for one's own future trips, and for those whose purpose is still missing, which are shown above
 * them.
 */
export function recallFahrten(queryClient: QueryClient): Promise<void> {
  return recall(queryClient, [
    [['fahrten', 'eigene'], 'fahrten'],
    [['fahrtenbuch', 'offen'], 'fahrten/offen'],
  ])
}

async function recall(
  queryClient: QueryClient,
  wanted: readonly (readonly [QueryKey, string])[],
): Promise<void> {
  const person = holderOf(queryClient.getQueryData(startOptions.queryKey))
  if (person === null) return
  followUebergaben(queryClient)
  const fill = async ([queryKey, was]: readonly [QueryKey, string]) => {
    if (queryClient.getQueryData(queryKey) !== undefined) return
    const before = await recallAnswer(person, was)
    // As stale as possible, so that a page also asks the server.
    if (before !== undefined) queryClient.setQueryData(queryKey, before, { updatedAt: 0 })
  }
  await Promise.all([uebergaben.reread().catch(() => undefined), ...wanted.map(fill)])
}

/** Shown from the device's store while the request is pending. */
export function isOnlyRecalled(query: {
  readonly dataUpdatedAt: number
  readonly isFetching: boolean
}): boolean {
  return query.dataUpdatedAt === 0 && query.isFetching
}
