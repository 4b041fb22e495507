import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { clockAt } from '../../../platform/clock.ts'
import { onRecorded } from '../../../platform/database/pool.ts'
import { createJobs, type Jobs } from '../../../platform/jobs/createJobs.ts'
import { periodAt } from '../../../platform/jobs/recurring.ts'
import { Konfigurationen } from '../../../platform/konfiguration/konfiguration.ts'
import { createMailer, MAIL_QUEUE } from '../../../platform/mail/queueMail.ts'
import { type TestDatabase, testDatabase } from '../../../testing/database.ts'
import { type ExpiryDeps, expireAll, expireEvery, readDue } from '../../buchung/expire.ts'
import { LESERAUM_EXPIRY } from './expire.ts'

const LINDENAU = '01980000-0000-7000-8000-000000000001'
const NORDHAFEN = '01980000-0000-7000-8000-000000000002'
const START = Temporal.Instant.from('2026-10-25T00:30:00Z')
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

let database: TestDatabase
let admin: pg.Pool
const servers: Jobs[] = []
const announced: string[] = []

beforeAll(async () => {
  database = await testDatabase()
  admin = new pg.Pool({ connectionString: database.adminUrl, max: 2 })
  for (const mandant of [LINDENAU, NORDHAFEN]) {
    const ids = `'${mandant}', '${mandant}'`
    await admin.query(`insert into mandant (id, name) values ('${mandant}', 'Haus')`)
    await admin.query(`insert into standort values (${ids}, 'Haus')`)
    await admin.query(
      `insert into grundriss (mandant_id, id, standort_id, bezeichnung, breite, hoehe)
       values (${ids}, '${mandant}', 'Nord', 1000, 1000)`,
    )
    await admin.query(
      `insert into leseraum (mandant_id, id, grundriss_id, bezeichnung, x, y, breite, hoehe)
       values (${ids}, '${mandant}', '217', 1, 1, 50, 50)`,
    )
    await admin.query(
      `insert into benutzer (mandant_id, id, anmeldung_id, vorname, nachname, email)
       select '${mandant}', id, email, 'Vor', email, email
       from (values (gen_random_uuid(), 'lena@haus.example'), (gen_random_uuid(), 'lars@haus.example')) v (id, email)`,
    )
  }
  for (let i = 0; i < 2; i++) {
    const jobs = createJobs({ connectionString: database.appUrl, logger: silent, clock: clockAt(START) })
    jobs.queue(MAIL_QUEUE, { retryLimit: 1 })
    await jobs.open()
    onRecorded(jobs.pool, (mandantId) => announced.push(mandantId))
    servers.push(jobs)
  }
})

beforeEach(async () => {
  announced.length = 0
  await admin.query('truncate leseraum_buchung, benachrichtigung, protokoll, auftragslauf, einstellung_wert')
})

afterAll(async () => {
  await Promise.all(servers.map((jobs) => jobs.stop()))
  await admin.end()
  await database.drop()
})

/** What one server stands on. */
function on(jobs: Jobs): ExpiryDeps {
  return {
    pool: jobs.pool,
    konfigurationen: new Konfigurationen(),
    mailer: createMailer(jobs),
    logger: silent,
  }
}

const expireAt = (now: Temporal.Instant, jobs = servers[0] as Jobs) =>
  expireAll(on(jobs), LESERAUM_EXPIRY, periodAt(now, 30))

interface Booked {
  readonly status: string
  readonly start?: Temporal.Instant
  readonly mandant?: string
  readonly alone?: boolean
}

async function booked({ status, start = START, mandant = LINDENAU, alone = false }: Booked): Promise<string> {
  const { rows } = await admin.query<{ id: string }>(
    `insert into leseraum_buchung
       (mandant_id, id, leseraum_id, grundriss_id, tag, zeitraum, status, benutzer1_id, benutzer2_id, erstellt, zweite_adresse, zweite_zugesagt)
     select $1, gen_random_uuid(), $1, $1, $2, tstzrange($3, $4), $5,
       (select id from benutzer where mandant_id = $1 and email = 'lena@haus.example'),
       case when $6 then null else (select id from benutzer where mandant_id = $1 and email = 'lars@haus.example') end, $7,
       case when $6 then null else 'lars@haus.example' end,
       case when $5 = 'reserviert' and not $6 then $7::timestamptz end
     returning id`,
    [
      mandant,
      start.toString().slice(0, 10),
      start.toString(),
      start.add({ hours: 1 }).toString(),
      status,
      alone,
      start.subtract({ hours: 20 }).toString(),
    ],
  )
  return rows[0]?.id ?? ''
}

