import { EINLADUNGEN_PRO_STUNDE } from '@platzwart/domain/leseraum/einladungen'
import { beforeEach, describe, expect, it } from 'vitest'
import { uuidv7 } from '../../platform/database/uuid.ts'
import type { TestAnswer } from '../../testing/app.ts'
import { BOOK } from '../../testing/leseraum.ts'
import { createPerson, type TestPerson } from '../../testing/mandant.ts'
import { app, fremd, haus, hausSuite, leseraeume, MONDAY } from '../../testing/suites/haus.ts'

hausSuite(MONDAY, { fremd: true })

const { slot, bookAs, post, rows, statusOf } = leseraeume

async function clear(): Promise<void> {
  for (const table of ['leseraum_einladung', 'benachrichtigung', 'leseraum_buchung'])
    await rows(`delete from ${table}`, [])
}

beforeEach(clear)

const ask = (zweitePerson: string, body: object = slot()) =>
  bookAs(haus.anna, { leseraumId: haus.room, gruppengroesse: 2, zweitePerson, ...body })

const get = async (person: TestPerson, path: string) =>
  app.request(path, { as: person.token, host: haus.host })

const mailsOf = (id: unknown) =>
  rows(
    "select typ, daten ->> 'rolle' as rolle, daten, status from benachrichtigung where objekt_id = $1 order by erstellt, id",
    [id],
  )

/** An answer without what differs between any two bookings, and the address that was typed. */
function told(answer: TestAnswer, address: string) {
  const { id: _, ...body } = answer.json
  const headers = Object.fromEntries(answer.headers)
  for (const name of ['x-request-id', 'etag', 'location', 'content-length']) delete headers[name]
  return {
    status: answer.status,
    headers,
    body: JSON.parse(
      JSON.stringify(body)
        .replaceAll(address, 'ADDRESS')
        .replaceAll(
          /"(von|bis|bestaetigenBis|checkInVon|checkInBis|erstellt|gehaltenBis|instance)":"[^"]*"/g,
          '"$1":"…"',
        ),
    ),
  }
}

/** Somebody of the house, of another house, a deactivated one (whose session ends for good), and nobody. */
async function addresses(): Promise<string[]> {
  const former = await haus.scoped((tx) => createPerson(app, tx, 'frueher', 'haus', []))
  await rows("update benutzer set status = 'inaktiv' where id = $1", [former.id])
  return [haus.ben.email, fremd.anna.email, former.email, 'niemand@nirgends.example']
}

async function everythingToldAbout(address: string): Promise<unknown> {
  await clear()
  const booked = await ask(address, { von: '2026-12-01T09:00:00Z', bis: '2026-12-01T10:00:00Z' })
  const [id, von, bis] = [booked.json.id, booked.json.von, booked.json.bis].map(String) as [
    string,
    string,
    string,
  ]
  const steps: unknown[] = [told(booked, address)]
  const path = `${BOOK}/${id}`
  steps.push(told(await get(haus.anna, path), address))
  steps.push(told(await get(haus.anna, `${BOOK}?email=${encodeURIComponent(address)}`), address))
  const day = (await get(haus.anna, `/api/grundrisse/${haus.grundrissId}/tage/${von.slice(0, 10)}`)).json
  steps.push((day.belegungen as unknown as unknown[][]).map(([, , , , ...rest]) => rest))
  steps.push(told(await ask(address, { von, bis }), address))
  const changed = await app.request(path, {
    as: haus.anna.token,
    host: haus.host,
    method: 'PATCH',
    headers: { 'if-match': '"1"' },
    body: { gruppengroesse: 3 },
  })
  steps.push(told(changed, address))
  steps.push(told(await post(haus.anna, id, 'confirm'), address))
  steps.push(told(await post(haus.anna, id, 'cancel'), address))
  steps.push(told(await post(haus.anna, id, 'undo-cancel'), address))
  steps.push(
    (await mailsOf(id)).map((mail) => JSON.stringify(mail).replaceAll(address, 'ADDRESS')).toSorted(),
  )
  return JSON.parse(JSON.stringify(steps).replaceAll(id, 'ID'))
}

