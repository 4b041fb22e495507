import type { LiveEvent } from '@platzwart/contract/live'
import { browserTools } from './live/browserTools.ts'
import { LateLive } from './live/lateLive.ts'

/** Whether an event is of the kind that a feature declares; listeners ignore all others. */
export function isLive<E extends LiveEvent>(event: LiveEvent, art: E['art']): event is E {
  return event.art === art
}

export const live = new LateLive({
  ...browserTools,
  load: async () => (await import('./live/client.ts')).client,
})
