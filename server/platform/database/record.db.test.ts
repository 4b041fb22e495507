import { address } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/einstellung'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../testing/app.ts'
import { BOOK } from '../../testing/leseraum.ts'
import { createTestMandant, type TestMandant } from '../../testing/mandant.ts'
import { onRecorded } from './pool.ts'
import { record } from './record.ts'
import { uuidv7 } from './uuid.ts'

const NOW = '2026-11-23T08:00:00Z'

let app: TestApp
let haus: TestMandant
const told: string[] = []

beforeAll(async () => {
  app = await testApp(NOW)
  haus = await createTestMandant(app, 'haus')
  onRecorded(app.deps.appPool, (mandantId) => told.push(mandantId))
})

beforeEach(() => {
  told.length = 0
})

afterAll(() => app.close())

const send = (method: string, path: string, body?: object) =>
  app.request(path, {
    as: haus.leitung.token,
    host: haus.host,
    method,
    ...(body === undefined ? {} : { body }),
  })

const recorded = () =>
  haus.scoped(
    async (tx) =>
      (await tx.raw<{ n: number }>('select count(distinct xid)::int as n from protokoll')).rows[0]?.n,
  )

describe('a recorded change', () => {
  it('is announced once after its commit, whatever the verb', async () => {
    const before = (await recorded()) ?? 0
    const answers = [
      await send('PUT', wire.saveHausEinstellungen.path, {
        aenderungen: [
          { name: 'fahrzeug.tageImVoraus', wert: 30, bisher: 90 },
          { name: 'fahrzeug.fensterZeit', wert: '07:30', bisher: '00:00' },
        ],
      }),
      await send('PUT', address(wire.saveEinstellung, { name: 'benachrichtigung.storno' }), {
        schicht: 'mandant',
        wert: false,
      }),
      await send('POST', BOOK, {
        leseraumId: haus.seats[0],
        von: '2026-11-24T08:00:00Z',
        bis: '2026-11-24T08:30:00Z',
      }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 204, 201])
    expect(((await recorded()) ?? 0) - before).toBe(3)
    expect(told).toEqual([haus.id, haus.id, haus.id])
  })

  it('is not announced after a rollback', async () => {
    const body = { leseraumId: haus.seats[0], von: '2026-11-24T08:00:00Z', bis: '2026-11-24T08:30:00Z' }
    expect((await send('POST', BOOK, body)).status).toBe(422)
    const failed = haus.scoped(async (tx) => {
      record(tx, { aktion: 'probe', objekt: 'mandant', objektId: uuidv7() })
      throw new Error('on purpose')
    })
    await expect(failed).rejects.toThrow('on purpose')
    expect(told).toEqual([])
  })
})
