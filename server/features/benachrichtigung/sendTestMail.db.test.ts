import { createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import * as wire from '@platzwart/contract/operations/benachrichtigung'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../testing/app.ts'
import { createPerson, createTestMandant, type TestMandant, type TestPerson } from '../../testing/mandant.ts'
import { type TestSmtp, type TestSmtpOptions, testSmtp } from '../../testing/smtp.ts'
import { freePort } from '../../testing/wire/freePort.ts'

const NOW = '2026-11-23T08:00:00Z'

let app: TestApp
let haus: TestMandant
let settings: TestPerson
/** One port for all mail servers: which one answers there is the test's. */
let port: number
let smtp: TestSmtp | null = null

beforeAll(async () => {
  port = await freePort()
  app = await testApp(NOW, { smtpUrl: `smtp://127.0.0.1:${port}` })
  haus = await createTestMandant(app, 'haus')
  settings = await haus.scoped((tx) =>
    createPerson(app, tx, 'settings', 'haus', ['customizing_mandant_pflege']),
  )
})

afterEach(async () => {
  await smtp?.close()
  smtp = null
})

afterAll(() => app.close())

async function opened(options: TestSmtpOptions = {}): Promise<TestSmtp> {
  smtp = await testSmtp({ ...options, port })
  return smtp
}

/** Greets, and goes on greeting. */
async function talksWithoutEnd() {
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    sockets.push(socket)
    socket.on('error', () => undefined)
    socket.write('220 welcome\r\n')
    socket.once('data', () => {
      const timer = setInterval(() => socket.write('250-STILL HERE\r\n'), 200)
      socket.on('close', () => clearInterval(timer))
    })
  })
  const itsPort = await freePort()
  await new Promise<void>((resolve) => server.listen(itsPort, '127.0.0.1', resolve))
  return {
    port: itsPort,
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const send = (person: TestPerson | null, body: object = {}, server = app) =>
  server.request(wire.sendTestMail.path, {
    host: haus.host,
    method: 'POST',
    body,
    ...(person === null ? {} : { as: person.token }),
  })

const trail = async () => {
  const { rows } = await haus.scoped((tx) =>
    tx.raw("select akteur_id, nachher from protokoll where aktion = 'sendTestMail' order by id", []),
  )
  return rows
}

/** How many of the database's connections are in a transaction while it is asked. */
const openTransactions = async () => {
  const { rows } = await app.deps.authPool.query<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and state like 'idle in transaction%'`,
  )
  return rows[0]?.n
}

describe('a test mail', () => {
  it('goes to oneself, and what the mail server said of it is told; it stands in the trail and in no outbox', async () => {
    const server = await opened()
    const { status, json } = await send(settings)
    expect([status, json]).toMatchObject([
      200,
      { ergebnis: 'gesendet', antwort: expect.stringMatching(/^250 /) },
    ])
    expect(server.mails).toHaveLength(1)
    const [mail] = server.mails
    expect(mail?.to).toEqual(['settings@haus.example'])
    expect(mail?.raw).toContain('Subject: Testmail von ')
    expect(mail?.raw).toContain('Auto-Submitted: auto-generated')
    expect((await trail()).at(-1)).toEqual({
      akteur_id: settings.id,
      nachher: { adresse: 'settings@haus.example' },
    })
    const { rows } = await haus.scoped((tx) => tx.raw('select from benachrichtigung', []))
    expect(rows).toEqual([])
  })

  it('goes to another address that was chosen', async () => {
    const server = await opened()
    expect((await send(haus.leitung, { adresse: 'Postfach@Anderswo.example' })).json).toMatchObject({
      ergebnis: 'gesendet',
    })
    expect(server.mails[0]?.to).toEqual(['postfach@anderswo.example'])
  })

  it.each([
    ['for good', { refuses: () => true }, /^550 no such person$/],
    ['for now', { greylists: () => true }, /^451 greylisted, come again$/],
    ['with what it says', { defers: () => true }, /^451 not now$/],
  ])('that is not taken, %s, is told as refused, with what was said', async (_, options, said) => {
    await opened(options)
    const { status, json } = await send(haus.leitung)
    expect([status, json]).toMatchObject([
      200,
      { ergebnis: 'abgelehnt', antwort: expect.stringMatching(said) },
    ])
  })

  it('does not reach a server that is away', async () => {
    const { status, json } = await send(haus.leitung)
    expect([status, json]).toMatchObject([
      200,
      { ergebnis: 'nichtErreicht', antwort: expect.stringContaining('ECONNREFUSED') },
    ])
  })

  // Both take as long as the product waits: side by side they take that once.
  it('does not reach one that never says a word, nor waits on where one talks without end, and holds no transaction meanwhile', async () => {
    await opened({ hangs: true })
    const talker = await talksWithoutEnd()
    const another = await testApp(NOW, {
      database: app.database,
      smtpUrl: `smtp://127.0.0.1:${talker.port}`,
    })
    const asked = Promise.all([send(haus.leitung), send(haus.leitung, {}, another)])
    expect(await Promise.race([asked, pause(2_000, null)])).toBeNull()
    expect(await openTransactions()).toBe(0)
    const [silent, talking] = await asked
    expect(silent.json).toMatchObject({ ergebnis: 'nichtErreicht' })
    expect(talking.json).toEqual({ ergebnis: 'nichtErreicht', antwort: null })
    await talker.close()
    await another.close()
  }, 40_000)

  it('says that there is no mail server where there is none, and notes nothing', async () => {
    const without = await testApp(NOW, { database: app.database })
    const before = (await trail()).length
    const { status, json } = await send(haus.leitung, {}, without)
    expect([status, json]).toEqual([200, { ergebnis: 'keinServer', antwort: null }])
    expect(await trail()).toHaveLength(before)
    await without.close()
  })

  it('is for those who see the outbox, to an address that is one, and ten times an hour', async () => {
    const server = await opened()
    expect((await send(null)).status).toBe(401)
    expect((await send(haus.anna)).status).toBe(403)
    for (const adresse of ['', 'kein', 'a@b', 'a@b.example\r\nBcc: c@d.example'])
      expect((await send(settings, { adresse })).status).toBe(422)
    expect(server.mails).toEqual([])
    const answers = []
    for (let nr = 0; nr < 10; nr++) answers.push((await send(settings)).status)
    expect(answers.filter((status) => status === 200)).toHaveLength(9)
    expect(answers.at(-1)).toBe(429)
    expect(server.mails).toHaveLength(9)
  })
})
