import { address } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/anzeigegeraet'
import { readAnzeige, showAnkunft } from '@platzwart/contract/operations/leseraum/ankunft'
import { RETENTION, retentionHours } from '@platzwart/domain/datenschutz/retention'
import { beforeEach, describe, expect, it } from 'vitest'
import { enterCode, pairedScreen, revokeScreen, Screen } from '../../testing/anzeigegeraet.ts'
import { testApp } from '../../testing/app.ts'
import { app, fremd, haus, hausSuite, leseraeume, MONDAY } from '../../testing/suites/haus.ts'

hausSuite(MONDAY, { fremd: true })

const { rows } = leseraeume
const seat = () => haus.seats[0] ?? ''
const WRONG = 'BBBB-BBBB'

const waiting = (at = haus, ziel = seat()) => new Screen(app, at.host, ziel)
const shown = (screen: Screen, more = {}) => screen.ask(readAnzeige.path, undefined, more)
const listed = async (at = haus) => {
  const answer = await app.request(wire.listAnzeigegeraete.path, { as: at.leitung.token, host: at.host })
  return answer.json as unknown as Record<string, unknown>[]
}

beforeEach(async () => {
  app.clock.set(MONDAY)
  for (const one of [haus, fremd])
    await one.scoped((tx) => tx.raw('delete from anzeigegeraet where mandant_id = $1', [one.id]))
  await app.deps.authPool.query('delete from auth.kopplung')
  await app.deps.authPool.query('delete from auth."rateLimit"')
})

