import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { systemClock } from '../../platform/clock.ts'
import { createJobs, type Jobs } from '../../platform/jobs/createJobs.ts'
import { forMandant } from '../../platform/jobs/forMandant.ts'
import { createMailTransport, type MailTransport } from '../../platform/mail/transport.ts'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'
import { type TestSmtp, type TestSmtpOptions, testSmtp } from '../../testing/smtp.ts'
import { type AufbewahrungDeps, deleteExpired } from './deleteExpired.ts'
import { type BuchungFacts, createMailer, mailsOf, type NewMail } from './queueMail.ts'
import { createKontoMailSender } from './sendKontoMail.ts'
import { sendMail, workMail } from './sendMail.ts'

const MANDANT = '01980000-0000-7000-8000-000000000001'
const LENA = '01980000-0000-7000-8000-0000000000a1'
const LARS = '01980000-0000-7000-8000-0000000000a2'
const BUCHUNG = '01980000-0000-7000-8000-0000000000b1'
const FACTS: BuchungFacts = {
  leseraum: 'Platz 217',
  grundriss: 'Lesesaal Nord',
  standort: 'Hauptstelle',
  von: '2026-11-21T09:00:00Z',
  bis: '2026-11-21T12:00:00Z',
  gruppengroesse: 2,
  bucher: 'Lena Leserin',
  zweite: 'Lars Leser',
}
/** As the product's own, but in a hurry. */
const RETRIES = { retryLimit: 100, retryDelay: 0, expireInSeconds: 900 }
const PACE = { batch: 50, everySeconds: 0.5, parallel: 5 }
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

let database: TestDatabase
let admin: pg.Pool
const closing: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  database = await testDatabase()
  admin = new pg.Pool({ connectionString: database.adminUrl, max: 2 })
  await admin.query(`insert into mandant (id, name) values ('${MANDANT}', 'Stadtbibliothek Lindenau')`)
  await admin.query(
    `insert into benutzer (mandant_id, id, anmeldung_id, vorname, nachname, email, sprache) values
      ('${MANDANT}', '${LENA}', 'a1', 'Lena', 'Leserin', 'leserin@lindenau.example', 'de'),
      ('${MANDANT}', '${LARS}', 'a2', 'Lars', 'Leser', 'leser@lindenau.example', 'en')`,
  )
})

beforeEach(async () => {
  await admin.query('truncate benachrichtigung, pgboss.job, leseraum_buchung')
  await admin.query("update benutzer set status = 'aktiv'")
})

afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

afterAll(async () => {
  await admin.end()
  await database.drop()
})

async function smtp(options: TestSmtpOptions = {}): Promise<TestSmtp> {
  const server = await testSmtp(options)
  closing.push(() => server.close())
  return server
}

function transportTo(smtpUrl: string | null): MailTransport {
  const transport = createMailTransport({
    smtpUrl,
    from: 'platzwart@lindenau.example',
    timeoutMilliseconds: 400,
  })
  closing.unshift(async () => transport.close())
  return transport
}

interface House {
  readonly jobs: Jobs
  readonly queue: (mails: readonly NewMail[]) => Promise<void>
  readonly deps: Parameters<typeof sendMail>[0]
}

/** A server; with `works` it sends mails by itself. */
async function house(smtpUrl: string | null, works = true, keepLinks = false): Promise<House> {
  const jobs = createJobs({ connectionString: database.appUrl, logger: silent, clock: systemClock })
  closing.unshift(() => jobs.stop())
  const deps = {
    pool: jobs.pool,
    transport: transportTo(smtpUrl),
    clock: systemClock,
    logger: silent,
    originOf: async () => 'http://lindenau.localhost:3000',
    keepLinks,
  }
  workMail(jobs, deps, RETRIES, PACE)
  await (works ? jobs.start() : jobs.open())
  const mailer = createMailer(jobs)
  return { jobs, deps, queue: (mails) => forMandant(jobs.pool, MANDANT, (tx) => mailer.queue(tx, mails)) }
}

const buchung = (version: number, id = BUCHUNG) => ({ id, version, bucherId: LENA, zweiteId: LARS })
const mails = (change: Parameters<typeof mailsOf>[0], version = 1, id = BUCHUNG) =>
  mailsOf(change, buchung(version, id), FACTS, () => undefined)

interface OutboxRow {
  readonly id: string
  readonly typ: string
  readonly status: string
  readonly fehler: string | null
  readonly versuche: number
  readonly betreff: string | null
  readonly text: string | null
  readonly html: string | null
  readonly daten: unknown
}

async function outbox(): Promise<OutboxRow[]> {
  const { rows } = await admin.query<OutboxRow>(
    'select * from benachrichtigung order by empfaenger_id, objekt_version',
  )
  return rows
}

