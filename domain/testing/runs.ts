/** How often something drawn is tried: so often before a release, and so often where a change waits for it. */
export const runs = (release: number, change: number): number =>
  process.env.PLATZWART_TESTS === 'all' ? release : change