async function state(id: string) {
  const { rows } = await admin.query('select status, version from leseraum_buchung where id = $1', [id])
  return rows[0]
}

async function mails(): Promise<string[]> {
  const { rows } = await admin.query<{ line: string }>(
    `select n.typ || ' → ' || b.email as line
     from benachrichtigung n join benutzer b on b.mandant_id = n.mandant_id and b.id = n.empfaenger_id order by 1`,
  )
  return rows.map((row) => row.line)
}

async function set(name: string, wert: string, mandant = LINDENAU): Promise<void> {
  await admin.query(
    'insert into einstellung_wert (mandant_id, id, option_name, wert) values ($1, gen_random_uuid(), $2, $3)',
    [mandant, name, wert],
  )
  await admin.query('update mandant set stand = stand + 1 where id = $1', [mandant])
}

describe('a tentative booking that nobody confirmed', () => {
  it('is cancelled at its start, with a mail to both, its row in the audit trail, and word to the screens', async () => {
    const id = await booked({ status: 'vorgemerkt' })
    await expireAt(START.subtract({ milliseconds: 1 }))
    expect(await state(id)).toEqual({ status: 'vorgemerkt', version: 1 })
    await expireAt(START)
    expect(await state(id)).toEqual({ status: 'storniert', version: 2 })
    expect(await mails()).toEqual([
      'unbestaetigtStorno → lars@haus.example',
      'unbestaetigtStorno → lena@haus.example',
    ])
    const { rows } = await admin.query('select aktion, akteur_id, objekt_id, vorher, nachher from protokoll')
    expect(rows).toMatchObject([
      {
        aktion: 'expireUnconfirmed',
        akteur_id: null,
        objekt_id: id,
        vorher: { status: 'vorgemerkt', version: 1 },
        nachher: { status: 'storniert', version: 2 },
      },
    ])
    expect(announced).toEqual([LINDENAU])
  })
})

