import { address } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/leseraum/warteliste'
import { describe, expect, it } from 'vitest'
import { app, fremd, haus } from '../../../testing/suites/haus.ts'
import {
  accept,
  ask,
  codes,
  DAY,
  ELEVEN,
  fill,
  join,
  joined,
  later,
  leave,
  list,
  NINE,
  rows,
  SLOT,
  set,
  statusOf,
  waitingSuite,
} from '../../../testing/suites/waiting.ts'

waitingSuite()

describe('waiting', () => {
  it('begins at the end of the queue, and everybody sees where they stand and why', async () => {
    await fill(NINE, ELEVEN)
    const first = await join(haus.anna)
    expect(first.json).toMatchObject({
      status: 'wartet',
      grundriss: 'Lesesaal',
      bezeichnung: null,
      mindestens: 120,
      stelle: { platz: 1, wartende: 1 },
      reihenfolge: 'zeit',
      genutzt: null,
      angebot: null,
    })
    const second = await join(haus.ben, { leseraumId: haus.seats[0] })
    expect(second.json).toMatchObject({ bezeichnung: 'P1', stelle: { platz: 2, wartende: 2 } })
    const other = await join(haus.leitung, { leseraumId: haus.seats[1] })
    expect(other.json.stelle).toEqual({ platz: 2, wartende: 2 })
    expect(await list(haus.anna)).toMatchObject([{ stelle: { platz: 1, wartende: 3 } }])
    expect((await list(haus.ben)).map(({ id }) => id)).toEqual([second.json.id])
  })

  it('is for what is not free', async () => {
    const free = await join(haus.anna)
    expect([free.status, codes(free)]).toEqual([422, ['warteliste.frei']])
    expect(free.json.issues).toMatchObject([{ data: { bezeichnung: 'P1', von: NINE, bis: ELEVEN } }])
    await fill(NINE, ELEVEN, [haus.seats[0] ?? ''])
    expect((await join(haus.anna, { leseraumId: haus.seats[0] })).status).toBe(201)
    expect(codes(await join(haus.ben, { leseraumId: haus.seats[1] }))).toEqual(['warteliste.frei'])
  })

  it('is for so many things at once, and for each of them once', async () => {
    await fill(NINE, ELEVEN)
    await set('leseraum.wartelisteEintraege', '2')
    expect((await join(haus.anna)).status).toBe(201)
    expect(codes(await join(haus.anna))).toEqual(['warteliste.schonDrin'])
    expect((await join(haus.anna, { leseraumId: haus.seats[0] })).status).toBe(201)
    expect(codes(await join(haus.anna, { leseraumId: haus.seats[1] }))).toEqual(['warteliste.zuViele'])
    await set('leseraum.wartelisteEintraege', '0')
    expect(codes(await join(haus.ben))).toEqual(['warteliste.aus'])
    await set('leseraum.wartelisteEintraege', '50')
  })

  it('takes one of many presses at the same moment', async () => {
    await fill(NINE, ELEVEN)
    await set('leseraum.wartelisteEintraege', '2')
    const answers = await Promise.all(
      [...haus.seats, haus.room].map((leseraumId) => join(haus.anna, { leseraumId })),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2)
    await set('leseraum.wartelisteEintraege', '50')
  })

  it.each([
    ['a plan that is not there', { grundrissId: '01980000-0000-7000-8000-0000000000ff' }, 404],
    ['a seat that is not there', { leseraumId: '01980000-0000-7000-8000-0000000000ff' }, 404],
    ['a time that ends before it begins', { von: ELEVEN, bis: NINE }, 422],
    ['a time at which it is closed', { von: `${DAY}T18:00:00Z`, bis: `${DAY}T19:00:00Z` }, 422],
    ['longer than the time is', { mindestens: 121 }, 422],
    ['no minutes at all', { mindestens: 0 }, 422],
    ['more people than there is room for', { gruppengroesse: 7 }, 422],
    ['a zone with a NUL', { zone: 'Nord\u0000' }, 422],
    ['a zone with half a sign', { zone: 'Nord\ud800' }, 422],
    ['a zone of which there is none', { zone: 'Keller' }, 422],
    ['equipment that is not there', { ausstattungId: '01980000-0000-7000-8000-0000000000ff' }, 422],
    ['what nobody has asked about', { wunsch: 'Fenster' }, 422],
  ])('is not for %s', async (_what, body, status) => {
    await fill(NINE, ELEVEN)
    expect((await join(haus.anna, body)).status).toBe(status)
    expect(await rows('select 1 from warteplatz')).toEqual([])
  })

  it('is nothing for whoever is of another house', async () => {
    await fill(NINE, ELEVEN)
    const body = { grundrissId: haus.grundrissId, ...SLOT }
    expect((await ask(fremd.anna, 'POST', wire.joinWarteliste.path, body, fremd)).status).toBe(404)
    const id = await joined(haus.anna)
    const path = address(wire.leaveWarteliste, { id })
    expect((await ask(fremd.leitung, 'DELETE', path, undefined, fremd)).status).toBe(404)
    expect((await leave(haus.leitung, id)).status).toBe(404)
    expect((await accept(haus.leitung, id)).status).toBe(404)
    expect(await statusOf(id)).toBe('wartet')
  })

  it('ends when one leaves, also twice, and those behind move up', async () => {
    await fill(NINE, ELEVEN)
    const id = await joined(haus.anna)
    await joined(haus.ben)
    expect([(await leave(haus.anna, id)).status, (await leave(haus.anna, id)).status]).toEqual([204, 204])
    expect(await list(haus.ben)).toMatchObject([{ stelle: { platz: 1, wartende: 1 } }])
    expect(await list(haus.anna)).toMatchObject([{ status: 'verlassen', stelle: null }])
    const trail = await rows('select aktion from protokoll where objekt_id = $1 order by nr', id)
    expect(trail.map(({ aktion }: { aktion?: string }) => aktion)).toEqual([
      'joinWarteliste',
      'leaveWarteliste',
    ])
  })

  it('ends when nothing can come of it any more, and is told to nobody after two weeks', async () => {
    const soon = { von: '2026-11-23T09:00:00Z', bis: '2026-11-23T10:00:00Z' }
    await fill(soon.von, soon.bis)
    const id = await joined(haus.anna, soon)
    await later(2 * 3600)
    expect(await statusOf(id)).toBe('vorbei')
    await later(15 * 24 * 3600)
    await app.jobs.runNow('aufbewahrung')
    expect(await statusOf(id)).toBeUndefined()
  })
})
