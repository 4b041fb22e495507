import { lockLeseraeume } from '@platzwart/contract/operations/leseraum/sperre'
import * as wire from '@platzwart/contract/operations/mandant'
import { describe, expect, it } from 'vitest'
import type { TestPerson } from '../../testing/mandant.ts'
import { app, fremd, haus, hausSuite, leseraeume, MONDAY } from '../../testing/suites/haus.ts'

hausSuite(MONDAY, { fremd: true })

const { path } = wire.showMandant

const show = (as: string) => app.request(path, { as, host: haus.host })

/** As it was read a moment ago. */
async function change(body: object, { token }: TestPerson = haus.leitung) {
  const etag = String((await show(haus.leitung.token)).headers.get('etag'))
  return app.request(path, {
    as: token,
    host: haus.host,
    method: 'PATCH',
    body,
    headers: { 'if-match': etag },
  })
}

/** As if they had signed in, and last done something, so long ago. */
const ago = ({ token }: TestPerson, unused: string, old: string) =>
  app.deps.authPool.query(
    `update auth.session set "updatedAt" = now() - $2::interval, "createdAt" = now() - $3::interval where token = $1`,
    [token, unused, old],
  )

describe('how long sessions of a house hold', () => {
  it('is set by its administration, and stands in the trail', async () => {
    const changed = await change({ leerlaufStunden: 8, gesamtStunden: 72 })
    expect([changed.status, changed.json]).toMatchObject([200, { leerlaufStunden: 8, gesamtStunden: 72 }])
    const { rows } = await haus.scoped((tx) =>
      tx.raw("select akteur_id, vorher, nachher from protokoll where aktion = 'changeMandant'"),
    )
    expect(rows).toEqual([
      {
        akteur_id: haus.leitung.id,
        vorher: { leerlaufStunden: 720, gesamtStunden: 9600 },
        nachher: { leerlaufStunden: 8, gesamtStunden: 72 },
      },
    ])
  })

  it('signs out who has done nothing for longer, and nobody else', async () => {
    await ago(haus.anna, '7 hours 59 minutes', '2 days')
    expect((await show(haus.anna.token)).status).toBe(200)
    await ago(haus.anna, '8 hours 1 minute', '2 days')
    const late = await show(haus.anna.token)
    expect([late.status, late.json.code]).toEqual([401, 'sitzung.abgelaufen'])
    expect((await show(haus.ben.token)).status).toBe(200)
  })

  it('signs out who signed in longer ago, however busy they are', async () => {
    await ago(haus.ben, '1 minute', '71 hours 59 minutes')
    expect((await show(haus.ben.token)).status).toBe(200)
    await ago(haus.ben, '1 minute', '72 hours 1 minute')
    expect((await show(haus.ben.token)).json.code).toBe('sitzung.abgelaufen')
  })

  it('is the same that operators see and set', async () => {
    const { rows } = await app.deps.authPool.query(
      `insert into auth.betreiber (user_id) values ($1) returning id`,
      [`user-${haus.leitung.id}`],
    )
    expect(rows).toHaveLength(1)
    const seen = await app.request(`/api/mandanten/${haus.id}`, { as: haus.leitung.token, host: haus.host })
    expect(seen.json).toMatchObject({ leerlaufStunden: 8, gesamtStunden: 72 })
    expect((await app.request(path, { as: fremd.anna.token, host: fremd.host })).json).toMatchObject({
      leerlaufStunden: 720,
    })
  })

  it.each([
    [{ leerlaufStunden: 0 }, 'feld.zuKlein'],
    [{ leerlaufStunden: 1.5 }, 'feld.typ'],
    [{ gesamtStunden: 9601 }, 'feld.zuGross'],
  ])('is not %o', async (body, code) => {
    const { status, json } = await change(body)
    expect([status, json.issues]).toMatchObject([422, [{ code }]])
  })

  it('is nothing that a reader sets', async () => {
    await ago(haus.anna, '0 minutes', '1 minute')
    expect((await change({ leerlaufStunden: 1 }, haus.anna)).status).toBe(403)
  })
})

describe('the zone of a house', () => {
  const zoneOf = async (zone: string) => {
    const { status, json } = await change({ zone })
    return [status, json.code, json.detail]
  }

  it('stays while what is booked would fall on another day of the wall, and moves where nothing would', async () => {
    const lock = { von: '2026-12-06T23:00:00Z', bis: '2026-12-07T23:00:00Z', leseraumIds: [haus.seats[0]] }
    const ids = await app.request(lockLeseraeume.path, {
      as: haus.leitung.token,
      host: haus.host,
      body: { grundrissId: haus.grundrissId, ...lock },
    })
    expect(ids.status).toBe(201)
    await leseraeume.booked(haus.anna, leseraeume.slot())
    expect(await zoneOf('America/New_York')).toEqual([
      409,
      'mandant.zoneBelegt',
      'In dieser Zeitzone fiele auf einen anderen Tag, was schon gebucht, gesperrt oder auf Wartelisten ist; so viele sind es: 1. Bitte die Zeitzone danach ändern, oder vorher stornieren.',
    ])
    expect((await show(haus.leitung.token)).json.zone).toBe('Europe/Berlin')
    expect(await zoneOf('Europe/Vienna')).toEqual([200, undefined, undefined])
    // A day that is over stands where it stood.
    app.clock.set('2026-12-08T08:00:00Z')
    expect((await zoneOf('America/New_York'))[0]).toBe(200)
    app.clock.set(MONDAY)
  })
})
