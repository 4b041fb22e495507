import { address } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/mandant'
import { BETREIBER_AKTIONEN } from '@platzwart/domain/mandant/betreiberAktionen'
import { beforeAll, describe, expect, it } from 'vitest'
import { POLICIES } from '../../../platform/http/policy.ts'
import { app, fremd, haus, hausSuite, MONDAY } from '../../../testing/suites/haus.ts'

hausSuite(MONDAY, { fremd: true })

/** Of whoever operates: the trail's own column. */
let email: string

beforeAll(async () => {
  await app.deps.authPool.query('insert into auth.betreiber (user_id) values ($1)', [`user-${haus.ben.id}`])
  const { rows } = await app.deps.authPool.query('select email from auth."user" where id = $1', [
    `user-${haus.ben.id}`,
  ])
  email = rows[0].email
})

const ask = (path: string, method = 'GET', body?: object, as = haus.ben.token) =>
  app.request(path, { as, host: haus.host, method, ...(body && { body }) })

async function update(id: string, body: object) {
  const path = address(wire.updateMandant, { id })
  const etag = String((await ask(path)).headers.get('etag'))
  return app.request(path, {
    as: haus.ben.token,
    host: haus.host,
    method: 'PATCH',
    body,
    headers: { 'if-match': etag },
  })
}

interface Line {
  readonly id: string
  readonly aktion: string
  readonly zeit: string
  readonly name: string | null
}

const trail = async (query = '') => (await ask(`${wire.listBetreiberProtokoll.path}${query}`)).json
const lines = async (query = '') => (await trail(query)).items as unknown as readonly Line[]

describe('the trail of the operators', () => {
  let weg: string

  beforeAll(async () => {
    const admin = { email: 'erste@weg.example', vorname: 'Eva', nachname: 'Erste' }
    const made = await ask(wire.createMandant.path, 'POST', { name: 'Haus am Rand', admin })
    weg = (made.json as unknown as { haus: { id: string } }).haus.id
    await update(fremd.id, { name: 'Fremdes Haus' })
    await ask(address(wire.closeMandant, { id: weg }), 'PUT')
  })

  it('tells who did what to which house, the newest first', async () => {
    expect(await lines()).toEqual([
      expect.objectContaining({ aktion: 'closeMandant', betreiber: email, mandantId: weg, umfang: null }),
      expect.objectContaining({ aktion: 'updateMandant', mandantId: fremd.id, name: 'Fremdes Haus' }),
      expect.objectContaining({ aktion: 'createMandant', name: 'Haus am Rand' }),
    ])
  })

  it('tells nothing of the people of a house, not even who was invited', async () => {
    const text = JSON.stringify(await trail())
    for (const word of ['erste@weg.example', 'Eva', 'Erste']) expect(text).not.toContain(word)
  })

  it('is of one action, of a house by a part of its name, or of an operator', async () => {
    const found = async (query: string) => (await lines(query)).map(({ aktion }) => aktion)
    expect(await found('?aktion=updateMandant')).toEqual(['updateMandant'])
    expect(await found('?suche=am%20rand')).toEqual(['closeMandant', 'createMandant'])
    expect(await found(`?suche=${encodeURIComponent(email.slice(0, 6))}`)).toHaveLength(3)
    for (const nothing of ['?suche=%25', '?suche=gibtesnicht', '?aktion=deleteMandant'])
      expect(await found(nothing)).toEqual([])
    expect((await ask(`${wire.listBetreiberProtokoll.path}?aktion=neuErfunden`)).status).toBe(422)
  })

  it('is of a period, whose end is no part of it', async () => {
    const [, middle] = (await lines()).map(({ zeit }) => encodeURIComponent(zeit))
    const found = async (query: string) => (await lines(query)).map(({ aktion }) => aktion)
    expect(await found(`?von=${middle}`)).toEqual(['closeMandant', 'updateMandant'])
    expect(await found(`?bis=${middle}`)).toEqual(['createMandant'])
    expect(await found('?von=2020-01-01T00:00:00Z&bis=2020-01-02T00:00:00Z')).toEqual([])
    const turned = await trail('?von=2020-01-02T00:00:00Z&bis=2020-01-01T00:00:00Z')
    expect(turned).toMatchObject({
      status: 422,
      code: 'zeitraum.startNichtVorEnde',
      issues: [{ field: 'bis', code: 'zeitraum.startNichtVorEnde' }],
    })
    expect((await trail('?von=gestern')).status).toBe(422)
  })

  it('comes by pages that leave nothing out and tell nothing twice', async () => {
    const ids: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page = await trail(`?limit=1${cursor && `&cursor=${cursor}`}`)
      ids.push(...(page.items as unknown as readonly Line[]).map(({ id }) => id))
      cursor = page.cursor as unknown as string | null
    }
    expect(ids).toEqual((await lines()).map(({ id }) => id))
    expect((await ask(`${wire.listBetreiberProtokoll.path}?cursor=nichts`)).status).toBe(422)
  })

  it('remembers a house that was deleted by its name and its figures, and what else was done to it by neither', async () => {
    const gone = await ask(address(wire.deleteMandant, { id: weg }), 'POST', { name: 'Haus am Rand' })
    expect(gone.status).toBe(200)
    expect(await lines()).toMatchObject([
      { aktion: 'deleteMandant', mandantId: null, name: 'Haus am Rand', umfang: { menschen: 1, fahrten: 0 } },
      { aktion: 'closeMandant', mandantId: null, name: null },
      { aktion: 'updateMandant', mandantId: fremd.id },
      { aktion: 'createMandant', mandantId: null, name: null },
    ])
    expect((await lines('?suche=rand')).map(({ aktion }) => aktion)).toEqual(['deleteMandant'])
  })

  it('is for operators alone', async () => {
    const path = wire.listBetreiberProtokoll.path
    const refused = await ask(path, 'GET', undefined, haus.leitung.token)
    expect([refused.status, refused.json.code]).toEqual([403, 'recht.nurBetreiber'])
    expect((await app.request(path, { host: haus.host })).status).toBe(401)
  })

  it('can be asked for every action that leaves a line', () => {
    const writing = [...POLICIES].filter(([, { who, writes }]) => who === 'betreiber' && writes)
    expect(writing.map(([id]) => id).toSorted()).toEqual([...BETREIBER_AKTIONEN].toSorted())
  })
})
