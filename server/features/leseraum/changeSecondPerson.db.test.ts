import { beforeEach, describe, expect, it } from 'vitest'
import { uuidv7 } from '../../platform/database/uuid.ts'
import type { TestAnswer } from '../../testing/app.ts'
import { untilWaiting } from '../../testing/database.ts'
import { BOOK } from '../../testing/leseraum.ts'
import { app, haus, hausSuite, leseraeume } from '../../testing/suites/haus.ts'

hausSuite()

const { slot, bookAs, post, rows } = leseraeume

beforeEach(async () => {
  for (const table of ['leseraum_einladung', 'benachrichtigung', 'leseraum_buchung'])
    await rows(`delete from ${table}`, [])
})

const ask = (zweitePerson: string) =>
  bookAs(haus.anna, { leseraumId: haus.room, gruppengroesse: 2, zweitePerson, ...slot() })

const change = (id: unknown, version: number, body: object) =>
  app.request(`${BOOK}/${id}`, {
    as: haus.anna.token,
    host: haus.host,
    method: 'PATCH',
    headers: { 'if-match': `"${version}"` },
    body,
  })

const mailsOf = (id: unknown) =>
  rows(
    "select typ, daten ->> 'rolle' as rolle, status from benachrichtigung where objekt_id = $1 order by erstellt, id",
    [id],
  )

describe('a second person who is needed no longer', () => {
  const alone = (id: unknown, version: number) =>
    change(id, version, { leseraumId: haus.seats[0], gruppengroesse: 1 })
  const together = (id: unknown, version: number) =>
    change(id, version, { leseraumId: haus.room, gruppengroesse: 2, zweitePerson: haus.ben.email })
  const toBen = async (id: unknown) =>
    (await mailsOf(id)).filter(({ rolle }) => rolle === 'zweite').map(({ typ, status }) => `${typ} ${status}`)
  const send = () => rows("update benachrichtigung set status = 'gesendet', versuche = 1", [])

  it('leaves the booking, which holds at once, and is told so', async () => {
    const { id } = (await ask(haus.ben.email)).json
    await post(haus.ben, String(id), 'confirm')
    await send()
    const changed = await alone(id, 2)
    expect(changed.json).toMatchObject({ status: 'reserviert', zweite: null })
    expect(await toBen(id)).toContain('zweiteEntlassen wartend')
    expect(await toBen(id)).not.toContain('useMailBuchungAngepasst wartend')
    expect((await app.request(`${BOOK}/${id}`, { as: haus.ben.token, host: haus.host })).status).toBe(404)
  })

  it('hears nothing of it while the invitation waits, also when somebody else is asked next', async () => {
    const { id } = (await ask(haus.ben.email)).json
    expect((await alone(id, 1)).json.status).toBe('reserviert')
    expect(await toBen(id)).toEqual([])
  })

  it('is asked anew when the booking grows again', async () => {
    const { id } = (await ask(haus.ben.email)).json
    await send()
    await alone(id, 1)
    expect((await together(id, 2)).json.status).toBe('vorgemerkt')
    expect(await toBen(id)).toEqual([
      'useMailVormerkung gesendet',
      'zweiteEntlassen wartend',
      'useMailVormerkung wartend',
    ])
    await rows("delete from benachrichtigung where typ = 'useMailVormerkung' and status = 'wartend'", [])
    await post(haus.anna, String(id), 'cancel')
    await post(haus.anna, String(id), 'undo-cancel')
    expect(await toBen(id)).toContain('useMailVormerkung wartend')
  })

  it('stays when the request names them, or when the booker alone wanted them', async () => {
    const { id } = (await ask(haus.ben.email)).json
    const named = await change(id, 1, {
      leseraumId: haus.seats[0],
      gruppengroesse: 1,
      zweitePerson: haus.ben.email,
    })
    expect(named.json).toMatchObject({ status: 'vorgemerkt', zweite: { email: haus.ben.email } })
    const moved = await change(id, 2, slot())
    expect(moved.json).toMatchObject({ status: 'vorgemerkt', zweite: { email: haus.ben.email } })
  })
})

describe('a change after the second person has agreed', () => {
  it('asks them once more, also when they want no mails about changes', async () => {
    await rows(
      `insert into einstellung_wert (mandant_id, id, option_name, wert, benutzer_id)
       values ($1, $2, 'benachrichtigung.aenderung', 'false', $3)`,
      [haus.id, uuidv7(), haus.ben.id],
    )
    await rows('update mandant set stand = stand + 1', [])
    const { id } = (await ask(haus.ben.email)).json
    await post(haus.ben, String(id), 'confirm')
    expect((await change(id, 2, { gruppengroesse: 3 })).json.status).toBe('vorgemerkt')
    const mails = (await mailsOf(id)).map(({ typ, rolle }) => `${typ} ${rolle}`)
    expect(mails).toContain('useMailBuchungAngepasst zweite')
    await rows("delete from einstellung_wert where option_name = 'benachrichtigung.aenderung'", [])
    await rows('update mandant set stand = stand + 1', [])
  })

  it('that changes nothing leaves it as it is', async () => {
    const booked = (await ask(haus.ben.email)).json
    await post(haus.ben, String(booked.id), 'confirm')
    const before = (await mailsOf(booked.id)).length
    const same = await change(booked.id, 2, { von: booked.von, bis: booked.bis, gruppengroesse: 2 })
    expect([same.status, same.json.status, same.json.version]).toEqual([200, 'reserviert', 2])
    expect((await mailsOf(booked.id)).length).toBe(before)
  })
})

describe('a cancellation that is taken back while its invitation is being looked at', () => {
  it('waits for what becomes of the invitation, and asks anew when that was withdrawn', async () => {
    const { id } = (await ask(haus.ben.email)).json
    await post(haus.anna, String(id), 'cancel')
    let undone: Promise<TestAnswer> | null = null
    await haus.scoped(async (tx) => {
      // As the sending does: it holds the mail, finds the booking cancelled, and takes the mail away.
      await tx.raw(
        "select id from benachrichtigung where mandant_id = $1 and objekt_id = $2 and daten ->> 'rolle' = 'zweite' for update",
        [haus.id, id],
      )
      undone = post(haus.anna, String(id), 'undo-cancel')
      await Promise.race([undone, untilWaiting(app.database)])
      await tx.raw("delete from benachrichtigung where objekt_id = $1 and daten ->> 'rolle' = 'zweite'", [id])
    })
    expect((await (undone as unknown as Promise<TestAnswer>)).json.status).toBe('vorgemerkt')
    const asked = (await mailsOf(id)).filter(({ rolle }) => rolle === 'zweite')
    expect(asked.map(({ typ }) => typ)).toEqual(['useMailVormerkung'])
  })
})
