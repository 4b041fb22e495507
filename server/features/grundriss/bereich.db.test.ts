import { address } from '@platzwart/contract/operation'
import * as einfuhr from '@platzwart/contract/operations/einfuhr'
import * as plans from '@platzwart/contract/operations/grundriss'
import * as rooms from '@platzwart/contract/operations/leseraum'
import * as ankunft from '@platzwart/contract/operations/leseraum/ankunft'
import * as serie from '@platzwart/contract/operations/leseraum/serie'
import * as sperre from '@platzwart/contract/operations/leseraum/sperre'
import * as warteliste from '@platzwart/contract/operations/leseraum/warteliste'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { BOOK } from '../../testing/leseraum.ts'
import {
  ask,
  at,
  book,
  createWork,
  setModule,
  setOption,
  type Work,
} from '../../testing/suites/arbeitswelt.ts'
import { app, haus, hausSuite, leseraeume } from '../../testing/suites/haus.ts'
import { readDue } from '../buchung/expire.ts'
import { LESERAUM_EXPIRY } from '../leseraum/ankunft/expire.ts'

hausSuite()
const { rows, statusOf } = leseraeume
const TUESDAY = '2026-11-24'

let work: Work

beforeAll(async () => {
  await setModule('leseraum', 'arbeitswelt')
  work = await createWork()
})

beforeEach(async () => {
  await setModule('leseraum', 'arbeitswelt')
  await rows('delete from leseraum_buchung', [])
  await rows(`delete from einstellung_wert where mandant_id = $1`, [haus.id])
  await setOption('system.startseite', 'leseraum')
})

const codes = (answer: { json: Record<string, unknown> }) =>
  (answer.json.issues as unknown as { code: string }[]).map(({ code }) => code)

const planIds = async () => {
  const { json } = await ask(haus.anna, plans.listGrundrisse.path)
  return (json as unknown as { id: string; bereich: string }[]).map(({ id, bereich }) => [id, bereich])
}

