import { liveAnzeigegeraet } from '@platzwart/contract/operations/anzeigegeraet'
import { readAnzeige } from '@platzwart/contract/operations/leseraum/ankunft'
import { live } from '@platzwart/contract/operations/live'
import { HOUSE_HEADER } from '@platzwart/contract/paths'
import { beforeAll, expect, it } from 'vitest'
import { pairedScreen, type Screen } from '../../testing/anzeigegeraet.ts'
import { createTestFlotte } from '../../testing/fahrzeug.ts'
import { type DocumentedOperation, documentedOperations, House, sampleOf } from '../../testing/samples.ts'
import { app, haus, hausSuite, MONDAY } from '../../testing/suites/haus.ts'
import { uuidv7 } from '../database/uuid.ts'
import { POLICIES } from './policy.ts'

hausSuite(MONDAY)

let house: House
let screen: Screen
let operations: readonly DocumentedOperation[]

beforeAll(async () => {
  await haus.scoped(async (tx) => {
    await tx.raw("update mandant set module = array_append(module, 'arbeitswelt') where id = $1", [haus.id])
    for (const [option, wert] of [
      ['leseraum.maxBuchungenProWoche', '0'],
      ['leseraum.mehrerePlaetzeGleichzeitig', 'true'],
    ])
      await tx.raw(
        'insert into einstellung_wert (mandant_id, id, option_name, wert) values ($1, $2, $3, $4)',
        [haus.id, uuidv7(), option, wert],
      )
  })
  house = new House(app, haus, await createTestFlotte(app, haus))
  screen = (await pairedScreen(app, haus)).screen
  operations = await documentedOperations(app)
})

const policyOf = ({ operationId }: DocumentedOperation) => POLICIES.get(operationId)
/** Operations of every kind of screen, and of this one. */
const MAY = new Set([liveAnzeigegeraet.id, readAnzeige.id])
/** Their responses never end. */
const STREAMS = new Set<string>([live.path, liveAnzeigegeraet.path])

/** A number that every change of the house increments. */
async function changes(): Promise<number> {
  const { rows } = await haus.scoped((tx) =>
    tx.raw<{ n: string }>(
      `select (select count(*) from protokoll where mandant_id = $1) + (select stand from mandant where id = $1)
        + (select count(*) from anzeigegeraet where mandant_id = $1) as n`,
      [haus.id],
    ),
  )
  return Number(rows[0]?.n)
}

it('a screen may call what its kind declares, and what every screen may call', () => {
  const asked = operations.filter((one) => policyOf(one)?.who === 'anzeigegeraet')
  expect(asked.map(({ operationId }) => operationId).sort()).toEqual([...MAY].sort())
  // Every operation of a kind names the kind; a kind that declares nothing may call nothing.
  expect(policyOf(asked.find(({ path }) => path === readAnzeige.path) as DocumentedOperation)?.arten).toEqual(
    ['anzeige'],
  )
})

it('a screen reaches exactly its operations: all others that are not open are refused, and change nothing', async () => {
  expect(operations.length).toBeGreaterThan(200)
  const wrong: string[] = []
  for (const operation of operations) {
    if (STREAMS.has(operation.path)) continue
    const open = policyOf(operation)?.who === 'offen'
    const { path, query, method, headers, ...request } = await sampleOf(operation, house)
    const ask = (cookie: string) =>
      app.request(`${path}${query}`, {
        ...request,
        method,
        host: haus.host,
        headers: { ...headers, ...(cookie && { cookie }) },
      })
    const before = await changes()
    const answer = await ask(screen.cookie)
    const may = MAY.has(operation.operationId as never)
    const expected = may ? operation.successes : open ? [] : [401]
    if (!open && !expected.includes(answer.status))
      wrong.push(`${operation.operationId}: ${answer.status}, not ${expected}`)
    if (!open && (await changes()) !== before) wrong.push(`${operation.operationId}: changed something`)
    if (!open && !may && String(answer.json.code) !== 'sitzung.keine')
      wrong.push(`${operation.operationId}: ${answer.json.code}`)
  }
  expect(wrong).toEqual([])
}, 600_000)

/** Removes what differs each time: the request id and the time. */
const said = (text: string) => text.replaceAll(/"(instance|jetzt|serverzeit|now)":"[^"]*",?/g, '')

it('open operations tell a screen no more than a guest, except what it is itself', async () => {
  const same: string[] = []
  const other: string[] = []
  for (const operation of operations.filter(
    (one) => policyOf(one)?.who === 'offen' && one.method === 'GET',
  )) {
    const { path, query } = await sampleOf(operation, house)
    const ask = (cookie?: string) =>
      app.request(`${path}${query}`, { host: haus.host, ...(cookie && { headers: { cookie } }) })
    const guest = await ask()
    const asScreen = await ask(screen.cookie)
    const list = guest.status === asScreen.status && said(guest.text) === said(asScreen.text) ? same : other
    list.push(operation.operationId)
  }
  expect(same.length).toBeGreaterThan(3)
  expect(other).toEqual([])
})

it('a screen’s token is not a session: not for changes of people, not instead of one, not beside another person’s', async () => {
  const token = screen.cookie.replace('platzwart.anzeigegeraet=', '')
  for (const cookie of [
    screen.cookie,
    `platzwart.session_token=${token}`,
    `platzwart.session_token=${encodeURIComponent(token)}`,
  ]) {
    const answer = await app.request(live.path, { host: haus.host, headers: { cookie } })
    expect([answer.status, answer.json.code]).toEqual([401, 'sitzung.keine'])
  }
  for (const as of [haus.anna.token, haus.leitung.token]) {
    const person = await app.request(readAnzeige.path, { host: haus.host, as })
    expect([person.status, person.json.code]).toEqual([401, 'anzeigegeraet.keines'])
  }
})

it('a screen of another kind cannot call them', async () => {
  const { screen: other, id } = await pairedScreen(app, haus)
  await haus.scoped((tx) =>
    tx.raw("update anzeigegeraet set art = 'kiosk' where mandant_id = $1 and id = $2", [haus.id, id]),
  )
  const answer = await other.ask(readAnzeige.path)
  expect([answer.status, answer.json.code]).toEqual([403, 'anzeigegeraet.andereArt'])
})

it('a screen accepts no writes from other sites', async () => {
  const answer = await app.request('/api/kopplungen', {
    host: haus.host,
    body: { art: 'anzeige', ziel: uuidv7() },
    headers: { origin: 'https://anderswo.example', cookie: screen.cookie, [HOUSE_HEADER]: haus.id },
  })
  expect([answer.status, answer.json.code]).toEqual([403, 'anfrage.herkunft'])
})