describe('pairing', () => {
  it('takes a screen into the house by the code that it shows, and it shows its seat with nobody signed in', async () => {
    const screen = waiting()
    expect((await shown(screen)).json).toMatchObject({ status: 401, code: 'anzeigegeraet.keines' })
    const code = await screen.code()
    expect(code).toMatch(/^[A-Z]{4}-[A-Z]{4}$/)
    expect((await screen.take()).json).toEqual({ lage: 'wartet' })
    const paired = await enterCode(app, code.toLowerCase().replace('-', ' '), haus)
    expect([paired.status, paired.json]).toMatchObject([
      201,
      { art: 'anzeige', name: 'P1', platz: 'P1', ort: 'Lesesaal', kontakt: null, version: 1 },
    ])
    expect(screen.isPaired).toBe(false)
    expect((await screen.take()).json).toEqual({ lage: 'gekoppelt' })
    expect(screen.cookie).toMatch(/^platzwart\.anzeigegeraet=[\w.-]+$/)
    const anzeige = await shown(screen)
    expect([anzeige.status, anzeige.json]).toMatchObject([200, { bezeichnung: 'P1', grundriss: 'Lesesaal' }])
    const { pathname, searchParams } = new URL(String(anzeige.json.adresse))
    expect(pathname).toBe(`/platz/${seat()}`)
    const there = `${address(showAnkunft, { id: seat() })}?code=${searchParams.get('code')}`
    expect((await app.request(there, { as: haus.anna.token, host: haus.host })).status).toBe(200)
    expect(
      await rows(
        "select akteur_id, objekt_id, nachher from protokoll where aktion = 'pairAnzeigegeraet'",
        [],
      ),
    ).toEqual([
      { akteur_id: haus.leitung.id, objekt_id: paired.json.id, nachher: { name: 'P1', platz: 'P1' } },
    ])
  })

  it('keeps of the token nothing that leads back to it, and gives it in a cookie that no script reads', async () => {
    const screen = waiting()
    await enterCode(app, await screen.code(), haus)
    const given = (await screen.take()).headers.getSetCookie()
    const seconds = retentionHours(RETENTION.geraet) * 60 * 60
    expect(given).toEqual([
      expect.stringMatching(
        new RegExp(`^platzwart\\.anzeigegeraet=.*; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Strict$`),
      ),
      'platzwart.kopplung=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict',
    ])
    const secret = /anzeigegeraet=([\w-]{43})/.exec(screen.cookie)?.[1] ?? ''
    const kept = await rows('select to_jsonb(g)::text as row from anzeigegeraet g', [])
    expect(kept).toHaveLength(1)
    expect(JSON.stringify(kept)).not.toContain(secret)
    const { rows: begun } = await app.deps.authPool.query(
      'select to_jsonb(k)::text as row from auth.kopplung k',
    )
    expect(JSON.stringify(begun)).not.toContain(secret)
  })

  it('shows the same code after a reload, and gives a token once more where the answer was lost', async () => {
    const screen = waiting()
    const code = await screen.code()
    expect(await screen.code()).toBe(code)
    await enterCode(app, code, haus)
    const before = screen.cookie
    await screen.take()
    const lost = await app.request(wire.takeKopplung.path, {
      host: haus.host,
      method: 'POST',
      headers: { cookie: before },
    })
    expect([lost.json, lost.headers.getSetCookie()[0]]).toEqual([
      { lage: 'gekoppelt' },
      expect.stringContaining(screen.cookie),
    ])
  })

  it('is not lost where the screen starts anew between the code and its token', async () => {
    const screen = waiting()
    const code = await screen.code()
    const paired = await enterCode(app, code, haus)
    expect(await screen.code()).toBe(code)
    expect((await screen.take()).json).toEqual({ lage: 'gekoppelt' })
    expect((await shown(screen)).status).toBe(200)
    // And a screen that was revoked before it came for its token shows another code.
    const second = waiting()
    const next = await second.code()
    const { id } = (await enterCode(app, next, haus)).json
    await revokeScreen(app, haus, String(id))
    expect(id).not.toBe(paired.json.id)
    expect((await second.take()).json).toEqual({ lage: 'vorbei' })
    expect(await second.code()).not.toBe(next)
  })

  it('takes a code once: of two who enter it at once one is told that it was used', async () => {
    const screen = waiting()
    const code = await screen.code()
    const answers = await Promise.all([1, 2, 3].map(() => enterCode(app, code, haus)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    expect(answers.filter(({ status }) => status === 409).map(({ json }) => json.code)).toEqual([
      'kopplung.benutzt',
      'kopplung.benutzt',
    ])
    expect(await listed()).toHaveLength(1)
    expect((await enterCode(app, code, haus)).json.code).toBe('kopplung.benutzt')
    // Used is not wrong: nobody has to wait for it.
    for (let nr = 0; nr < 6; nr++) expect((await enterCode(app, code, haus)).status).toBe(409)
    expect((await enterCode(app, await waiting().code(), haus)).status).toBe(201)
  })

  it('is another code’s after ten minutes', async () => {
    const screen = waiting()
    const code = await screen.code()
    app.clock.set('2026-11-23T08:09:59Z')
    expect(await screen.code()).toBe(code)
    app.clock.set('2026-11-23T08:10:00Z')
    expect((await screen.take()).json).toEqual({ lage: 'vorbei' })
    expect((await enterCode(app, code, haus)).json.code).toBe('kopplung.codeFalsch')
    const next = await screen.code()
    expect(next).not.toBe(code)
    expect((await enterCode(app, next, haus)).status).toBe(201)
  })

  it('ends with ten wrong codes: not one that was shown then is taken any more, and the next one is', async () => {
    const screen = waiting()
    const code = await screen.code()
    const tries = []
    for (let nr = 0; nr < 10; nr++) tries.push(await enterCode(app, WRONG, haus))
    expect(tries.map(({ json }) => json.code)).toEqual([
      ...Array.from({ length: 5 }, () => 'kopplung.codeFalsch'),
      ...Array.from({ length: 5 }, () => 'kopplung.zuViele'),
    ])
    expect(tries.at(-1)?.headers.get('retry-after')).toBe('600')
    expect((await enterCode(app, code, haus)).json.code).toBe('kopplung.zuViele')
    app.clock.set('2026-11-23T08:09:59Z')
    expect((await enterCode(app, code, haus)).json.code).toBe('kopplung.zuViele')
    app.clock.set('2026-11-23T08:10:00Z')
    expect((await enterCode(app, code, haus)).json.code).toBe('kopplung.codeFalsch')
    expect((await enterCode(app, await screen.code(), fremd)).json.code).toBe('kopplung.codeFalsch')
    app.clock.set('2026-11-23T08:20:01Z')
    expect((await enterCode(app, await screen.code(), haus)).status).toBe(201)
  })

  it('counts wrong codes of one house alone, all at once too, and right ones never', async () => {
    await Promise.all(Array.from({ length: 30 }, () => enterCode(app, WRONG, fremd)))
    expect((await enterCode(app, WRONG, fremd)).status).toBe(429)
    for (let nr = 0; nr < 12; nr++)
      expect((await enterCode(app, await waiting().code(), haus)).status).toBe(201)
  })

  it.each(['', 'x', 'BCDFGHJ', 'BCDF-GHJ1', 'ÄÄÄÄ-ÄÄÄÄ', '\u0000', 'B'.repeat(41), null, 7])(
    'does not take %j for a code, which is no try',
    async (code) => {
      for (let nr = 0; nr < 7; nr++) {
        const answer = await enterCode(app, code as string, haus)
        expect([answer.status, ['kopplung.codeForm', 'anfrage.ungueltig']]).toEqual([
          422,
          expect.arrayContaining([answer.json.code]),
        ])
      }
    },
  )

  it('is for those who look after seats', async () => {
    const code = await waiting().code()
    expect((await enterCode(app, code, haus, haus.anna)).json.code).toBe('recht.fehlt')
    expect((await enterCode(app, code, haus)).status).toBe(201)
  })

  it('takes no screen of a kind that nobody declares', async () => {
    const answer = await waiting().start('kiosk')
    expect([answer.status, answer.json.code]).toEqual([422, 'anfrage.ungueltig'])
  })

  it('lets a network that asks for many wait a moment, and never keeps it out', async () => {
    const codes = await Promise.all(Array.from({ length: 100 }, () => waiting().code()))
    expect(new Set(codes).size).toBe(100)
    const refused = await waiting().start()
    expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, 1])
    // Whoever goes on trying waits no longer for it, and somebody who waits gets in between.
    for (let nr = 0; nr < 50; nr++) await waiting().start()
    app.clock.set('2026-11-23T08:00:01Z')
    expect((await waiting().start()).status).toBe(201)
    app.clock.set('2026-11-23T08:00:16Z')
    expect((await waiting().start()).status).toBe(201)
  })

  it('keeps no code for longer than twice its time', async () => {
    await waiting().code()
    app.clock.set('2026-11-23T08:20:01Z')
    await waiting().code()
    const { rows: kept } = await app.deps.authPool.query('select id from auth.kopplung')
    expect(kept).toHaveLength(1)
  })
})

