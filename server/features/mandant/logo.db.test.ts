import { address } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/mandant'
import type { Untergrund } from '@platzwart/domain/mandant/untergrund'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { cookieOf } from '../../testing/app.ts'
import { bomb, countStored, fetchAt, picture, putFile } from '../../testing/files.ts'
import type { TestMandant, TestPerson } from '../../testing/mandant.ts'
import { app, fremd, haus, hausSuite, MONDAY } from '../../testing/suites/haus.ts'

hausSuite(MONDAY, { fremd: true, anew: true })

const BYTES = { 'content-type': 'application/octet-stream' }

const send = (person: TestPerson | null, untergrund: Untergrund, bytes: Uint8Array, headers = {}) =>
  app.request(address(wire.setLogo, { untergrund }), {
    host: haus.host,
    method: 'PUT',
    bytes: new Uint8Array(bytes),
    headers: { ...BYTES, ...headers },
    ...(person && { as: person.token }),
  })

const remove = (person: TestPerson, untergrund: Untergrund) =>
  app.request(address(wire.removeLogo, { untergrund }), {
    as: person.token,
    host: haus.host,
    method: 'DELETE',
  })

/** What everybody who comes to the door is told. */
const shown = async (at: TestMandant = haus) => {
  const { mandant } = (await app.request('/api/start', { host: at.host })).json as unknown as {
    mandant: { logo: string | null; logoDunkel: string | null }
  }
  return mandant
}

const stored = () => countStored(app, haus)

