import { describe, expect, it } from 'vitest'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { app, haus, hausSuite } from '../../testing/suites/haus.ts'
import { authOf } from './auth.ts'
import { createAccounts } from './createAccounts.ts'
import { inviteAll } from './inviteAll.ts'

const MANY = 20

hausSuite()

/** People of the house whom nobody has written to yet. */
async function people() {
  const emails = Array.from({ length: MANY }, (_, nr) => `viele${nr}@konto.example`)
  const konten = await createAccounts(
    app.deps.authPool,
    emails.map((email) => ({ email, name: 'Vera Viele' })),
  )
  const all = emails.map((email) => ({
    id: uuidv7(),
    email,
    anmeldungId: konten.get(email) ?? '',
    name: 'Vera Viele',
    sprache: 'de' as const,
  }))
  for (const { id, email, anmeldungId } of all)
    await haus.scoped((tx) =>
      tx.raw(
        `insert into benutzer (mandant_id, id, anmeldung_id, vorname, nachname, email) values ($1, $2, $3, 'Vera', 'Viele', $4)`,
        [haus.id, id, anmeldungId, email],
      ),
    )
  return all
}

describe('many who are let in at once', () => {
  it('get a mail with a link of their own each, or none of them does', async () => {
    const all = await people()
    const invite = (fails: boolean) =>
      haus.scoped(async (tx) => {
        await inviteAll({ auth: authOf(app.deps), mailer: app.deps.mailer }, tx, all)
        if (fails) throw new Error('something else went wrong')
      })
    const open = async () => {
      const { rows } = await haus.scoped((tx) =>
        tx.raw<{ mails: number; offen: number }>(
          `select (select count(distinct empfaenger_id)::int from benachrichtigung
              where mandant_id = $1 and typ = 'kontoEinladung' and empfaenger_id = any($2)) as mails,
            (select count(*)::int from benutzer where mandant_id = $1 and id = any($2) and einladung_bis > $3) as offen`,
          [haus.id, all.map(({ id }) => id), '2026-11-29T00:00:00Z'],
        ),
      )
      return rows[0]
    }
    await expect(invite(true)).rejects.toThrow('something else')
    expect(await open()).toEqual({ mails: 0, offen: 0 })
    await invite(false)
    expect(await open()).toEqual({ mails: MANY, offen: MANY })
  })
})
