import { address } from '@platzwart/contract/operation'
import * as einstellungWire from '@platzwart/contract/operations/einstellung'
import * as wire from '@platzwart/contract/operations/leseraum/team'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { createPerson, type TestMandant, type TestPerson } from '../../testing/mandant.ts'
import {
  ask,
  at,
  book,
  createWork,
  setModule,
  setOption,
  type Work,
} from '../../testing/suites/arbeitswelt.ts'
import { app, fremd, haus, hausSuite, leseraeume } from '../../testing/suites/haus.ts'

hausSuite(undefined, { fremd: true })
const { rows } = leseraeume
/** The clock stands on Monday at nine. */
const MONDAY = '2026-11-23'
const TUESDAY = '2026-11-24'
const SUNDAY = '2026-11-29'
const WEEK = `?von=${MONDAY}&bis=${SUNDAY}`

let work: Work
/** Who is put out of the house. */
let carl: TestPerson
const team = uuidv7()
const other = uuidv7()

interface Told {
  readonly kollegen: readonly { id: string; name: string; gruppen: string[]; ich: boolean }[]
  readonly buchungen: readonly Record<string, string>[]
  readonly mehr: boolean
}

const groupOf = (house: TestMandant, id: string, name: string) =>
  house.scoped((tx) =>
    tx.raw('insert into gruppe (mandant_id, id, name) values ($1, $2, $3)', [house.id, id, name]),
  )
const join = (house: TestMandant, id: string, ...people: TestPerson[]) =>
  house.scoped(async (tx) => {
    for (const person of people)
      await tx.raw('insert into benutzer_gruppe (mandant_id, benutzer_id, gruppe_id) values ($1, $2, $3)', [
        house.id,
        person.id,
        id,
      ])
  })
const leave = (id: string, person: TestPerson) =>
  rows('delete from benutzer_gruppe where mandant_id = $1 and gruppe_id = $2 and benutzer_id = $3', [
    haus.id,
    id,
    person.id,
  ])

const choose = (person: TestPerson, id: string, sichtbar: unknown) =>
  ask(person, address(wire.setSichtbarkeit, { id }), { sichtbar }, 'PUT')
const chosen = async (person: TestPerson) =>
  (await ask(person, wire.showSichtbarkeit.path)).json as unknown as {
    aus: string | null
    gruppen: { id: string; name: string; sichtbar: boolean }[]
  }
const list = (person: TestPerson, query = WEEK) => ask(person, `${wire.listKollegen.path}${query}`)
const told = async (person: TestPerson, query = WEEK) => (await list(person, query)).json as unknown as Told
/** Who is told of, but oneself. */
const others = async (person: TestPerson, query = WEEK) =>
  (await told(person, query)).kollegen.filter(({ ich }) => !ich).map(({ name }) => name)
const setMode = (seit: string | null) =>
  rows(
    'update mandant set personalrat_seit = $2, personalrat_endet = null, stand = stand + 1 where id = $1',
    [haus.id, seit],
  )

beforeAll(async () => {
  await setModule('leseraum', 'arbeitswelt', 'einstellungen', 'systemeinstellungen')
  work = await createWork()
  carl = await haus.scoped((tx) => createPerson(app, tx, 'carl', 'haus', []))
  await groupOf(haus, team, 'Planung')
  await groupOf(haus, other, 'Technik')
})

beforeEach(async () => {
  await setModule('leseraum', 'arbeitswelt', 'einstellungen', 'systemeinstellungen')
  for (const table of ['leseraum_buchung', 'sichtbarkeit', 'benutzer_gruppe', 'einstellung_wert'])
    await rows(`delete from ${table} where mandant_id = $1`, [haus.id])
  await join(haus, team, haus.anna, haus.ben)
  await join(haus, other, haus.leitung)
  await setMode(null)
  await setOption('leseraum.maxBuchungenProWoche', '0')
})