describe('a house with', () => {
  const reading = () => [haus.grundrissId, 'leseraum']
  const working = () => [work.grundrissId, 'arbeitswelt']

  it('both has the plans of both', async () => {
    expect(await planIds()).toEqual([reading(), working()])
    expect((await book(haus.anna, haus.seats[0], at(TUESDAY, 9, 10))).status).toBe(201)
    expect((await book(haus.anna, work.desks[0], at(TUESDAY, 9, 10))).status).toBe(201)
  })

  it.each([
    ['reading rooms alone', 'leseraum', 'arbeitswelt'],
    ['workspaces alone', 'arbeitswelt', 'leseraum'],
  ] as const)('%s has none of the other: every door is shut, and nothing is listed', async (_, on, off) => {
    const there = { leseraum: haus.seats[1], arbeitswelt: work.desks[1] }
    const plan = { leseraum: haus.grundrissId, arbeitswelt: work.grundrissId }
    const booked = await book(haus.anna, there[off], at(TUESDAY, 10, 11))
    const own = await book(haus.anna, there[on], at(TUESDAY, 12, 13))
    const id = String(booked.json.id)
    await setModule(on)
    expect(await planIds()).toEqual([[plan[on], on]])
    const shut = [
      await book(haus.anna, there[off], at(TUESDAY, 14, 15)),
      await ask(haus.anna, address(plans.showGrundriss, { id: plan[off] })),
      await ask(haus.anna, address(plans.readPlanTag, { id: plan[off], tag: TUESDAY })),
      await ask(haus.anna, `${BOOK}/${id}`),
      await ask(haus.anna, address(rooms.cancelLeseraumBuchung, { id }), undefined, 'POST'),
      await ask(haus.leitung, address(rooms.listLeseraeume, { id: plan[off] })),
      await ask(haus.leitung, address(rooms.showLeseraum, { id: String(there[off]) })),
      await ask(haus.anna, warteliste.joinWarteliste.path, {
        grundrissId: plan[off],
        gruppengroesse: 1,
        ...at(TUESDAY, 10, 11),
      }),
      await ask(
        haus.anna,
        `${rooms.findFreeLeseraeume.path}?${new URLSearchParams({ ...at(TUESDAY, 9, 10), bereich: off })}`,
      ),
    ]
    for (const [i, { status, json }] of shut.entries())
      expect([i, status, json.code]).toEqual([i, 404, 'modul.aus'])
    const listed = await ask(haus.anna, BOOK)
    expect((listed.json.items as unknown as { id: string }[]).map((one) => one.id)).toEqual([own.json.id])
    const open = await ask(haus.anna, serie.listStornierbare.path)
    expect((open.json as unknown as { id: string }[]).map((one) => one.id)).toEqual([own.json.id])
  })

  it('one of them shuts locks, closures and tables of the other as well', async () => {
    const here = { id: work.grundrissId }
    const upload = () =>
      app.request(`${address(einfuhr.uploadEinfuhr, { art: 'plaetze' })}?dateiname=a.csv&ziel=${here.id}`, {
        as: haus.leitung.token,
        host: haus.host,
        headers: { 'content-type': 'text/csv' },
        bytes: new TextEncoder().encode('Name;Zone\r\nD1;Ruhe'),
      })
    const locked = { grundrissId: here.id, leseraumIds: [work.desks[0]], ...at(TUESDAY, 9, 10) }
    const lock = await ask(haus.leitung, sperre.lockLeseraeume.path, locked)
    const [id = ''] = lock.json.ids as unknown as string[]
    const brought = String((await upload()).json.id)
    await setModule('leseraum')
    const shut = [
      await ask(haus.anna, `${sperre.listSperren.path}?grundrissId=${here.id}`),
      await ask(haus.leitung, address(sperre.releaseSperre, { id }), undefined, 'DELETE'),
      await ask(haus.leitung, address(rooms.listLeseraumBetroffene, { id: String(work.desks[0]) })),
      await ask(haus.leitung, address(einfuhr.exportLeseraeume, here)),
      await upload(),
      await ask(haus.leitung, address(einfuhr.applyEinfuhr, { art: 'plaetze', id: brought }), {}),
    ]
    for (const [i, { status, json }] of shut.entries())
      expect([i, status, json.code]).toEqual([i, 404, 'modul.aus'])
    await setModule('leseraum', 'arbeitswelt')
    const open = await ask(haus.anna, `${sperre.listSperren.path}?grundrissId=${here.id}`)
    expect(open.json).toMatchObject([{ id }])
  })

  it('both says of a seat before which somebody stands of which it is', async () => {
    for (const [grundrissId, bereich] of [reading(), working()]) {
      const { json } = await ask(haus.leitung, address(ankunft.listPlatzcodes, { id: grundrissId ?? '' }))
      const [seat] = json as unknown as { leseraumId: string; adresse: string }[]
      const { search } = new URL(seat?.adresse ?? '')
      const there = await ask(
        haus.anna,
        `${address(ankunft.showAnkunft, { id: seat?.leseraumId ?? '' })}${search}`,
      )
      expect(there.json).toMatchObject({ grundrissId, bereich })
    }
  })

  it('neither has no rooms at all', async () => {
    await setModule('fahrzeugbuchung')
    for (const path of [plans.listGrundrisse.path, BOOK, warteliste.listWarteplaetze.path])
      expect((await ask(haus.anna, path)).json.code).toBe('modul.aus')
  })
})

