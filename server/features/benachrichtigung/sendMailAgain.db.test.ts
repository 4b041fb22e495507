import { address } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/benachrichtigung'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { createTestMandant, type TestMandant, type TestPerson } from '../../testing/mandant.ts'

let app: TestApp
let haus: TestMandant
let fremd: TestMandant

interface Stored {
  readonly status?: string
  readonly text?: string | null
  readonly daten?: object
  readonly objektId?: string
  readonly version?: number
  readonly reihe?: number
  readonly typ?: string
  readonly an?: TestPerson
}

async function stored({
  status = 'gesendet',
  text = 'Der Platz ist wieder frei.',
  daten = {},
  objektId = uuidv7(),
  version = 1,
  reihe = 1,
  typ = 'eineArt',
  an = haus.anna,
}: Stored = {}): Promise<string> {
  const id = uuidv7()
  await haus.scoped((tx) =>
    tx.raw(
      `insert into benachrichtigung (mandant_id, id, typ, objekt_id, objekt_version, empfaenger_id, daten, status, betreff, text, html,
         fehler, versuche, gesendet, stand, reihe)
       values ($1, $2, $3, $4, $5, $6, $7, $8::text, 'Betreff', $9, '<p></p>', '550 no', 3,
         case when $8::text = 'gesendet' then now() end, $10, $11)`,
      [
        haus.id,
        id,
        typ,
        objektId,
        version,
        an.id,
        JSON.stringify(daten),
        status,
        text,
        JSON.stringify({ [objektId]: version }),
        reihe,
      ],
    ),
  )
  return id
}

const again = (person: TestPerson | null, id: string, house = haus, server = app) =>
  server.request(address(wire.sendMailAgain, { id }), {
    host: house.host,
    method: 'POST',
    ...(person === null ? {} : { as: person.token }),
  })

const rowOf = async (id: string) => {
  const { rows } = await haus.scoped((tx) =>
    tx.raw('select status, fehler, versuche, erneut from benachrichtigung where id = $1', [id]),
  )
  return rows[0]
}

const trailOf = async (id: string) => {
  const { rows } = await haus.scoped((tx) =>
    tx.raw("select vorher, nachher from protokoll where aktion = 'sendMail' and objekt_id = $1", [id]),
  )
  return rows
}

const jobsOf = async (id: string) => {
  const { rows } = await app.deps.jobs.pool.query<{ jobs: number }>(
    "select count(*)::int as jobs from pgboss.job where name = 'mail' and data ->> 'benachrichtigungId' = $1",
    [id],
  )
  return rows[0]?.jobs
}

beforeAll(async () => {
  app = await testApp('2026-11-23T08:00:00Z', { smtpUrl: 'smtp://127.0.0.1:9' })
  haus = await createTestMandant(app, 'haus')
  fremd = await createTestMandant(app, 'fremd')
})

beforeEach(() => haus.scoped((tx) => tx.raw("update benutzer set status = 'aktiv'", [])))

afterAll(() => app.close())

describe('a mail that is sent again', () => {
  it.each(['gesendet', 'fehlgeschlagen'])(
    'waits in the outbox, when it was %s, and the trail says so',
    async (status) => {
      const id = await stored({ status })
      expect((await again(haus.leitung, id)).status).toBe(204)
      expect(await rowOf(id)).toEqual({ status: 'wartend', fehler: null, versuche: 0, erneut: 1 })
      expect(await jobsOf(id)).toBe(1)
      expect(await trailOf(id)).toEqual([{ vorher: { status }, nachher: { typ: 'eineArt' } }])
    },
  )

  it('goes once, however often and however fast it is asked for', async () => {
    const id = await stored()
    const answers = await Promise.all([1, 2, 3].map(() => again(haus.leitung, id)))
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204])
    expect(await jobsOf(id)).toBe(1)
    expect(await trailOf(id)).toHaveLength(1)
  })

  it('is refused where a later one about the same was sent, and where only an earlier one was it is not', async () => {
    const objektId = uuidv7()
    const earlier = await stored({ objektId, version: 1, reihe: 1 })
    const later = await stored({ objektId, version: 2, reihe: 2 })
    const refused = await again(haus.leitung, earlier)
    expect([refused.status, refused.json.code]).toEqual([409, 'mail.ueberholt'])
    expect(await rowOf(earlier)).toMatchObject({ status: 'gesendet', erneut: 0 })
    expect((await again(haus.leitung, later)).status).toBe(204)
  })

  it('is refused where what it tells was taken back', async () => {
    const id = await stored({ typ: 'useMailStorno', status: 'fehlgeschlagen' })
    const refused = await again(haus.leitung, id)
    expect([refused.status, refused.json.code]).toEqual([409, 'mail.ueberholt'])
  })

  it.each([
    ['was shown', { daten: { link: 'http://haus.localhost/x', geheim: true } }],
    ['was not kept', { text: 'Hier: (Link entfernt)' }],
    ['was not kept, in English', { text: 'Here: (link removed)' }],
  ])('is refused where a one-time link %s', async (_, mail) => {
    const refused = await again(haus.leitung, await stored(mail))
    expect([refused.status, refused.json.code]).toEqual([409, 'mail.einmaligerLink'])
  })

  it('is refused for somebody who is not written to any more', async () => {
    const id = await stored({ an: haus.ben })
    await haus.scoped((tx) => tx.raw("update benutzer set status = 'inaktiv' where id = $1", [haus.ben.id]))
    expect((await again(haus.leitung, id)).json.code).toBe('mail.niemand')
  })

  it('is refused where there is no mail server, in words', async () => {
    const without = await testApp('2026-11-23T08:00:00Z', { database: app.database })
    try {
      const refused = await again(haus.leitung, await stored(), haus, without)
      expect([refused.status, refused.json.code]).toEqual([409, 'mail.keinServer'])
    } finally {
      await without.close()
    }
  })

  it('is nobody’s to send but of those who see the outbox of this house', async () => {
    const id = await stored()
    expect((await again(null, id)).status).toBe(401)
    expect((await again(haus.anna, id)).json.code).toBe('recht.fehlt')
    const elsewhere = await again(fremd.leitung, id, fremd)
    expect([elsewhere.status, elsewhere.json.code]).toEqual([404, 'nichtGefunden'])
    expect((await again(haus.leitung, 'x')).status).toBe(422)
    expect(await rowOf(id)).toMatchObject({ status: 'gesendet', erneut: 0 })
  })
})
