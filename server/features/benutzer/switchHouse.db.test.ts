import * as wire from '@platzwart/contract/operations/benutzer'
import * as startWire from '@platzwart/contract/operations/start'
import { ENDPOINTS, HOUSE_HEADER } from '@platzwart/contract/paths'
import { describe, expect, it } from 'vitest'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { type Place, placeToken } from '../../platform/sitzung/place.ts'
import type { TestMandant, TestPerson } from '../../testing/mandant.ts'
import { app, fremd, haus, hausSuite } from '../../testing/suites/haus.ts'
import { as, one, person, shown } from '../../testing/suites/people.ts'
import { ensureAccount } from '../sitzung/invite.ts'

hausSuite(undefined, { fremd: true })

/** Makes somebody of the house one of the other, too. */
async function alsoElsewhere({ id, email }: TestPerson): Promise<string> {
  const there = uuidv7()
  await ensureAccount(app.deps.authPool, email, 'Vor Nach')
  await fremd.scoped((tx) =>
    tx.raw(
      `insert into benutzer (mandant_id, id, anmeldung_id, vorname, nachname, email) values ($1, $2, $3, 'Vor', 'Nach', $4)`,
      [fremd.id, there, `user-${id}`, email],
    ),
  )
  return there
}

/** A session of an account in one of its houses, as a sign-in makes it. */
async function sessionIn(
  { id: mandantId }: TestMandant,
  account: TestPerson,
  benutzerId: string,
): Promise<string> {
  const place: Place = { mandantId, benutzerId }
  const token = placeToken(uuidv7(), place)
  await app.deps.authPool.query(
    `insert into session (id, "expiresAt", token, "userId") values ($1, now() + interval '24 hours', $1, $2)`,
    [token, `user-${account.id}`],
  )
  return token
}

type Started = {
  sitzung: { haeuser: string; benutzer: { id: string } } | null
  mandant: { id: string } | null
}
const start = async (token: string, host = 'localhost:3000') =>
  (await app.request(startWire.start.path, { as: token, host })).json as never as Started

describe('somebody who is in two houses', () => {
  it('is told so, and where the others are', async () => {
    const who = await person()
    const there = await alsoElsewhere(who)
    const here = await sessionIn(haus, who, who.id)
    const abroad = await sessionIn(fremd, who, there)
    expect(await start(here)).toMatchObject({
      mandant: { id: haus.id },
      sitzung: { haeuser: 'hier', benutzer: { id: who.id } },
    })
    expect(await start(abroad)).toMatchObject({
      mandant: { id: fremd.id },
      sitzung: { haeuser: 'hier', benutzer: { id: there } },
    })
    expect((await start(here, haus.host)).sitzung?.haeuser).toBe('anderswo')
    expect((await start(await sessionIn(haus, haus.anna, haus.anna.id))).sitzung?.haeuser).toBe('eines')
  })

  it('neither reads nor writes in one house from a page that shows the other', async () => {
    const who = await person('benutzer_pflegen')
    const there = await alsoElsewhere(who)
    const token = await sessionIn(fremd, who, there)
    const say = (shows: string | undefined, sprache = 'en') =>
      app.request(startWire.changeSprache.path, {
        as: token,
        method: 'PUT',
        body: { sprache },
        headers: shows === undefined ? {} : { [HOUSE_HEADER]: shows },
      })
    for (const shows of [haus.id, 'x', `${fremd.id} `.repeat(50).trim()]) {
      const answer = await say(shows)
      expect([answer.status, answer.json.code]).toEqual([409, 'sitzung.hausGewechselt'])
    }
    const live = await app.request('/api/live', { as: token, headers: { [HOUSE_HEADER]: haus.id } })
    expect(live.status).toBe(409)
    const [{ sprache } = { sprache: '' }] = (
      await app.deps.authPool.query('select sprache from public.benutzer where id = $1', [there])
    ).rows
    expect(sprache).toBe('de')
    expect((await say(fremd.id)).status).toBe(204)
    expect((await say(undefined, 'de')).status).toBe(204)
    // The other house does not know of it at all.
    expect((await app.request(one(wire.showBenutzer, who.id), { as: token })).status).toBe(403)
  })
})