describe('the rules', () => {
  it('are those of the plan’s Bereich, with where they come from', async () => {
    await setOption('arbeitswelt.hoechstdauer', '60')
    const long = await book(haus.anna, work.desks[0], at(TUESDAY, 9, 12))
    expect([long.status, codes(long)]).toEqual([422, ['buchung.zuLang']])
    expect(long.json.issues).toMatchObject([{ data: { minuten: 60 }, origin: 'mandant' }])
    expect((await book(haus.anna, haus.seats[0], at(TUESDAY, 9, 12))).status).toBe(201)
  })

  it('count within it: neither the week nor what one has at that time is asked of the other', async () => {
    await setOption('leseraum.maxBuchungenProWoche', '1')
    await setOption('arbeitswelt.maxBuchungenProWoche', '1')
    await setOption('arbeitswelt.mehrerePlaetzeGleichzeitig', 'false')
    const when = at(TUESDAY, 9, 10)
    expect((await book(haus.anna, haus.seats[0], when)).status).toBe(201)
    expect((await book(haus.anna, work.desks[0], when)).status).toBe(201)
    expect(codes(await book(haus.anna, haus.seats[1], at(TUESDAY, 11, 12)))).toEqual(['buchung.wochenlimit'])
    expect(codes(await book(haus.anna, work.desks[1], when))).toEqual([
      'buchung.wochenlimit',
      'buchung.eigeneUeberschneidung',
    ])
  })

  it('count a series in each Bereich for itself', async () => {
    await setOption('arbeitswelt.maxBuchungenProWoche', '1')
    const termine = [haus.seats[2], work.desks[2]].flatMap((leseraumId) =>
      [9, 11].map((von) => ({ leseraumId, gruppengroesse: 1, ...at(TUESDAY, von, von + 1) })),
    )
    const booked = await ask(haus.anna, serie.bookSerie.path, { termine })
    expect(booked.status).toBe(201)
    const of = (list: unknown) => (list as { leseraumId: string }[]).map(({ leseraumId }) => leseraumId)
    expect(of(booked.json.gebucht).toSorted()).toEqual(
      [haus.seats[2], haus.seats[2], work.desks[2]].toSorted(),
    )
    expect(of(booked.json.nicht)).toEqual([work.desks[2]])
  })

  it('propose nothing of the other Bereich, and move nothing there', async () => {
    const when = at(TUESDAY, 9, 10)
    for (const desk of work.desks) expect((await book(haus.ben, desk, when)).status).toBe(201)
    const taken = await book(haus.anna, work.desks[0], when)
    expect(taken.json.code).toBe('buchung.belegt')
    const seats = (taken.json.alternatives as unknown as { leseraumId: string }[]).map(
      ({ leseraumId }) => leseraumId,
    )
    expect(seats.filter((id) => !work.desks.includes(id))).toEqual([])

    const own = await book(haus.anna, haus.seats[3], when)
    const to = { leseraumId: work.desks[0] }
    const moved = await ask(haus.anna, `${BOOK}/${own.json.id}`, to, 'PATCH', own.json.version)
    expect([moved.status, moved.json.code]).toEqual([422, 'leseraum.andererBereich'])
    expect(moved.json.issues).toMatchObject([{ field: 'leseraumId' }])
  })

  it('look for free times in one of them', async () => {
    const search = async (bereich?: string) => {
      const query = new URLSearchParams({ ab: TUESDAY, dauer: '60', ...(bereich && { bereich }) })
      const { json } = await ask(haus.anna, `${rooms.searchFreieZeiten.path}?${query}`)
      return (json.grundrisse as unknown as { grundrissId: string }[]).map(({ grundrissId }) => grundrissId)
    }
    expect(await search()).toEqual([haus.grundrissId])
    expect(await search('arbeitswelt')).toEqual([work.grundrissId])
  })
})

describe('the figures', () => {
  it('are of one of them where that is asked for', async () => {
    const plans = async (path: string, bereich?: string) => {
      const { json } = await ask(
        haus.leitung,
        `${path}?${new URLSearchParams({ ...(bereich && { bereich }) })}`,
      )
      return (json.grundrisse as unknown as { grundrissId: string }[]).map(({ grundrissId }) => grundrissId)
    }
    for (const path of [rooms.readAuslastung.path, rooms.readAuswertung.path]) {
      expect(await plans(path)).toEqual([haus.grundrissId, work.grundrissId])
      expect(await plans(path, 'leseraum')).toEqual([haus.grundrissId])
      expect(await plans(path, 'arbeitswelt')).toEqual([work.grundrissId])
    }
  })
})

