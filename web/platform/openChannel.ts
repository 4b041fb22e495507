/** Between the pages of one origin in one browser; null where the browser has none, and each page is by itself. */
export function openChannel(name: string): BroadcastChannel | null {
  return typeof BroadcastChannel === 'function' ? new BroadcastChannel(name) : null
}
