import { Readable } from 'node:stream'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { emptyDatabase, type TestDatabase } from '../../testing/database.ts'
import { withAdmin } from '../migrate/session.ts'
import { copyIn, copyOut } from './copyRows.ts'

const LINES = 20_000

let database: TestDatabase

beforeAll(async () => {
  database = await emptyDatabase()
  await withAdmin(database.adminUrl, (admin) =>
    admin.query('create table zeile (nr int primary key, t text)'),
  )
})

afterAll(() => database.drop())

const connect = async () => {
  const client = new pg.Client({ connectionString: database.adminUrl })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

it('yields chunks that stay unchanged while later ones arrive', async () => {
  const client = await connect()
  const pieces: Buffer[] = []
  const text = `copy (select n, repeat(n::text, 1 + n % 300) from generate_series(1, ${LINES}) n) to stdout`
  for await (const piece of copyOut(client, text)) pieces.push(piece)
  await client.end()
  const lines = Buffer.concat(pieces).toString().trimEnd().split('\n')
  const right = Array.from(
    { length: LINES },
    (_, at) => `${at + 1}\t${`${at + 1}`.repeat(1 + ((at + 1) % 300))}`,
  )
  expect(lines.length).toBe(LINES)
  expect(lines.findIndex((line, at) => line !== right[at])).toBe(-1)
})

it('does not wait for the rest when the reader stops early', async () => {
  const client = await connect()
  for await (const _ of copyOut(
    client,
    `copy (select n, repeat('x', 900) from generate_series(1, 1000000) n) to stdout`,
  ))
    break
  await client.end()
})

it('rejects for the reader when PostgreSQL refuses the statement, at once or midway', async () => {
  const read = async (text: string) => {
    const client = await connect()
    try {
      for await (const _ of copyOut(client, text));
    } finally {
      await client.end().catch(() => undefined)
    }
  }
  await expect(read('copy (select * from nichts) to stdout')).rejects.toThrow('nichts')
  const late =
    'copy (select repeat(n::text, 100), 1 / (50000 - n) from generate_series(1, 60000) n) to stdout'
  await expect(read(late)).rejects.toThrow('division by zero')
})

it('counts rows, and leaves nothing after an invalid row or a failing source', async () => {
  const put = async (source: Iterable<string> | AsyncIterable<string>) => {
    const client = await connect()
    try {
      return await copyIn(client, 'copy zeile from stdin', Readable.from(source, { objectMode: false }))
    } finally {
      await client.end()
    }
  }
  expect(await put(['1\tei', 'ns\n2\tzwei\n'])).toBe(2)
  await expect(put(['3\tdrei\n', 'vier\tvier\n'])).rejects.toThrow('invalid input syntax')
  const failing = async function* () {
    yield '5\tfünf\n'
    throw new Error('the source has failed')
  }
  await expect(put(failing())).rejects.toThrow('the source has failed')
  await withAdmin(database.adminUrl, async (admin) => {
    expect((await admin.query('select nr from zeile order by nr')).rows).toEqual([{ nr: 1 }, { nr: 2 }])
  })
})
