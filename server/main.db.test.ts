import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, type IncomingMessage, request } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import * as healthWire from '@platzwart/contract/operations/health'
import * as benutzerWire from '@platzwart/contract/operations/start'
import { ENDPOINTS } from '@platzwart/contract/paths'
import { findPostmaster } from '@platzwart/libs/cluster/postmaster'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { joinOwnCluster } from './platform/database/ownCluster.ts'
import { urlOf } from './platform/migrate/roles.ts'
import { TEST_SECRET } from './testing/database.ts'
import { LiveReader } from './testing/liveReader.ts'
import { type ServerProcess, startProcess } from './testing/serverProcess.ts'
import { freePort } from './testing/wire/freePort.ts'

let folder: string
const processes: ServerProcess[] = []

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'platzwart-test-'))
})

afterEach(async () => {
  for (const server of processes.splice(0)) {
    if (server.child.exitCode === null && server.child.signalCode === null) await server.end('SIGTERM')
  }
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function start(environment: Record<string, string> = {}, port?: number): Promise<ServerProcess> {
  const server = startProcess(folder, port ?? (await freePort()), environment)
  processes.push(server)
  return server
}

async function running(environment: Record<string, string> = {}): Promise<ServerProcess> {
  const server = await start(environment)
  await server.serving()
  return server
}

const postgres = () => findPostmaster(join(folder, 'postgres', 'data'))

async function statusOf(server: ServerProcess, path: string): Promise<number> {
  return (await fetch(`http://127.0.0.1:${server.port}${path}`)).status
}

/** Runs SQL as database administrator, beside the running server. */
async function asAdmin(sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: (await joinOwnCluster(folder)).adminUrl })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}

const MANDANT = '01980000-0000-7000-8000-000000000001'
const TOKEN = 'token-of-the-person-in-this-suite'
const PERSON = `
  insert into mandant (id, name) values ('${MANDANT}', 'Haus');
  insert into auth."user" (id, name, email) values ('u', 'Anna', 'anna@haus.example');
  insert into auth.session (id, "expiresAt", token, "userId") values ('s', now() + interval '24 hours', '${TOKEN}', 'u');
  insert into benutzer (mandant_id, id, anmeldung_id, vorname, nachname, email)
    values ('${MANDANT}', gen_random_uuid(), 'u', 'Anna', 'Muster', 'anna@haus.example')`

/** Sends half of a request, so that the server has begun to answer it. */
async function halfSent(server: ServerProcess, agent: Agent) {
  const body = JSON.stringify({ email: 'anna@haus.example', password: 'ein langer Satz als Passwort' })
  const asked = request({
    port: server.port,
    host: '127.0.0.1',
    method: 'POST',
    path: ENDPOINTS.signIn,
    agent,
    headers: {
      expect: '100-continue',
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      origin: `http://127.0.0.1:${server.port}`,
    },
  })
  asked.flushHeaders()
  await once(asked, 'continue')
  asked.write(body.slice(0, 10))
  const answered = once(asked, 'response') as Promise<[IncomingMessage]>
  return async () => {
    asked.end(body.slice(10))
    const [response] = await answered
    return { status: response.statusCode, json: JSON.parse(await text(response)) as { code: string } }
  }
}

/** Polls readiness on one connection until an answer announces its end. A reset fails it. */
function keepAsking(server: ServerProcess) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = async () => {
    const asked = request({
      port: server.port,
      host: '127.0.0.1',
      path: healthWire.readiness.path,
      agent,
    }).end()
    const [response] = (await once(asked, 'response')) as [IncomingMessage]
    await text(response)
    return { status: response.statusCode, connection: response.headers.connection }
  }
  const begun = ask()
  const untilTold = async () => {
    let answer = await begun
    while (answer.connection !== 'close') answer = await ask()
    // On a new connection.
    const { status } = await ask()
    agent.destroy()
    return status
  }
  return { begun, told: untilTold() }
}

