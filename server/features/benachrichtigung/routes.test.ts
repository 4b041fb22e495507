import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { createTestMandant, type TestMandant, type TestPerson } from '../../testing/mandant.ts'

let app: TestApp
let haus: TestMandant
let fremd: TestMandant
/** Newest first: three to Anna, two to Ben. */
const ids: string[] = []

async function mailTo(
  mandant: TestMandant,
  person: TestPerson,
  minutes: number,
  more: string,
): Promise<string> {
  const id = uuidv7()
  await mandant.scoped((tx) =>
    tx.raw(
      `insert into benachrichtigung (mandant_id, id, typ, objekt_id, objekt_version, empfaenger_id, daten, erstellt,
         status, betreff, text, html, fehler, versuche, gesendet)
       values ($1, $2, 'useMailStorno', $2, 1, $3, '{}', now() - make_interval(mins => $4::int), ${more})`,
      [mandant.id, id, person.id, minutes],
    ),
  )
  return id
}

const SENT =
  "'gesendet', 'Storniert: P1', 'Der Platz ist wieder frei.', '<p>Der Platz ist wieder frei.</p>', null, 1, now()"
const FAILED = "'fehlgeschlagen', null, null, null, '550 no such mailbox', 3, null"
const WAITING = "'wartend', null, null, null, null, 0, null"

beforeAll(async () => {
  app = await testApp('2026-11-23T08:00:00Z')
  haus = await createTestMandant(app, 'haus')
  fremd = await createTestMandant(app, 'fremd')
  for (const [i, more] of [SENT, FAILED, WAITING, SENT, SENT].entries()) {
    ids.push(await mailTo(haus, i < 3 ? haus.anna : haus.ben, i, more))
  }
  await mailTo(fremd, fremd.anna, 0, SENT)
})

afterAll(() => app.close())

interface Page {
  readonly items: readonly { readonly id: string }[]
  readonly cursor: string | null
}

const get = (person: TestPerson, path: string) => app.request(path, { as: person.token, host: haus.host })
const page = async (person: TestPerson, path: string) => (await get(person, path)).json as unknown as Page

describe('the outbox', () => {
  it('has every mail of the Mandant, with receiver, status and what the mail server said, and no text', async () => {
    const answer = await get(haus.leitung, '/api/benachrichtigungen')
    const { items, cursor } = answer.json as unknown as Page
    expect(items.map(({ id }) => id)).toEqual(ids)
    expect(cursor).toBeNull()
    expect(items[0]).toMatchObject({
      status: 'gesendet',
      betreff: 'Storniert: P1',
      empfaenger: { email: haus.anna.email },
    })
    expect(items[1]).toMatchObject({
      status: 'fehlgeschlagen',
      fehler: '550 no such mailbox',
      versuche: 3,
      gesendet: null,
    })
    expect(items[2]).toMatchObject({ status: 'wartend', betreff: null })
    expect(answer.text).not.toContain('wieder frei')
  })

  it('is read page by page without missing or repeating one, and by status', async () => {
    const seen: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const next: Page = await page(
        haus.leitung,
        `/api/benachrichtigungen?limit=2${cursor && `&cursor=${cursor}`}`,
      )
      seen.push(...next.items.map(({ id }) => id))
      cursor = next.cursor
    }
    expect(seen).toEqual(ids)
    const failed = await page(haus.leitung, '/api/benachrichtigungen?status=fehlgeschlagen')
    expect(failed.items.map(({ id }) => id)).toEqual([ids[1]])
  })

  it('is searched by name and by address, whatever sign is typed, page by page', async () => {
    const found = async (suche: string, more = '') =>
      page(haus.leitung, `/api/benachrichtigungen?suche=${encodeURIComponent(suche)}${more}`)
    const idsOf = ({ items }: Page) => items.map(({ id }) => id)
    expect(idsOf(await found('ANNA mus'))).toEqual(ids.slice(0, 3))
    expect(idsOf(await found(haus.ben.email))).toEqual(ids.slice(3))
    expect(idsOf(await found('anna', '&status=wartend'))).toEqual([ids[2]])
    for (const sign of ['%', '_', '\\']) expect(idsOf(await found(sign))).toEqual([])
    const first = await found('anna', '&limit=2')
    expect(idsOf(first)).toEqual(ids.slice(0, 2))
    expect(idsOf(await found('anna', `&limit=2&cursor=${first.cursor}`))).toEqual([ids[2]])
  })

  it('finds in staff-council mode nobody but oneself and whom a mail did not reach', async () => {
    const mode = (seit: string) =>
      haus.scoped((tx) =>
        tx.raw(`update mandant set personalrat_seit = ${seit}, stand = stand + 1 where id = $1`, [haus.id]),
      )
    await mode("'2026-11-01T00:00:00Z'")
    try {
      const { items } = await page(haus.leitung, '/api/benachrichtigungen?suche=anna')
      expect(items.map(({ id }) => id)).toEqual([ids[1]])
      expect((await page(haus.leitung, '/api/benachrichtigungen?suche=ben')).items).toEqual([])
    } finally {
      await mode('null')
    }
  })

  it('is closed to guests and readers, and refuses what is no query', async () => {
    expect((await app.request('/api/benachrichtigungen', { host: haus.host })).status).toBe(401)
    expect((await get(haus.anna, '/api/benachrichtigungen')).json.code).toBe('recht.fehlt')
    const cases: [string, string, string][] = [
      ['cursor=x', 'cursor', 'feld.format'],
      ['status=fertig', 'status', 'feld.auswahl'],
      ['limit=0', 'limit', 'feld.zuKlein'],
      ['limit=201', 'limit', 'feld.zuGross'],
    ]
    for (const [query, field, code] of cases) {
      const answer = await get(haus.leitung, `/api/benachrichtigungen?${query}`)
      expect([query, answer.status, answer.json.issues]).toMatchObject([query, 422, [{ field, code }]])
    }
  })
})