const workOf = (row: OutboxRow, last = false) => ({
  data: { mandantId: MANDANT, benachrichtigungId: row.id },
  retries: 0,
  last,
})

describe('the mail of a booking', () => {
  it('reaches both people in their own languages, once, and stands in the outbox as sent', async () => {
    const server = await smtp()
    const { queue } = await house(server.url)
    await queue(mails('vorgemerkt'))
    await vi.waitFor(
      async () => expect((await outbox()).map((row) => row.status)).toEqual(['gesendet', 'gesendet']),
      5_000,
    )
    expect(server.mails.map((mail) => mail.to).sort()).toEqual([
      ['leser@lindenau.example'],
      ['leserin@lindenau.example'],
    ])
    const german = server.mails.find((mail) => mail.to[0] === 'leserin@lindenau.example')?.raw ?? ''
    const english = server.mails.find((mail) => mail.to[0] === 'leser@lindenau.example')?.raw ?? ''
    expect(german).toMatch(/^Subject: Vorgemerkt: Platz 217 am Sa\., 21\.11\.2026, 10:00 Uhr\r$/m)
    expect(english).toMatch(/^Subject: Tentative: Platz 217 on Sat, 21 Nov 2026, 10:00\r$/m)
    expect(german).toMatch(/^From: Stadtbibliothek Lindenau <platzwart@lindenau\.example>\r$/m)
    expect(german).toMatch(/^Auto-Submitted: auto-generated\r$/m)
    expect(german).toContain('text/calendar')
    const rows = await outbox()
    expect(rows.every((row) => row.daten !== null && Object.keys(row.daten as object).length === 0)).toBe(
      true,
    )
    for (const row of rows)
      expect(server.mails.some((mail) => mail.raw.includes(`<${row.id}@platzwart>`))).toBe(true)
  })

  it('is not sent when the booking was rolled back', async () => {
    const server = await smtp()
    const { jobs } = await house(server.url)
    const mailer = createMailer(jobs)
    await forMandant(jobs.pool, MANDANT, async (tx) => {
      await mailer.queue(tx, mails('vorgemerkt'))
      throw new Error('taken')
    }).catch(() => undefined)
    await delay(1_200)
    expect(await outbox()).toEqual([])
    expect(server.mails).toEqual([])
  })

  it('is sent once, however often it is asked for, queued or delivered', async () => {
    const server = await smtp()
    const { queue, deps } = await house(server.url, false)
    await queue(mails('vorgemerkt'))
    await queue(mails('vorgemerkt'))
    const rows = await outbox()
    expect(rows).toHaveLength(2)
    for (let i = 0; i < 3; i++) for (const row of rows) await sendMail(deps, workOf(row))
    expect(server.mails).toHaveLength(2)
  })

  it('for somebody who is no longer aktiv is not sent', async () => {
    const server = await smtp()
    const { queue, deps } = await house(server.url, false)
    await queue(mails('direktReserviert'))
    await admin.query(`update benutzer set status = 'inaktiv' where id = '${LARS}'`)
    for (const row of await outbox()) await sendMail(deps, workOf(row))
    expect(server.mails.map((mail) => mail.to[0])).toEqual(['leserin@lindenau.example'])
    expect(await outbox()).toHaveLength(1)
  })
})

describe('the mail of a cancellation', () => {
  async function cancelled(status: string): Promise<void> {
    const seat = '01980000-0000-7000-8000-0000000000c1'
    await admin.query(`insert into standort values ('${MANDANT}', '${seat}', 'Haus') on conflict do nothing`)
    await admin.query(
      `insert into grundriss (mandant_id, id, standort_id, bezeichnung, breite, hoehe)
       values ('${MANDANT}', '${seat}', '${seat}', 'Nord', 1000, 1000) on conflict do nothing`,
    )
    await admin.query(
      `insert into leseraum (mandant_id, id, grundriss_id, bezeichnung, x, y, breite, hoehe)
       values ('${MANDANT}', '${seat}', '${seat}', '217', 1, 1, 50, 50) on conflict do nothing`,
    )
    await admin.query(
      `insert into leseraum_buchung (mandant_id, id, leseraum_id, grundriss_id, tag, zeitraum, status, benutzer1_id, benutzer2_id)
       values ('${MANDANT}', '${BUCHUNG}', '${seat}', '${seat}', '2026-11-21', '[2026-11-21 09:00Z,2026-11-21 12:00Z)', $1, '${LENA}', '${LARS}')`,
      [status],
    )
  }

  it('goes out when the booking stays cancelled', async () => {
    const server = await smtp()
    const { queue, deps } = await house(server.url, false)
    await cancelled('storniert')
    await queue(mails('storniert', 2))
    for (const row of await outbox()) await sendMail(deps, workOf(row))
    expect(server.mails).toHaveLength(2)
    expect(server.mails[0]?.raw).toContain('method=CANCEL')
  })

  it('is dropped when it was taken back', async () => {
    const server = await smtp()
    const { queue, deps } = await house(server.url, false)
    await cancelled('reserviert')
    await queue(mails('storniert', 2))
    for (const row of await outbox()) await sendMail(deps, workOf(row))
    expect(server.mails).toEqual([])
    expect(await outbox()).toEqual([])
  })

  it('goes out once when it was taken back and cancelled again', async () => {
    const server = await smtp()
    const { queue, deps } = await house(server.url, false)
    await cancelled('storniert')
    await queue(mails('storniert', 2))
    await queue(mails('storniert', 4))
    for (const row of await outbox()) await sendMail(deps, workOf(row))
    expect(server.mails).toHaveLength(2)
    expect(await outbox()).toHaveLength(2)
  })
})

