import { describe, expect, it, vi } from 'vitest'
import { forMandant } from '../../platform/jobs/forMandant.ts'
import type { NewMail } from '../../platform/mail/queueMail.ts'
import {
  admin,
  FACTS,
  house,
  LENA,
  MANDANT,
  mailSuite,
  mails,
  outbox,
  smtp,
  stored,
  workOf,
} from '../../testing/mailHouse.ts'
import { shownMail } from '../../testing/mime.ts'
import type { TestSmtp } from '../../testing/smtp.ts'
import { entryIn } from '../../testing/wire/calendar.ts'
import { SCHLIESSUNG_MAIL } from '../leseraum/schliessung/queueMails.ts'
import { sendMail } from './sendMail.ts'

mailSuite()

const B1 = '01980000-0000-7000-8000-0000000000b1'
const B2 = '01980000-0000-7000-8000-0000000000b2'
const toLena = (mail: NewMail) => mail.empfaengerId === LENA
const booked = (id = B1) => mails('direktReserviert', 1, id).filter(toLena)
const changed = (version: number, id = B1) => mails('geaendert', version, id).filter(toLena)
const cancelled = (version: number, id = B1): NewMail[] =>
  mails('storniert', version, id)
    .filter(toLena)
    .map(({ startAfterSeconds: _, ...mail }) => mail)

/** What came, as calendars read it: method and sequence of each mail. */
const told = (received: TestSmtp['mails']) =>
  received.flatMap((mail) =>
    shownMail(mail).calendars.map((content) => {
      const { methods, sequence } = entryIn({ content })
      return `${methods.join(' ')} ${sequence}`
    }),
  )

describe('behind a greylist', () => {
  it('mails of one booking arrive in their order, from two servers, whichever is tried first', async () => {
    let isGrey = true
    const server = await smtp({ greylists: () => isGrey })
    const here = await house(server.url, false)
    const there = await house(server.url, false)
    await stored('storniert')
    await here.queue(booked())
    await there.queue(cancelled(2))
    const [first, second] = await outbox()
    if (!first || !second) throw new Error('two mails were queued')
    await expect(sendMail(here.deps, workOf(first))).rejects.toThrow('greylisted')
    isGrey = false
    // The later one comes by when the greylist lets in, and lets the earlier one go first.
    await expect(sendMail(there.deps, workOf(second))).rejects.toThrow('earlier mail')
    expect(server.mails).toEqual([])
    await sendMail(here.deps, workOf(first))
    await sendMail(there.deps, workOf(second))
    expect(told(server.mails)).toEqual(['REQUEST 1', 'CANCEL 2'])
  })

  it('forty bookings, each booked and changed twice, are told by two servers in their order, without a hand', {
    timeout: 120_000,
  }, async () => {
    const seen = new Map<string, number>()
    const greylists = (address: string) => {
      const tries = (seen.get(address) ?? 0) + 1
      seen.set(address, tries)
      return tries < 30
    }
    const server = await smtp({ greylists })
    const here = await house(server.url)
    const there = await house(server.url)
    const ids = Array.from({ length: 40 }, (_, n) => `01980000-0000-7000-8000-0000000002${n + 10}`)
    for (const id of ids) await here.queue(booked(id))
    for (const id of ids) await there.queue(changed(2, id))
    for (const id of ids) await here.queue(changed(3, id))
    await vi.waitFor(() => expect(server.mails).toHaveLength(120), 100_000)
    for (const id of ids) {
      const ofBooking = server.mails.filter(({ raw }) => raw.includes(`UID:${id}`))
      expect(told(ofBooking)).toEqual(['REQUEST 1', 'REQUEST 2', 'REQUEST 3'])
    }
  })

  it.each([
    ['an event', 'event', 'event'],
    ['a state behind an event', 'event', undefined],
    ['a closure', [{ id: B1, version: 2 }], undefined],
  ] as const)('a mail of whatever kind waits for the one before: %s', async (_, first, second) => {
    const server = await smtp()
    const { deps, queue } = await house(server.url, false)
    const mail = { objektId: B1, objektVersion: 1, empfaengerId: LENA, daten: {} }
    await queue([{ ...mail, typ: 'eineArt', tells: first }])
    await queue([{ ...mail, typ: 'andereArt', objektVersion: 3, ...(second ? { tells: second } : {}) }])
    const later = (await outbox()).find(({ typ }) => typ === 'andereArt')
    await expect(sendMail(deps, workOf(later as never))).rejects.toThrow('earlier mail')
  })
})

