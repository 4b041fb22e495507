import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { forMandant } from '../../platform/jobs/forMandant.ts'
import { createMailer } from '../../platform/mail/queueMail.ts'
import {
  admin,
  buchung,
  closing,
  FACTS,
  house,
  LARS,
  LENA,
  MANDANT,
  mailSuite,
  mails,
  type OutboxRow,
  outbox,
  smtp,
  stored,
  transportTo,
  workOf,
} from '../../testing/mailHouse.ts'
import { mailsOf } from '../leseraum/benachrichtigung/queueBuchungMails.ts'
import { CANCEL_MAIL_SECONDS } from './receivers.ts'
import { sendMail } from './sendMail.ts'

mailSuite()

describe('the mail of a booking', () => {
  it('reaches both people in their own languages, once, and stands in the outbox as sent', async () => {
    const server = await smtp()
    const { queue, deps } = await house(server.url, false)
    await stored('vorgemerkt')
    await queue(mails('vorgemerkt'))
    for (const row of await outbox()) await sendMail(deps, workOf(row))
    expect((await outbox()).map((row) => row.status)).toEqual(['gesendet', 'gesendet'])
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
    // Beside the text, where Outlook, Gmail and Apple look for it; the others find a file.
    expect(german).toMatch(/^Content-Type: text\/calendar; charset=utf-8; method=REQUEST\r$/m)
    expect(german).toMatch(/^Content-Type: application\/ics; name=platzwart\.ics\r$/m)
    expect(german).toMatch(/^List-Unsubscribe:\s+<http:\/\/lindenau\.localhost:3000\/api\/abmelden\//m)
    // To the second person it is a request.
    expect(english).not.toContain('List-Unsubscribe')
    const rows = await outbox()
    expect(rows.every((row) => row.daten !== null && Object.keys(row.daten as object).length === 0)).toBe(
      true,
    )
    for (const row of rows)
      expect(server.mails.some((mail) => mail.raw.includes(`<${row.id}@lindenau.example>`))).toBe(true)
  })

  it('says whose choice it is where people choose nothing for themselves, and has no address that switches it off', async () => {
    const server = await smtp()
    const { queue, deps } = await house(server.url, false)
    await stored('vorgemerkt')
    await queue(mails('vorgemerkt'))
    const module = `update mandant set module = $1 where id = '${MANDANT}'`
    await admin.query(module, [['leseraum', 'systemeinstellungen']])
    try {
      for (const row of await outbox()) await sendMail(deps, workOf(row))
    } finally {
      await admin.query(module, [['leseraum', 'systemeinstellungen', 'einstellungen']])
    }
    const german = server.mails.find((mail) => mail.to[0] === 'leserin@lindenau.example')?.raw ?? ''
    expect(german).toContain('Welche Nachrichten kommen, legt das Haus fest.')
    expect(german).not.toContain('List-Unsubscribe')
    expect(german).not.toContain('/einstellungen')
  })

  it('waits while its house is closed, and is no news when that took longer than a day', async () => {
    const server = await smtp()
    const { queue, deps } = await house(server.url, false)
    await stored('vorgemerkt')
    await queue(mails('vorgemerkt'))
    const haus = (set: string) => admin.query(`update mandant set ${set} where id = '${MANDANT}'`)
    const [first, second] = (await outbox()) as [OutboxRow, OutboxRow]
    await haus('gesperrt = now()')
    for (const row of [first, second]) await sendMail(deps, workOf(row))
    expect((await outbox()).map(({ status }) => status)).toEqual(['wartend', 'wartend'])
    await haus("gesperrt = null, wieder_offen = now() + interval '20 hours'")
    await sendMail(deps, workOf(first))
    await haus("wieder_offen = now() + interval '25 hours'")
    await sendMail(deps, workOf(second))
    await haus('wieder_offen = null')
    expect((await outbox()).map(({ id, status }) => [id, status])).toEqual([[first.id, 'gesendet']])
    expect(server.mails).toHaveLength(1)
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
    await stored('vorgemerkt')
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
  it('goes out when the booking stays cancelled', async () => {
    const server = await smtp()
    const { queue, deps } = await house(server.url, false)
    await stored('storniert')
    await queue(mails('storniert', 2))
    for (const row of await outbox()) await sendMail(deps, workOf(row))
    expect(server.mails).toHaveLength(2)
    expect(server.mails[0]?.raw).toContain('method=CANCEL')
  })

  it('is dropped when it was taken back', async () => {
    const server = await smtp()
    const { queue, deps } = await house(server.url, false)
    await stored('reserviert')
    await queue(mails('storniert', 2))
    for (const row of await outbox()) await sendMail(deps, workOf(row))
    expect(server.mails).toEqual([])
    expect(await outbox()).toEqual([])
  })

  it('goes out once when it was taken back and cancelled again', async () => {
    const server = await smtp()
    const { queue, deps } = await house(server.url, false)
    await stored('storniert')
    await queue(mails('storniert', 2))
    await queue(mails('storniert', 4))
    for (const row of await outbox()) await sendMail(deps, workOf(row))
    expect(server.mails).toHaveLength(2)
    expect(await outbox()).toHaveLength(2)
  })
})

describe('the mail of an early end', () => {
  it('is dropped when it was taken back, and goes out of the end that stands', async () => {
    const server = await smtp()
    const { queue, deps } = await house(server.url, false)
    await stored('durchgeführt')
    await admin.query('update leseraum_buchung set version = 4')
    await queue(mails('vorzeitigBeendet', 2))
    await queue(mails('vorzeitigBeendet', 4))
    for (const row of await outbox()) await sendMail(deps, workOf(row))
    expect((await outbox()).map((row) => row.status)).toEqual(['gesendet', 'gesendet'])
    expect(server.mails).toHaveLength(2)
    expect(server.mails[0]?.raw).toMatch(/SEQUENCE:4/)
  })
})

describe('the invitation of a second person', () => {
  const invitation = () => mails('vorgemerkt').filter((mail) => mail.empfaengerId === LARS)

  it.each(['storniert', 'reserviert', 'verschlossen'])(
    'is dropped when the booking is %s by then',
    async (status) => {
      const server = await smtp()
      const { queue, deps } = await house(server.url, false)
      await stored(status)
      await queue(invitation())
      for (const row of await outbox()) await sendMail(deps, workOf(row))
      expect(server.mails).toEqual([])
      expect(await outbox()).toEqual([])
    },
  )

  it('waits until a cancellation can no longer be taken back', async () => {
    const { queue } = await house(null)
    await stored('vorgemerkt')
    await queue(mails('vorgemerkt'))
    await vi.waitFor(
      async () => expect((await outbox()).map((row) => row.status).sort()).toEqual(['gesendet', 'wartend']),
      25_000,
    )
    const { rows } = await admin.query<{ waits: number }>(
      "select max(extract(epoch from start_after - created_on))::int as waits from pgboss.job where name = 'mail'",
    )
    expect(rows[0]?.waits).toBe(CANCEL_MAIL_SECONDS)
  })

  it('goes to nobody when nobody here has the address', async () => {
    const server = await smtp()
    const { queue, deps } = await house(server.url, false)
    await stored('vorgemerkt')
    const unknown = { ...buchung(1), zweiteId: null, zweiteAdresse: 'niemand@anderswo.example' }
    await queue(mailsOf('vorgemerkt', unknown, FACTS, new Map()))
    expect(await outbox()).toHaveLength(2)
    for (const row of await outbox()) await sendMail(deps, workOf(row))
    expect(server.mails.map((mail) => mail.to[0])).toEqual(['leserin@lindenau.example'])
    expect(await outbox()).toHaveLength(1)
  })
})

describe('a mail server', () => {
  const many = Array.from({ length: 50 }, (_, n) =>
    mails('direktReserviert', 1, `01980000-0000-7000-8000-0000000001${String(n).padStart(2, '0')}`),
  ).flat()

  it('that is down, then up, delays 100 of 100 mails and doubles none', { timeout: 120_000 }, async () => {
    const first = await smtp()
    const { port, url } = first
    await first.close()
    closing.pop()
    const { queue } = await house(url)
    await queue(many)
    await vi.waitFor(async () => {
      const rows = await outbox()
      expect(rows.filter((row) => row.fehler !== null).length).toBeGreaterThan(50)
    }, 50_000)
    expect(new Set((await outbox()).map((row) => row.status))).toEqual(new Set(['wartend']))
    const back = await smtp({ port })
    await vi.waitFor(async () => {
      const rows = await outbox()
      expect(rows.filter((row) => row.status === 'gesendet')).toHaveLength(100)
    }, 50_000)
    expect(back.mails).toHaveLength(100)
    expect((await outbox()).every((row) => row.fehler === null && row.versuche >= 1)).toBe(true)
  })

  it('that hangs keeps no booking waiting, and is told in the outbox', async () => {
    const server = await smtp({ hangs: true })
    const { queue, deps: patient } = await house(server.url, false)
    const deps = { ...patient, transport: transportTo(server.url, 400) }
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

  it('has a mail once, though its row is held by somebody for longer than anybody waits for a lock', async () => {
    let held: Promise<unknown> = Promise.resolve()
    const before = async () => {
      const other = await admin.connect()
      await other.query(`begin; select id from benachrichtigung where mandant_id = '${MANDANT}' for update`)
      held = delay(2_500).then(async () => {
        await other.query('commit')
        other.release()
      })
    }
    const server = await smtp({ before })
    const { queue, deps } = await house(server.url, false)
    await queue(mails('direktReserviert').slice(0, 1))
    const [row] = await outbox()
    await sendMail(deps, workOf(row as OutboxRow))
    await held
    expect(await outbox()).toMatchObject([{ status: 'gesendet', versuche: 1 }])
    expect(server.mails).toHaveLength(1)
  })

  it('that refuses one receiver fails that mail at once, and no other', async () => {
    const server = await smtp({ refuses: (address) => address === 'leser@lindenau.example' })
    const { queue } = await house(server.url)
    await queue(mails('direktReserviert'))
    await vi.waitFor(async () => {
      const rows = await outbox()
      expect(rows.map((row) => row.status).sort()).toEqual(['fehlgeschlagen', 'gesendet'])
    }, 25_000)
    await delay(1_200)
    expect((await outbox()).map((row) => row.versuche)).toEqual([1, 1])
    expect((await outbox()).find((row) => row.status === 'fehlgeschlagen')?.fehler).toContain(
      'no such person',
    )
  })

  it('that is not set leaves the mails in the outbox, as kept', async () => {
    const { queue, deps } = await house(null, false)
    await queue(mails('direktReserviert'))
    for (const row of await outbox()) await sendMail(deps, workOf(row))
    const rows = await outbox()
    expect(rows).toMatchObject(Array(2).fill({ status: 'gesendet', ohne_server: true }))
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
      await queue(mailsOf('direktReserviert', buchung(1), { ...FACTS, leseraum: evil }, new Map()))
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
    ['https://haus.example/api/abmelden/x', true],
    ['http://haus.localhost:3000/api/abmelden/x', false],
  ])('are switched off at %s, by one press: %s', async (unsubscribe, byPress) => {
    const server = await smtp()
    await transportTo(server.url).send?.({
      fromName: 'Haus',
      toName: 'Lena',
      to: 'lena@haus.example',
      subject: 'x',
      text: 'x',
      html: 'x',
      messageId: '<1@platzwart>',
      language: 'de',
      attachments: [],
      invitation: null,
      unsubscribe,
    })
    const { raw = '' } = server.mails[0] ?? {}
    expect(raw).toContain(`List-Unsubscribe: <${unsubscribe}>`)
    expect(raw.includes('List-Unsubscribe-Post: List-Unsubscribe=One-Click')).toBe(byPress)
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
      invitation: null,
    }
    await expect(transport.send?.(message)).rejects.toThrow('not an address')
    expect(server.mails).toEqual([])
  })
})
