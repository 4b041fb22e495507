/**
 * A broadcast channel between the pages of one origin in one browser; null if unsupported, and then each page
 * is on its own.
 */
export function openChannel(name: string): BroadcastChannel | null {
  return typeof BroadcastChannel === 'function' ? new BroadcastChannel(name) : null
}
