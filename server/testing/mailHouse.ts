import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { type sendMail, workMail } from '../features/benachrichtigung/sendMail.ts'
import { type BuchungFacts, mailsOf } from '../features/leseraum/benachrichtigung/queueBuchungMails.ts'
import { FEATURES } from '../features.ts'
import { systemClock } from '../platform/clock.ts'
import { createJobs, type Jobs } from '../platform/jobs/createJobs.ts'
import { forMandant } from '../platform/jobs/forMandant.ts'
import { mailsOfAll } from '../platform/mail/mails.ts'
import { createMailer, type NewMail } from '../platform/mail/queueMail.ts'
import { createMailTransport, type MailTransport } from '../platform/mail/transport.ts'
import { createDiskStorage } from '../platform/storage/disk.ts'
import { type TestDatabase, testDatabase } from './database.ts'
import { type TestSmtp, type TestSmtpOptions, testSmtp } from './smtp.ts'

export const MANDANT = '01980000-0000-7000-8000-000000000001'
export const LENA = '01980000-0000-7000-8000-0000000000a1'
export const LARS = '01980000-0000-7000-8000-0000000000a2'
const BUCHUNG = '01980000-0000-7000-8000-0000000000b1'
export const FACTS: BuchungFacts = {
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
/** Where the house keeps its files. */
export let files: string
export let admin: pg.Pool
export const closing: (() => Promise<unknown>)[] = []

/** To be called once at the top of a suite: a house with two people, whose outbox is empty before every test. */
export function mailSuite(): void {
  beforeAll(async () => {
    database = await testDatabase()
    files = await mkdtemp(join(tmpdir(), 'platzwart-test-files-'))
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
    await rm(files, { recursive: true, force: true })
  })
}

export async function smtp(options: TestSmtpOptions = {}): Promise<TestSmtp> {
  const server = await testSmtp(options)
  closing.push(() => server.close())
  return server
}

/** More than a mail server of a busy machine needs for an answer: a mail that came and was not answered in time comes twice. */
const PATIENCE_MS = 10_000

export function transportTo(smtpUrl: string | null, timeoutMilliseconds = PATIENCE_MS): MailTransport {
  const transport = createMailTransport({
    smtpUrl,
    from: 'platzwart@lindenau.example',
    timeoutMilliseconds,
  })
  closing.unshift(async () => transport.close())
  return transport
}

export interface House {
  readonly jobs: Jobs
  readonly queue: (mails: readonly NewMail[]) => Promise<void>
  readonly deps: Parameters<typeof sendMail>[0]
}

/** A server; with `works` it sends mails by itself. */
export async function house(smtpUrl: string | null, works = true, keepLinks = false): Promise<House> {
  const jobs = createJobs({ connectionString: database.appUrl, logger: silent, clock: systemClock })
  closing.unshift(() => jobs.stop())
  const deps = {
    pool: jobs.pool,
    jobs,
    transport: transportTo(smtpUrl),
    clock: systemClock,
    logger: silent,
    originOf: async () => 'http://lindenau.localhost:3000',
    keepLinks,
    mails: mailsOfAll(FEATURES, jobs.pool),
    storage: createDiskStorage(files),
    secret: 'of this test',
  }
  workMail(jobs, deps, RETRIES, PACE)
  await (works ? jobs.start() : jobs.open())
  const mailer = createMailer(jobs)
  return { jobs, deps, queue: (mails) => forMandant(jobs.pool, MANDANT, (tx) => mailer.queue(tx, mails)) }
}

/** The booking that the mails are about. */
export async function stored(status: string): Promise<void> {
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
    `insert into leseraum_buchung (mandant_id, id, leseraum_id, grundriss_id, tag, zeitraum, status, benutzer1_id, benutzer2_id, zweite_adresse)
     values ('${MANDANT}', '${BUCHUNG}', '${seat}', '${seat}', '2026-11-21', '[2026-11-21 09:00Z,2026-11-21 12:00Z)', $1, '${LENA}', '${LARS}', 'leser@lindenau.example')`,
    [status],
  )
}

export const buchung = (version: number, id = BUCHUNG) => ({ id, version, bucherId: LENA, zweiteId: LARS })
export const mails = (change: Parameters<typeof mailsOf>[0], version = 1, id = BUCHUNG) =>
  mailsOf(change, buchung(version, id), FACTS, new Map())

export interface OutboxRow {
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

export async function outbox(): Promise<OutboxRow[]> {
  const { rows } = await admin.query<OutboxRow>(
    'select * from benachrichtigung order by empfaenger_id, objekt_version',
  )
  return rows
}

export const workOf = (row: OutboxRow, last = false) => ({
  data: { mandantId: MANDANT, benachrichtigungId: row.id },
  retries: 0,
  last,
})
