import * as wire from '@platzwart/contract/operations/datenschutz'
import { disclosedColumns } from '@platzwart/domain/datenschutz/ownRow'
import { DISCLOSED_TABLES, disclosureOf } from '@platzwart/domain/datenschutz/ownRows'
import { strFromU8, unzipSync } from 'fflate'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { cookieOf } from '../../testing/app.ts'
import type { TestMandant, TestPerson } from '../../testing/mandant.ts'
import { hashCheaply } from '../../testing/password.ts'
import { fillMandant } from '../../testing/rows/fillMandant.ts'
import { copyRowsFor } from '../../testing/rows/ownRows.ts'
import { app, fremd, haus, hausSuite, MONDAY } from '../../testing/suites/haus.ts'
import { as, person } from '../../testing/suites/people.ts'

hausSuite(MONDAY, { fremd: true })

const PASSWORD = 'ein langer Satz, der niemandem einfällt'
let admin: pg.Client

beforeAll(async () => {
  admin = new pg.Client({ connectionString: app.database.adminUrl })
  await admin.connect()
})
afterEach(() => app.clock.set(MONDAY))
afterAll(() => admin.end())

const accountOf = ({ id }: TestPerson) => `user-${id}`

async function withPassword(who: TestPerson): Promise<TestPerson> {
  await app.deps.authPool.query(
    `insert into auth.account (id, "accountId", "providerId", "userId", "password", scope) values ($1, $1, 'credential', $2, $3, $4)`,
    [uuidv7(), accountOf(who), await hashCheaply(PASSWORD), `scope-${who.email}`],
  )
  return who
}

const ask = (who: TestPerson, passwort?: string) =>
  as(who, wire.requestDatenauskunft.path, { body: passwort === undefined ? {} : { passwort } })

async function ticketOf(who: TestPerson, passwort?: string): Promise<string> {
  const answer = await ask(who, passwort)
  expect([answer.status, answer.text]).toEqual([201, expect.any(String)])
  return String(answer.json.ticket)
}

const fetchWith = (ticket: string, who: TestPerson, at: TestMandant = haus) =>
  app.request(`${wire.readDatenauskunft.path}?ticket=${encodeURIComponent(ticket)}`, {
    as: who.token,
    host: at.host,
  })

async function file(who: TestPerson, ticket: string): Promise<Readonly<Record<string, string>>> {
  const answer = await app.app.request(
    `http://localhost:3000${wire.readDatenauskunft.path}?ticket=${ticket}`,
    {
      headers: { host: haus.host, cookie: cookieOf(who.token) },
    },
  )
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/zip')
  expect(answer.headers.get('content-disposition')).toMatch(
    /attachment; filename="(?:meine-daten|my-data)-2026-11-23\.zip"/,
  )
  const parts = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  return Object.fromEntries(Object.entries(parts).map(([name, bytes]) => [name, strFromU8(bytes)]))
}

const rowsIn = (parts: Readonly<Record<string, string>>, table: string) =>
  JSON.parse(parts[`daten/${table.replaceAll('.', '-')}.json`] ?? 'null') as Record<string, unknown>[]