describe('showing oneself', () => {
  it('is off until one chooses it, group by group', async () => {
    await join(haus, other, haus.anna)
    expect(await chosen(haus.anna)).toEqual({
      aus: null,
      gruppen: [
        { id: team, name: 'Planung', sichtbar: false },
        { id: other, name: 'Technik', sichtbar: false },
      ],
    })
    const answer = await choose(haus.anna, other, true)
    expect([answer.status, answer.json]).toMatchObject([
      200,
      { gruppen: [{ sichtbar: false }, { sichtbar: true }] },
    ])
    expect((await chosen(haus.ben)).gruppen).toEqual([{ id: team, name: 'Planung', sichtbar: false }])
  })

  it('stands in the trail once for each time that it becomes another', async () => {
    const before = Number(
      (await rows('select count(*)::int as n from protokoll where mandant_id = $1', [haus.id]))[0]?.n,
    )
    for (const sichtbar of [true, true, false, false]) await choose(haus.anna, team, sichtbar)
    const lines = await rows(
      "select akteur_id, objekt_id, vorher, nachher from protokoll where mandant_id = $1 and aktion = 'setSichtbarkeit' order by zeit, id",
      [haus.id],
    )
    const after = Number(
      (await rows('select count(*)::int as n from protokoll where mandant_id = $1', [haus.id]))[0]?.n,
    )
    expect(after - before).toBe(2)
    expect(lines.slice(-2)).toEqual([
      { akteur_id: haus.anna.id, objekt_id: team, vorher: { sichtbar: false }, nachher: { sichtbar: true } },
      { akteur_id: haus.anna.id, objekt_id: team, vorher: { sichtbar: true }, nachher: { sichtbar: false } },
    ])
  })

  it('is one decision, however often it is sent at once', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => choose(haus.anna, team, true)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(await rows('select benutzer_id from sichtbarkeit where mandant_id = $1', [haus.id])).toHaveLength(
      1,
    )
  })

  it.each([
    ['a group of which one is not', () => other, true, 404],
    ['a group of another house', () => uuidv7(), true, 404],
    ['no group at all', () => 'x', true, 422],
    ['neither yes nor no', () => team, 'ja', 422],
    ['nothing', () => team, null, 422],
  ])('is refused to %s', async (_what, id, sichtbar, status) => {
    expect((await choose(haus.anna, id(), sichtbar)).status).toBe(status)
    expect(await rows('select 1 from sichtbarkeit where mandant_id = $1', [haus.id])).toEqual([])
  })

  it('is done for nobody else: no request has a place for another person', async () => {
    const path = address(wire.setSichtbarkeit, { id: team })
    const body = { sichtbar: true, benutzerId: haus.ben.id }
    expect((await ask(haus.leitung, path, body, 'PUT')).status).toBe(422)
    expect((await ask(haus.leitung, path, { sichtbar: true }, 'PUT')).status).toBe(404)
    expect((await chosen(haus.ben)).gruppen).toEqual([{ id: team, name: 'Planung', sichtbar: false }])
  })

  it('ends with the group, and does not come back with it', async () => {
    await choose(haus.anna, team, true)
    await leave(team, haus.anna)
    await join(haus, team, haus.anna)
    expect((await chosen(haus.anna)).gruppen).toEqual([{ id: team, name: 'Planung', sichtbar: false }])
  })

  it('needs somebody who is signed in, and the module', async () => {
    const asGuest = await app.request(wire.showSichtbarkeit.path, { host: haus.host })
    expect(asGuest.status).toBe(401)
    await setModule('leseraum')
    for (const answer of [
      await ask(haus.anna, wire.showSichtbarkeit.path),
      await list(haus.anna),
      await choose(haus.anna, team, true),
    ])
      expect([answer.status, answer.json.code]).toEqual([404, 'modul.aus'])
  })
})

