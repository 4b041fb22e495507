import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptyDatabase, type TestDatabase } from '../../testing/database.ts'
import { copyOut } from '../database/copyRows.ts'
import { withAdmin } from '../migrate/session.ts'
import type { BackupEnd, BackupPart } from './archive.ts'
import { ExpectedContents } from './expectedContents.ts'
import { isSameSum, rowSumOf, SummedBytes, sumCopied, sumOfLines } from './rowSum.ts'

const COLUMNS = ['nr', '"Text"', 'leer', 'ja', 'tag', 'zeit', 'raum', 'zahl', 'roh', 'liste', 'json', 'netz']
const SELECT = 'select * from probe'

let database: TestDatabase

beforeAll(async () => {
  database = await emptyDatabase()
  await withAdmin(database.adminUrl, (admin) =>
    admin.query(String.raw`
      create table probe (nr int, "Text" text, leer text, ja boolean, tag date, zeit timestamptz, raum tstzrange,
        zahl double precision, roh bytea, liste text[], json jsonb, netz inet);
      insert into probe select n, case n % 5 when 0 then null when 1 then E'\\N' when 2 then E'a\tb\nc\rd\be\ff\x0b \\n \\\\'
          when 3 then '' else repeat('ä€😀', n) end,
        null, n % 2 = 0, '2026-03-29', now() + n * interval '1 minute', tstzrange(now(), null), n / 3.0,
        decode(md5(n::text), 'hex'), array['x', null, E'"\\\t'], jsonb_build_object('t', E'\\ "\n'), '10.0.0.1'
      from generate_series(1, 200) n`),
  )
})

afterAll(() => database.drop())

/** COPY's output for these rows, and the sum the database computes. */
async function both(select = SELECT) {
  return await withAdmin(database.adminUrl, async (admin) => {
    const pieces: Buffer[] = []
    for await (const piece of copyOut(admin, `copy (${select}) to stdout`)) pieces.push(piece)
    return { copied: Buffer.concat(pieces), said: await sumCopied(admin, select, COLUMNS) }
  })
}

function summed(bytes: Buffer, size = 1000, escaped = true) {
  const sum = new SummedBytes(escaped)
  const lent = Buffer.alloc(size)
  for (let from = 0; from < bytes.length; from += size) {
    const length = bytes.copy(lent, 0, from, from + size)
    sum.add(lent.subarray(0, length))
  }
  return sum.end()
}

describe('the sum of rows', () => {
  it("is equal from the database and from COPY's bytes, for every type and order, however they are chunked", async () => {
    const { copied, said } = await both()
    expect(said.rows).toBe(200)
    for (const size of [1, 7, 1000, copied.length]) expect(summed(copied, size)).toEqual(said)
    expect((await both(`${SELECT} order by nr desc`)).said).toEqual(said)
  })

  it('differs when a row is missing, duplicated, or changed by a byte', async () => {
    const { copied, said } = await both()
    const first = copied.subarray(0, copied.indexOf('\n') + 1)
    const changed = Buffer.from(copied)
    changed[0] = '9'.charCodeAt(0)
    for (const other of [copied.subarray(first.length), Buffer.concat([copied, first]), changed])
      expect(isSameSum(summed(other), said)).toBe(false)
  })

  it('is equal for plain lines', async () => {
    const lines = `select row_to_json(p)::text as zeile from probe p`
    await withAdmin(database.adminUrl, async (admin) => {
      const { rows } = await admin.query<{ zeile: string }>(lines)
      const bytes = Buffer.from(rows.map(({ zeile }) => `${zeile}\n`).join(''))
      const { rows: said } = await admin.query(sumOfLines(lines))
      expect(summed(bytes, 1000, false)).toEqual(rowSumOf(said[0]))
    })
  })
})

describe('verifying an archive', () => {
  const parts = async function* (all: readonly BackupPart[]): AsyncGenerator<BackupPart, BackupEnd, void> {
    yield* all
    return { sha256: '', rows: 0, files: 0 }
  }
  const part = (name: string, content: string) => ({ name, content: Buffer.from(content) })
  const FILE = part('files/a/b', 'bytes')

  async function written() {
    const one = new ExpectedContents(true)
    one.rows('all/leer', { rows: 0, sum: 0n })
    one.rows('all/t', summed(Buffer.from('1\n2\n')))
    const file = one.file(
      FILE.name,
      (async function* () {
        yield FILE.content
      })(),
    )
    for await (const _ of file);
    return one
  }

  it.each([
    [null, [part('all/t', '1\n'), part('all/t', '2\n'), FILE]],
    ['all/t', [part('all/t', '1\n1\n'), FILE]],
    ['all/t', [part('all/t', '1\n'), FILE]],
    ['all/t', [FILE]],
    ['all/t', [part('all/t', '1\n2\n'), FILE, part('all/t', '1\n2\n')]],
    ['all/u', [part('all/t', '1\n2\n'), part('all/u', '1\n'), FILE]],
    ['files/a/b', [part('all/t', '1\n2\n'), part('files/a/b', 'bytez')]],
    ['files/a/b', [part('all/t', '1\n2\n')]],
  ])('detects %s', async (wrong, all) => {
    expect(await (await written()).wrongIn(parts(all))).toBe(wrong)
  })
})
