import * as wire from '@platzwart/contract/operations/benutzer'
import * as rollen from '@platzwart/contract/operations/berechtigung'
import * as startWire from '@platzwart/contract/operations/start'
import { beforeEach, describe, expect, it } from 'vitest'
import type { TestPerson } from '../../testing/mandant.ts'
import { app, fremd, haus, hausSuite, leseraeume } from '../../testing/suites/haus.ts'
import { as, gruppe, one, person, rolle, shown } from '../../testing/suites/people.ts'

hausSuite(undefined, { fremd: true })

beforeEach(() => demand(false))

/** Whether the house asks everybody for a second factor. */
async function demand(noetig: boolean): Promise<void> {
  const wert = [{ name: 'system.zweitfaktor', wert: noetig }]
  await haus.scoped(async (tx) => {
    await tx.raw(
      "delete from einstellung_wert where mandant_id = $1 and option_name = 'system.zweitfaktor'",
      [haus.id],
    )
    if (wert[0]?.wert)
      await tx.raw(
        `insert into einstellung_wert (mandant_id, id, option_name, wert) values ($1, gen_random_uuid(), 'system.zweitfaktor', 'true')`,
        [haus.id],
      )
    await tx.raw('update mandant set stand = stand + 1 where id = $1', [haus.id])
  })
}

const give = (who: TestPerson) =>
  app.deps.authPool.query(
    "insert into zweitfaktor (user_id, geheimnis, seit) values ($1, 'x', now()) on conflict do nothing",
    [`user-${who.id}`],
  )

const givePasskey = (who: TestPerson) =>
  app.deps.authPool.query(
    `with row as (insert into zweitfaktor (user_id) values ($1))
     insert into passkey (id, user_id, kennung, adresse, schluessel, name)
     values (gen_random_uuid(), $1, $1, 'haus.example', '', 'Telefon')`,
    [`user-${who.id}`],
  )

/** The house looks at its people anew. */
const raise = () =>
  haus.scoped((tx) => tx.raw('update mandant set stand = stand + 1 where id = $1', [haus.id]))

const start = async (who: TestPerson) =>
  (await as(who, startWire.start.path)).json as never as { sitzung: { zweitfaktorFehlt: boolean } | null }
const language = (who: TestPerson) =>
  as(who, startWire.changeSprache.path, { method: 'PUT', body: { sprache: 'de' } })
const isOpen = async (who: TestPerson) => {
  const answer = await language(who)
  return answer.status === 204 || [answer.status, answer.json.code]
}
const CLOSED = [403, 'sitzung.faktorFehlt']

describe('a second factor that the house asks for', () => {
  it('closes everything but the start to whoever has none, and nothing to whoever has one', async () => {
    const with_ = await person()
    const without = await person()
    await give(with_)
    expect(await isOpen(without)).toBe(true)
    await demand(true)
    expect([await isOpen(with_), await isOpen(without)]).toEqual([true, CLOSED])
    expect((await start(without)).sitzung?.zweitfaktorFehlt).toBe(true)
    expect((await start(with_)).sitzung?.zweitfaktorFehlt).toBe(false)
    expect((await app.request('/api/live', { as: without.token, host: haus.host })).status).toBe(403)
    const other = await app.request(startWire.changeSprache.path, {
      as: fremd.anna.token,
      host: fremd.host,
      method: 'PUT',
      body: { sprache: 'de' },
    })
    expect(other.status).toBe(204)
    await demand(false)
    expect(await isOpen(without)).toBe(true)
  })

  it('is asked of people who were once marked as signing in through the house, too', async () => {
    const who = await person()
    await haus.scoped((tx) =>
      tx.raw('update benutzer set sso = true where mandant_id = $1 and id = $2', [haus.id, who.id]),
    )
    await demand(true)
    expect(await isOpen(who)).toEqual([403, 'sitzung.faktorFehlt'])
    await demand(false)
  })

  it('can be asked for by role, of a person’s own and of their groups', async () => {
    const direct = await person()
    const byGroup = await person()
    const none = await person()
    const id = await rolle('fahrzeug_buchen')
    const group = await gruppe(id)
    const rechte = { gruppenIds: [], rollenIds: [], berechtigungen: [] }
    const put = (who: TestPerson, body: object) =>
      as(haus.leitung, one(wire.changeRechte, who.id), { method: 'PUT', body, version: 1 })
    await put(direct, { ...rechte, rollenIds: [id] })
    await put(byGroup, { ...rechte, gruppenIds: [group] })
    const body = { noetig: true }
    const path = one(rollen.changeZweitfaktor, id)
    const asked = await as(haus.leitung, path, { method: 'PUT', body })
    expect(asked.json).toMatchObject({ id, zweitfaktor: true, version: 2 })
    expect((await as(haus.leitung, path, { method: 'PUT', body })).json).toMatchObject({ version: 2 })
    expect([await isOpen(direct), await isOpen(byGroup), await isOpen(none)]).toEqual([CLOSED, CLOSED, true])
    expect((await as(none, path, { method: 'PUT', body })).status).toBe(403)
    const abroad = { as: fremd.leitung.token, host: fremd.host, method: 'PUT', body } as const
    expect((await app.request(path, abroad)).status).toBe(404)
    await as(haus.leitung, path, { method: 'PUT', body: { noetig: false } })
    expect(await isOpen(direct)).toBe(true)
  })
})

