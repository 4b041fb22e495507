import { beforeAll, describe, expect, it } from 'vitest'
import { account, admin, ask, LINDENAU, NORDHAFEN, sitzungSuite } from '../../../testing/sitzung.ts'

sitzungSuite()

const OHNE = '01980000-0000-7000-8000-000000000003'

beforeAll(async () => {
  await admin.query('insert into mandant (id, name) values ($1, $2)', [OHNE, 'Ohne Adresse'])
  await admin.query(
    `insert into auth.mandant_maildomain values ('lindenau.example', $1), ('nordhafen.example', $2), ('ohne.example', $3)`,
    [LINDENAU, NORDHAFEN, OHNE],
  )
})

const find = async (domain: unknown, more: object = {}) => {
  const response = await ask('/find-house', { body: { domain }, ...more })
  return { status: response.status, ...((await response.json()) as { haus?: unknown; code?: string }) }
}

const AT_NONE = { host: 'localhost', mandantId: null }

describe('the house of an e-mail domain', () => {
  it('is told with where its people sign in, by whichever capitals', async () => {
    const nordhafen = { name: 'Nordhafen', adresse: 'http://nordhafen.localhost:3000' }
    expect(await find('Nordhafen.example ')).toEqual({ status: 200, haus: nordhafen })
    expect((await find('nordhafen.example', AT_NONE)).haus).toEqual(nordhafen)
  })

  it('is none at its own host, where nobody has the domain, and of a part of one', async () => {
    for (const domain of ['lindenau.example', 'niemand.example', 'post.nordhafen.example', 'example'])
      expect([domain, await find(domain)]).toEqual([domain, { status: 200, haus: null }])
  })

  it('without a host of its own is at that of the installation', async () => {
    expect((await find('ohne.example')).haus).toEqual({
      name: 'Ohne Adresse',
      adresse: 'http://localhost:3000',
    })
    expect((await find('ohne.example', AT_NONE)).haus).toBeNull()
  })

  it('is the same answer whether or not somebody has an account', async () => {
    const before = await find('nordhafen.example')
    await account('leserin@nordhafen.example', NORDHAFEN)
    expect(await find('nordhafen.example')).toEqual(before)
  })

  it('is not looked for by an address, or by what is no domain', async () => {
    for (const domain of ['leserin@nordhafen.example', '', 'a b', 7, null, undefined])
      expect([domain, (await find(domain)).status]).toEqual([domain, 422])
  })

  it('is told to one network a few hundred times an hour, and no more', async () => {
    const from = { address: '198.51.100.77' }
    // All of an office ask for the same.
    for (let n = 0; n < 320; n += 1) await find('niemand.example', from)
    expect((await find('nordhafen.example', from)).status).toBe(200)
    for (let n = 0; n < 300; n += 1) await find(`niemand${n}.example`, from)
    expect(await find('haus.example', from)).toEqual({ status: 429, code: 'anfrage.zuViele' })
    expect((await find('nordhafen.example', { address: '203.0.113.99' })).status).toBe(200)
  })
})
