import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { startOwnCluster } from '../platform/database/ownCluster.ts'
import { prepareDatabase } from '../platform/migrate/prepareDatabase.ts'

const SERVER = resolve(import.meta.dirname, '..')
const GENERATED = join(SERVER, 'platform', 'database', 'tables.generated.ts')

/**
 * `npm run tables`: writes the types of the tables from a database that is migrated for it and thrown away.
 * With `--check` it only compares them, and ends with 1 when they are older than the migrations.
 */
async function tables(check: boolean): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'platzwart-test-'))
  const cluster = await startOwnCluster(folder, { durability: 'throwAway' })
  try {
    const { ownerUrl } = await prepareDatabase(cluster.adminUrl, 'only for reading the catalogue')
    const generated = generate(ownerUrl, join(folder, 'tables.ts'))
    if (!check) writeFileSync(GENERATED, generated)
    else if (readFileSync(GENERATED, 'utf8') !== generated) {
      process.stderr.write(`${GENERATED} is older than the migrations: run npm run tables\n`)
      return 1
    }
    return 0
  } finally {
    await cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function generate(url: string, file: string): string {
  const cli = join(dirname(createRequire(import.meta.url).resolve('kysely-codegen')), 'cli', 'bin.js')
  const options = ['--config-file', join(SERVER, 'kysely-codegen.json'), '--url', url, '--out-file', file]
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...options], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`kysely-codegen failed.\n${stdout}${stderr}`)
  return readFileSync(file, 'utf8')
}

process.exitCode = await tables(process.argv.includes('--check'))
