import { describe, expect, it } from 'vitest'
import { app, haus, hausSuite } from '../../testing/suites/haus.ts'
import { createAccounts } from './createAccounts.ts'

hausSuite()

const accounts = (...emails: string[]) =>
  createAccounts(
    app.deps.authPool,
    emails.map((email) => ({ email, name: 'Neu' })),
  )

describe('accounts of many at once', () => {
  it('are made where there are none, and left as they are where there are', async () => {
    const first = await accounts('a@konto.example', haus.anna.email)
    expect(first.get(haus.anna.email)).toBe(`user-${haus.anna.id}`)
    expect([...(await accounts('a@konto.example', 'b@konto.example')).keys()]).toEqual([
      'a@konto.example',
      'b@konto.example',
    ])
    const { rows } = await app.deps.authPool.query(
      'select id, name from "user" where email = any($1) order by email',
      [[haus.anna.email, 'a@konto.example']],
    )
    expect(rows.find(({ name }) => name === 'Neu')).toMatchObject({ id: first.get('a@konto.example') })
    expect(rows).toHaveLength(2)
  })
})
