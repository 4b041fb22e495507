import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, run } from './project.mjs'

export const NO_PGBENCH =
  'Left out: the raw limits of PostgreSQL. There is no pgbench, and none could be fetched from Debian (apt-get install postgresql); PGBENCH_PATH names one.'

const DEBIAN = '/usr/lib/postgresql'
const OWN = join(ROOT, '.data', 'pgbench')

/** Where Debian's packages, installed or only unpacked, have it; the newest first. */
function paths() {
  const roots = [DEBIAN, join(OWN, DEBIAN)]
  const programs = roots.flatMap((root) =>
    (existsSync(root) ? readdirSync(root) : [])
      .sort((a, b) => Number(b) - Number(a))
      .map((version) => join(root, version, 'bin', 'pgbench')),
  )
  return programs.filter((path) => existsSync(path))
}

/** Libraries that were unpacked beside it. */
function libraries() {
  const root = join(OWN, 'usr', 'lib')
  if (!existsSync(root)) return {}
  const folders = readdirSync(root)
    .filter((name) => name.endsWith('-linux-gnu'))
    .map((name) => join(root, name))
  return { LD_LIBRARY_PATH: [...folders, process.env.LD_LIBRARY_PATH].filter(Boolean).join(':') }
}

async function starts(path) {
  return (await run(path, ['--version'], { env: libraries() })).code === 0
}

/**
 * Unpacks Debian's packages into a folder of the project, which needs no rights. Installing them would make and start a database
 * of the machine's own, which is nobody's wish here and would sit beside what is measured.
 */
async function unpack() {
  mkdirSync(OWN, { recursive: true })
  const { output } = await run('apt-cache', ['depends', 'postgresql'])
  const server = /Depends: (postgresql-\d+)/.exec(output)?.[1]
  if (server === undefined) return
  console.log('Fetching pgbench from Debian, once.')
  const fetched = await run('sh', ['-c', `cd '${OWN}' && apt-get -qq download ${server} libpq5`])
  if (fetched.code === 0)
    await run('sh', ['-c', `cd '${OWN}' && for f in *.deb; do dpkg -x "$f" .; done && rm *.deb`])
}

async function firstThatStarts() {
  for (const path of paths()) if (await starts(path)) return { PGBENCH_PATH: path, ...libraries() }
  return undefined
}

/**
 * PostgreSQL's own load client, for the yardsticks: the variables that name it, or none when there is none to be had. The figures
 * then stand without their yardstick, and say so.
 * @returns {Promise<Record<string, string>>}
 */
export async function ensurePgbench() {
  if (process.env.PGBENCH_PATH) return {}
  const there = await firstThatStarts()
  if (there !== undefined) return there
  await unpack()
  return (await firstThatStarts()) ?? {}
}
