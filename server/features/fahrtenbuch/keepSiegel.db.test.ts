import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { periodAt } from '../../platform/jobs/recurring.ts'
import { createMailTransport, type MailTransport } from '../../platform/mail/transport.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { recorded } from '../../testing/fahrtenbuch.ts'
import { createTestFlotte, setSetting, type TestFlotte } from '../../testing/fahrzeug.ts'
import { mailDeps } from '../../testing/mailDeps.ts'
import { createTestMandant, type TestMandant } from '../../testing/mandant.ts'
import { shownMail } from '../../testing/mime.ts'
import { type TestSmtp, testSmtp } from '../../testing/smtp.ts'
import { sendMail } from '../benachrichtigung/sendMail.ts'
import { remindDaily } from '../fahrzeug/frist/remindDaily.ts'

let app: TestApp
let smtp: TestSmtp
let transport: MailTransport
let haus: TestMandant
let fremd: TestMandant
let flotte: TestFlotte

beforeAll(async () => {
  smtp = await testSmtp()
  transport = createMailTransport({ smtpUrl: smtp.url, from: 'platzwart@nordhafen.example' })
  app = await testApp('2026-11-24T08:00:00Z')
  haus = await createTestMandant(app, 'nordhafen')
  fremd = await createTestMandant(app, 'fremd')
  flotte = await createTestFlotte(app, haus)
  const foreignOnes = await createTestFlotte(app, fremd)
  await recorded(fremd, foreignOnes.golf, fremd.anna, {})
  await setSetting(
    haus,
    'fahrzeug.berichtAdressen',
    '["Fuhrpark@Nordhafen.example","Pruefer@Kanzlei.example"]',
  )
})

afterAll(async () => {
  transport.close()
  await app.close()
  await smtp.close()
})

beforeEach(async () => {
  smtp.mails.length = 0
  for (const table of ['benachrichtigung', 'auftragslauf'])
    await haus.scoped((tx) => tx.raw(`delete from ${table}`))
})

const run = (day: string) =>
  remindDaily({ ...app.deps, pool: app.jobs.pool }, periodAt(Temporal.Instant.from(`${day}T08:00:00Z`), 600))

/** Receivers of the day's mails, and what the last of them says. */
async function told() {
  const { rows } = await haus.scoped((tx) =>
    tx.raw<{ id: string }>("select id from benachrichtigung where typ = 'fahrtenbuchSiegel' order by id"),
  )
  const deps = mailDeps(app, transport)
  for (const { id } of rows)
    await sendMail(deps, { data: { mandantId: haus.id, benachrichtigungId: id }, retries: 0, last: false })
  const mails = await Promise.all(smtp.mails.map((mail) => shownMail(mail)))
  return { to: mails.flatMap(({ to }) => to).sort(), mails }
}

async function sealed() {
  const { rows } = await haus.scoped((tx) =>
    tx.raw<{ tag: string; nummer: number; hash: string }>(
      'select tag::text as tag, nummer, hash from fahrtenbuch_siegel where fahrzeug_id = $1 order by tag',
      [flotte.golf],
    ),
  )
  return rows
}

describe('the seals of a day', () => {
  it('are none while no logbook grows', async () => {
    await run('2026-11-24')
    expect([await sealed(), (await told()).to]).toEqual([[], []])
  })

  it('are kept once, and told to the fleet managers and to the addresses of the report', async () => {
    await recorded(haus, flotte.golf, flotte.fahrerin, {}, {}, {})
    await run('2026-11-25')
    await run('2026-11-25')
    const [seal] = await sealed()
    expect(await sealed()).toEqual([
      { tag: '2026-11-25', nummer: 3, hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ])
    const { to, mails } = await told()
    // The fleet manager's own address stands in the list, too, and gets one mail.
    expect(to).toEqual(['fuhrpark@nordhafen.example', 'leitung@nordhafen.example', 'pruefer@kanzlei.example'])
    for (const { text, html, subject } of mails) {
      expect(subject).toBe('Stand der Fahrtenbücher, Mi., 25.11.2026')
      for (const part of [text, html])
        expect(part).toContain(`3 Einträge, letzter Nr. 3, Prüfsumme ${seal?.hash.slice(0, 32)}`)
    }
  })

  it('are no news on a day without a trip, and tell the next that comes', async () => {
    await run('2026-11-26')
    expect((await told()).to).toEqual([])
    await recorded(haus, flotte.golf, flotte.fahrerin, { kmStart: 10_120 })
    await run('2026-11-27')
    expect((await sealed()).map(({ tag, nummer }) => [tag, nummer])).toEqual([
      ['2026-11-25', 3],
      ['2026-11-27', 4],
    ])
    expect((await told()).to).toHaveLength(3)
  })

  it('are kept, and told to nobody, where the house has switched the mail off', async () => {
    await setSetting(haus, 'benachrichtigung.fahrtenbuchSiegel', 'false')
    await recorded(haus, flotte.golf, flotte.fahrerin, { kmStart: 10_160 })
    await run('2026-11-28')
    expect([(await sealed()).length, (await told()).to]).toEqual([3, []])
  })

  it.each(['update fahrtenbuch_siegel set nummer = 1', 'delete from fahrtenbuch_siegel'])(
    'are not the application’s to change: %s',
    async (text) => {
      await expect(haus.scoped((tx) => tx.raw(text))).rejects.toMatchObject({ code: '42501' })
    },
  )
})
