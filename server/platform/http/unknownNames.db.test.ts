import * as benutzerWire from '@platzwart/contract/operations/benutzer'
import * as grundrissWire from '@platzwart/contract/operations/grundriss'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../testing/app.ts'
import { createTestFlotte } from '../../testing/fahrzeug.ts'
import { createTestMandant, type TestMandant } from '../../testing/mandant.ts'
import { documentedOperations, House, sampleOf } from '../../testing/samples.ts'
import { uuidv7 } from '../database/uuid.ts'
import { POLICIES } from './policy.ts'

let app: TestApp
let haus: TestMandant

beforeAll(async () => {
  app = await testApp('2026-11-23T08:00:00Z')
  haus = await createTestMandant(app, 'haus')
  // The samples book the same seats for the same people repeatedly.
  await haus.scoped(async (tx) => {
    for (const [option, wert] of [
      ['leseraum.maxBuchungenProWoche', '0'],
      ['leseraum.mehrerePlaetzeGleichzeitig', 'true'],
    ])
      await tx.raw(
        'insert into einstellung_wert (mandant_id, id, option_name, wert) values ($1, $2, $3, $4)',
        [haus.id, uuidv7(), option, wert],
      )
  })
})

afterAll(() => app.close())

const ask = (path: string) => app.request(path, { as: haus.leitung.token, host: haus.host })

it('every operation refuses unknown query parameters by name', async () => {
  const house = new House(app, haus, await createTestFlotte(app, haus))
  // A stream has no sample; its parameters are tested with the live stream.
  const operations = (await documentedOperations(app)).filter(
    ({ operationId }) => POLICIES.has(operationId) && operationId !== 'live',
  )
  expect(operations.length).toBeGreaterThan(200)
  const passed: string[] = []
  for (const operation of operations) {
    const { path, query, ...request } = await sampleOf(operation, house)
    const asked = `${path}${query}${query === '' ? '?' : '&'}kanarie=1`
    const answer = await app.request(asked, { as: haus.leitung.token, host: haus.host, ...request })
    const issues = (answer.json.issues ?? []) as readonly { code: string; field?: string }[]
    const isNamed = issues.some(({ code, field }) => code === 'feld.unbekannt' && field === 'kanarie')
    if (answer.status !== 422 || !isNamed) passed.push(`${operation.operationId} ${answer.status}`)
  }
  expect(passed).toEqual([])
})

const emails = (answer: Awaited<ReturnType<typeof ask>>) =>
  (answer.json as unknown as { items: { email: string }[] }).items.map(({ email }) => email)

it('people can be selected by ids, or by address', async () => {
  const { path } = benutzerWire.listBenutzer
  const { anna, ben } = haus
  const both = await ask(`${path}?ids=${ben.id},${anna.id.toUpperCase()}&sortierung=email`)
  expect([both.status, emails(both)]).toEqual([200, [anna.email, ben.email].toSorted()])
  expect(emails(await ask(`${path}?ids=${ben.id}&suche=${anna.email}`))).toEqual([])
  expect(emails(await ask(`${path}?email=${ben.email.toUpperCase()}`))).toEqual([ben.email])
  expect((await ask(`${path}?ids=alle`)).status).toBe(422)
  expect((await ask(`${path}?ids=`)).status).toBe(422)
  expect((await ask(`${grundrissWire.listGrundrisse.path}?ids=${ben.id}`)).status).toBe(422)
})
