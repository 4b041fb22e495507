import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

/** What is done to the machines themselves: by `npm run test:citus` alone, after everything else, because the machines are everybody's. */
export default defineConfig({
  test: {
    root: resolve(import.meta.dirname, '../..'),
    include: ['server/testing/cluster/*.citus.test.ts'],
    globalSetup: ['server/testing/globalSetup.ts'],
    fileParallelism: false,
    watch: false,
    passWithNoTests: true,
    testTimeout: 180_000,
    hookTimeout: 120_000,
  },
})