describe('a mail server', () => {
  const many = Array.from({ length: 50 }, (_, n) =>
    mails('direktReserviert', 1, `01980000-0000-7000-8000-0000000001${String(n).padStart(2, '0')}`),
  ).flat()

  it('that is down, then up, delays 100 of 100 mails and doubles none', async () => {
    const first = await smtp()
    const { port, url } = first
    await first.close()
    closing.pop()
    const { queue } = await house(url)
    await queue(many)
    await vi.waitFor(async () => {
      const rows = await outbox()
      expect(rows.filter((row) => row.fehler !== null).length).toBeGreaterThan(50)
    }, 15_000)
    expect(new Set((await outbox()).map((row) => row.status))).toEqual(new Set(['wartend']))
    const back = await smtp({ port })
    await vi.waitFor(async () => {
      const rows = await outbox()
      expect(rows.filter((row) => row.status === 'gesendet')).toHaveLength(100)
    }, 20_000)
    expect(back.mails).toHaveLength(100)
    expect((await outbox()).every((row) => row.fehler === null && row.versuche >= 1)).toBe(true)
  })

  it('that hangs keeps no booking waiting, and is told in the outbox', async () => {
    const server = await smtp({ hangs: true })
    const { queue, deps } = await house(server.url, false)
    await queue(mails('direktReserviert'))
    const [row] = await outbox()
    expect(row).toMatchObject({ status: 'wartend', versuche: 0 })
    await expect(sendMail(deps, workOf(row as OutboxRow))).rejects.toThrow()
    expect((await outbox())[0]).toMatchObject({
      status: 'wartend',
      versuche: 1,
      fehler: expect.stringMatching(/\w/),
    })
    await expect(sendMail(deps, workOf(row as OutboxRow, true))).rejects.toThrow()
    expect((await outbox())[0]).toMatchObject({ status: 'fehlgeschlagen', versuche: 2 })
  })

  it('that refuses one receiver fails that mail at once, and no other', async () => {
    const server = await smtp({ refuses: (address) => address === 'leser@lindenau.example' })
    const { queue } = await house(server.url)
    await queue(mails('direktReserviert'))
    await vi.waitFor(async () => {
      const rows = await outbox()
      expect(rows.map((row) => row.status).sort()).toEqual(['fehlgeschlagen', 'gesendet'])
    }, 5_000)
    await delay(1_200)
    expect((await outbox()).map((row) => row.versuche)).toEqual([1, 1])
    expect((await outbox()).find((row) => row.status === 'fehlgeschlagen')?.fehler).toContain(
      'no such person',
    )
  })

  it('that is not set leaves the mails in the outbox, as sent', async () => {
    const { queue, deps } = await house(null, false)
    await queue(mails('direktReserviert'))
    for (const row of await outbox()) await sendMail(deps, workOf(row))
    const rows = await outbox()
    expect(rows.map((row) => row.status)).toEqual(['gesendet', 'gesendet'])
    expect(rows[0]?.betreff).toBe('Bestätigt: Platz 217 am Sa., 21.11.2026, 10:00 Uhr')
    expect(rows[0]?.text).toContain('Platz 217')
    expect(rows[0]?.html).toContain('<html lang="de">')
  })
})