describe('the Bereich of a plan', () => {
  const save = (id: string, change: object, version?: unknown) =>
    ask(
      haus.leitung,
      address(plans.saveGrundriss, { id }),
      { bezeichnung: 'Saal', standortId: haus.standortId, breite: 1000, hoehe: 800, ...change },
      'PUT',
      version,
    )
  const versionOf = async (id: string) =>
    (await ask(haus.leitung, address(plans.showGrundriss, { id }))).json.version

  it('of a new one is what the house has first, and none that it has not', async () => {
    await setModule('arbeitswelt')
    const id = uuidv7()
    expect((await save(id, {})).json.bereich).toBe('arbeitswelt')
    const other = await save(uuidv7(), { bereich: 'leseraum' })
    expect([other.status, other.json.code]).toEqual([404, 'modul.aus'])
    expect((await save(uuidv7(), { bereich: 'kantine' })).status).toBe(422)
    await rows('delete from grundriss where mandant_id = $1 and id = $2', [haus.id, id])
  })

  it('stays while anything is booked there, and while it is not named', async () => {
    const booked = await book(haus.anna, work.desks[0], at(TUESDAY, 9, 10))
    const { grundrissId: id } = work
    const refused = await save(id, { bereich: 'leseraum' }, await versionOf(id))
    expect([refused.status, refused.json.code]).toEqual([409, 'leseraum.bereichBelegt'])
    expect(refused.json.issues).toMatchObject([{ field: 'bereich', data: { anzahl: 1 } }])
    expect((await save(id, {}, await versionOf(id))).json.bereich).toBe('arbeitswelt')
    await ask(haus.anna, `${BOOK}/${booked.json.id}/storno`, undefined, 'POST')
    await rows('delete from leseraum_buchung', [])
    expect((await save(id, { bereich: 'leseraum' }, await versionOf(id))).json.bereich).toBe('leseraum')
    expect(await planIds()).toEqual([
      [haus.grundrissId, 'leseraum'],
      [id, 'leseraum'],
    ])
    expect((await save(id, { bereich: 'arbeitswelt' }, await versionOf(id))).json.bereich).toBe('arbeitswelt')
  })
})

describe('by the clock', () => {
  it('who comes is reminded of the check-in, and told of losing the seat where the Bereich says so alone', async () => {
    const when = at(TUESDAY, 9, 10)
    const seat = await book(haus.anna, haus.seats[0], when)
    const desk = await book(haus.anna, work.desks[0], when)
    expect([seat.json.freigabeOhneCheckIn, desk.json.freigabeOhneCheckIn]).toEqual([true, false])
    const before = app.clock.now().toString()
    app.clock.set(when.von)
    await app.jobs.runNow('leseraum.fristen')
    app.clock.set(before)
    const told = await rows(
      `select objekt_id, daten #> '{buchung,freigabeOhneCheckIn}' as frei from benachrichtigung
       where mandant_id = $1 and typ = 'erinnerung' and objekt_id = any($2::uuid[])`,
      [haus.id, [seat.json.id, desk.json.id]],
    )
    expect(new Map(told.map((row) => [row.objekt_id, row.frei]))).toEqual(
      new Map([
        [seat.json.id, true],
        [desk.json.id, false],
      ]),
    )
  })

  it('who does not come loses the seat where the Bereich says so, and there alone', async () => {
    await setOption('leseraum.freigabeOhneCheckIn', 'true')
    const seat = haus.seats[0]
    const desk = work.desks[0]
    const ids = [
      await book(haus.anna, seat, at(TUESDAY, 9, 10)),
      await book(haus.anna, desk, at(TUESDAY, 9, 10)),
    ]
    const before = app.clock.now().toString()
    app.clock.set(`${TUESDAY}T08:20:00Z`)
    const due = () => readDue(app.deps.appPool, LESERAUM_EXPIRY, app.clock.now())
    expect(await due()).toContain(haus.id)
    await app.jobs.runNow('leseraum.fristen')
    expect(await Promise.all(ids.map(({ json }) => statusOf(String(json.id))))).toEqual([
      'storniert',
      'reserviert',
    ])
    // What nobody has to check in to stays, and nobody looks at it again.
    expect(await due()).not.toContain(haus.id)
    await setOption('arbeitswelt.freigabeOhneCheckIn', 'true')
    expect(await due()).toContain(haus.id)
    app.clock.set(before)
  })
})
