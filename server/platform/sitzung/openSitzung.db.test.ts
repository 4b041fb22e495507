import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { MandantId } from '@platzwart/domain/id'
import { describe, expect, it } from 'vitest'
import type { TestPerson } from '../../testing/mandant.ts'
import { app, fremd, haus, hausSuite } from '../../testing/suites/haus.ts'
import { STATEMENTS } from '../database/tx.ts'
import { type OpenSitzung, openSitzung } from './openSitzung.ts'
import { placeToken } from './place.ts'

hausSuite(undefined, { fremd: true })

const open = (token: string, hostMandantId: string | null = null) =>
  openSitzung(
    { pool: app.deps.appPool, token, hostMandantId: hostMandantId as MandantId, requestId: null },
    async ({ mandantId, benutzerId }: OpenSitzung) => ({ mandantId, benutzerId }),
  )

/** Creates another session of a person, whose token may claim another place. */
async function session(person: TestPerson, token: string): Promise<string> {
  await app.deps.authPool.query(
    `insert into auth.session (id, "expiresAt", token, "userId") values ($1, now() + interval '1 hour', $1, $2)`,
    [token, `user-${person.id}`],
  )
  return token
}

const place = (mandantId: string, { id }: TestPerson) => ({ mandantId, benutzerId: id })
const REFUSED = (code: string) => ({ refusal: { status: 401, code } })

describe('the session gate', () => {
  it('opens a session at its token’s place without a lookup', async () => {
    const token = await session(haus.anna, placeToken('placed', place(haus.id, haus.anna)))
    const sent: string[] = []
    const read = (text: unknown) => sent.push(String(text))
    subscribe(STATEMENTS, read)
    try {
      expect(await open(token)).toEqual(place(haus.id, haus.anna))
    } finally {
      unsubscribe(STATEMENTS, read)
    }
    expect(sent).toHaveLength(2)
    expect(sent.filter((text) => /mandant_id = \$1/.test(text))).toHaveLength(1)
  })

  it('accepts older sessions, whose tokens have no place', async () => {
    const token = await session(haus.anna, 'of-before')
    for (const host of [null, haus.id, null])
      expect(await open(token, host)).toEqual(place(haus.id, haus.anna))
    await expect(open(token, fremd.id)).rejects.toMatchObject(REFUSED('sitzung.fremd'))
  })

  it.each([
    ['another person of the house', () => place(haus.id, haus.leitung)],
    ['somebody of another house', () => place(fremd.id, fremd.leitung)],
    ['nobody', () => place(haus.id, { ...haus.anna, id: fremd.id })],
  ])('never trusts a token’s claim that it is %s', async (who, claimed) => {
    const token = await session(haus.anna, placeToken(`claims ${who}`, claimed()))
    for (const host of [null, haus.id, fremd.id])
      await expect(open(token, host)).rejects.toMatchObject(REFUSED('sitzung.ungueltig'))
  })

  it('refuses a place without a session', async () => {
    const token = placeToken('never-signed-in', place(haus.id, haus.leitung))
    await expect(open(token)).rejects.toMatchObject(REFUSED('sitzung.ungueltig'))
  })

  it('rolls back what was sent along with an invalid session', async () => {
    const opened = openSitzung(
      {
        pool: app.deps.appPool,
        token: placeToken('never-signed-in', place(haus.id, haus.anna)),
        hostMandantId: null,
        requestId: null,
        ahead: ({ mandantId, benutzerId }) => ({
          sql: `insert into wiederholschluessel (mandant_id, benutzer_id, schluessel, anfrage, status, antwort)
                values ($1, $2, 'ahead', '', 0, '')`,
          parameters: [mandantId, benutzerId],
        }),
      },
      async () => 'opened',
    )
    await expect(opened).rejects.toMatchObject(REFUSED('sitzung.ungueltig'))
    const kept = await haus.scoped((tx) =>
      tx.raw("select from wiederholschluessel where schluessel = 'ahead'"),
    )
    expect(kept.rows).toEqual([])
  })
})
