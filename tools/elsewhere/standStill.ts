import { vi } from 'vitest'

/** Whoever asks the machine for the time is told the one that the run is about. `Temporal.Now` is for the clock's adapter alone, which a check holds. */
vi.useFakeTimers({ now: new Date(process.env.NOW ?? ''), toFake: ['Date'] })