describe('who is seen', () => {
  const both = async () => {
    await choose(haus.anna, team, true)
    await choose(haus.ben, team, true)
  }

  it('is whoever shows themselves in the same group, with where and when, and nothing else', async () => {
    await both()
    const booked = await book(haus.ben, work.desks[1], at(TUESDAY, 9, 12))
    expect(booked.status).toBe(201)
    const answer = await list(haus.anna)
    expect(answer.json).toEqual({
      mehr: false,
      kollegen: [
        { id: haus.anna.id, name: 'anna Muster', gruppen: ['Planung'], ich: true },
        { id: haus.ben.id, name: 'ben Muster', gruppen: ['Planung'], ich: false },
      ],
      buchungen: [
        {
          id: booked.json.id,
          kollegeId: haus.ben.id,
          leseraumId: work.desks[1],
          bezeichnung: 'D2',
          grundrissId: work.grundrissId,
          grundriss: 'Etage 3',
          standort: 'Haus',
          tag: TUESDAY,
          ...at(TUESDAY, 9, 12),
        },
      ],
    })
    expect(answer.text).not.toContain(haus.ben.email)
  })

  it('is nobody for who does not show themselves, and nobody who does not', async () => {
    await book(haus.ben, work.desks[1], at(TUESDAY, 9, 12))
    await choose(haus.ben, team, true)
    expect(await told(haus.anna)).toEqual({ kollegen: [], buchungen: [], mehr: false })
    expect(await others(haus.ben)).toEqual([])
    await choose(haus.ben, team, false)
    await choose(haus.anna, team, true)
    expect(await others(haus.anna)).toEqual([])
    expect((await told(haus.anna)).buchungen).toEqual([])
  })

  it('is nobody of another group, whatever they show there, and whatever somebody may do', async () => {
    await both()
    await choose(haus.leitung, other, true)
    await book(haus.leitung, work.desks[0], at(TUESDAY, 9, 12))
    expect(await others(haus.anna)).toEqual(['ben Muster'])
    expect(await others(haus.leitung)).toEqual([])
    // Both are of the group now, and show themselves in different ones.
    await join(haus, team, haus.leitung)
    expect(await others(haus.leitung)).toEqual([])
    expect((await list(haus.anna)).text).not.toContain('leitung')
  })

  it('is gone in the moment in which they choose so, with all that they have booked', async () => {
    await both()
    await book(haus.ben, work.desks[1], at(TUESDAY, 9, 12))
    expect((await told(haus.anna)).buchungen).toHaveLength(1)
    await choose(haus.ben, team, false)
    expect((await list(haus.anna)).text).not.toContain('ben')
    expect((await list(haus.ben)).text).not.toContain('anna')
  })

  it('is nobody who left the group, is deactivated, or is of another house', async () => {
    await both()
    await book(haus.ben, work.desks[1], at(TUESDAY, 9, 12))
    await join(haus, team, carl)
    await choose(carl, team, true)
    expect(await others(haus.anna)).toEqual(['ben Muster', 'carl Muster'])
    await rows("update benutzer set status = 'inaktiv' where mandant_id = $1 and id = $2", [haus.id, carl.id])
    expect(await others(haus.anna)).toEqual(['ben Muster'])
    await leave(team, haus.ben)
    expect(await others(haus.anna)).toEqual([])
    // A group of the same id, with people who show themselves there.
    await groupOf(fremd, team, 'Planung')
    await join(fremd, team, fremd.anna)
    await fremd.scoped((tx) =>
      tx.raw(
        'insert into sichtbarkeit (mandant_id, benutzer_id, gruppe_id, seit) values ($1, $2, $3, now())',
        [fremd.id, fremd.anna.id, team],
      ),
    )
    expect(await others(haus.anna)).toEqual([])
  })

  it('is told of nothing that is over, nothing cancelled, and nothing of reading rooms', async () => {
    await both()
    const cancelled = await book(haus.ben, work.desks[0], at(TUESDAY, 9, 10))
    await ask(haus.ben, `/api/leseraum-buchungen/${cancelled.json.id}/cancel`, undefined, 'POST')
    expect((await book(haus.ben, haus.seats[0], at(TUESDAY, 11, 12))).status).toBe(201)
    await rows(
      `insert into leseraum_buchung (mandant_id, id, leseraum_id, grundriss_id, tag, zeitraum, status, benutzer1_id)
       values ($1, $2, $3, $4, $5, '[2026-11-23T07:00Z,2026-11-23T08:00Z)', 'durchgeführt', $6)`,
      [haus.id, uuidv7(), work.desks[0], work.grundrissId, MONDAY, haus.ben.id],
    )
    expect((await told(haus.anna)).buchungen).toEqual([])
    expect(await others(haus.anna)).toEqual(['ben Muster'])
    const still = await book(haus.ben, work.desks[1], at(MONDAY, 9, 10))
    expect((await told(haus.anna)).buchungen).toMatchObject([{ id: still.json.id }])
  })

  it('is told of as a second person from when they agreed, and of what was moved when they have agreed anew', async () => {
    await both()
    const id = uuidv7()
    await rows(
      `insert into leseraum_buchung (mandant_id, id, leseraum_id, grundriss_id, tag, zeitraum, status, benutzer1_id, benutzer2_id, zweite_adresse)
       values ($1, $2, $3, $4, $5, '[2026-11-24T09:00Z,2026-11-24T10:00Z)', 'vorgemerkt', $6, $7, $8)`,
      [haus.id, id, work.desks[0], work.grundrissId, TUESDAY, haus.leitung.id, haus.ben.id, haus.ben.email],
    )
    const become = (status: string) =>
      rows(
        'update leseraum_buchung set status = $3, zweite_zugesagt = now() where mandant_id = $1 and id = $2',
        [haus.id, id, status],
      )
    const shown = async () => (await told(haus.anna)).buchungen.map(({ kollegeId }) => kollegeId)
    expect(await shown()).toEqual([])
    await become('reserviert')
    expect(await shown()).toEqual([haus.ben.id])
    await become('vorgemerkt')
    expect(await shown()).toEqual([])
  })

  it('is for the days and the plan that are asked for', async () => {
    await both()
    await book(haus.ben, work.desks[1], at(TUESDAY, 9, 12))
    const day = (tag: string, plan: string) => `?von=${tag}&bis=${tag}&grundrissId=${plan}`
    expect(await others(haus.anna, day(TUESDAY, work.grundrissId))).toEqual(['ben Muster'])
    expect(await others(haus.anna, day('2026-11-25', work.grundrissId))).toEqual([])
    expect(await others(haus.anna, day(TUESDAY, haus.grundrissId))).toEqual([])
    expect(await others(haus.anna, day(TUESDAY, fremd.grundrissId))).toEqual([])
  })

  it.each([
    `?von=${MONDAY}`,
    `?von=${SUNDAY}&bis=${MONDAY}`,
    `?von=${MONDAY}&bis=2026-11-30`,
    '?von=gestern&bis=heute',
    `?von=${MONDAY}&bis=${SUNDAY}&grundrissId=x`,
    '?von=%00&bis=%00',
  ])('is refused for what are no days of a week: %s', async (query) => {
    expect((await list(haus.anna, query)).status).toBe(422)
  })
})

