import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { main, Refusal, ROOT, runNode, tail } from './project.mjs'

const GENERATED = join(ROOT, 'server', 'platform', 'database', 'tables.generated.ts')

/**
 * Writes the types of the tables from a database that was migrated for it, `--check` compares them only. Runs on our Node, because it
 * starts that database with the server's own code.
 */
async function tables() {
  const { startCluster } = await import('../server/platform/cluster/startCluster.ts')
  const { prepareDatabase } = await import('../server/platform/migrate/prepareDatabase.ts')
  const folder = mkdtempSync(join(tmpdir(), 'platzwart-test-'))
  const cluster = await startCluster(folder, { durability: 'throwAway' })
  try {
    const { ownerUrl } = await prepareDatabase(cluster.adminUrl, 'only for reading the catalogue')
    const generated = await generate(ownerUrl, join(folder, 'tables.ts'))
    if (!process.argv.includes('--check')) writeFileSync(GENERATED, generated)
    else if (readFileSync(GENERATED, 'utf8') !== generated) {
      throw new Refusal(
        'server/platform/database/tables.generated.ts is older than the migrations: run npm run tables.',
      )
    }
  } finally {
    await cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function generate(url, file) {
  const cli = join('node_modules', 'kysely-codegen', 'dist', 'cli', 'bin.js')
  const { code, output } = await runNode([
    cli,
    '--config-file',
    'server/kysely-codegen.json',
    '--url',
    url,
    '--out-file',
    file,
  ])
  if (code !== 0) throw new Refusal(`kysely-codegen failed:\n${tail(output)}`)
  return readFileSync(file, 'utf8')
}

main(tables)