describe('a reserved booking to which nobody came', () => {
  const over = START.add({ minutes: 15, milliseconds: 1 })

  it('is released when the check-in window has ended, and not before', async () => {
    const id = await booked({ status: 'reserviert' })
    await set('leseraum.erinnerungBeiStart', 'false')
    await expireAt(START.add({ minutes: 15 }))
    expect(await state(id)).toEqual({ status: 'reserviert', version: 1 })
    await expireAt(START.add({ minutes: 15, seconds: 30 }))
    expect(await state(id)).toEqual({ status: 'storniert', version: 2 })
    expect(await mails()).toEqual([
      'freigabeOhneCheckIn → lars@haus.example',
      'freigabeOhneCheckIn → lena@haus.example',
    ])
    const { rows } = await admin.query('select aktion from protokoll')
    expect(rows).toEqual([{ aktion: 'releaseNoShow' }])
    const kept = await admin.query('select storno_art from leseraum_buchung')
    expect(kept.rows).toEqual([{ storno_art: 'nichtGekommen' }])
  })

  it.each([
    [0, 0, 29_999],
    [0, 1, 29_999],
    [17, 0, 29_999],
    [29, 29_999, 0],
    [30, 15_000, 14_999],
  ])(
    'is free within 60 s of that moment: %d s after the full minute, and runs %d and %d ms after the beginning of theirs',
    async (seconds, ofFirst, ofSecond) => {
      const start = START.add({ seconds })
      const ends = start.add({ minutes: 15 })
      const id = await booked({ status: 'reserviert', start })
      const { von } = periodAt(ends, 30)
      // The server whose timer goes off first runs for the last time, and is gone: the other one has to find it.
      await expireAt(von.add({ milliseconds: ofFirst }))
      for (let run = 0; (await state(id))?.status === 'reserviert'; run++) {
        const now = von.add({ milliseconds: run * 30_000 + ofSecond })
        expect(now.since(ends).total('seconds')).toBeLessThanOrEqual(60)
        await expireAt(now, servers[1])
      }
      expect(await state(id)).toEqual({ status: 'storniert', version: 2 })
      expect(announced).toContain(LINDENAU)
    },
  )

  it.each([
    ['reserviert', 'gilt_seit'],
    ['reserviert', 'erstellt'],
    ['vorgemerkt', 'gilt_seit'],
    ['vorgemerkt', 'erstellt'],
  ])(
    'is left to whoever booked or changed it late for a quarter of an hour: %s, by its %s',
    async (status, column) => {
      const id = await booked({ status })
      await set('leseraum.erinnerungBeiStart', 'false')
      const late = START.add({ minutes: 14, seconds: 35 })
      await admin.query(`update leseraum_buchung set ${column} = $1`, [late.toString()])
      for (const now of [late.add({ seconds: 30 }), START.add({ minutes: 29, seconds: 30 })]) {
        expect(await readDue((servers[0] as Jobs).pool, LESERAUM_EXPIRY, now)).toEqual([])
        await expireAt(now)
        expect(await state(id)).toEqual({ status, version: 1 })
      }
      await expireAt(START.add({ minutes: 30, seconds: 30 }))
      expect(await state(id)).toEqual({ status: 'storniert', version: 2 })
    },
  )

  it('is told of to nobody while the module of its plan is off, where nobody could check in', async () => {
    const id = await booked({ status: 'reserviert' })
    const { rows } = await admin.query('select module from mandant where id = $1', [LINDENAU])
    const has = (module: readonly string[]) =>
      admin.query('update mandant set module = $2, stand = stand + 1 where id = $1', [LINDENAU, module])
    await has(['arbeitswelt', 'einstellungen'])
    await expireAt(over)
    await has(rows[0].module)
    expect(await state(id)).toEqual({ status: 'storniert', version: 2 })
    expect(await mails()).toEqual([])
  })

  it('stays where the house does not release', async () => {
    const id = await booked({ status: 'reserviert' })
    await set('leseraum.freigabeOhneCheckIn', 'false')
    await expireAt(over)
    expect(await state(id)).toEqual({ status: 'reserviert', version: 1 })
    expect(await mails()).toEqual([])
  })

  it('is left as it was once it is over, by a clock that stood still, and a house that begins to release: it is not asked for again', async () => {
    const id = await booked({ status: 'reserviert' })
    const later = START.add({ hours: 20 * 24 })
    await expireAt(later)
    expect(await state(id)).toEqual({ status: 'reserviert', version: 1 })
    expect(await mails()).toEqual([])
    expect(await readDue((servers[0] as Jobs).pool, LESERAUM_EXPIRY, later)).toEqual([])
  })

  it.each(['durchgeführt', 'storniert', 'verschlossen', 'aktiv'])('is not one that is %s', async (status) => {
    const id = await booked({ status })
    await expireAt(over)
    expect(await state(id)).toEqual({ status, version: 1 })
  })

  it('is left alone while somebody is at it, and released in the next period', async () => {
    const id = await booked({ status: 'reserviert', alone: true })
    const busy = await admin.connect()
    await busy.query('begin')
    await busy.query('select id from leseraum_buchung where mandant_id = $1 and id = $2 for update', [
      LINDENAU,
      id,
    ])
    await expireAt(over)
    expect(await state(id)).toEqual({ status: 'reserviert', version: 1 })
    await busy.query('commit')
    busy.release()
    await expireAt(over.add({ seconds: 30 }))
    expect(await state(id)).toEqual({ status: 'storniert', version: 2 })
  })
})

describe('a reminder', () => {
  it('comes at the start, once, to those who want it', async () => {
    await booked({ status: 'reserviert' })
    await admin.query(
      `insert into einstellung_wert (mandant_id, id, option_name, wert, benutzer_id)
       select mandant_id, gen_random_uuid(), 'leseraum.erinnerungBeiStart', 'false', id from benutzer
       where mandant_id = '${LINDENAU}' and email = 'lars@haus.example'`,
    )
    await admin.query('update mandant set stand = stand + 1')
    await expireAt(START.subtract({ seconds: 1 }))
    expect(await mails()).toEqual([])
    for (let i = 0; i < 4; i++) await expireAt(START.add({ seconds: 30 * i }))
    expect(await mails()).toEqual(['erinnerung → lena@haus.example'])
    const { rows } = await admin.query("select count(*)::int as n from pgboss.job where name = 'mail'")
    expect(rows[0].n).toBeGreaterThanOrEqual(1)
  })

  it('says whether the seat goes to others without a check-in, by what holds when it is queued', async () => {
    const told = async () => {
      await booked({ status: 'reserviert' })
      await expireAt(START)
      const { rows } = await admin.query<{ frei: unknown }>(
        "select distinct daten #> '{buchung,freigabeOhneCheckIn}' as frei from benachrichtigung where typ = 'erinnerung'",
      )
      await admin.query('truncate leseraum_buchung, benachrichtigung, auftragslauf')
      return rows.map(({ frei }) => frei)
    }
    expect(await told()).toEqual([true])
    await set('leseraum.freigabeOhneCheckIn', 'false')
    expect(await told()).toEqual([false])
  })

  it('is not sent while the module of its plan is off, where nobody could check in', async () => {
    await booked({ status: 'reserviert' })
    const has = (...module: string[]) =>
      admin.query('update mandant set module = $2, stand = stand + 1 where id = $1', [LINDENAU, module])
    const before = await admin.query<{ module: string[] }>('select module from mandant where id = $1', [
      LINDENAU,
    ])
    await has('arbeitswelt', 'einstellungen')
    await expireAt(START)
    expect(await mails()).toEqual([])
    await has(...(before.rows[0]?.module ?? []))
    await expireAt(START.add({ seconds: 30 }))
    expect(await mails()).toEqual(['erinnerung → lars@haus.example', 'erinnerung → lena@haus.example'])
  })

  it('is not sent for a booking that was made after it had begun', async () => {
    const id = await booked({ status: 'reserviert' })
    await admin.query('update leseraum_buchung set erstellt = $1 where id = $2', [
      START.add({ seconds: 5 }).toString(),
      id,
    ])
    await expireAt(START.add({ seconds: 30 }))
    expect(await mails()).toEqual([])
  })
})

