import { beforeEach, describe, expect, it } from 'vitest'
import { raiseStand } from '../../platform/konfiguration/mandant.ts'
import { untilWaiting } from '../../testing/database.ts'
import type { TestPerson } from '../../testing/mandant.ts'
import { app, haus, hausSuite, MONDAY } from '../../testing/suites/haus.ts'
import { lockLeseraum } from '../grundriss/queries.ts'

let nr = 0
let path: string
let id: string

hausSuite()

const room = (more: object = {}) => ({
  grundrissId: haus.grundrissId,
  bezeichnung: `R${nr}`,
  art: 'gruppenraum',
  kapazitaet: 6,
  x: 500,
  y: 500,
  breite: 200,
  hoehe: 150,
  ...more,
})

function put(body: object, match?: string) {
  const headers: Record<string, string> = match === undefined ? {} : { 'if-match': match }
  return app.request(path, { as: haus.leitung.token, host: haus.host, method: 'PUT', body, headers })
}

const get = (person: TestPerson, at: string) => app.request(at, { as: person.token, host: haus.host })

async function rows(text: string, ...values: unknown[]): Promise<Record<string, unknown>[]> {
  return haus.scoped(async (tx) => (await tx.raw<Record<string, unknown>>(text, values)).rows)
}

async function booked(person: TestPerson, day: string, more: object = {}): Promise<string> {
  const body = { leseraumId: id, von: `2026-11-${day}:00:00Z`, bis: `2026-11-${day}:45:00Z`, ...more }
  const answer = await app.request('/api/leseraum-buchungen', { as: person.token, host: haus.host, body })
  expect([answer.status, answer.text]).toEqual([201, expect.any(String)])
  return String(answer.json.id)
}

const post = (person: TestPerson, buchung: string, verb: string) =>
  app.request(`/api/leseraum-buchungen/${buchung}/${verb}`, {
    as: person.token,
    host: haus.host,
    method: 'POST',
  })

// Each test has a room, and hours, of its own.
beforeEach(async () => {
  app.clock.set(MONDAY)
  nr += 1
  id = `01980000-0000-7000-8000-${String(nr).padStart(12, '0')}`
  path = `/api/leseraeume/${id}`
  expect((await put(room())).status).toBe(200)
})