describe('a house', () => {
  const both = async () => {
    await choose(haus.anna, team, true)
    await choose(haus.ben, team, true)
  }

  it('that does not want it shows nobody, whatever they have chosen; they can only end it', async () => {
    await both()
    await setOption('arbeitswelt.teamSichtbar', 'false')
    expect(await told(haus.anna)).toEqual({ kollegen: [], buchungen: [], mehr: false })
    expect((await chosen(haus.anna)).aus).toBe('haus')
    expect((await choose(haus.anna, team, true)).json.code).toBe('team.ausgeschaltet')
    expect((await choose(haus.anna, team, false)).status).toBe(200)
    await setOption('arbeitswelt.teamSichtbar', 'true')
    expect(await others(haus.ben)).toEqual([])
  })

  it('in staff-council mode shows nobody, unless that was agreed before', async () => {
    await both()
    await setMode('2026-11-01')
    expect([await others(haus.anna), (await chosen(haus.anna)).aus]).toEqual([[], 'personalrat'])
    await setOption('arbeitswelt.teamPersonalrat', 'true')
    expect([await others(haus.anna), (await chosen(haus.anna)).aus]).toEqual([['ben Muster'], null])
  })

  it('cannot agree to it in a moment while the mode is on, and can take it back', async () => {
    const save = (wert: boolean, bisher: boolean) =>
      ask(
        haus.leitung,
        einstellungWire.saveHausEinstellungen.path,
        { aenderungen: [{ name: 'arbeitswelt.teamPersonalrat', wert, bisher }] },
        'PUT',
      )
    await setMode('2026-11-01')
    const refused = await save(true, false)
    expect([refused.status, JSON.stringify(refused.json.issues)]).toEqual([
      422,
      expect.stringContaining('personalrat.teamNichtJetzt'),
    ])
    await setMode(null)
    expect((await save(true, false)).status).toBe(200)
    await setMode('2026-11-01')
    expect((await save(false, true)).status).toBe(200)
  })
})
