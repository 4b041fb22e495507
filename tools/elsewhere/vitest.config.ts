import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { treeOnDisk } from '../checks/tree.ts'
import { zonedTests } from './zonedTests.ts'

const ROOT = resolve(import.meta.dirname, '../..')

/** Each zone, and each day on which clocks or calendars jump, where they meet: in Auckland it is the next year already. */
const ELSEWHERE = [
  { TZ: 'Europe/Berlin', now: '2026-03-28T23:30:00Z' },
  { TZ: 'Europe/Berlin', now: '2026-10-24T23:30:00Z' },
  { TZ: 'Pacific/Auckland', now: '2026-10-24T23:30:00Z' },
  { TZ: 'Pacific/Auckland', now: '2026-12-31T23:30:00Z' },
  { TZ: 'UTC', now: '2028-02-29T12:00:00Z' },
]

/** All of the domain before a release, and otherwise what comes upon a zone. */
const include =
  process.env.PLATZWART_TESTS === 'all' ? ['domain/**/*.test.ts'] : zonedTests(treeOnDisk(ROOT, 'domain'))

/** The domain gives the same answers wherever and whenever it runs. */
export default defineConfig({
  test: {
    root: ROOT,
    maxWorkers: 2,
    // As in the first run: nobody's neighbour is quiet.
    testTimeout: 60_000,
    watch: false,
    restoreMocks: true,
    unstubEnvs: true,
    projects: ELSEWHERE.map(({ TZ, now }) => ({
      extends: true as const,
      test: {
        name: `${TZ} on ${now.slice(0, 10)}`,
        include,
        // Two thousand walks in a zone of their own: once is enough.
        exclude: ['domain/leseraum/life/**'],
        isolate: false,
        // A zone is a process's: threads share one.
        pool: 'forks' as const,
        env: { TZ, NOW: now },
        setupFiles: [resolve(import.meta.dirname, 'standStill.ts')],
      },
    })),
  },
})