describe('deactivating a room', () => {
  it('counts it no more, neither in the list of plans nor in its plan', async () => {
    const counts = async () => {
      const { json: list } = await get(haus.leitung, '/api/grundrisse')
      const { json: plan } = await get(haus.leitung, `/api/grundrisse/${haus.grundrissId}`)
      const [listed] = list as unknown as { gruppenraeume: number; plaetze: number }[]
      expect([listed?.plaetze, listed?.gruppenraeume]).toEqual([plan.plaetze, plan.gruppenraeume])
      return Number(plan.gruppenraeume)
    }
    const before = await counts()
    expect((await put(room({ aktiv: false }), '"1"')).status).toBe(200)
    expect(await counts()).toBe(before - 1)
  })

  it('cancels what has not ended, with text, audit row and a mail to both people, and leaves the rest', async () => {
    const tentative = await booked(haus.anna, '24T08', { gruppengroesse: 2, zweitePerson: haus.ben.email })
    const reserved = await booked(haus.ben, '25T08')
    const given = await booked(haus.anna, '26T08')
    await post(haus.anna, given, 'cancel')
    const done = await booked(haus.anna, '23T09')
    app.clock.set('2026-11-23T08:50:00Z')
    expect((await post(haus.anna, done, 'check-in')).json.status).toBe('durchgeführt')

    const seen = await get(haus.leitung, `${path}/betroffene`)
    expect(seen.json).toMatchObject({
      anzahl: 2,
      buchungen: [
        { id: tentative, status: 'vorgemerkt', gruppengroesse: 2, bucher: { email: haus.anna.email } },
        { id: reserved, status: 'reserviert', bucher: { email: haus.ben.email } },
      ],
    })

    const off = await put(room({ aktiv: false }), '"1"')
    expect([off.status, off.json]).toMatchObject([200, { aktiv: false, version: 2 }])
    const state = new Map(
      (
        await rows(
          'select id, status, informationstext, version from leseraum_buchung where leseraum_id = $1',
          id,
        )
      ).map((row) => [row.id, row]),
    )
    const informationstext = 'Storno, weil der Platz deaktiviert wurde.'
    expect(state.get(tentative)).toMatchObject({ status: 'storniert', informationstext, version: 2 })
    expect(state.get(reserved)).toMatchObject({ status: 'storniert', informationstext, version: 2 })
    expect(state.get(done)).toMatchObject({ status: 'durchgeführt', informationstext: '' })
    expect(state.get(given)).toMatchObject({ status: 'storniert', informationstext: '' })
    const mails = await rows(
      `select objekt_id, empfaenger_id from benachrichtigung where typ = 'useMailRaumDeaktivierungSystemStorno'
         and objekt_id in ($1, $2, $3, $4) order by 1, 2`,
      tentative,
      reserved,
      given,
      done,
    )
    expect(mails).toHaveLength(3)
    expect(mails).toEqual(
      expect.arrayContaining([
        { objekt_id: tentative, empfaenger_id: haus.anna.id },
        { objekt_id: tentative, empfaenger_id: haus.ben.id },
        { objekt_id: reserved, empfaenger_id: haus.ben.id },
      ]),
    )
    const trail = await rows(
      `select objekt_id, akteur_id, nachher->>'status' as status from protokoll where aktion = 'deactivateLeseraum'
         and objekt_id in ($1, $2)`,
      tentative,
      reserved,
    )
    expect(trail).toHaveLength(2)
    for (const row of trail) expect(row).toMatchObject({ akteur_id: haus.leitung.id, status: 'storniert' })
    // What was just cancelled by its booker cannot be taken back into a room that is closed.
    expect((await post(haus.anna, given, 'undo-cancel')).json.code).toBe('buchung.ruecknahmeAbgelaufen')
    const again = await app.request('/api/leseraum-buchungen', {
      as: haus.anna.token,
      host: haus.host,
      body: { leseraumId: id, von: '2026-11-27T08:00:00Z', bis: '2026-11-27T09:00:00Z' },
    })
    expect([again.status, again.json.code]).toEqual([422, 'leseraum.inaktiv'])
  })

  it('changes nothing when it is refused, and cancels nothing a second time', async () => {
    const kept = await booked(haus.anna, '24T09')
    expect((await put(room({ aktiv: false, x: 5000 }), '"1"')).status).toBe(422)
    expect((await put(room({ aktiv: false }), '"7"')).status).toBe(412)
    expect(await rows('select status, version from leseraum_buchung where id = $1', kept)).toEqual([
      { status: 'reserviert', version: 1 },
    ])
    await put(room({ aktiv: false }), '"1"')
    await put(room({ aktiv: false, beschreibung: 'Umbau' }), '"2"')
    expect(await rows('select status, version from leseraum_buchung where id = $1', kept)).toEqual([
      { status: 'storniert', version: 2 },
    ])
    expect((await get(haus.leitung, `${path}/betroffene`)).json).toEqual({ anzahl: 0, buchungen: [] })
  })

  it('leaves no booking to those who book at the same moment', async () => {
    const wishes = Array.from({ length: 24 }, (_, i) => {
      const von = Temporal.Instant.from('2026-11-24T07:00:00Z').add({
        hours: 24 * Math.floor(i / 8),
        minutes: 60 * (i % 8),
      })
      return { leseraumId: id, von: von.toString(), bis: von.add({ minutes: 45 }).toString() }
    })
    const book = (body: object, i: number) =>
      app.request('/api/leseraum-buchungen', {
        as: (i % 2 ? haus.anna : haus.leitung).token,
        host: haus.host,
        body,
      })
    const early = wishes.slice(0, 8).map(book)
    const [off, ...answers] = await Promise.all([
      put(room({ aktiv: false }), '"1"'),
      ...early,
      ...wishes.slice(8).map(book),
    ])
    expect(off?.status).toBe(200)
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    const left = await rows(
      "select id from leseraum_buchung where leseraum_id = $1 and status <> 'storniert'",
      id,
    )
    expect(left).toEqual([])
  })

  it('refuses the booking that has waited for it, and the one that was to be moved there', async () => {
    const elsewhere = await booked(haus.ben, '30T14', { leseraumId: haus.seats[0] })
    const gate = Promise.withResolvers<void>()
    const locked = Promise.withResolvers<void>()
    const closing = haus.scoped(async (tx) => {
      await lockLeseraum(tx, id)
      await tx.raw('update leseraum set aktiv = false where id = $1', [id])
      await raiseStand(tx)
      locked.resolve()
      await gate.promise
    })
    await locked.promise
    const body = { leseraumId: id, von: '2026-11-30T08:00:00Z', bis: '2026-11-30T09:00:00Z' }
    const booking = app.request('/api/leseraum-buchungen', { as: haus.anna.token, host: haus.host, body })
    await untilWaiting(app.database)
    const move = app.request(`/api/leseraum-buchungen/${elsewhere}`, {
      as: haus.ben.token,
      host: haus.host,
      method: 'PATCH',
      body: { leseraumId: id },
      headers: { 'if-match': '"1"' },
    })
    await untilWaiting(app.database, 2)
    gate.resolve()
    await closing
    for (const { status, json } of [await booking, await move])
      expect([status, json.code]).toEqual([422, 'leseraum.inaktiv'])
    expect(await rows('select 1 from leseraum_buchung where leseraum_id = $1', id)).toEqual([])
  })

  it('shows whom it hits to those who maintain bookings only, and nothing to readers', async () => {
    await booked(haus.anna, '24T10')
    await haus.scoped((tx) =>
      tx.raw(
        `insert into benutzer_berechtigung (mandant_id, benutzer_id, berechtigung) values ($1, $2, 'ausstattungs_pflege')`,
        [haus.id, haus.ben.id],
      ),
    )
    await haus.scoped((tx) => tx.raw('update mandant set stand = stand + 1'))
    const answer = await get(haus.ben, `${path}/betroffene`)
    expect(answer.json).toMatchObject({ anzahl: 1, buchungen: [{ bucher: null }] })
    expect(answer.text).not.toMatch(/anna|Muster/)
    expect((await get(haus.anna, `${path}/betroffene`)).json.code).toBe('recht.fehlt')
    expect((await app.request(`${path}/betroffene`, { host: haus.host })).status).toBe(401)
    const unknown = '/api/leseraeume/01980000-0000-7000-8000-00000000ffff/betroffene'
    expect((await get(haus.leitung, unknown)).json.code).toBe('nichtGefunden')
  })
})
