import { renamedZones } from '@platzwart/domain/grundriss/renamedZones'
import type { Call } from '../../../platform/http/endpoint.ts'

/** A seat as it stands, and what it is to be. */
type Rows = ReadonlyMap<string, { readonly zone: string }>
interface Change {
  readonly id: string
  readonly zone?: string | undefined
}

/** Whoever waits for a zone that is called otherwise from now on goes on waiting for it (docs/decisions/series-and-waiting.md). Before the seats are locked, as offers lock. */
export async function moveWaiting(
  call: Call,
  grundrissId: string,
  rows: Rows,
  changes: readonly Change[],
): Promise<void> {
  const before = new Map([...rows].map(([id, { zone }]) => [id, zone]))
  const after = new Map(before)
  for (const { id, zone } of changes) if (zone !== undefined) after.set(id.toLowerCase(), zone)
  for (const names of renamedZones(before, after))
    for (const hooks of call.deps.waitingListHooks) await hooks.renameZone(call, grundrissId, names)
}
