import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

const ROOT = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const json = (path: string) => JSON.parse(read(path)) as Record<string, unknown>

interface Service {
  readonly image: string
  readonly build?: { readonly context: string; readonly dockerfile: string }
  readonly environment?: Readonly<Record<string, string>>
  readonly command?: readonly string[]
  readonly volumes?: readonly string[]
  readonly depends_on?: readonly string[] | Readonly<Record<string, unknown>>
  readonly read_only?: boolean
  readonly init?: boolean
  readonly cap_drop?: readonly string[]
  readonly stop_grace_period?: string
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>
  readonly volumes: Readonly<Record<string, null>>
}

const compose = (name: string) => parse(read(`deploy/${name}`), { merge: true }) as Compose

/** The variables that the page for whoever runs this has a line for. */
const DOCUMENTED = new Set(
  [...read('docs/operations.md').matchAll(/^\| `([A-Z][A-Z0-9_]*)` \|/gm)].map(([, name]) => name),
)

/** What the last stage of the image copies from here, each with where it goes. */
const CONTAINERFILE = read('deploy/Containerfile')
const last = CONTAINERFILE.slice(CONTAINERFILE.lastIndexOf('\nFROM '))
const copied = [...last.matchAll(/^COPY (?!--from)(.+) (\S+)$/gm)].flatMap(([, from = '']) => from.split(' '))
const inImage = (path: string) => copied.some((one) => path === one || path.startsWith(`${one}/`))

describe.each(['compose.yaml', 'compose.many.yaml'])('%s', (name) => {
  const { services, volumes } = compose(name)
  const all = Object.entries(services)
  const ours = all.filter(([, { image }]) => image === 'platzwart')

  it('gives our servers settings that there are, and asks for nothing that the example does not name', () => {
    expect(ours.length).toBeGreaterThan(0)
    for (const [, { environment = {} }] of ours) {
      expect(Object.keys(environment).filter((variable) => !DOCUMENTED.has(variable))).toEqual([])
    }
    const example = new Set(
      [...read('deploy/example.env').matchAll(/^([A-Z0-9_]+)=/gm)].map(([, variable]) => variable),
    )
    const asked = [...read(`deploy/${name}`).matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, variable]) => variable)
    expect(asked.filter((variable) => !example.has(variable))).toEqual([])
  })

  it('names services, volumes and files that there are', () => {
    for (const [service, { volumes: mounts = [], depends_on = [] }] of all) {
      const before = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on)
      expect([service, before.filter((one: string) => !(one in services))]).toEqual([service, []])
      for (const [from = ''] of mounts.map((mount) => mount.split(':')))
        expect([
          from,
          from.startsWith('./') ? existsSync(join(ROOT, 'deploy', from)) : from in volumes,
        ]).toEqual([from, true])
    }
    for (const [, { build, command = [] }] of ours) {
      expect(build).toEqual({ context: '..', dockerfile: 'deploy/Containerfile' })
      for (const word of command.filter((it) => it.includes('/')))
        expect([word, inImage(word)]).toEqual([word, true])
    }
  })

  it('runs our servers without rights, on a file system that they cannot write, and lets them come to their end', () => {
    for (const [, service] of ours)
      expect(service).toMatchObject({ read_only: true, init: true, cap_drop: ['ALL'] })
    for (const [, service] of ours.filter(([, { command }]) => command === undefined))
      expect(Number.parseInt(service.stop_grace_period ?? '', 10)).toBeGreaterThan(12)
  })
})

describe('the image', () => {
  it('has the Node of the package, and every workspace that the lock file names', () => {
    const { node } = json('package.json').dependencies as { node: string }
    expect(CONTAINERFILE).toContain(`ARG NODE=${node}\n`)
    for (const workspace of json('package.json').workspaces as string[])
      expect(CONTAINERFILE).toContain(`COPY ${workspace}/package.json ${workspace}/`)
  })

  it('copies what there is, and starts the server as npm does, by nobody in particular', () => {
    expect(copied.filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
    const [, command = ''] = /^CMD (\[.*\])$/m.exec(last) ?? []
    expect(JSON.parse(command)).toEqual([
      'node',
      ...(json('server/run.json').options as string[]),
      'server/main.ts',
    ])
    expect(last).toMatch(/^USER 1000:1000$/m)
    expect(last).toMatch(/^STOPSIGNAL SIGTERM$/m)
  })

  it('is checked and backed up by programs that are in it', () => {
    for (const path of ['deploy/health.mjs', 'deploy/backup.sh', 'server/commands/backup.ts']) {
      expect([path, inImage(path), existsSync(join(ROOT, path))]).toEqual([path, true, true])
    }
    expect(read('deploy/backup.sh')).toContain('node server/commands/backup.ts ')
  })
})
