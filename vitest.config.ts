import { defineConfig } from 'vitest/config'

/** What is done to the machines of a cluster is no test of this one: `npm run test:citus`. */
const NOT_SOURCE = ['**/node_modules/**', '**/dist/**', '**/.data/**', 'e2e/**', '**/*.citus.test.ts']
/** What no change of a day needs before it lands, and a release does: `npm run test:all`. */
const LONG = process.env.PLATZWART_TESTS === 'all' ? [] : ['**/*.long.*']
const NEEDS_DATABASE = ['**/*.db.test.ts', '**/*.routes.test.ts', '**/routes.test.ts']

/**
 * Two projects, because only one of them needs PostgreSQL: `npx vitest run --project unit` starts at once.
 * Workspaces are taken as TypeScript sources through their package exports; nothing is built.
 */
export default defineConfig({
  test: {
    // Two cores are shared by tests, server and database; one of three mostly waits for the database, or for a program that starts.
    maxWorkers: 3,
    watch: false,
    passWithNoTests: true,
    restoreMocks: true,
    // What is waited for comes sooner or later, and nobody's neighbour is quiet.
    expect: { poll: { timeout: 20_000 } },
    unstubEnvs: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{bench,domain,contract,phrases,libs,server,web,tools}/**/*.test.{ts,tsx}'],
          // Who asks for less motion gets none, and so nothing is still moving when a file's document is taken away.
          environmentOptions: { happyDOM: { settings: { device: { prefersReducedMotion: 'reduce' } } } },
          exclude: [...NOT_SOURCE, ...NEEDS_DATABASE, ...LONG],
          // Pure modules share a worker: nothing in them can be left behind.
          isolate: false,
          // Whole pages are drawn here, and nobody's neighbour is quiet.
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'db',
          include: NEEDS_DATABASE,
          exclude: [...NOT_SOURCE, ...LONG],
          globalSetup: ['server/testing/globalSetup.ts'],
          // A file's own Mandant keeps the files apart, so they run beside one another.
          fileParallelism: true,
          // The server is read once by each worker and not once by each file, which is most of what a short file costs. What a file needs it makes
          // itself; a suite's own state begins anew in its first hook.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