describe('between houses', () => {
  it('nobody takes a screen that asks at another house’s host, nor one for a seat that is another house’s', async () => {
    const there = waiting(fremd, fremd.seats[0])
    expect((await enterCode(app, await there.code(), haus)).json.code).toBe('kopplung.codeFalsch')
    // At an address of no house the seat says whose it is.
    const nowhere = new Screen(app, 'localhost:3000', fremd.seats[0] ?? '')
    const code = await nowhere.code()
    expect((await enterCode(app, code, haus)).json.code).toBe('kopplung.codeFalsch')
    expect((await enterCode(app, code, fremd)).status).toBe(201)
    expect((await nowhere.take()).json).toEqual({ lage: 'gekoppelt' })
    expect((await shown(nowhere)).json.bezeichnung).toBe('P1')
  })

  it('a screen of one house is nothing in the other', async () => {
    const { screen, id } = await pairedScreen(app, haus)
    const elsewhere = { host: fremd.host }
    expect((await shown(screen, elsewhere)).json.code).toBe('anzeigegeraet.ungueltig')
    expect((await screen.ask(wire.reportAnzeigegeraet.path, {}, elsewhere)).json).toEqual({ geraet: null })
    expect((await screen.ask(wire.liveAnzeigegeraet.path, undefined, elsewhere)).status).toBe(401)
    expect(await listed(fremd)).toEqual([])
    expect((await revokeScreen(app, fremd, id)).status).toBe(404)
    const path = address(wire.changeAnzeigegeraet, { id })
    const headers = { 'if-match': '"1"' }
    const as = fremd.leitung.token
    const renamed = await app.request(path, {
      as,
      host: fremd.host,
      method: 'PUT',
      headers,
      body: { name: 'X' },
    })
    expect(renamed.status).toBe(404)
    expect((await shown(screen)).status).toBe(200)
  })

  it('a token that names another house, or another screen, is none', async () => {
    const { screen } = await pairedScreen(app, haus)
    const { screen: other } = await pairedScreen(app, fremd)
    const parts = (one: Screen) => one.cookie.replace('platzwart.anzeigegeraet=', '').split('.')
    const mine = parts(screen)
    const theirs = parts(other)
    for (const mixed of [
      [mine[0], theirs[1], theirs[2], theirs[3]],
      [mine[0], theirs[1], mine[2], mine[3]],
      [mine[0], mine[1], theirs[2], mine[3]],
      [theirs[0], mine[1], mine[2], mine[3]],
      [mine[0], mine[1], mine[2], 'a'.repeat(43)],
      [mine[0], mine[1], mine[2]],
    ]) {
      const headers = { cookie: `platzwart.anzeigegeraet=${mixed.join('.')}` }
      const answer = await app.request(readAnzeige.path, { host: haus.host, headers })
      expect([answer.status, answer.json.code]).toEqual([401, 'anzeigegeraet.keines'])
    }
  })
})