describe('headers', () => {
  it('take no line break from a name, a house or a seat', async () => {
    const server = await smtp()
    const { queue, deps } = await house(server.url, false)
    const evil = 'x\r\nBcc: all@evil.example\r\n\r\nbody'
    await admin.query('update benutzer set vorname = $1 where id = $2', [evil, LENA])
    await admin.query('update mandant set name = $1', [evil])
    try {
      await queue(mailsOf('direktReserviert', buchung(1), { ...FACTS, leseraum: evil }, () => undefined))
      for (const row of await outbox()) await sendMail(deps, workOf(row))
    } finally {
      await admin.query("update benutzer set vorname = 'Lena' where id = $1", [LENA])
      await admin.query("update mandant set name = 'Stadtbibliothek Lindenau'")
    }
    expect(server.mails.flatMap((mail) => mail.to).sort()).toEqual([
      'leser@lindenau.example',
      'leserin@lindenau.example',
    ])
    for (const mail of server.mails) {
      const head = mail.raw.slice(0, mail.raw.indexOf('\r\n\r\n'))
      expect(head).not.toMatch(/^Bcc:/im)
      expect(head.match(/^Subject:/gm)).toHaveLength(1)
    }
  })

  it.each([
    'a@b@c.example',
    '"a b"@c.example',
    'a@c.example\r\nBcc: x@y.example',
    'a@c.example, x@y.example',
    `${'a'.repeat(10_000)}@c.example`,
  ])('go to no address like %.40s', async (email) => {
    const server = await smtp()
    const transport = transportTo(server.url)
    const message = {
      fromName: 'Haus',
      toName: 'Lena',
      to: email,
      subject: 'x',
      text: 'x',
      html: 'x',
      messageId: '<1@platzwart>',
      language: 'de',
      attachments: [],
    }
    await expect(transport.send?.(message)).rejects.toThrow('not an address')
    expect(server.mails).toEqual([])
  })
})

describe('the mail of an account', () => {
  const konto = (link: string, person = true) => ({
    typ: 'kontoWiederherstellung' as const,
    anmeldungId: 'a1',
    email: 'leserin@lindenau.example',
    name: 'Lena Leserin',
    link,
    geheim: true,
    gueltigBis: Temporal.Instant.from('2026-11-21T10:00:00Z'),
    person: person ? { mandantId: MANDANT, benutzerId: LENA, sprache: 'de' as const } : null,
  })
  const LINK = 'http://lindenau.localhost:3000/auth/recovery?token=secret-code&x=1'

  async function send(keepLinks: boolean, person = true) {
    const server = await smtp()
    const { jobs, deps } = await house(server.url, false, keepLinks)
    const sender = createKontoMailSender({
      ...deps,
      mailer: createMailer(jobs),
      publicUrl: 'http://localhost:3000',
    })
    await sender(konto(LINK, person))
    for (const row of await outbox()) await sendMail(deps, workOf(row))
    return server
  }

  it('carries its link to the receiver, and leaves none behind for whoever reads the outbox', async () => {
    const server = await send(false)
    expect(server.mails[0]?.raw).toContain('secret-code')
    const rows = await outbox()
    expect(rows).toHaveLength(1)
    expect(rows[0]?.text).toContain('(Link entfernt)')
    expect(JSON.stringify(rows)).not.toContain('secret-code')
  })

  it('keeps its link in the demo, where the outbox is all there is', async () => {
    await send(true)
    expect((await outbox())[0]?.text).toContain('secret-code')
  })

  it('of an operator who is a person of no Mandant goes out without an outbox', async () => {
    const server = await send(false, false)
    expect(server.mails.map((mail) => mail.to)).toEqual([['leserin@lindenau.example']])
    expect(await outbox()).toEqual([])
  })

  it('may be asked for again', async () => {
    const { jobs, deps } = await house(null, false)
    const sender = createKontoMailSender({
      ...deps,
      mailer: createMailer(jobs),
      publicUrl: 'http://localhost:3000',
    })
    await sender(konto(LINK))
    await sender(konto(LINK))
    expect(await outbox()).toHaveLength(2)
  })
})

describe('retention', () => {
  it('deletes mails after 14 days and answers after 24 hours, in each Mandant, once in a period', async () => {
    const { jobs, queue } = await house(null, false)
    await queue(mails('direktReserviert'))
    const answer = () =>
      admin.query(
        `insert into wiederholschluessel (mandant_id, benutzer_id, schluessel, anfrage, status, antwort)
         values ('${MANDANT}', '${LENA}', 'k', '', 200, '')`,
      )
    await answer()
    const deps: AufbewahrungDeps = { pool: jobs.pool, mandanten: async () => [MANDANT] }
    const now = systemClock.now()
    const at = (hours: number) => {
      const then = now.add({ hours })
      return { name: then.toString(), von: then, now: then }
    }
    const left = async () => {
      const { rows } = await admin.query(
        'select (select count(*) from benachrichtigung)::int as mails, (select count(*) from wiederholschluessel)::int as antworten',
      )
      return rows[0]
    }
    await deleteExpired(deps, at(23))
    expect(await left()).toEqual({ mails: 2, antworten: 1 })
    await deleteExpired(deps, at(25))
    expect(await left()).toEqual({ mails: 2, antworten: 0 })
    await answer()
    await deleteExpired(deps, at(25))
    expect(await left()).toEqual({ mails: 2, antworten: 1 })
    await deleteExpired(deps, at(14 * 24 + 1))
    expect(await left()).toEqual({ mails: 0, antworten: 0 })
  })
})