/** What the sign-in keeps of an account, and what an operator does. */
async function fillAccount(who: TestPerson, marker: string): Promise<void> {
  const { authPool } = app.deps
  const account = accountOf(who)
  const code = uuidv7()
  await authPool.query(`update auth.session set "userAgent" = $2 where "userId" = $1`, [
    account,
    `${marker} agent`,
  ])
  await authPool.query(
    `insert into auth.verification (id, identifier, value, "expiresAt") values ($1, $2, $3, now() + interval '1 day')`,
    [code, `${marker} secret`, account],
  )
  await admin.query(
    `insert into auth.dienst_sitzung (session_id, user_id, mandant_id, anmeldedienst_id, aussteller, kennung)
     select id, "userId", $2, $3, 'https://id.example', $4 from auth.session where "userId" = $1 limit 1`,
    [account, haus.id, uuidv7(), `${marker} sub`],
  )
  await authPool.query('insert into auth.sitzung_ende (mandant_id, user_id) values ($1, $2)', [
    uuidv7(),
    account,
  ])
  await authPool.query(
    'insert into auth.email_wechsel (user_id, email, verification_id) values ($1, $2, $3)',
    [account, `${marker}@neu.example`, code],
  )
  await authPool.query(`insert into auth.zweitfaktor (user_id, geheimnis, seit) values ($1, $2, now())`, [
    account,
    `${marker} secret`,
  ])
  await authPool.query('insert into auth.zweitfaktor_code (user_id, pruefwert) values ($1, $2)', [
    account,
    Buffer.from(marker),
  ])
  await authPool.query(
    `insert into auth.passkey (id, user_id, kennung, adresse, schluessel, name) values ($2, $1, $1, 'haus.example', '', $3)`,
    [account, uuidv7(), `${marker} Telefon`],
  )
  await admin.query('insert into auth.betreiber (user_id) values ($1)', [account])
  const own = '(select id from auth.betreiber where user_id = $1)'
  await admin.query(
    `insert into auth.betreiber_protokoll (betreiber_id, email, aktion) select ${own}, $2, 'create'`,
    [account, `${marker}@betreiber.example`],
  )
  await admin.query(
    `insert into auth.hausdatei (id, art, mandant_id, name, betreiber_id) select $2, 'ausfuhr', $3, 'Haus', ${own}`,
    [account, uuidv7(), haus.id],
  )
}

async function keepPhoto({ id }: TestPerson, marker: string): Promise<void> {
  const { rows } = await admin.query<{ schluessel: string }>(
    `update datei set dateiname = $2, schluessel = mandant_id::text || '/fahrzeuge/' || id::text || '.png'
     where benutzer_id = $1 returning schluessel`,
    [id, `${marker} beule.png`],
  )
  for (const { schluessel } of rows) await app.deps.storage.put(schluessel, Buffer.from(`photo of ${marker}`))
}

/** Two people of whom there is something in every table, told apart by what is typed there. */
async function twoPeople(round = '') {
  const anna = await withPassword(await person())
  const ben = await withPassword(await person())
  const filled = uuidv7()
  await fillMandant(admin, filled)
  const first = await admin.query<{ id: string }>('select id from benutzer where mandant_id = $1', [filled])
  await copyRowsFor(
    admin,
    { mandant: filled, from: first.rows[0]?.id ?? '' },
    [
      { id: anna.id, marker: 'MARKEA' },
      { id: ben.id, marker: 'MARKEB' },
    ],
    haus.id,
  )
  for (const [who, marker] of [
    [anna, 'markea'],
    [ben, 'markeb'],
  ] as const) {
    await admin.query(
      `update einfuhr_zeile set gelesen = $2 where mandant_id = $1 and einfuhr_id in (
      select id from einfuhr where benutzer_id = $3)`,
      [haus.id, { email: who.email, vorname: marker }, who.id],
    )
    await fillAccount(who, marker)
    await keepPhoto(who, `${marker}${round}`)
  }
  return { anna, ben }
}

