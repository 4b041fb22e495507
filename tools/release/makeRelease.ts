import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { RELEASED, sumOf } from './migrations.ts'
import { ReleaseRefusal, refuseOldVersion, releasedChangelog } from './notes.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const MIGRATIONS = join(ROOT, 'server/migrations')

/**
 * `npm run release -- 0.2.0`: makes a release of what stands here, on this machine (docs/releases/README.md). Nothing is sent anywhere; what is to be
 * pushed is said at the end.
 */
function makeRelease(version: string, tested: boolean): void {
  refuseUnready(version)
  if (!tested) runs('npm', ['run', 'test:all'])
  const day = Temporal.Now.plainDateISO().toString()
  edit('CHANGELOG.md', (text) => releasedChangelog(text, version, day))
  runs('npm', ['version', version, '--no-git-tag-version', '--allow-same-version'])
  const names = readdirSync(MIGRATIONS).sort()
  const sums = names.map((name) => `${sumOf(readFileSync(join(MIGRATIONS, name), 'utf8'))}  ${name}\n`)
  writeFileSync(join(ROOT, RELEASED), sums.join(''))
  runs('git', ['add', 'CHANGELOG.md', 'package.json', 'package-lock.json', RELEASED])
  runs('git', ['commit', '--quiet', '--allow-empty', '--message', `Release ${version}`])
  runs('git', ['tag', '--annotate', `v${version}`, '--cleanup', 'verbatim', '--file', notesOf(version)])
  const builder = ['docker', 'podman'].find((name) => spawnSync(name, ['info']).status === 0)
  const image = `platzwart:${version}`
  const build = ['build', '--file', 'deploy/Containerfile', '--tag', image, '--tag', 'platzwart', '.']
  if (builder !== undefined) runs(builder, build)
  console.log(
    [
      `\nPlatzwart ${version} is committed and tagged v${version}.`,
      builder === undefined
        ? `Neither docker nor podman runs here. Build the image where one of them is, from the tag: docker ${build.join(' ')}`
        : `Its image is ${image}.`,
      `When all of it is right: git push origin HEAD v${version}, and push the image to where your servers take it from.\n`,
    ].join('\n'),
  )
}

const notesOf = (version: string) => `docs/releases/${version}.md`

/** @throws ReleaseRefusal before anything is written */
function refuseUnready(version: string): void {
  const last = asked('git', ['describe', '--tags', '--abbrev=0', '--match', 'v*'])?.slice(1) ?? null
  refuseOldVersion(version, last)
  if (!existsSync(join(ROOT, notesOf(version))))
    throw new ReleaseRefusal(
      `Write ${notesOf(version)} first: a page on which users read what is new for them.`,
    )
  if (asked('git', ['status', '--porcelain']) !== '')
    throw new ReleaseRefusal('There are changes that are not committed: a release is made of what is.')
  // What it says is needed below, and a refusal then would leave half of it done.
  releasedChangelog(readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8'), version, '')
}

function edit(path: string, change: (text: string) => string): void {
  writeFileSync(join(ROOT, path), change(readFileSync(join(ROOT, path), 'utf8')))
}

function runs(command: string, args: readonly string[]): void {
  const { status } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit' })
  if (status !== 0) throw new ReleaseRefusal(`${[command, ...args].join(' ')} failed: see above.`)
}

/** What a program says; null where it fails. */
function asked(command: string, args: readonly string[]): string | null {
  const { status, stdout } = spawnSync(command, args, { cwd: ROOT, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}

try {
  const { values, positionals } = parseArgs({
    options: { tested: { type: 'boolean' } },
    allowPositionals: true,
  })
  if (positionals.length !== 1) throw new ReleaseRefusal('Say which version: npm run release -- 0.2.0')
  makeRelease(positionals[0] ?? '', values.tested ?? false)
} catch (error) {
  if (!(error instanceof ReleaseRefusal)) throw error
  console.error(`\n${error.message}\n`)
  process.exitCode = 1
}