const svg = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="60" height="20">${inside}</svg>`)

describe('a logo that is brought', () => {
  it('is shown at the door, to guests and people, for as long as a browser likes to keep it', async () => {
    const answer = await send(haus.leitung, 'hell', await picture('png', 120, 40))
    expect(answer.status).toBe(200)
    const { logo, logoDunkel } = await shown()
    expect([logo, logoDunkel]).toEqual([answer.json.logo, null])
    for (const person of [undefined, haus.anna]) {
      const got = await fetchAt(app, String(logo), haus, person)
      expect([got.status, got.headers.get('content-type')]).toEqual([200, 'image/png'])
      expect(got.headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
      expect(got.headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(await sharp(await got.arrayBuffer()).metadata()).toMatchObject({ width: 120, height: 40 })
    }
  })

  it('is there for light and dark grounds, each by itself, and goes with its bytes', async () => {
    await send(haus.leitung, 'hell', await picture('png', 120, 40))
    await send(haus.leitung, 'dunkel', svg('<rect width="60" height="20" fill="#fff"/>'))
    const both = await shown()
    expect(new Set([both.logo, both.logoDunkel]).size).toBe(2)
    expect(await stored()).toBe(2)
    const left = await remove(haus.leitung, 'hell')
    expect(left.json).toMatchObject({ logo: null, logoDunkel: both.logoDunkel })
    expect((await fetchAt(app, String(both.logo), haus)).status).toBe(404)
    await expect.poll(stored).toBe(1)
    expect((await remove(haus.leitung, 'hell')).status).toBe(200)
  })

  it('takes the place of the one before; the same picture on both grounds is kept once', async () => {
    await send(haus.leitung, 'hell', await picture('png', 120, 40))
    const first = (await shown()).logo
    const same = await picture('png', 90, 30)
    await send(haus.leitung, 'hell', same)
    await send(haus.leitung, 'dunkel', same)
    const now = await shown()
    expect(now.logo).toBe(now.logoDunkel)
    expect(now.logo).not.toBe(first)
    await expect.poll(stored).toBe(1)
    await remove(haus.leitung, 'dunkel')
    expect((await fetchAt(app, String(now.logo), haus)).status).toBe(200)
  })

  it('raises the version, and is told in the trail', async () => {
    const before = (await app.request('/api/mandant', { as: haus.anna.token, host: haus.host })).json
    const after = await send(haus.leitung, 'hell', await picture('png'))
    expect(Number(after.json.version)).toBe(Number(before.version) + 1)
    await remove(haus.leitung, 'hell')
    const { rows } = await haus.scoped((tx) =>
      tx.raw("select aktion, akteur_id from protokoll where aktion in ('setLogo', 'removeLogo') order by id"),
    )
    expect(rows).toEqual([
      { aktion: 'setLogo', akteur_id: haus.leitung.id },
      { aktion: 'removeLogo', akteur_id: haus.leitung.id },
    ])
  })

  it('sent twice under one key is set once', async () => {
    const bytes = await picture('png')
    const key = { 'idempotency-key': 'logo-einmal-0001' }
    const one = await send(haus.leitung, 'hell', bytes, key)
    const two = await send(haus.leitung, 'hell', bytes, key)
    expect([one.status, two.status, two.json.version]).toEqual([200, 200, one.json.version])
    expect(await stored()).toBe(1)
  })
})

describe('a logo that is no logo', () => {
  let before: Awaited<ReturnType<typeof shown>>

  beforeEach(async () => {
    await send(haus.leitung, 'hell', await picture('png', 50, 50))
    before = await shown()
  })

  it.each([
    ['a script', 422, 'datei.keinLogo', Buffer.from('alert(document.cookie)')],
    ['a page', 422, 'datei.keinLogo', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a document', 422, 'datei.keinLogo', Buffer.from('%PDF-1.4\n')],
    ['a drawing with a script', 422, 'datei.skript', svg('<script>alert(1)</script>')],
    ['a drawing with a handler', 422, 'datei.skript', svg('<g onload="alert(1)"/>')],
    ['a drawing that fetches', 422, 'datei.skript', svg('<image href="http://169.254.169.254/"/>')],
    ['half a picture', 422, 'datei.unlesbar', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['a picture that would be huge', 422, 'datei.zuVielePixel', bomb(12_000)],
    ['nothing', 422, 'datei.leer', Buffer.alloc(0)],
  ])('is refused, and the one before stays: %s', async (_, status, code, bytes) => {
    const answer = await send(haus.leitung, 'hell', bytes)
    expect([answer.status, answer.json.code]).toEqual([status, 'datei.fehlgeschlagen'])
    expect(answer.json.issues).toMatchObject([{ code, field: 'datei' }])
    expect(await shown()).toEqual(before)
    expect(await stored()).toBe(1)
  })

  it('is refused by its length alone when it has 100 MB, and before the end when it says nothing of it', async () => {
    const ask = (body: Uint8Array | ReadableStream, headers: object) =>
      app.app.request(`http://localhost:3000${address(wire.setLogo, { untergrund: 'hell' })}`, {
        method: 'PUT',
        body,
        duplex: 'half',
        headers: { ...BYTES, host: haus.host, cookie: cookieOf(haus.leitung.token), ...headers },
      } as RequestInit)
    const said = await ask(new Uint8Array(1), { 'content-length': '104857600' })
    expect([said.status, await said.json()]).toMatchObject([413, { issues: [{ code: 'datei.zuGross' }] }])
    let sent = 0
    const endless = new ReadableStream({
      pull(controller) {
        sent += 1
        if (sent > 1600) controller.close()
        else controller.enqueue(new Uint8Array(65_536))
      },
    })
    const answer = await ask(endless, {})
    expect(answer.status).toBe(413)
    expect(sent).toBeLessThan(300)
    expect(await shown()).toEqual(before)
  })

  it('comes from nobody without the right, and for no other grounds', async () => {
    const bytes = await picture('png')
    expect((await send(null, 'hell', bytes)).status).toBe(401)
    expect((await send(haus.anna, 'hell', bytes)).json.code).toBe('recht.fehlt')
    expect((await remove(haus.anna, 'hell')).json.code).toBe('recht.fehlt')
    expect((await send(fremd.leitung, 'hell', bytes)).status).toBe(401)
    expect((await send(haus.leitung, 'bunt' as Untergrund, bytes)).status).toBe(422)
    expect(await shown()).toEqual(before)
  })
})