// Seven starts of a whole server; generous for busy machines.
describe('the program', { timeout: 90_000 }, () => {
  it('finishes requests in flight on SIGTERM, accepts no new ones, and exits cleanly', async () => {
    const server = await running()
    expect(server.said()).toContain('The first operator is betreiber@platzwart.example')
    await asAdmin(PERSON)
    const agent = new Agent({ keepAlive: true })
    const idle = new Agent({ keepAlive: true })
    await new Promise((resolve) =>
      request(
        { port: server.port, host: '127.0.0.1', path: healthWire.liveness.path, agent: idle },
        (response) => response.resume().once('end', resolve),
      ).end(),
    )
    const live = await new LiveReader({ port: server.port, host: '127.0.0.1', token: TOKEN }).open()
    await live.until((events) => events.length > 0)
    const finish = await halfSent(server, agent)
    server.child.kill('SIGTERM')
    await live.untilEnded()
    expect(live.raw).toMatch(/^retry: \d{3,4}$/m)
    await expect
      .poll(() =>
        statusOf(server, healthWire.liveness.path).catch(
          (error: Error) => (error.cause as { code: string }).code,
        ),
      )
      .toBe('ECONNREFUSED')
    // Jobs do not wait for slow clients.
    await expect.poll(server.said, { timeout: 8_000 }).toContain('jobs are at rest')
    const answer = await finish()
    expect([answer.status, answer.json.code]).toEqual([401, 'sitzung.falsch'])
    expect(await server.end()).toBe(0)
    expect(postgres()).toBeNull()
    for (const one of [agent, idle]) one.destroy()
  })

  it('resets no kept-alive connection: each is told first, and balancers see it', async () => {
    const server = await running()
    const clients = Array.from({ length: 16 }, () => keepAsking(server))
    await Promise.all(clients.map(({ begun }) => begun))
    server.child.kill('SIGTERM')
    const last = await Promise.all(clients.map(({ told }) => told))
    expect(last).toEqual(Array.from({ length: 16 }, () => 503))
    expect(await server.end()).toBe(0)
  })

  it('names the port in use and what to do, and leaves nothing running', async () => {
    const taken = createServer()
    taken.listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const { port } = taken.address() as { port: number }
    const server = await start({}, port)
    expect(await server.end()).toBe(1)
    expect(server.said()).toContain(`Port ${port} is in use by another program`)
    expect(server.said()).toContain(`PORT=${port + 1} npm start`)
    await expect.poll(postgres).toBeNull()
    taken.close()
  })

  it('refuses a second instance with a clear message, recovers everything after kill -9, and stops on Ctrl-C', async () => {
    const first = await running()
    const second = await start()
    expect(await second.end()).toBe(1)
    expect(second.said()).toContain(
      `Platzwart already runs on the data folder ${folder} (process ${first.child.pid})`,
    )
    const { adminUrl } = await joinOwnCluster(folder)
    await besideOnItsDatabase(adminUrl)
    expect(await statusOf(first, healthWire.readiness.path)).toBe(200)
    expect(await first.end('SIGKILL')).toBe('SIGKILL')
    const third = await running()
    expect(await asAdmin('select name from mandant')).toEqual([{ name: 'Haus' }])
    expect(await statusOf(third, benutzerWire.start.path)).toBe(200)
    expect(await third.end('SIGINT')).toBe(0)
    expect(postgres()).toBeNull()
  })
})

/** Given the database's address, a server with the same secret shares it, and one with another secret is refused. */
async function besideOnItsDatabase(adminUrl: string): Promise<void> {
  const SECRET = 'another secret than that of the first server'
  const url = urlOf('platzwart_owner', adminUrl, TEST_SECRET)
  const [sharing, stranger] = await Promise.all([
    running({ DATABASE_URL: urlOf('platzwart_app', adminUrl, TEST_SECRET) }),
    start({ DATABASE_URL: url, SECRET }),
  ])
  expect(await statusOf(sharing, healthWire.readiness.path)).toBe(200)
  expect(await stranger.end()).toBe(1)
  expect(stranger.said()).toContain('The login platzwart_owner of DATABASE_URL may not prepare the database')
  for (const word of [SECRET, new URL(url).password, decodeURIComponent(new URL(url).password)])
    expect(stranger.said().includes(word)).toBe(false)
  // The refused server changed nobody's password.
  expect(await statusOf(sharing, healthWire.readiness.path)).toBe(200)
  expect(await sharing.end('SIGTERM')).toBe(0)
}
