import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import * as leseraum from '@platzwart/contract/operations/leseraum'
import { describe, expect, it } from 'vitest'
import { STATEMENTS } from '../../platform/database/tx.ts'
import { raiseStand } from '../../platform/konfiguration/mandant.ts'
import { createPerson } from '../../testing/mandant.ts'
import {
  ask,
  compare,
  DAYS,
  dayPath,
  fremd,
  haus,
  look,
  people,
  planSuite,
  servers,
} from '../../testing/suites/plan.ts'

planSuite()

describe("what of a plan's day is kept", () => {
  it('costs who has it already no rows, on either server', async () => {
    const [first, second] = servers
    const tag = DAYS[1] as string
    const { headers } = await look(first, haus.anna, tag)
    const etag = headers.get('etag') ?? ''
    await look(second, haus.anna, tag)
    const texts: unknown[] = []
    const note = (text: unknown) => texts.push(text)
    subscribe(STATEMENTS, note)
    const answers = [await look(first, haus.anna, tag, etag), await look(second, haus.anna, tag, etag)]
    unsubscribe(STATEMENTS, note)
    expect(answers.map(({ status, text }) => [status, text])).toEqual([
      [304, ''],
      [304, ''],
    ])
    expect(texts.filter((text) => /leseraum_buchung b/.test(String(text)))).toEqual([])
  })

  it('tells another person by no tag of somebody else that nothing has changed', async () => {
    const [server] = servers
    const tag = DAYS[2] as string
    const slot = {
      leseraumId: haus.seats[3],
      von: `${tag}T15:00:00Z`,
      bis: `${tag}T16:00:00Z`,
    }
    await haus.scoped((tx) =>
      tx.raw("update leseraum_buchung set status = 'storniert' where tag = $1", [tag]),
    )
    await haus.scoped((tx) =>
      tx.raw('update leseraum set aktiv = true where grundriss_id = $1', [haus.grundrissId]),
    )
    await haus.scoped((tx) =>
      tx.raw('delete from sonderoeffnungszeit where grundriss_id = $1', [haus.grundrissId]),
    )
    await haus.scoped((tx) =>
      tx.raw("update oeffnungszeit set bis = '18:00' where grundriss_id = $1", [haus.grundrissId]),
    )
    await haus.scoped(raiseStand)
    expect((await ask(server, haus.anna, 'POST', leseraum.bookLeseraum.path, slot)).status).toBe(201)
    const [annas, bens, leitungs] = await Promise.all(people().map((person) => look(server, person, tag)))
    const tags = [annas, bens, leitungs].map((answer) => answer?.headers.get('etag') ?? '')
    expect(tags[1]).toBe(tags[2])
    expect(tags[0]).not.toBe(tags[1])
    expect((await look(server, haus.ben, tag, tags[0])).json.belegungen).toEqual(bens?.json.belegungen)
    expect(bens?.text).not.toMatch(new RegExp([haus.anna.id, 'anna', 'Muster'].join('|')))
    expect((await look(server, haus.ben, tag, tags[2])).status).toBe(304)
  })

  it('is nothing to who may not ask: another house, a session that has ended, a plan that is gone', async () => {
    const [server] = servers
    const tag = DAYS[1] as string
    const { headers } = await look(server, haus.ben, tag)
    const etag = headers.get('etag') ?? ''
    const foreign = await server.request(dayPath(tag), {
      as: fremd.anna.token,
      host: fremd.host,
      headers: { 'if-none-match': etag },
    })
    expect(foreign.status).toBe(404)
    await haus.scoped((tx) =>
      tx.raw("update mandant set module = '{fahrzeugbuchung}', stand = stand + 1 where id = $1", [haus.id]),
    )
    expect((await look(server, haus.ben, tag, etag)).status).toBe(404)
    await haus.scoped((tx) =>
      tx.raw("update mandant set module = '{leseraum,fahrzeugbuchung}', stand = stand + 1 where id = $1", [
        haus.id,
      ]),
    )
    const now = (await look(server, haus.ben, tag)).headers.get('etag') ?? ''
    const leaver = await haus.scoped((tx) => createPerson(server, tx, 'leaver', 'haus', []))
    expect((await look(server, leaver, tag, now)).status).toBe(304)
    await haus.scoped((tx) => tx.raw("update benutzer set status = 'inaktiv' where id = $1", [leaver.id]))
    expect((await look(server, leaver, tag, now)).status).toBe(401)
  })

  it('stays what it is while another house writes, and with a write that was rolled back', async () => {
    const [server] = servers
    const tag = DAYS[1] as string
    const etag = (await look(server, haus.ben, tag)).headers.get('etag') ?? ''
    const slot = { leseraumId: fremd.seats[0], von: `${tag}T10:00:00Z`, bis: `${tag}T11:00:00Z` }
    const booked = await server.request(leseraum.bookLeseraum.path, {
      as: fremd.anna.token,
      host: fremd.host,
      body: slot,
    })
    expect(booked.status).toBe(201)
    const rolledBack = haus.scoped(async (tx) => {
      await tx.raw("update leseraum_buchung set status = 'aktiv' where tag = $1", [tag])
      throw new Error('nothing of it stays')
    })
    await expect(rolledBack).rejects.toThrow('nothing of it stays')
    expect((await look(server, haus.ben, tag, etag)).status).toBe(304)
  })

  it('is another one when the minute is over, and on the next day', async () => {
    const tag = DAYS[0] as string
    const [server, other] = servers
    const times = [
      '2026-11-23T09:30:10Z',
      '2026-11-23T09:30:50Z',
      '2026-11-23T09:31:00Z',
      '2026-11-24T09:31:00Z',
    ]
    const tags: (string | null)[] = []
    for (const time of times) {
      for (const one of servers) one.clock.set(time)
      const a = await look(server, haus.anna, tag)
      const b = await look(other, haus.anna, tag)
      expect(a.text).toBe(b.text)
      expect(a.headers.get('etag')).toBe(b.headers.get('etag'))
      tags.push(a.headers.get('etag'))
    }
    expect(tags[0]).toBe(tags[1])
    expect(new Set(tags).size).toBe(3)
  })

  it.each(['2026-03-29', '2026-10-25'])('is exact on %s, a day of 23 or 25 hours', async (tag) => {
    const [server] = servers
    for (const one of servers) one.clock.set(`${tag}T09:00:00Z`)
    for (const person of people()) {
      for (let i = 0; i < 2; i++) {
        const { kept, plain } = await compare(server, person, tag)
        expect(kept).toEqual(plain)
      }
    }
  })

  it('says why it is otherwise than in the week by the entry that decides, in both languages', async () => {
    const [server] = servers
    const exams = '2027-01-12'
    const shut = '2027-01-13'
    await haus.scoped(async (tx) => {
      await tx.raw(
        `insert into sonderoeffnungszeit (mandant_id, id, grundriss_id, gueltig_von, gueltig_bis, status, grund, grund_en) values
           ($1, gen_random_uuid(), $2, '2027-01-11', '2027-01-31', 'offen', 'Prüfungszeit', 'Exams'),
           ($1, gen_random_uuid(), $2, '2027-01-13', '2027-01-13', 'geschlossen', '', '')`,
        [haus.id, haus.grundrissId],
      )
      await raiseStand(tx)
    })
    const said = async (tag: string) => (await look(server, haus.anna, tag)).json
    expect(await said(exams)).toMatchObject({ grund: 'Prüfungszeit', grundEn: 'Exams' })
    expect(await said(shut)).toMatchObject({ offen: null, grund: '', grundEn: '' })
  })
})