describe('the logo of a house that an operator looks after', () => {
  const op = (method: string, path: string, bytes?: Uint8Array, who: TestPerson = fremd.ben) =>
    app.request(path, {
      as: who.token,
      host: fremd.host,
      method,
      headers: bytes ? BYTES : {},
      ...(bytes && { bytes: new Uint8Array(bytes) }),
    })
  const at = (untergrund: Untergrund, id = haus.id) => address(wire.setHausLogo, { id, untergrund })

  beforeEach(async () => {
    await app.deps.authPool.query('insert into auth.betreiber (user_id) values ($1) on conflict do nothing', [
      `user-${fremd.ben.id}`,
    ])
  })

  it('is set, shown and removed from the operators’ page, and stands at the house’s door', async () => {
    const set = await op('PUT', at('hell'), await picture('png', 120, 40))
    expect(set.status).toBe(200)
    const { logo } = await shown()
    const name = String(logo).split('/').at(-1) ?? ''
    expect(set.json.logo).toBe(address(wire.readHausLogo, { id: haus.id, dateiname: name }))
    const seen = await fetchAt(app, String(set.json.logo), fremd, fremd.ben)
    expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/png'])
    // By the house's own address it is not there for them, nor any file that is no logo of it.
    expect((await fetchAt(app, String(logo), fremd, fremd.ben)).status).toBe(404)
    const other = address(wire.readHausLogo, { id: fremd.id, dateiname: name })
    expect((await fetchAt(app, other, fremd, fremd.ben)).status).toBe(404)
    expect((await op('DELETE', at('hell'))).json.logo).toBeNull()
    expect(await shown()).toMatchObject({ logo: null })
    await expect.poll(stored).toBe(0)
    const { rows } = await haus.scoped((tx) =>
      tx.raw<{ aktion: string }>("select aktion from protokoll where aktion like '%Logo' order by id", []),
    )
    expect(rows.map(({ aktion }) => aktion)).toEqual(['setLogo', 'removeLogo'])
  })

  it('is nobody else’s to change, of no house that is not there, and no drawing with a script', async () => {
    const bytes = await picture('png', 60, 20)
    for (const who of [haus.leitung, haus.anna]) {
      const path = at('hell')
      const answer = await app.request(path, {
        as: who.token,
        host: haus.host,
        method: 'PUT',
        headers: BYTES,
        bytes: new Uint8Array(bytes),
      })
      expect([answer.status, answer.json.code]).toEqual([403, 'recht.nurBetreiber'])
    }
    const nowhere = '01980000-0000-7000-8000-00000000dead'
    expect((await op('PUT', at('hell', nowhere), bytes)).status).toBe(404)
    const drawn = await op('PUT', at('dunkel'), svg('<script>alert(1)</script>'))
    expect(drawn.status).toBe(422)
    expect(await shown()).toMatchObject({ logo: null, logoDunkel: null })
    await expect.poll(stored).toBe(0)
  })
})

describe('the logo of another house', () => {
  it('is not there, by its name or by any other', async () => {
    await send(haus.leitung, 'hell', await picture('png', 70, 30))
    const { logo } = await shown()
    expect((await fetchAt(app, String(logo), fremd)).status).toBe(404)
    expect((await fetchAt(app, String(logo), fremd, fremd.leitung)).status).toBe(404)
    expect((await fetchAt(app, String(logo), { host: 'nirgends.localhost:3000' })).status).toBe(404)
    expect((await fetchAt(app, '/api/logo/..%2Fgeheim.png', haus)).status).toBe(422)
    expect(await shown(fremd)).toMatchObject({ logo: null, logoDunkel: null })
  })

  it('cannot be put in place of this one by the files of the house, or taken from it', async () => {
    await send(haus.leitung, 'hell', await picture('png', 70, 30))
    const name =
      String((await shown()).logo)
        .split('/')
        .at(-1) ?? ''
    const put = await putFile(app, haus, haus.leitung, name, await picture('png'), { bucket: 'logos' })
    expect([put.status, put.json.code]).toEqual([409, 'datei.inGebrauch'])
    const path = `/api/dateien/logos/${name}`
    const gone = await app.request(path, { as: haus.leitung.token, host: haus.host, method: 'DELETE' })
    expect([gone.status, gone.json.code]).toEqual([409, 'datei.inGebrauch'])
    expect((await fetchAt(app, `/api/logo/${name}`, haus)).status).toBe(200)
  })
})
