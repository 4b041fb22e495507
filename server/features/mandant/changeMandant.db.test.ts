import * as wire from '@platzwart/contract/operations/mandant'
import { describe, expect, it } from 'vitest'
import type { TestPerson } from '../../testing/mandant.ts'
import { app, fremd, haus, hausSuite, MONDAY } from '../../testing/suites/haus.ts'

hausSuite(MONDAY, { fremd: true })

const { path } = wire.showMandant

const show = (as: string) => app.request(path, { as, host: haus.host })

/** As it was read a moment ago. */
async function change(body: object, { token }: TestPerson = haus.leitung) {
  const etag = String((await show(haus.leitung.token)).headers.get('etag'))
  return app.request(path, {
    ...{ as: token, host: haus.host, method: 'PATCH', body },
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
