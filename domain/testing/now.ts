/**
 * "Now" for a test that needs one and does not care which: a quiet Monday morning, unless PLATZWART_TEST_NOW
 * moves it. `npm test` runs the domain's suite on the days on which such tests break elsewhere (RELIABILITY
 * row 20).
 */
export const now: Temporal.Instant = Temporal.Instant.from(
  process.env.PLATZWART_TEST_NOW ?? '2026-03-16T09:00:00Z',
)
