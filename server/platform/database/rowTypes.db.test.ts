import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'
import { describer } from '../../testing/statements/describe.ts'
import { findStatements } from '../../testing/statements/findStatements.ts'
import { judgeRow } from '../../testing/statements/judgeRow.ts'

let database: TestDatabase
let client: pg.Client

beforeAll(async () => {
  database = await testDatabase()
  client = new pg.Client({ connectionString: database.ownerUrl })
  await client.connect()
})

afterAll(async () => {
  await client.end()
  await database.drop()
})

describe('the declared type of a statement’s rows', () => {
  it('matches PostgreSQL’s description, for every statement built of constants', {
    timeout: 240_000,
  }, async () => {
    const describeText = await describer(client)
    const statements = findStatements()
    const problems: string[] = []
    for (const { place, type, properties, texts } of statements)
      for (const text of texts ?? []) {
        // A cursor's columns are known only once it is declared.
        if (/^\s*fetch\b/i.test(text)) continue
        const found = judgeRow(properties, await describeText(text), text)
        problems.push(...found.map((problem) => `${place} ${type}: ${problem}`))
      }
    expect(problems).toEqual([])
    const unread = statements.filter(({ texts }) => texts === null).map(({ place }) => place)
    expect(statements.length, `not read: ${unread.join(', ')}`).toBeGreaterThan(5 * unread.length)
  })
})