describe('a mail that is not taken', () => {
  it('holds nobody up once it has failed for good', async () => {
    let refused = true
    const server = await smtp({ refuses: () => refused })
    const { deps, queue } = await house(server.url, false)
    await stored('reserviert')
    await queue(booked())
    await queue(changed(2))
    const [first, second] = await outbox()
    await sendMail(deps, workOf(first as never))
    refused = false
    await sendMail(deps, workOf(second as never))
    expect(told(server.mails)).toEqual(['REQUEST 2'])
    expect((await outbox()).map(({ status }) => status)).toEqual(['fehlgeschlagen', 'gesendet'])
  })

  it('holds the later ones up for an hour while the mail server answers, then has failed; never while it is away', async () => {
    const server = await smtp({ defers: (raw) => raw.includes('SEQUENCE:1') })
    const { deps, queue } = await house(server.url, false)
    await stored('reserviert')
    await queue(booked())
    await queue(changed(2))
    const [first, second] = await outbox()
    await expect(sendMail(deps, workOf(first as never))).rejects.toThrow('not now')
    await expect(sendMail(deps, workOf(second as never))).rejects.toThrow('earlier mail')
    await admin.query("update benachrichtigung set erstellt = now() - interval '5 hours'")
    await expect(sendMail(deps, workOf(second as never))).rejects.toThrow('earlier mail')
    await admin.query("update benachrichtigung set abgewiesen_seit = abgewiesen_seit - interval '61 minutes'")
    await sendMail(deps, workOf(second as never))
    expect(told(server.mails)).toEqual(['REQUEST 2'])
    expect(await outbox()).toMatchObject([
      { status: 'fehlgeschlagen', fehler: expect.stringContaining('not now') },
      { status: 'gesendet' },
    ])
  })

  it('is known as not taken only while the mail server answers', async () => {
    const server = await smtp({ defers: () => true })
    const { deps, queue } = await house(server.url, false)
    await queue(booked())
    const [mail] = await outbox()
    const since = async () =>
      (await outbox()).map((row) => (row as { abgewiesen_seit?: unknown }).abgewiesen_seit !== null)
    await expect(sendMail(deps, workOf(mail as never))).rejects.toThrow('not now')
    expect(await since()).toEqual([true])
    const { deps: cutOff } = await house('smtp://127.0.0.1:1', false)
    await expect(sendMail(cutOff, workOf(mail as never))).rejects.toThrow('ECONNREFUSED')
    expect(await since()).toEqual([false])
  })
})

describe('a mail that a later one has overtaken', () => {
  it('is not sent: the receiver knows a later state', async () => {
    const server = await smtp()
    const { deps, queue } = await house(server.url, false)
    await stored('storniert')
    await queue(booked())
    await queue(cancelled(2))
    await admin.query("update benachrichtigung set status = 'fehlgeschlagen' where objekt_version = 1")
    for (const row of await outbox()) if (row.status === 'wartend') await sendMail(deps, workOf(row))
    await admin.query("update benachrichtigung set status = 'wartend' where objekt_version = 1")
    for (const row of await outbox()) await sendMail(deps, workOf(row))
    expect(told(server.mails)).toEqual(['CANCEL 2'])
    expect(await outbox()).toHaveLength(1)
  })

  it('tells of several bookings what no later one has told', async () => {
    const server = await smtp()
    const { deps, queue } = await house(server.url, false)
    await stored('reserviert')
    await admin.query(
      `insert into leseraum_buchung (mandant_id, id, leseraum_id, grundriss_id, tag, zeitraum, status, benutzer1_id)
       select mandant_id, '${B2}', leseraum_id, grundriss_id, '2026-11-22', '[2026-11-22 09:00Z,2026-11-22 12:00Z)', status, benutzer1_id
       from leseraum_buchung`,
    )
    await admin.query('update leseraum_buchung set version = 2')
    const eintrag = (id: string) => ({
      id,
      version: 2,
      rolle: 'bucher',
      art: 'verschoben',
      offen: false,
      vorher: FACTS,
      nachher: FACTS,
    })
    await queue([
      {
        typ: SCHLIESSUNG_MAIL,
        objektId: MANDANT,
        objektVersion: 1,
        empfaengerId: LENA,
        tells: [B1, B2].map((id) => ({ id, version: 2 })),
        daten: { grund: '', eintraege: [eintrag(B1), eintrag(B2)] },
        startAfterSeconds: 600,
      },
    ])
    // One that waits on purpose holds nothing up.
    await queue(changed(3))
    const rows = await outbox()
    for (const row of rows.filter(({ typ }) => typ !== SCHLIESSUNG_MAIL)) await sendMail(deps, workOf(row))
    for (const row of rows.filter(({ typ }) => typ === SCHLIESSUNG_MAIL)) await sendMail(deps, workOf(row))
    const uids = server.mails.flatMap((mail) =>
      shownMail(mail).calendars.map((content) => entryIn({ content }).uid),
    )
    expect(uids).toEqual([`${B1}@platzwart`, `${B2}@platzwart`])
  })
})

it('mails of an older version, which have no place, wait for nobody and are not overtaken', async () => {
  const server = await smtp()
  const { deps, queue, jobs } = await house(server.url, false)
  await stored('reserviert')
  await queue(changed(2))
  const [row] = await outbox()
  await sendMail(deps, workOf(row as never))
  await queue(booked())
  await forMandant(jobs.pool, MANDANT, (tx) =>
    tx.raw("update benachrichtigung set reihe = null, stand = '{}' where objekt_version = 1"),
  )
  const older = (await outbox()).find(({ status }) => status === 'wartend')
  await sendMail(deps, workOf(older as never))
  expect(server.mails).toHaveLength(2)
})
