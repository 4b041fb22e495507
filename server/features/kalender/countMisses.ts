import type { Singleton } from '../../platform/deps.ts'

/** Links that there are not, asked for from one network within this time; then it waits until that is over. */
const WINDOW_MS = 60_000
const FREE = 120
/** Networks, and links that were right; who came first goes first. */
const MOST = 10_000

export interface Misses {
  /**
   * Milliseconds that a network has to wait before it asks for another link; 0 for what was right before, and for one that was missed already: many
   * who go on reading one that has ended keep nobody else out.
   * @param network null where it is not known: then nothing is counted, or one stranger would keep everybody out
   */
  wait(network: string | null, id: string): number
  note(network: string | null, id: string, found: boolean): void
}

/**
 * Guessing is hopeless, and asks the database each time: somebody who does it on and on is not answered from there any more. On each server by itself,
 * because what is counted in the database costs more than what is kept from it.
 */
export const MISSES: Singleton<Misses> = {
  open({ clock }) {
    const begun = new Map<string, { readonly at: number; readonly ids: Set<string> }>()
    const right = new Set<string>()
    const open = (network: string, now: number) => {
      const known = begun.get(network)
      return known && Math.abs(now - known.at) < WINDOW_MS ? known : undefined
    }
    return {
      wait(network, id) {
        if (network === null) return 0
        const now = clock.now().epochMilliseconds
        const known = open(network, now)
        const waits = known && known.ids.size >= FREE && !known.ids.has(id) && !right.has(id)
        return waits ? Math.max(1, known.at + WINDOW_MS - now) : 0
      },
      note(network, id, found) {
        if (found) {
          if (right.size >= MOST) right.delete(right.values().next().value ?? '')
          right.add(id)
          return
        }
        if (network === null) return
        const now = clock.now().epochMilliseconds
        const known = open(network, now) ?? { at: now, ids: new Set() }
        known.ids.add(id)
        begun.delete(network)
        begun.set(network, known)
        if (begun.size > MOST) begun.delete(begun.keys().next().value ?? '')
      },
    }
  },
}