describe('everything that is kept of a person, as a file of their own', () => {
  it('has something of each table, and nothing of anybody else', async () => {
    const { anna, ben } = await twoPeople()
    const parts = await file(anna, await ticketOf(anna, PASSWORD))
    const empty = DISCLOSED_TABLES.filter((table) => rowsIn(parts, table).length === 0)
    // A mark of the demo closes the account to everybody outside it.
    expect(empty).toEqual(['auth.demo_anmeldung'])
    const typed = DISCLOSED_TABLES.filter((table) =>
      /markea/i.test(parts[`daten/${table.replaceAll('.', '-')}.json`] ?? ''),
    )
    expect(typed.length).toBeGreaterThan(20)
    for (const [name, text] of Object.entries(parts)) {
      expect([name, /markeb/i.test(text), text.includes(ben.id), text.includes(ben.email)]).toEqual([
        name,
        false,
        false,
        false,
      ])
      expect([name, text.includes('secret'), text.includes(anna.token)]).toEqual([name, false, false])
    }
    for (const table of DISCLOSED_TABLES) {
      const told = disclosureOf(table)
      if ('unfindable' in told) continue
      for (const row of rowsIn(parts, table)) expect(Object.keys(row)).toEqual(disclosedColumns(told))
    }
    expect(Object.entries(parts).filter(([name]) => name.startsWith('dateien/'))).toEqual([
      [expect.stringMatching(/^dateien\/[0-9a-f-]{36}-markea_beule\.png$/), 'photo of markea'],
    ])
    const page = parts['index.html'] ?? ''
    for (const says of [
      'Was Sie selbst oder andere',
      'MARKEA betreff',
      'markea agent',
      'Fahrtenbuch',
      'Art. 6 Abs. 1',
      'Eigene Daten als Datei angefordert',
    ])
      expect(page).toContain(says)
    // A word that is missing is said by its key.
    expect(page).not.toMatch(/>(?:spalte|tabelle|wer|bestand|grund|abschnitt)\.[a-z]/)
    expect(page).toMatch(/^<!doctype html>\n<html lang="de">/)
    expect(page.endsWith('</body></html>\n')).toBe(true)
  })

  it('names nobody else in mails and in what others wrote, and in what the person typed as they typed it', async () => {
    const { anna, ben } = await twoPeople(' zwei')
    await admin.query(`update benutzer set vorname = 'Xaver', nachname = 'von der Zeisig' where id = $1`, [
      ben.id,
    ])
    const own = (
      await admin.query<{ name: string }>(
        `select vorname || ' ' || nachname as name from benutzer where id = $1`,
        [anna.id],
      )
    ).rows[0]?.name
    const change = (sql: string, text: string) => admin.query(sql, [anna.id, text])
    await change(
      `update benachrichtigung set betreff = 'Xaver von der Zeisig hat übernommen', text = $2 where empfaenger_id = $1`,
      `Guten Tag ${own}\nZweite Person: Xaver\nvon der Zeisig (${ben.email})\nVon: ${anna.email}`,
    )
    await change(
      `update leseraum_buchung set informationstext = $2 where benutzer1_id = $1`,
      'von der Zeisig, Xaver bat darum',
    )
    await change(
      `update fahrzeug_buchung set informationstext = $2, zielperson = 'Zu Xaver von der Zeisig' where benutzer_id = $1`,
      'Xaver von der Zeisig fährt',
    )
    await admin.query(
      `insert into protokoll (mandant_id, id, akteur_id, aktion, objekt, objekt_id, nachher) values ($1, $2, $3, 'x', 'x', $4, $5)`,
      [haus.id, uuidv7(), ben.id, anna.id, { grund: 'wegen Xaver von der Zeisig' }],
    )
    const parts = await file(anna, await ticketOf(anna, PASSWORD))
    const [mail] = rowsIn(parts, 'benachrichtigung').filter(({ betreff }) => String(betreff).startsWith('…'))
    expect([mail?.betreff, mail?.text]).toEqual([
      '… hat übernommen',
      `Guten Tag ${own}\nZweite Person: … (…)\nVon: ${anna.email}`,
    ])
    const trips = rowsIn(parts, 'fahrzeug_buchung').filter(({ benutzer_id }) => benutzer_id === 'selbst')
    expect(trips.map(({ zielperson, informationstext }) => [zielperson, informationstext])).toEqual([
      ['Zu Xaver von der Zeisig', '… fährt'],
    ])
    // Beside what the person typed there is nothing left of the other.
    for (const [name, text] of Object.entries(parts)) {
      const rest = text.replaceAll('Zu Xaver von der Zeisig', '')
      expect([name, /zeisig/i.test(rest), rest.includes(ben.email)]).toEqual([name, false, false])
    }
  })

  it('is read by pages, each row once', async () => {
    const who = await person()
    const seats = haus.seats[0] ?? ''
    await admin.query(
      `insert into leseraum_buchung (mandant_id, id, leseraum_id, grundriss_id, tag, status, benutzer1_id, benutzer2_id, zweite_adresse, zeitraum)
       select $1, gen_random_uuid(), $2, $3, '2020-01-01'::date + n, 'storniert',
         case when n % 3 = 0 then $5 else $4 end::uuid, case when n % 3 = 0 then $4 end::uuid, 'zweite@x.example',
         tstzrange('2020-01-01T09:00Z'::timestamptz + n * interval '1 day', '2020-01-01T10:00Z'::timestamptz + n * interval '1 day')
       from generate_series(1, 1203) n`,
      [haus.id, seats, haus.grundrissId, who.id, haus.ben.id],
    )
    const parts = await file(who, await ticketOf(who))
    const rows = rowsIn(parts, 'leseraum_buchung')
    expect(new Set(rows.map(({ tag }) => tag)).size).toBe(1203)
    expect(rows).toHaveLength(1203)
    const told = rows.map(({ benutzer1_id, benutzer2_id }) => `${benutzer1_id} ${benutzer2_id}`)
    expect([...new Set(told)].toSorted()).toEqual(['bucht selbst', 'selbst null'])
    expect(parts['index.html']).toContain('wer gebucht hat')
    expect(parts['index.html']).not.toContain(haus.ben.id)
  })

  it('has what was typed as text, whatever it is, and speaks the language in which it was asked for', async () => {
    const who = await person()
    const typed = `<script>alert(1)</script>&"' ${'ü'.repeat(40)}`
    await haus.scoped((tx) =>
      tx.raw('update benutzer set nachname = $2 where mandant_id = $1 and id = $3', [haus.id, typed, who.id]),
    )
    const { json } = await as(who, wire.requestDatenauskunft.path, { body: {} })
    const english = await app.request(wire.requestDatenauskunft.path, {
      as: who.token,
      host: haus.host,
      body: {},
      headers: { 'accept-language': 'en' },
    })
    const german = await file(who, String(json.ticket))
    const parts = await file(who, String(english.json.ticket))
    expect(german['index.html']).toContain('Meine Daten')
    expect(parts['index.html']).toContain('My data')
    expect(parts['index.html']).not.toContain('<script')
    expect(rowsIn(parts, 'benutzer').map(({ nachname }) => nachname)).toEqual([typed])
  })

  it('has what was theirs under another row, since both are one person', async () => {
    const who = await person()
    const before = await person()
    const other = await person()
    await haus.scoped((tx) =>
      tx.raw(`update benutzer set status = 'anonym', aufgegangen_in = $3 where mandant_id = $1 and id = $2`, [
        haus.id,
        before.id,
        who.id,
      ]),
    )
    for (const { id } of [before, other])
      await admin.query(
        `insert into protokoll (mandant_id, id, akteur_id, aktion, objekt, objekt_id) values ($1, $2, $3, 'book', 'x', $2)`,
        [haus.id, uuidv7(), id],
      )
    const parts = await file(who, await ticketOf(who))
    const booked = rowsIn(parts, 'protokoll').filter(({ aktion }) => aktion === 'book')
    expect(booked.map(({ akteur_id }) => akteur_id)).toEqual(['selbst'])
    expect(rowsIn(parts, 'benutzer').map(({ id, aufgegangen_in }) => [id, aufgegangen_in])).toEqual([
      [who.id, null],
      [before.id, 'selbst'],
    ])
  })

  it('says of the trail who did it, but of no change of others what it was', async () => {
    const who = await person('benutzer_pflegen')
    const other = await person()
    const trail = (akteur: string, objekt: string, nachher: object) =>
      admin.query(
        `insert into protokoll (mandant_id, id, akteur_id, aktion, objekt, objekt_id, nachher) values ($1, $2, $3, 'updateBenutzer', 'benutzer', $4, $5)`,
        [haus.id, uuidv7(), akteur, objekt, nachher],
      )
    await trail(who.id, other.id, { nachname: 'Geheimrat' })
    await trail(other.id, who.id, { nachname: 'Neu', von: other.id, an: [other.email, who.email] })
    const parts = await file(who, await ticketOf(who))
    const rows = rowsIn(parts, 'protokoll').filter(({ aktion }) => aktion === 'updateBenutzer')
    expect(rows.map(({ akteur_id, nachher }) => ({ akteur_id, nachher }))).toEqual([
      { akteur_id: 'selbst', nachher: null },
      { akteur_id: 'verwaltung', nachher: { nachname: 'Neu', von: '…', an: ['…', who.email] } },
    ])
  })
})

