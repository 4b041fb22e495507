import { readiness } from '@platzwart/contract/operations/health'
import { expect, it } from 'vitest'
import { app, hausSuite, MONDAY } from '../../testing/suites/haus.ts'
import { HousesFailed } from './recurring.ts'

hausSuite(MONDAY)

it('reports a job that fails in one house, and stays ready however long that lasts', async () => {
  let failed = 1
  const due = ['a', 'b', 'c']
  const run = () =>
    Promise.reject(new HousesFailed(new Map(due.slice(0, failed).map((id) => [id, new Error()])), due))
  app.jobs.every({ name: 'probe', everySeconds: 30, run })
  const ready = async (time: string) => {
    app.clock.set(time)
    // Runs all of them, so that none is late.
    for (const { name } of app.jobs.health()) await app.jobs.runNow(name)
    const { status, json } = await app.request(readiness.path)
    const auftraege = json.auftraege as unknown as { name: string; rot: boolean; haeuser: number }[]
    return [status, json.status, auftraege.find(({ name }) => name === 'probe')]
  }
  await ready('2026-11-23T08:00:30Z')
  const degraded = { name: 'probe', rot: false, haeuser: 1 }
  expect(await ready('2026-11-23T08:01:00Z')).toMatchObject([200, 'eingeschraenkt', degraded])
  failed = 3
  await ready('2026-11-23T08:01:30Z')
  expect(await ready('2026-11-23T08:02:30Z')).toMatchObject([503, 'gestoert', { rot: true, haeuser: 3 }])
})