describe('going to another house', () => {
  const go = (token: string, to: string, host = 'localhost:3000') =>
    app.request(ENDPOINTS.switchHouse, {
      as: token,
      host,
      method: 'POST',
      body: { haus: to },
      headers: { origin: `http://${host}` },
    })

  it('accepts its invitation, which stands in its trail, and leaves nothing in the browser’s cache', async () => {
    const who = await person()
    const there = await alsoElsewhere(who)
    const token = await sessionIn(haus, who, who.id)
    const opened = () =>
      app.deps.authPool.query<{ offen: boolean }>(
        'select einladung_bis is not null as offen from public.benutzer where id = $1',
        [there],
      )
    await fremd.scoped((tx) =>
      tx.raw(
        `update benutzer set einladung_bis = now() + interval '1 day' where mandant_id = $1 and id = $2`,
        [fremd.id, there],
      ),
    )
    expect((await go(token, uuidv7())).status).toBe(404)
    expect((await opened()).rows).toEqual([{ offen: true }])
    const gone = await go(token, fremd.id)
    expect([gone.status, gone.headers.get('clear-site-data')]).toEqual([200, '"cache"'])
    expect((await opened()).rows).toEqual([{ offen: false }])
    const trail = await fremd.scoped((tx) =>
      tx.raw<{ aktion: string }>('select aktion from protokoll where mandant_id = $1 and objekt_id = $2', [
        fremd.id,
        there,
      ]),
    )
    expect(trail.rows).toEqual([{ aktion: 'acceptEinladung' }])
    expect((await start(token)).sitzung).toBeNull()
  })

  it('is not asked from another site', async () => {
    const who = await person()
    await alsoElsewhere(who)
    const token = await sessionIn(haus, who, who.id)
    const strange = await app.request(ENDPOINTS.switchHouse, {
      as: token,
      method: 'POST',
      body: { haus: fremd.id },
      headers: { origin: 'https://boese.example', 'sec-fetch-site': 'cross-site' },
    })
    expect(strange.status).toBe(403)
    expect((await start(token)).mandant?.id).toBe(haus.id)
  })
})

describe('inviting an address that has an account elsewhere', () => {
  const invite = (email: string) =>
    as(haus.leitung, wire.inviteBenutzer.path, {
      method: 'POST',
      body: { personen: [{ vorname: 'Vera', nachname: 'Vorn', email }], gruppenIds: [], rollenIds: [] },
    })
  type Invited = { eingeladen: { id: string; link: string | null }[]; schonDa: unknown[] }

  it('looks like inviting any other, then and after', async () => {
    await app.deps.authPool.query(
      `insert into account (id, "accountId", "providerId", "userId", password) values ($1, $1, 'credential', $1, 'x')`,
      [`user-${fremd.anna.id}`],
    )
    await app.deps.authPool.query(
      `insert into zweitfaktor (user_id, geheimnis, seit) values ($1, 'x', now())`,
      [`user-${fremd.anna.id}`],
    )
    const seen = await Promise.all(
      ['ganz@neu.example', fremd.anna.email].map(async (email) => {
        const answer = await invite(email)
        const { eingeladen, schonDa } = answer.json as never as Invited
        const id = eingeladen[0]?.id ?? ''
        const { einladung, zweitfaktor, sitzungen, status } = (await shown(
          haus.leitung,
          id,
        )) as never as Record<string, unknown>
        const link = eingeladen[0]?.link?.replace(/einladung-.*/, '')
        const again = await as(haus.leitung, one(wire.renewEinladung, id), { method: 'POST' })
        const reset = await as(haus.leitung, one(wire.resetZweitfaktor, id), { method: 'DELETE' })
        return {
          status: answer.status,
          schonDa,
          link,
          again: again.status,
          reset: reset.status,
          person: { einladung, zweitfaktor, sitzungen, status },
        }
      }),
    )
    expect(seen[1]).toEqual(seen[0])
    expect(seen[0]).toMatchObject({
      status: 201,
      again: 201,
      reset: 204,
      person: { einladung: 'offen', zweitfaktor: false },
    })
    const { rowCount } = await app.deps.authPool.query('select 1 from zweitfaktor where user_id = $1', [
      `user-${fremd.anna.id}`,
    ])
    expect(rowCount).toBe(1)
  })

  it('is the house’s own to withdraw or to send again: what another one has sent stays open', async () => {
    const email = 'beide@neu.example'
    const ids = []
    for (const house of [haus, fremd]) {
      const answer = await app.request(wire.inviteBenutzer.path, {
        as: house.leitung.token,
        host: house.host,
        body: { personen: [{ email, vorname: 'Neu', nachname: 'Neu' }] },
      })
      ids.push((answer.json as never as Invited).eingeladen[0]?.id ?? '')
    }
    const open = async () =>
      (
        await app.deps.authPool.query<{ id: string; mandant: string }>(
          `select v.id, v.mandant_id as mandant from auth.verification v join auth."user" u on u.id = v.value where u.email = $1`,
          [email],
        )
      ).rows
    const of = async (house: TestMandant) => (await open()).filter(({ mandant }) => mandant === house.id)
    const theirs = await of(fremd)
    expect([theirs.length, (await of(haus)).length]).toEqual([1, 1])
    expect((await as(haus.leitung, one(wire.renewEinladung, ids[0] ?? ''), { method: 'POST' })).status).toBe(
      201,
    )
    expect([await of(fremd), (await of(haus)).length]).toEqual([theirs, 1])
    const withdrawn = await as(haus.leitung, one(wire.withdrawEinladung, ids[0] ?? ''), { method: 'DELETE' })
    expect([withdrawn.status, await of(fremd), await of(haus)]).toEqual([204, theirs, []])
  })
})