describe('the way to it', () => {
  it('asks for the password again, and the trail says both that it was asked for and that it was fetched', async () => {
    const who = await withPassword(await person())
    for (const [passwort, code] of [
      [undefined, 'sitzung.angabenFehlen'],
      ['falsch', 'sitzung.falsch'],
    ] as const) {
      const refused = await ask(who, passwort)
      expect([refused.status, refused.json.code]).toEqual([422, code])
    }
    const ticket = await ticketOf(who, PASSWORD)
    expect((await fetchWith(ticket, who)).status).toBe(200)
    const noted = await haus.scoped((tx) =>
      tx.raw<{ aktion: string }>(
        'select aktion from protokoll where mandant_id = $1 and akteur_id = $2 order by zeit, id',
        [haus.id, who.id],
      ),
    )
    expect(noted.rows.map(({ aktion }) => aktion)).toEqual(['requestDatenauskunft', 'readDatenauskunft'])
  })

  it('of an account without a password leads over a new sign-in', async () => {
    const who = await person()
    expect((await ask(who)).status).toBe(201)
    await app.deps.authPool.query(
      `update auth.session set "createdAt" = now() - interval '16 minutes' where token = $1`,
      [who.token],
    )
    const refused = await ask(who, 'irgendeines')
    expect([refused.status, refused.json.code]).toEqual([403, 'sitzung.nichtFrisch'])
  })

  it('is open to the session that asked, for a quarter of an hour, and to nobody else', async () => {
    const who = await person()
    const other = await person()
    const ticket = await ticketOf(who)
    const [bis = '', sprache = '', signed = ''] = ticket.split('.')
    const longer = `${Number(bis) + 60_000}.${sprache}.${signed}`
    for (const [given, asker] of [
      [ticket, other],
      [longer, who],
      [`${bis}.en.${signed}`, who],
      ['x', who],
      [`${ticket}x`, who],
    ] as [string, TestPerson][]) {
      const refused = await fetchWith(given, asker)
      expect([given, refused.status, refused.json.code]).toEqual([given, 404, 'datenauskunft.abgelaufen'])
    }
    expect((await fetchWith(ticket, fremd.anna, fremd)).status).toBe(404)
    expect((await fetchWith(ticket, who, fremd)).status).toBe(401)
    app.clock.set('2026-11-23T08:15:01Z')
    expect((await fetchWith(ticket, who)).json.code).toBe('datenauskunft.abgelaufen')
  })

  it('is closed to who was deactivated meanwhile', async () => {
    const who = await person()
    const ticket = await ticketOf(who)
    await haus.scoped((tx) =>
      tx.raw(`update benutzer set status = 'inaktiv' where mandant_id = $1 and id = $2`, [haus.id, who.id]),
    )
    expect((await fetchWith(ticket, who)).status).toBe(401)
  })

  it('bears being pressed twice at once, and nobody who goes on asking', async () => {
    const who = await person()
    const ticket = await ticketOf(who)
    const fetched = await Promise.all([1, 2, 3, 4, 5].map(() => fetchWith(ticket, who)))
    expect(fetched.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 429, 429])
    for (let asked = 1; asked < 5; asked++) expect((await ask(who)).status).toBe(201)
    const refused = await ask(who)
    expect([refused.status, Number(refused.headers.get('retry-after')) > 60]).toEqual([429, true])
  })
})
