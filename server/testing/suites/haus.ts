import { afterAll, beforeAll, beforeEach } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import { leseraumDriver } from '../leseraum.ts'
import { createTestMandant, type TestMandant } from '../mandant.ts'

/** A Monday, 09:00 in Berlin (UTC+1); the house is open until Friday, 08:00 to 18:00. */
export const MONDAY = '2026-11-23T08:00:00Z'

export interface SuiteOptions {
  /** With another Mandant beside the house, for what must not be reached from it. */
  readonly fremd?: boolean
  /** With a house anew before every test, for what cannot be told apart from what another test has left. */
  readonly anew?: boolean
  /** Push services beside those of the makers of browsers. */
  readonly pushDienste?: readonly string[]
  /** Inner addresses that may be asked; none. */
  readonly innerAddresses?: readonly string[]
}

export let app: TestApp
export let haus: TestMandant
export let fremd: TestMandant

/** To be called once at the top of a suite: a server and a house of its own, at this moment. */
export function hausSuite(now: string = MONDAY, options: SuiteOptions = {}): void {
  beforeAll(async () => {
    const { pushDienste, innerAddresses } = options
    app = await testApp(now, {
      ...(pushDienste ? { pushDienste } : {}),
      ...(innerAddresses ? { innerAddresses } : {}),
    })
    if (options.fremd) fremd = await createTestMandant(app, 'fremd')
  })

  let houses = 0
  const before = options.anew ? beforeEach : beforeAll
  before(async () => {
    haus = await createTestMandant(app, options.anew ? `haus${houses++}` : 'haus')
    leseraeume.begin()
  })

  afterAll(() => app.close())
}

export const leseraeume = leseraumDriver(
  () => app,
  () => haus,
)
