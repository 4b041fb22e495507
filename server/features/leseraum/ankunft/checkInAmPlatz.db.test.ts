import { address } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/leseraum/ankunft'
import { beforeEach, describe, expect, it } from 'vitest'
import type { TestPerson } from '../../../testing/mandant.ts'
import { waitingIn } from '../../../testing/people/waiting.ts'
import { app, fremd, haus, hausSuite, leseraeume, MONDAY } from '../../../testing/suites/haus.ts'

hausSuite(MONDAY, { fremd: true })

const { booked, bookAs, post, rows } = leseraeume
const { set } = waitingIn(() => haus)

const NINE = '2026-11-23T09:00:00Z'
const NOON = '2026-11-23T12:00:00Z'
const seat = () => haus.seats[0] ?? ''

const ask = (person: TestPerson, method: string, path: string, body?: object, house = haus) =>
  app.request(path, { as: person.token, host: house.host, method, ...(body && { body }) })

async function codes(renew = false) {
  const path = address(wire.listPlatzcodes, { id: haus.grundrissId })
  const answer = await ask(haus.leitung, renew ? 'POST' : 'GET', path)
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)])
  const list = answer.json as unknown as { leseraumId: string; adresse: string }[]
  return new Map(list.map(({ leseraumId, adresse }) => [leseraumId, codeIn(adresse)]))
}

const codeIn = (adresse: string) => new URL(adresse).searchParams.get('code') ?? ''

async function shown(person = haus.leitung) {
  const { json } = await ask(person, 'GET', address(wire.showAnzeige, { id: seat() }))
  return codeIn(String(json.adresse))
}

const come = (id: string, code: unknown, person = haus.anna, house = haus) =>
  ask(person, 'POST', address(wire.checkInAmPlatz, { id }), { code }, house)
const look = (code: string, person = haus.anna, id = seat(), house = haus) =>
  ask(
    person,
    'GET',
    `${address(wire.showAnkunft, { id })}?code=${encodeURIComponent(code)}`,
    undefined,
    house,
  )

const mine = () => booked(haus.anna, { leseraumId: seat(), von: NINE, bis: NOON })

beforeEach(async () => {
  await rows('delete from leseraum_buchung', [])
  await set('leseraum.checkInMitCode', 'false')
  app.clock.set(MONDAY)
})

describe('the code at a seat', () => {
  it('checks in by what is printed there, and by nothing of another seat', async () => {
    const id = await mine()
    const all = await codes()
    app.clock.set(NINE)
    const other = await come(id, all.get(haus.seats[1] ?? ''))
    expect([other.status, other.json.code]).toEqual([422, 'leseraum.codeGiltNicht'])
    expect((await come(id, all.get(seat()))).json.status).toBe('durchgeführt')
    const trail = await rows(
      "select akteur_id from protokoll where objekt_id = $1 and aktion = 'checkInAmPlatz'",
      [id],
    )
    expect(trail).toEqual([{ akteur_id: haus.anna.id }])
  })

  it('on a display holds for ninety seconds', async () => {
    const id = await mine()
    app.clock.set(NINE)
    const code = await shown()
    app.clock.set('2026-11-23T09:00:30Z')
    expect(await shown()).not.toBe(code)
    app.clock.set('2026-11-23T09:01:30Z')
    expect((await come(id, code)).json.code).toBe('leseraum.codeGiltNicht')
    app.clock.set('2026-11-23T09:01:29Z')
    expect((await come(id, code)).json.status).toBe('durchgeführt')
  })

  it('is worth nothing once it was given out anew, printed or shown', async () => {
    const id = await mine()
    app.clock.set(NINE)
    const old = (await codes()).get(seat())
    const display = await shown()
    const renewed = (await codes(true)).get(seat())
    expect(renewed).not.toBe(old)
    for (const code of [old, display]) expect((await come(id, code)).json.code).toBe('leseraum.codeGiltNicht')
    expect((await come(id, renewed)).status).toBe(200)
  })

  it.each([
    '',
    'x',
    '.',
    '..',
    'zz.',
    `${'a'.repeat(80)}`,
    'NaN.x',
    '-1.x',
    '1e9.x',
    '\u0000',
    '\ud800',
    'ä'.repeat(22),
    null,
    7,
    {},
  ])('is not guessed by %j', async (code) => {
    const id = await mine()
    app.clock.set(NINE)
    const answer = await come(id, code)
    expect([answer.status, ['leseraum.codeGiltNicht', 'anfrage.ungueltig']]).toEqual([
      422,
      expect.arrayContaining([answer.json.code]),
    ])
  })

  it('proves nothing of a booking that is somebody else’s, in another house, or not to be begun', async () => {
    const id = await mine()
    const code = (await codes()).get(seat())
    expect((await come(id, code)).json.code).toBe('buchung.checkInZuFrueh')
    app.clock.set(NINE)
    expect((await come(id, code, haus.ben)).status).toBe(404)
    expect((await come(id, code, fremd.leitung, fremd)).status).toBe(404)
    expect((await look(String(code), fremd.leitung, seat(), fremd)).status).toBe(404)
    expect((await look('x', haus.anna, '01980000-0000-7000-8000-00000000ffff')).status).toBe(404)
  })

  it('is told to those who look after the rooms alone', async () => {
    const asked = await Promise.all([
      ask(haus.anna, 'GET', address(wire.listPlatzcodes, { id: haus.grundrissId })),
      ask(haus.anna, 'POST', address(wire.renewPlatzcodes, { id: haus.grundrissId })),
      ask(haus.anna, 'GET', address(wire.showAnzeige, { id: seat() })),
    ])
    expect(asked.map(({ status }) => status)).toEqual([403, 403, 403])
    const there = await ask(
      fremd.leitung,
      'POST',
      address(wire.renewPlatzcodes, { id: haus.grundrissId }),
      undefined,
      fremd,
    )
    expect(there.status).toBe(404)
  })
})