describe('looking after screens', () => {
  it('says when one was last there and what it runs, and writes that down once a minute', async () => {
    const { screen, id } = await pairedScreen(app, haus)
    const told = await screen.report('0123456789ab')
    expect(told.json).toEqual({ geraet: { id, art: 'anzeige', ziel: seat(), name: 'P1' } })
    expect(told.headers.getSetCookie()[0]).toContain('platzwart.anzeigegeraet=')
    expect(await listed()).toMatchObject([{ id, kontakt: MONDAY, fassung: '0123456789ab' }])
    app.clock.set('2026-11-23T08:00:30Z')
    await screen.report('0123456789ab')
    expect(await listed()).toMatchObject([{ kontakt: MONDAY }])
    app.clock.set('2026-11-23T08:01:00Z')
    await screen.report('0123456789ab')
    expect(await listed()).toMatchObject([{ kontakt: '2026-11-23T08:01:00Z' }])
    await screen.report('ba9876543210')
    expect(await listed()).toMatchObject([{ fassung: 'ba9876543210' }])
  })

  it('calls one by another name, from the version that was read', async () => {
    const { screen, id } = await pairedScreen(app, haus)
    const path = address(wire.changeAnzeigegeraet, { id })
    const change = (name: unknown, version = '"1"') =>
      app.request(path, {
        as: haus.leitung.token,
        host: haus.host,
        method: 'PUT',
        headers: { 'if-match': version },
        body: { name },
      })
    for (const name of ['', ' ', 'x'.repeat(81), '\u0000', null])
      expect((await change(name)).status).toBe(422)
    expect((await change('  Am Fenster ')).json).toMatchObject({ name: 'Am Fenster', version: 2 })
    expect((await change('Anders')).json).toMatchObject({
      code: 'anfrage.versionVeraltet',
      current: { name: 'Am Fenster' },
    })
    expect((await screen.report()).json).toMatchObject({ geraet: { name: 'Am Fenster' } })
    expect(
      await rows("select vorher, nachher from protokoll where aktion = 'changeAnzeigegeraet'", []),
    ).toEqual([{ vorher: { name: 'P1' }, nachher: { name: 'Am Fenster' } }])
  })

  it('takes its token away at once, and it can be paired anew', async () => {
    const { screen, id } = await pairedScreen(app, haus)
    const { screen: other } = await pairedScreen(app, haus)
    expect((await revokeScreen(app, haus, id)).status).toBe(204)
    expect((await revokeScreen(app, haus, id)).status).toBe(404)
    expect((await shown(screen)).json.code).toBe('anzeigegeraet.ungueltig')
    expect((await screen.report()).json).toEqual({ geraet: null })
    expect((await shown(other)).status).toBe(200)
    expect(
      await rows(
        "select akteur_id, vorher from protokoll where aktion = 'revokeAnzeigegeraet' and objekt_id = $1",
        [id],
      ),
    ).toEqual([{ akteur_id: haus.leitung.id, vorher: { name: 'P1' } }])
    await enterCode(app, await screen.code(), haus)
    await screen.take()
    expect((await shown(screen)).status).toBe(200)
  })

  it('ends with its seat, and with its house', async () => {
    const { screen } = await pairedScreen(app, haus, haus.seats[1])
    const { screen: stays } = await pairedScreen(app, haus)
    await haus.scoped((tx) => tx.raw('update mandant set gesperrt = now() where id = $1', [haus.id]))
    expect((await shown(stays)).json.code).toBe('mandant.gesperrt')
    expect((await stays.report()).json.code).toBe('mandant.gesperrt')
    await haus.scoped((tx) => tx.raw('update mandant set gesperrt = null where id = $1', [haus.id]))
    expect((await shown(stays)).status).toBe(200)
    await haus.scoped((tx) =>
      tx.raw('delete from leseraum where mandant_id = $1 and id = $2', [haus.id, haus.seats[1]]),
    )
    expect((await shown(screen)).json.code).toBe('anzeigegeraet.ungueltig')
    expect(await listed()).toMatchObject([{ platz: 'P1' }])
  })

  it('shows nothing where the house has no rooms', async () => {
    const { screen } = await pairedScreen(app, haus)
    await haus.scoped((tx) =>
      tx.raw("update mandant set module = '{fahrzeugbuchung}', stand = stand + 1 where id = $1", [haus.id]),
    )
    expect((await shown(screen)).json.code).toBe('modul.aus')
    await haus.scoped((tx) =>
      tx.raw("update mandant set module = '{leseraum}', stand = stand + 1 where id = $1", [haus.id]),
    )
    expect((await shown(screen)).status).toBe(200)
  })
})

it('by https its cookies are of this host alone', async () => {
  const secure = await testApp(MONDAY, { database: app.database, publicUrl: 'https://platz.example' })
  try {
    const answer = await secure.request(wire.startKopplung.path, {
      host: haus.host,
      body: { art: 'anzeige', ziel: seat() },
    })
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-platzwart\.kopplung=[\w-]{43}; Max-Age=1200; Path=\/; HttpOnly; SameSite=Strict; Secure$/,
      ),
    ])
  } finally {
    await secure.close()
  }
})
