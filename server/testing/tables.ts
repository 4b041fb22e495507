import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import pg from 'pg'
import { startOwnCluster } from '../platform/database/ownCluster.ts'
import { prepareDatabase } from '../platform/migrate/prepareDatabase.ts'
import { withClient } from '../platform/migrate/session.ts'
import { memoryFolder } from './cluster/memoryFolder.ts'
import { differencesOf, readSchema } from './schema.ts'

const SERVER = resolve(import.meta.dirname, '..')
const GENERATED = join(SERVER, 'platform', 'database', 'tables.generated.ts')
const SCHEMA = join(SERVER, 'platform', 'database', 'schema.generated.txt')

/**
 * `npm run tables`: writes the types of the tables, and the whole schema as text, from a database that is migrated for it and thrown away.
 * With `--check` it only compares them, and ends with 1 when they are not what the migrations make.
 */
async function tables(check: boolean): Promise<number> {
  const folder = mkdtempSync(join(memoryFolder(), 'platzwart-test-'))
  const cluster = await startOwnCluster(folder, { durability: 'throwAway' })
  try {
    const { ownerUrl } = await prepareDatabase(cluster.adminUrl, 'only for reading the catalogue')
    const generated = generate(ownerUrl, folder, await readEnums(ownerUrl))
    const schema = await withClient(cluster.adminUrl, readSchema)
    if (!check) {
      writeFileSync(GENERATED, generated)
      writeFileSync(SCHEMA, schema)
      return 0
    }
    const problems: string[] = []
    if (readFileSync(GENERATED, 'utf8') !== generated)
      problems.push(`${GENERATED} is not what the migrations make.`)
    const differences = differencesOf(readFileSync(SCHEMA, 'utf8'), schema)
    if (differences.length > 0) problems.push(`${SCHEMA} is not what the migrations make:`, ...differences)
    if (problems.length === 0) return 0
    process.stderr.write(
      `${problems.join('\n')}\nIf the migrations are right, run npm run tables and read what it changes.\n`,
    )
    return 1
  } finally {
    await cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Columns that a check holds to a list of words, `table.column` → the words as a type; with default and null as the generator writes them. */
async function readEnums(url: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<EnumRow>(ENUMS)
    return Object.fromEntries(
      rows.map(({ name, words, nullable, defaulted }) => {
        const union =
          words
            .toSorted()
            .map((word) => `'${word}'`)
            .join(' | ') + (nullable ? ' | null' : '')
        return [name, defaulted ? `Generated<${union}>` : union]
      }),
    )
  } finally {
    await client.end()
  }
}

interface EnumRow {
  readonly name: string
  readonly words: string[]
  readonly nullable: boolean
  readonly defaulted: boolean
}

// PostgreSQL writes "col in ('a', 'b')" back as "(col = ANY (ARRAY['a'::text, 'b'::text]))", and a list of one as "(col = 'a'::text)".
const ENUMS = `
  select t.relname || '.' || a.attname as name, not a.attnotnull as nullable, a.atthasdef as defaulted,
    array(select m[1] from regexp_matches(pg_get_constraintdef(c.oid), '''([^'']+)''::text', 'g') m) as words
  from pg_constraint c
    join pg_class t on t.oid = c.conrelid
    join pg_attribute a on a.attrelid = t.oid and a.attnum = c.conkey[1]
  where c.contype = 'c' and cardinality(c.conkey) = 1 and t.relnamespace = 'public'::regnamespace and a.atttypid = 'text'::regtype
    and pg_get_constraintdef(c.oid) ~ ('^CHECK \\(\\(' || a.attname || ' = (ANY \\(ARRAY\\[)?''[^()]*\\)+$')
  order by 1`

function generate(url: string, folder: string, columns: Record<string, string>): string {
  const cli = join(dirname(createRequire(import.meta.url).resolve('kysely-codegen')), 'cli', 'bin.js')
  const file = join(folder, 'tables.ts')
  const config = join(folder, 'kysely-codegen.json')
  const own = JSON.parse(readFileSync(join(SERVER, 'kysely-codegen.json'), 'utf8')) as object
  writeFileSync(config, JSON.stringify({ ...own, overrides: { columns } }))
  const options = ['--config-file', config, '--url', url, '--out-file', file]
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...options], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`kysely-codegen failed.\n${stdout}${stderr}`)
  return readFileSync(file, 'utf8')
}

process.exitCode = await tables(process.argv.includes('--check'))