describe('a second factor that was lost', () => {
  const reset = (who: TestPerson, id: string) => as(who, one(wire.resetZweitfaktor, id), { method: 'DELETE' })

  it('may be a passkey, which is reset as well', async () => {
    const who = await person()
    await demand(true)
    expect(await isOpen(who)).toEqual(CLOSED)
    await givePasskey(who)
    await raise()
    expect(await isOpen(who)).toBe(true)
    await demand(false)
    expect(await shown(haus.leitung, who.id)).toMatchObject({ zweitfaktor: true })
    expect((await reset(haus.leitung, who.id)).status).toBe(204)
    expect(await shown(haus.leitung, who.id)).toMatchObject({ zweitfaktor: false })
    const { rowCount } = await app.deps.authPool.query('select 1 from passkey where user_id = $1', [
      `user-${who.id}`,
    ])
    expect(rowCount).toBe(0)
  })

  it('is reset by whoever maintains people: devices are signed out, the person is told, and it stands in the trail', async () => {
    const who = await person()
    await give(who)
    expect(await shown(haus.leitung, who.id)).toMatchObject({ zweitfaktor: true })
    expect((await reset(haus.leitung, who.id)).status).toBe(204)
    expect(await shown(haus.leitung, who.id)).toMatchObject({ zweitfaktor: false, sitzungen: 0 })
    expect((await language(who)).status).toBe(401)
    const mails = await leseraeume.rows(
      'select typ from benachrichtigung where mandant_id = $1 and empfaenger_id = $2',
      [haus.id, who.id],
    )
    expect(mails).toEqual([{ typ: 'kontoZweitfaktorZurueckgesetzt' }])
    const trail = await leseraeume.rows(
      'select aktion, akteur_id from protokoll where mandant_id = $1 and objekt_id = $2',
      [haus.id, who.id],
    )
    expect(trail).toEqual([{ aktion: 'resetZweitfaktor', akteur_id: haus.leitung.id }])
  })

  it('stays when there is none, and says nothing of it', async () => {
    const who = await person()
    expect((await reset(haus.leitung, who.id)).status).toBe(204)
    expect((await language(who)).status).toBe(204)
  })

  it('is not one’s own: that goes with the password', async () => {
    await give(haus.leitung)
    const refused = await reset(haus.leitung, haus.leitung.id)
    expect([refused.status, refused.json.code]).toEqual([409, 'benutzer.eigenesKonto'])
    expect(await shown(haus.leitung, haus.leitung.id)).toMatchObject({ zweitfaktor: true })
  })

  it('is not for others: without the right, of somebody who may more, of another house, or shared with one', async () => {
    const who = await person()
    const keeper = await person('benutzer_pflegen')
    await give(who)
    expect((await reset(haus.anna, who.id)).status).toBe(403)
    expect((await reset(keeper, haus.leitung.id)).json.code).toBe('benutzer.darfMehr')
    const abroad = { as: fremd.leitung.token, host: fremd.host, method: 'DELETE' } as const
    expect((await app.request(one(wire.resetZweitfaktor, who.id), abroad)).status).toBe(404)
    await fremd.scoped((tx) =>
      tx.raw(
        `insert into benutzer (mandant_id, id, anmeldung_id, vorname, nachname, email) values ($1, gen_random_uuid(), $2, 'Vor', 'Nach', $3)`,
        [fremd.id, `user-${who.id}`, who.email],
      ),
    )
    const shared = await reset(haus.leitung, who.id)
    expect([shared.status, shared.json.code]).toEqual([409, 'benutzer.zweitfaktorGeteilt'])
    await raise()
    expect(await shown(haus.leitung, who.id)).toMatchObject({ zweitfaktor: true })
  })
})
