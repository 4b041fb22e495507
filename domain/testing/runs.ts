/** The number of runs of a property test: more before a release, fewer where a change waits for it. */
export const runs = (release: number, change: number): number =>
  process.env.PLATZWART_TESTS === 'all' ? release : change
