import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import { LiveReader, type LiveReaderOptions } from '../liveReader.ts'
import { createTestMandant, type TestMandant } from '../mandant.ts'
import { type Served, serve } from '../serve.ts'
import { MONDAY } from './haus.ts'

export let app: TestApp
let served: Served
export let haus: TestMandant

const readers: LiveReader[] = []

/** To be called once at the top of a suite: a server that listens, with a house, and nobody who still reads after a test. */
export function liveSuite(): void {
  beforeAll(async () => {
    app = await testApp(MONDAY)
    await app.start()
    haus = await createTestMandant(app, 'haus')
    served = await serve(app)
  })

  afterEach(async () => {
    for (const reader of readers.splice(0)) reader.cut()
    await expect.poll(() => app.deps.hub.subscribers).toBe(0)
  })

  afterAll(async () => {
    await served.close()
    await app.close()
  })
}

/** A stream of the house, cut after the test. */
export function opened(by: Omit<LiveReaderOptions, 'port' | 'host'>, query = ''): Promise<LiveReader> {
  const made = new LiveReader({ port: served.port, host: haus.host, ...by })
  readers.push(made)
  return made.open(query)
}
