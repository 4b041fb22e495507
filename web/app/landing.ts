import { PAGE } from '@platzwart/contract/paths'
import type { Start } from '@platzwart/contract/start'
import type { QueryClient } from '@tanstack/react-query'
import { MANIFESTS } from '../features.ts'
import { loadChunk } from '../platform/reloadGuard.ts'
import { ENTRIES } from './menu.ts'

/** Where `/` redirects this person now, computed by the feature that knows it. */
export async function landingOf(queryClient: QueryClient, start: Start): Promise<string> {
  const [load] = MANIFESTS.flatMap(({ loadLanding }) => loadLanding ?? [])
  if (load === undefined) return PAGE.heute
  const { findLanding } = await loadChunk(load)
  return findLanding(queryClient, start, Object.fromEntries(ENTRIES.map(({ id, to }) => [id, to])))
}
