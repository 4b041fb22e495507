import { buffer } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { readJson } from '../../../platform/backup/archive.ts'
import { inScope } from '../../../platform/database/inScope.ts'
import { mintScope } from '../../../platform/database/scope.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { hashCheaply } from '../../../testing/password.ts'
import {
  as,
  bytes,
  content,
  exported,
  file,
  forged,
  HAUS,
  hausdateiSuite,
  here,
  type Installation,
  imported,
  inRows,
  KEY,
  left,
  SECRET,
  same,
  there,
  traces,
} from '../../../testing/suites/hausdatei.ts'
import { readPeople } from '../../benutzer/queries.ts'
import { readHaeuser } from '../../sitzung/anmeldung/queries.ts'
import { openHausdatei } from './content.ts'
import { LEFT_OUT } from './plan.ts'

hausdateiSuite()

const SENTENCE = 'ein langer Satz als Passwort'
const LISTED = { sortierung: 'name', richtung: 'auf', status: 'alle', limit: 50 } as const

describe('a house as one file', () => {
  it('comes back elsewhere row by row, with its files, closed and at rest', async () => {
    const done = await imported(there, file)
    expect(done).toMatchObject({ status: 'fertig', name: 'Zweites Haus', fehler: null })
    expect(done.mandantId).not.toBe(HAUS)
    const before = await content(here, HAUS)
    const after = await content(there, done.mandantId)
    expect(after).toEqual(before)
    expect(Object.values(before).filter((rows) => rows.length > 0).length).toBeGreaterThan(30)
    const stored = await there.app.deps.storage.get(KEY.replace(HAUS, done.mandantId))
    expect((await buffer(stored ?? new ReadableStream())).equals(bytes)).toBe(true)
    const { rows } = await there.admin.query(
      'select name, gesperrt is not null as zu, ruht from mandant where id = $1',
      [done.mandantId],
    )
    expect(rows).toEqual([{ name: 'Zweites Haus', zu: true, ruht: true }])
    expect(await traces(there, HAUS)).toEqual([])
    expect(await left(there)).toEqual([])
  })

  it('comes into the same installation beside the first, under ids of which the house’s is its own', async () => {
    const done = await imported(here, file, 'Kopie')
    expect(await content(here, done.mandantId)).toEqual(await content(here, HAUS))
    const { rows } = await here.admin.query<{ schluessel: string }>(
      'select schluessel from datei where mandant_id = $1',
      [done.mandantId],
    )
    expect(rows[0]?.schluessel.startsWith(`${done.mandantId}/`)).toBe(true)
  })

  it('carries nothing that would act twice: no session, password, mail, job, link or account', async () => {
    const keys = new Set<string>()
    const storage = here.app.deps.storage
    await storage.put('hausdateien/probe.zst', file)
    const { header, parts } = await openHausdatei(storage, 'hausdateien/probe.zst', () => undefined)
    for await (const part of parts) {
      keys.add(part.name)
      for (const word of [SECRET, here.own.ben.token, 'anmeldung_id'])
        expect([part.name, part.content.includes(word)]).toEqual([part.name, false])
    }
    await storage.remove(['hausdateien/probe.zst'])
    expect(header.tables.map(({ name }) => name)).not.toContain('benachrichtigung')
    expect([...keys].filter((name) => LEFT_OUT.some((table) => name === `rows/${table}`))).toEqual([])
    const { rows } = await there.admin.query(
      'select count(*)::int as n from auth.account a join auth."user" u on u.id = a."userId" where u.email = \'a@b.example\'',
    )
    expect(rows).toEqual([{ n: 0 }])
  })

  it('tells nobody again: what happened lies before everything in the feed, and its clocks stand until it is opened', async () => {
    const { mandantId } = await imported(there, file, 'Ruht')
    const { rows } = await there.admin.query(
      "select distinct xid::text, nr::int from protokoll where mandant_id = $1 and aktion <> 'importMandant'",
      [mandantId],
    )
    expect(rows).toEqual([{ xid: '3', nr: 0 }])
    const ruhend = async () =>
      (
        await there.app.jobs.pool.query<{ mandant_id: string }>(
          'select mandant_id from auth.ruhende_mandanten()',
        )
      ).rows.map((row) => row.mandant_id)
    expect(await ruhend()).toContain(mandantId)
    const open = await there.app.request(`/api/mandanten/${mandantId}/sperre`, {
      ...as(there),
      method: 'DELETE',
    })
    expect(open.status).toBe(200)
    expect(await ruhend()).not.toContain(mandantId)
  })

  it('is told in the trail of the house that it left, and of the one that it became', async () => {
    const { mandantId } = await imported(there, file, 'Spur')
    const of = async ({ admin }: Installation, id: string) =>
      (
        await admin.query(
          "select aktion, nachher from protokoll where mandant_id = $1 and aktion ~ '^(export|import|readH)' order by zeit, id",
          [id],
        )
      ).rows
    expect((await of(here, HAUS)).slice(0, 2)).toEqual([
      { aktion: 'exportMandant', nachher: { betreiber: here.own.ben.email } },
      { aktion: 'readHausdatei', nachher: { betreiber: here.own.ben.email } },
    ])
    expect((await of(there, mandantId)).filter(({ aktion }) => aktion === 'importMandant')).toEqual([
      { aktion: 'importMandant', nachher: { name: 'Spur', herkunft: 'M', dateien: 2 } },
    ])
  })

  it('people have the account that their address has here', async () => {
    const mail = there.own.anna.email
    const other = await forged(
      same,
      inRows('benutzer', (row) => row.replace('a@b.example', mail)),
    )
    const { mandantId } = await imported(there, other, 'Bekannt')
    const { rows } = await there.admin.query('select anmeldung_id from benutzer where mandant_id = $1', [
      mandantId,
    ])
    expect(rows).toEqual([{ anmeldung_id: `user-${there.own.anna.id}` }])
  })

  it('lets in at once who had come and has a password and a confirmed address here; who looks after people can invite the others again', async () => {
    const of = async (email: string, confirmed: boolean, come: boolean, password = true) => {
      const konto = `konto-${email}`
      const { admin } = there
      await admin.query(
        'insert into auth."user" (id, name, email, "emailVerified") values ($1, $1, $2, $3)',
        [konto, email, confirmed],
      )
      await admin.query(
        `insert into auth.account (id, "accountId", "providerId", "userId", password) values ($1, $1, 'credential', $1, $2)`,
        [konto, password ? await hashCheaply(SENTENCE) : null],
      )
      const other = await forged(
        same,
        inRows('benutzer', (row) => {
          const renamed = row.replace('a@b.example', email)
          return come ? renamed.replace(/"einladung_bis":"[^"]+"/, '"einladung_bis":null') : renamed
        }),
      )
      const { mandantId } = await imported(there, other, email)
      const path = `/api/mandanten/${mandantId}/sperre`
      expect((await there.app.request(path, { ...as(there), method: 'DELETE' })).status).toBe(200)
      const host = `${email.split('@')[0]}.localhost`
      await admin.query('insert into auth.mandant_domain values ($1, $2)', [host, mandantId])
      const sent = { host, body: { email, password: SENTENCE } }
      const signedIn = await there.app.request('/api/auth/sign-in/email', sent)
      const houses = (await readHaeuser(there.app.deps.authPool, konto)).map(({ mandantId: id }) => id)
      const invited = await inScope(there.app.deps.appPool, mintScope(mandantId, null), (tx) =>
        readPeople(tx, { ...LISTED, einladung: 'offen' }),
      )
      return [signedIn.status, houses.includes(mandantId), invited.map((row) => row.email)]
    }
    const out = (email: string) => [401, false, [email]]
    expect(await of('chefin@b1.example', false, true)).toEqual(out('chefin@b1.example'))
    expect(await of('eingeladen@b2.example', true, false)).toEqual(out('eingeladen@b2.example'))
    expect(await of('leer@b3.example', true, true, false)).toEqual(out('leer@b3.example'))
    expect(await of('dabei@b4.example', true, true)).toEqual([200, true, []])
  })

  it('who was made anonymous comes as nobody, and gets no account', async () => {
    const id = uuidv7()
    const email = `${id}@anonym.invalid`
    await here.admin.query(
      `insert into benutzer (mandant_id, id, anmeldung_id, vorname, nachname, email, status) values ($1, $2, $3, 'Anonyme', 'Person', $3, 'anonym')`,
      [HAUS, id, email],
    )
    const done = await imported(there, await exported(here, HAUS), 'Mit Anonymen')
    await here.admin.query('delete from benutzer where mandant_id = $1 and id = $2', [HAUS, id])
    const { rows } = await there.admin.query(
      `select anmeldung_id, (select count(*)::int from auth."user" where email = $2) as konten from benutzer where mandant_id = $1 and status = 'anonym'`,
      [done.mandantId, email],
    )
    expect(rows).toEqual([{ anmeldung_id: email, konten: 0 }])
  })

  it('outlives the house that it was made of: that goes whole, with what was written out of it', async () => {
    const copy = await imported(here, file, 'Wandert')
    const moved = await exported(here, copy.mandantId)
    const before = await content(here, copy.mandantId)
    const gone = await here.app.request(`/api/mandanten/${copy.mandantId}/loeschung`, {
      ...as(here),
      body: { name: 'Wandert' },
    })
    expect(gone.status).toBe(200)
    expect(await traces(here, copy.mandantId)).toEqual([])
    const { rows } = await here.admin.query('select 1 from auth.hausdatei where mandant_id = $1', [
      copy.mandantId,
    ])
    expect(rows).toEqual([])
    const { mandantId } = await imported(there, moved, 'Angekommen')
    expect(await content(there, mandantId)).toEqual(before)
  })
})

it('Every table of a house is carried, or stands with its reason in the list of what stays', async () => {
  const storage = here.app.deps.storage
  await storage.put('hausdateien/liste.zst', file)
  const { header, parts } = await openHausdatei(storage, 'hausdateien/liste.zst', () => undefined)
  await parts.return(undefined as never)
  const { rows } = await here.admin.query<{ name: string }>(
    `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'mandant_id'`,
  )
  const carried = header.tables.map(({ name }) => name)
  expect(
    rows.map(({ name }) => name).filter((name) => !carried.includes(name) && !LEFT_OUT.includes(name)),
  ).toEqual([])
  expect(readJson(Buffer.from(''))).toBeNull()
})