describe('a second person, to the booker', () => {
  it('is the same, whoever has the address or nobody: every answer, every mail queued', async () => {
    const [known = '', ...others] = await addresses()
    const expected = await everythingToldAbout(known)
    expect(JSON.stringify(expected)).toContain('ADDRESS')
    for (const address of others) expect(await everythingToldAbout(address)).toEqual(expected)
  })

  it('has a name from when they agreed, and keeps it', async () => {
    const { id } = (await ask(haus.ben.email)).json
    const second = async () => (await get(haus.anna, `${BOOK}/${id}`)).json.zweite
    expect(await second()).toEqual({ name: haus.ben.email, email: haus.ben.email })
    await post(haus.ben, String(id), 'confirm')
    const named = { name: expect.stringMatching(/^ben /), email: haus.ben.email }
    expect(await second()).toEqual(named)
    await post(haus.anna, String(id), 'cancel')
    expect(await second()).toEqual(named)
  })

  it('knows who asks, and themselves; who maintains bookings sees both', async () => {
    const { id } = (await ask(haus.ben.email)).json
    for (const person of [haus.ben, haus.leitung]) {
      const { bucher, zweite } = (await get(person, `${BOOK}/${id}`)).json
      expect([bucher, zweite]).toMatchObject([
        { email: haus.anna.email },
        { name: expect.stringMatching(/^ben /) },
      ])
    }
  })

  it('is told by name at once where the house says so, and an unknown address is refused there', async () => {
    await rows('insert into einstellung_wert (mandant_id, id, option_name, wert) values ($1, $2, $3, $4)', [
      haus.id,
      uuidv7(),
      'leseraum.zweitePersonNennen',
      'true',
    ])
    await rows('update mandant set stand = stand + 1', [])
    try {
      expect((await ask(haus.ben.email)).json.zweite).toMatchObject({ name: expect.stringMatching(/^ben /) })
      const refused = await ask('niemand@nirgends.example')
      expect(refused.json.issues).toMatchObject([{ code: 'leseraum.zweitePersonUnbekannt' }])
    } finally {
      await rows('delete from einstellung_wert where option_name = $1', ['leseraum.zweitePersonNennen'])
      await rows('update mandant set stand = stand + 1', [])
    }
  })

  it('cannot be oneself, nor left out by a change', async () => {
    expect((await ask(haus.anna.email)).json.issues).toMatchObject([{ code: 'leseraum.zweitePersonGleich' }])
    const { id } = (await ask('niemand@nirgends.example')).json
    const changed = await app.request(`${BOOK}/${id}`, {
      as: haus.anna.token,
      host: haus.host,
      method: 'PATCH',
      headers: { 'if-match': '"1"' },
      body: slot(),
    })
    expect([changed.status, changed.json.status]).toEqual([200, 'vorgemerkt'])
  })
})

describe('a second person whose address became another one', () => {
  const NEW = 'ben.neu@haus.example'
  const rename = async (email: string) => {
    await rows('update benutzer set email = $2 where id = $1', [haus.ben.id, email])
    await rows('update mandant set stand = stand + 1', [])
  }
  const found = async (person: TestPerson, email: string) => {
    const { json } = await get(person, `${BOOK}?email=${encodeURIComponent(email)}`)
    return (json.items as unknown as { id: string }[]).map(({ id }) => id)
  }

  it('finds their bookings under the new one; the booker finds by what they typed alone', async () => {
    const { id } = (await ask(haus.ben.email)).json
    await rename(NEW)
    try {
      expect(await found(haus.ben, NEW)).toEqual([id])
      expect(await found(haus.anna, NEW)).toEqual([])
      expect(await found(haus.anna, haus.ben.email)).toEqual([id])
    } finally {
      await rename(haus.ben.email)
    }
  })
})

describe('asking somebody again and again', () => {
  it.each([() => haus.ben.email, () => 'niemand@nirgends.example'])(
    'ends with a refusal that says when it is possible again',
    async (address) => {
      for (let n = 0; n < EINLADUNGEN_PRO_STUNDE; n++) {
        const booked = await ask(address())
        expect(booked.status).toBe(201)
        await post(haus.anna, String(booked.json.id), 'cancel')
      }
      const refused = await ask(address())
      expect(refused.status).toBe(422)
      expect(refused.json.issues).toMatchObject([
        {
          code: 'leseraum.zuVieleEinladungen',
          field: 'zweitePerson',
          data: { ab: '2026-11-23T09:00:00Z' },
          detail: expect.stringContaining('10:00'),
        },
      ])
      expect((await ask('jemand@anderes.example')).status).toBe(201)
    },
  )

  it('counts the changes of a booking, which ask anew', async () => {
    const { id } = (await ask(haus.ben.email)).json
    const statuses: number[] = []
    for (let version = 1; version <= EINLADUNGEN_PRO_STUNDE; version++) {
      const answer = await app.request(`${BOOK}/${id}`, {
        as: haus.anna.token,
        host: haus.host,
        method: 'PATCH',
        headers: { 'if-match': `"${version}"` },
        body: { gruppengroesse: 2 + (version % 2) },
      })
      statuses.push(answer.status)
    }
    expect(statuses).toEqual([...Array.from({ length: EINLADUNGEN_PRO_STUNDE - 1 }, () => 200), 422])
  })

  it('that is sent many times in one instant lets no more through', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask(haus.ben.email)))
    expect(answers.filter(({ status }) => status === 201).length).toBeLessThanOrEqual(EINLADUNGEN_PRO_STUNDE)
  })
})

