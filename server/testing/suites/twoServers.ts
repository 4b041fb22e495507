import { afterAll, beforeAll } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import { MONDAY } from './haus.ts'

export let servers: readonly [TestApp, TestApp]

/** The first and the second in turn. */
export const at = (nr: number) => servers[nr % 2] as TestApp

/** To be called once at the top of a suite: two servers on one database; then the houses, which both will know. */
export function twoServers(fill: (first: TestApp) => Promise<void>): void {
  beforeAll(async () => {
    const first = await testApp(MONDAY)
    servers = [first, await testApp(MONDAY, { database: first.database })]
    await fill(first)
    await servers[1].deps.domains.refresh()
  })

  afterAll(async () => {
    await servers[1].close()
    await servers[0].close()
  })
}