describe('the deadlines', () => {
  it('of every Mandant are kept, each in its own scope', async () => {
    const here = await booked({ status: 'vorgemerkt' })
    const there = await booked({ status: 'vorgemerkt', mandant: NORDHAFEN, alone: true })
    await expireAt(START)
    expect([await state(here), await state(there)]).toEqual([
      { status: 'storniert', version: 2 },
      { status: 'storniert', version: 2 },
    ])
    expect(new Set(announced)).toEqual(new Set([LINDENAU, NORDHAFEN]))
  })

  it('are kept once by two servers over 48 hours, the night of the change among them', async () => {
    const ids: string[] = []
    for (let hour = 0; hour < 48; hour++) {
      const start = START.add({ hours: hour })
      ids.push(await booked({ status: hour % 2 ? 'vorgemerkt' : 'reserviert', start, alone: true }))
    }
    await set('leseraum.erinnerungBeiStart', 'false')
    // Every quarter of an hour, by both servers at the same moment, as their timers would.
    for (let quarter = 0; quarter <= 49 * 4; quarter++) {
      const now = START.add({ minutes: quarter * 15, seconds: 1 })
      await Promise.all(servers.map((jobs) => expireAt(now, jobs)))
    }
    const states = await Promise.all(ids.map(state))
    expect(states.every((it) => it.status === 'storniert' && it.version === 2)).toBe(true)
    expect(await mails()).toHaveLength(48)
    const { rows } = await admin.query('select count(*)::int as n from protokoll')
    expect(rows).toEqual([{ n: 48 }])
  })

  it('of more bookings than one transaction takes are all kept in one run', async () => {
    await admin.query(
      `insert into leseraum_buchung (mandant_id, id, leseraum_id, grundriss_id, tag, zeitraum, status, benutzer1_id)
       select '${LINDENAU}', gen_random_uuid(), '${LINDENAU}', '${LINDENAU}', '2026-10-01',
         tstzrange('2026-10-01T00:00Z'::timestamptz + n * interval '1 minute', '2026-10-01T00:01Z'::timestamptz + n * interval '1 minute'),
         'vorgemerkt', (select id from benutzer where mandant_id = '${LINDENAU}' limit 1)
       from generate_series(1, 450) n`,
    )
    await expireAt(START)
    const { rows } = await admin.query(
      'select status, count(*)::int as n from leseraum_buchung group by status',
    )
    expect(rows).toEqual([{ status: 'storniert', n: 450 }])
  })

  it('run by themselves on a fresh installation, and their health says so', async () => {
    const id = await booked({ status: 'vorgemerkt' })
    const jobs = createJobs({ connectionString: database.appUrl, logger: silent, clock: clockAt(START) })
    jobs.queue(MAIL_QUEUE, { retryLimit: 1 })
    try {
      expireEvery(jobs, on(jobs), LESERAUM_EXPIRY)
      await jobs.start()
      await expect.poll(async () => (await state(id)).status).toBe('storniert')
      await expect
        .poll(() => jobs.health())
        .toMatchObject([{ name: LESERAUM_EXPIRY.name, red: false, lastError: null }])
      expect(jobs.health()[0]?.lastRun).not.toBeNull()
    } finally {
      await jobs.stop()
    }
  })
})