describe('the mails to a second person', () => {
  const toSecond = async (id: unknown) =>
    (await mailsOf(id)).filter(({ rolle }) => rolle === 'zweite').map(({ typ }) => typ)

  it('are one invitation, which a cancellation in time leaves alone to be dropped', async () => {
    const { id } = (await ask(haus.ben.email)).json
    await post(haus.anna, String(id), 'cancel')
    expect(await toSecond(id)).toEqual(['useMailVormerkung'])
    expect(await statusOf(String(id))).toBe('storniert')
  })

  it('tell of the cancellation when the invitation went out', async () => {
    const { id } = (await ask(haus.ben.email)).json
    await rows("update benachrichtigung set status = 'gesendet' where objekt_id = $1", [id])
    await post(haus.anna, String(id), 'cancel')
    expect(await toSecond(id)).toEqual(['useMailVormerkung', 'useMailStorno'])
  })

  it('are no second invitation when a cancellation is taken back after the first went out', async () => {
    const { id } = (await ask(haus.ben.email)).json
    await rows("update benachrichtigung set status = 'gesendet' where objekt_id = $1", [id])
    await post(haus.anna, String(id), 'cancel')
    await post(haus.anna, String(id), 'undo-cancel')
    expect((await toSecond(id)).filter((typ) => typ === 'useMailVormerkung')).toHaveLength(1)
  })

  it('invite anew when a cancellation is taken back after the invitation was withdrawn', async () => {
    const { id } = (await ask(haus.ben.email)).json
    await post(haus.anna, String(id), 'cancel')
    await rows("delete from benachrichtigung where daten ->> 'rolle' = 'zweite'", [])
    await post(haus.anna, String(id), 'undo-cancel')
    expect(await toSecond(id)).toEqual(['useMailVormerkung'])
  })

  it('invite to what the booking became meanwhile', async () => {
    const { id } = (await ask(haus.ben.email)).json
    await app.request(`${BOOK}/${id}`, {
      as: haus.anna.token,
      host: haus.host,
      method: 'PATCH',
      headers: { 'if-match': '"1"' },
      body: { gruppengroesse: 3 },
    })
    const [mail, ...more] = (await mailsOf(id)).filter(({ rolle }) => rolle === 'zweite')
    expect(more).toEqual([])
    expect(mail).toMatchObject({ typ: 'useMailVormerkung', daten: { buchung: { gruppengroesse: 3 } } })
  })
})

describe('a booking that one had alone and that becomes one of a group', () => {
  const grow = (id: unknown, zweitePerson?: string, version = 1) =>
    app.request(`${BOOK}/${id}`, {
      as: haus.anna.token,
      host: haus.host,
      method: 'PATCH',
      headers: { 'if-match': `"${version}"` },
      body: { leseraumId: haus.room, gruppengroesse: 2, ...(zweitePerson !== undefined && { zweitePerson }) },
    })
  const alone = async () => (await bookAs(haus.anna, { ...slot(), leseraumId: haus.seats[0] })).json.id

  it('needs a second person, who is asked, and waits for them', async () => {
    const id = await alone()
    expect((await grow(id)).json).toMatchObject({ issues: [{ code: 'leseraum.zweitePersonNoetig' }] })
    const grown = await grow(id, haus.ben.email)
    expect(grown.status).toBe(200)
    expect(grown.json).toMatchObject({ status: 'vorgemerkt', zweite: { name: haus.ben.email } })
    const mails = (await mailsOf(id)).map(({ typ, rolle }) => `${typ} ${rolle}`)
    expect(mails).toContain('useMailBuchungAngepasst bucher')
    expect(mails.filter((mail) => mail.endsWith('zweite'))).toEqual(['useMailVormerkung zweite'])
    expect((await post(haus.ben, String(id), 'confirm')).json.status).toBe('reserviert')
  })

  it('asks neither its booker nor somebody other than before', async () => {
    const id = await alone()
    expect((await grow(id, haus.anna.email)).json).toMatchObject({
      issues: [{ code: 'leseraum.zweitePersonGleich' }],
    })
    await grow(id, haus.ben.email)
    expect((await grow(id, haus.leitung.email, 2)).json).toMatchObject({
      issues: [{ code: 'leseraum.zweitePersonBleibt' }],
    })
    expect((await grow(id, haus.ben.email, 2)).status).toBe(200)
  })

  it('is answered the same, whoever has the address or nobody', async () => {
    const answers = []
    for (const address of [haus.ben.email, 'niemand@nirgends.example']) {
      await clear()
      const id = await alone()
      answers.push(
        JSON.parse(JSON.stringify(told(await grow(id, address), address)).replaceAll(String(id), 'ID')),
      )
    }
    expect(answers[1]).toEqual(answers[0])
  })
})