describe('one’s own mails', () => {
  it('are the ones to oneself, whatever one may see besides', async () => {
    expect((await page(haus.anna, '/api/benachrichtigungen/eigene')).items.map(({ id }) => id)).toEqual(
      ids.slice(0, 3),
    )
    expect((await page(haus.leitung, '/api/benachrichtigungen/eigene')).items).toEqual([])
    expect((await app.request('/api/benachrichtigungen/eigene', { host: haus.host })).status).toBe(401)
  })

  it('are read with their text by their receiver and by those who see the outbox, and by nobody else', async () => {
    const path = `/api/benachrichtigungen/${ids[0]}`
    const text = 'Der Platz ist wieder frei.'
    expect((await get(haus.anna, path)).json).toMatchObject({ text, html: `<p>${text}</p>` })
    expect((await get(haus.leitung, path)).json).toMatchObject({ text })
    expect((await get(haus.ben, path)).json.code).toBe('nichtGefunden')
    const foreign = await app.request(path, { as: fremd.leitung.token, host: fremd.host })
    expect([foreign.status, foreign.json.code]).toEqual([404, 'nichtGefunden'])
    expect((await app.request(path, { host: haus.host })).status).toBe(401)
  })
})

describe('the link of an account’s mail', () => {
  const LINK = 'http://haus.localhost:3000/auth/recovery?token=secret-code&x=1'
  let demo: TestApp

  beforeAll(async () => {
    demo = await testApp('2026-11-23T08:00:00Z', { database: app.database, demo: true })
  })

  afterAll(() => demo.close())

  async function kept(): Promise<string> {
    const id = await mailTo(haus, haus.anna, 0, SENT)
    await haus.scoped((tx) =>
      tx.raw('update benachrichtigung set daten = $2, text = $3, html = $4 where id = $1', [
        id,
        JSON.stringify({ link: LINK, geheim: true }),
        `Neues Passwort: ${LINK}`,
        `<a href="${LINK.replace('&', '&#38;')}">${LINK.replace('&', '&#38;')}</a>`,
      ]),
    )
    return `/api/benachrichtigungen/${id}`
  }

  const shown = async (server: TestApp, path: string) =>
    (await server.request(path, { as: haus.leitung.token, host: haus.host })).text

  it('is shown in the demo without a mail server, while its account is of this Mandant alone', async () => {
    const path = await kept()
    expect(await shown(demo, path)).toContain('secret-code')
    expect(await shown(app, path)).not.toContain('secret-code')
    expect(await shown(app, path)).toContain('(Link entfernt)')
  })

  it('is not shown any more once the account is somebody elsewhere, or an operator', async () => {
    const path = await kept()
    const account = `user-${haus.anna.id}`
    const id = uuidv7()
    await fremd.scoped((tx) =>
      tx.raw(
        `insert into benutzer (mandant_id, id, anmeldung_id, vorname, nachname, email) values ($1, $2, $3, 'Anna', 'Muster', $4)`,
        [fremd.id, id, account, haus.anna.email],
      ),
    )
    expect(await shown(demo, path)).not.toContain('secret-code')
    await fremd.scoped((tx) => tx.raw('delete from benutzer where id = $1', [id]))
    expect(await shown(demo, path)).toContain('secret-code')
    await demo.deps.authPool.query('insert into betreiber (user_id) values ($1)', [account])
    expect(await shown(demo, path)).not.toContain('secret-code')
  })
})