describe('a house that asks for it', () => {
  it('lets nobody check in from anywhere, and says so before and when they try', async () => {
    await set('leseraum.checkInMitCode', 'true')
    const id = await mine()
    app.clock.set(NINE)
    const one = await ask(haus.anna, 'GET', `/api/leseraum-buchungen/${id}`)
    expect(one.json.checkInMitCode).toBe(true)
    const no = await post(haus.anna, id, 'check-in')
    expect([no.status, no.json.code]).toEqual([422, 'leseraum.checkInNurMitCode'])
    expect(no.json.detail).toBe('Hier wird am Platz eingecheckt: bitte den Code dort scannen.')
    expect((await come(id, (await codes()).get(seat()))).status).toBe(200)
  })
})

describe('a seat that somebody stands at', () => {
  const at = async (person = haus.anna) => (await look((await codes()).get(seat()) ?? '', person)).json

  it('is theirs, too early or not', async () => {
    const id = await mine()
    expect(await at()).toMatchObject({
      lage: 'eigene',
      eigene: { id, checkInVon: '2026-11-23T08:45:00Z' },
      frei: [],
    })
  })

  it('is somebody else’s, of whom nothing is said', async () => {
    await mine()
    app.clock.set(NINE)
    const there = await at(haus.ben)
    expect(there).toMatchObject({ lage: 'belegt', belegtBis: NOON, eigene: null })
    expect(JSON.stringify(there)).not.toContain('anna')
  })

  it('is free, and what is offered can be booked as it stands', async () => {
    await booked(haus.ben, { leseraumId: seat(), von: '2026-11-23T10:30:00Z', bis: NOON })
    app.clock.set('2026-11-23T09:07:00Z')
    const { lage, frei } = await at()
    expect([lage, frei]).toEqual([
      'frei',
      [
        { von: NINE, bis: '2026-11-23T10:00:00Z' },
        { von: NINE, bis: '2026-11-23T10:30:00Z' },
      ],
    ])
    const [first] = frei as unknown as { von: string; bis: string }[]
    expect((await bookAs(haus.anna, { leseraumId: seat(), ...first })).status).toBe(201)
  })

  it('cannot be had when the house is closed', async () => {
    app.clock.set('2026-11-23T20:00:00Z')
    expect(await at()).toMatchObject({ lage: 'zu', frei: [] })
    app.clock.set(MONDAY)
  })
})
