import { address } from '@platzwart/contract/operation'
import * as raumWire from '@platzwart/contract/operations/leseraum'
import { describe, expect, it } from 'vitest'
import type { TestPerson } from '../../../testing/mandant.ts'
import { setModule } from '../../../testing/suites/arbeitswelt.ts'
import { haus } from '../../../testing/suites/haus.ts'
import {
  accept,
  ask,
  cancel,
  codes,
  DAY,
  ELEVEN,
  fill,
  held,
  joined,
  later,
  leave,
  list,
  NINE,
  pass,
  rows,
  SLOT,
  set,
  statusOf,
  waitingSuite,
} from '../../../testing/suites/waiting.ts'

waitingSuite()

const book = (person: TestPerson, body: object) =>
  ask(person, 'POST', raumWire.bookLeseraum.path, { ...SLOT, ...body })
const undo = (id: string) => ask(haus.leitung, 'POST', address(raumWire.undoCancelLeseraumBuchung, { id }))
const mails = () =>
  rows<{ objekt_id: string; empfaenger_id: string }>(
    "select objekt_id, empfaenger_id from benachrichtigung where typ = 'wartelisteAngebot' order by id",
  )

describe('an offer', () => {
  it('comes when a cancellation can be taken back no more, to who is first, and is held for them', async () => {
    const [booked = ''] = await fill(NINE, ELEVEN)
    const anna = await joined(haus.anna)
    const ben = await joined(haus.ben)
    expect((await cancel(booked)).status).toBe(200)
    await later(9)
    expect(await held()).toEqual([])
    await later(2)
    expect(await held()).toEqual([{ benutzer1_id: haus.anna.id, leseraum_id: haus.seats[0] }])
    expect([await statusOf(anna), await statusOf(ben)]).toEqual(['angeboten', 'wartet'])
    expect(await mails()).toEqual([{ objekt_id: anna, empfaenger_id: haus.anna.id }])
    expect((await book(haus.ben, { leseraumId: haus.seats[0] })).json.code).toBe('buchung.belegt')
    const until = pass(0).add({ seconds: 900 })
    expect(await list(haus.anna)).toMatchObject([
      { angebot: { bezeichnung: 'P1', gueltigBis: until.toString(), zweitePersonNoetig: false } },
    ])
    expect(await list(haus.ben)).toMatchObject([{ stelle: { platz: 1, wartende: 1 } }])
  })

  it('is none while somebody takes the cancellation back', async () => {
    const [booked = ''] = await fill(NINE, ELEVEN)
    await joined(haus.anna)
    // Whoever takes it back has nothing else then.
    await rows('update leseraum_buchung set benutzer1_id = $2 where id <> $1', booked, haus.ben.id)
    await cancel(booked)
    await later(5)
    expect((await undo(booked)).status).toBe(200)
    await later(20)
    expect(await held()).toEqual([])
  })

  it('goes on to the next one where its person books something else meanwhile', async () => {
    const [booked = '', other = ''] = await fill(NINE, ELEVEN)
    const anna = await joined(haus.anna)
    const ben = await joined(haus.ben)
    await cancel(booked)
    await later(11)
    expect(await held()).toEqual([{ benutzer1_id: haus.anna.id, leseraum_id: haus.seats[0] }])
    // A seat elsewhere that same hour, which leaves her nothing to accept.
    await rows('update leseraum_buchung set benutzer1_id = $2 where id = $1', other, haus.anna.id)
    await later(10)
    expect(await held()).toEqual([{ benutzer1_id: haus.ben.id, leseraum_id: haus.seats[0] }])
    // She stands where she stood, and is asked again where she gives it up.
    expect([await statusOf(anna), await statusOf(ben)]).toEqual(['wartet', 'angeboten'])
    expect((await accept(haus.anna, anna)).json.code).toBe('warteliste.keinAngebot')
  })

  it('goes before those who press quickly, for as long as the clock needs, and no longer', async () => {
    const [booked = ''] = await fill(NINE, ELEVEN)
    await joined(haus.anna)
    await cancel(booked)
    pass(11)
    expect((await book(haus.ben, { leseraumId: haus.seats[0] })).status).toBe(409)
    pass(60)
    expect((await book(haus.ben, { leseraumId: haus.seats[0] })).status).toBe(201)
    await later(10)
    expect(await held()).toEqual([])
  })

  it('is accepted by a booking, with what a booking tells', async () => {
    const [booked = ''] = await fill(NINE, ELEVEN)
    const id = await joined(haus.anna)
    await cancel(booked)
    await later(11)
    const answer = await accept(haus.anna, id)
    expect(answer.json).toMatchObject({ status: 'reserviert', bezeichnung: 'P1', von: NINE, bis: ELEVEN })
    expect(await held()).toEqual([])
    expect(await statusOf(id)).toBe('gebucht')
    const told = await rows('select typ from benachrichtigung where objekt_id = $1', answer.json.id)
    expect(told).toEqual([{ typ: 'useMailBuchungBestaetigt' }])
    expect([(await accept(haus.anna, id)).status, (await accept(haus.anna, id)).json.code]).toEqual([
      409,
      'warteliste.keinAngebot',
    ])
    await later(1000)
    expect(await statusOf(id)).toBe('gebucht')
    expect(
      await rows(
        "select 1 from leseraum_buchung where status = 'reserviert' and benutzer1_id = $1",
        haus.anna.id,
      ),
    ).toHaveLength(1)
  })

  it('that is declined, or not accepted in time, goes to the next', async () => {
    const [booked = ''] = await fill(NINE, ELEVEN)
    const anna = await joined(haus.anna)
    const ben = await joined(haus.ben)
    const leitung = await joined(haus.leitung, { mindestens: 60 })
    await cancel(booked)
    await later(11)
    expect((await leave(haus.anna, anna)).status).toBe(204)
    expect(await statusOf(anna)).toBe('abgelehnt')
    await later(10)
    expect(await held()).toMatchObject([{ benutzer1_id: haus.ben.id }])
    await later(899)
    expect((await held())[0]?.benutzer1_id).toBe(haus.ben.id)
    await later(1)
    expect(await statusOf(ben)).toBe('abgelaufen')
    expect((await accept(haus.ben, ben)).status).toBe(409)
    // Whose bookings are in the way themselves is passed over: all else of that time is theirs.
    expect([await held(), await statusOf(leitung)]).toEqual([[], 'wartet'])
    expect((await book(haus.anna, { leseraumId: haus.seats[0] })).status).toBe(201)
  })

  it('stands until it would begin at most', async () => {
    const soon = { von: '2026-11-23T12:00:00Z', bis: '2026-11-23T13:00:00Z' }
    const [booked = ''] = await fill(soon.von, soon.bis)
    const id = await joined(haus.anna, soon)
    pass(4 * 3600 - 600)
    await cancel(booked)
    await later(11)
    expect(await list(haus.anna)).toMatchObject([{ angebot: { gueltigBis: soon.von } }])
    await later(589)
    expect(await statusOf(id)).toBe('abgelaufen')
  })

  it('names a second person where one is needed; what is refused leaves it as it stands', async () => {
    const [, , , , booked = ''] = await fill(NINE, ELEVEN)
    const id = await joined(haus.anna, { gruppengroesse: 3 })
    await cancel(booked)
    await later(11)
    expect(await list(haus.anna)).toMatchObject([
      { angebot: { bezeichnung: 'G1', zweitePersonNoetig: true } },
    ])
    const alone = await accept(haus.anna, id)
    expect([alone.status, codes(alone)]).toEqual([422, ['leseraum.zweitePersonNoetig']])
    expect([await statusOf(id), (await held()).length]).toEqual(['angeboten', 1])
    expect((await book(haus.leitung, { leseraumId: haus.room })).status).not.toBe(201)
    const both = await accept(haus.anna, id, { zweitePerson: haus.ben.email })
    expect(both.json).toMatchObject({ status: 'vorgemerkt', gruppengroesse: 3 })
  })

  it('is no booking to any verb of bookings', async () => {
    const [booked = ''] = await fill(NINE, ELEVEN)
    await joined(haus.anna)
    await cancel(booked)
    await later(11)
    const [{ id = '' } = {}] = await rows<{ id: string }>(
      'select id from leseraum_buchung where warteplatz_id is not null',
    )
    for (const operation of [
      raumWire.undoCancelLeseraumBuchung,
      raumWire.cancelLeseraumBuchung,
      raumWire.checkInLeseraumBuchung,
      raumWire.confirmLeseraumBuchung,
    ])
      expect((await ask(haus.anna, 'POST', address(operation, { id }))).status).toBe(404)
    expect((await ask(haus.leitung, 'GET', address(raumWire.readLeseraumBuchung, { id }))).status).toBe(404)
    const own = await ask(haus.anna, 'GET', raumWire.listLeseraumBuchungen.path)
    expect(own.json.items).toEqual([])
  })

  it('is not made to whom the rules refuse it, who keeps their place', async () => {
    const [booked = '', other = ''] = await fill(NINE, ELEVEN)
    const anna = await joined(haus.anna)
    await joined(haus.ben)
    // Elsewhere, at the same time.
    await rows(`update leseraum_buchung set benutzer1_id = $2 where id = $1`, other, haus.anna.id)
    await cancel(booked)
    await later(11)
    expect(await held()).toMatchObject([{ benutzer1_id: haus.ben.id }])
    expect(await list(haus.anna)).toMatchObject([{ id: anna, stelle: { platz: 1 } }])
  })

  it('goes by who had least, where the house says so, and says how much that was', async () => {
    const [booked = ''] = await fill(NINE, ELEVEN)
    await joined(haus.anna)
    const ben = await joined(haus.ben)
    await rows(
      `insert into leseraum_buchung (mandant_id, id, leseraum_id, grundriss_id, tag, zeitraum, status, benutzer1_id)
       values ($1, gen_random_uuid(), $2, $3, '2026-11-20', '[2026-11-20T09:00Z,2026-11-20T10:30Z)', 'durchgeführt', $4)`,
      haus.id,
      haus.seats[0],
      haus.grundrissId,
      haus.anna.id,
    )
    await set('leseraum.wartelisteNachNutzung', 'true')
    expect(await list(haus.anna)).toMatchObject([
      { stelle: { platz: 2, wartende: 2 }, reihenfolge: 'nutzung', genutzt: 90 },
    ])
    await cancel(booked)
    await later(11)
    expect(await statusOf(ben)).toBe('angeboten')
    await set('leseraum.wartelisteNachNutzung', 'false')
  })

  it('is taken back when the seat is put out of use, and its person waits again where they stood', async () => {
    const [booked = '', next = ''] = await fill(NINE, ELEVEN)
    const anna = await joined(haus.anna)
    const ben = await joined(haus.ben)
    await cancel(booked)
    await later(11)
    await rows('update leseraum set aktiv = false where id = $1', haus.seats[0])
    await rows('update mandant set stand = stand + 1 where id = $1', haus.id)
    await later(10)
    expect([await statusOf(anna), await statusOf(ben), await held()]).toEqual(['wartet', 'wartet', []])
    await cancel(next)
    await later(11)
    expect(await held()).toEqual([{ benutzer1_id: haus.anna.id, leseraum_id: haus.seats[1] }])
    await rows('update leseraum set aktiv = true')
    await rows('update mandant set stand = stand + 1 where id = $1', haus.id)
    // A seat that is put into use again has come free as well.
    await later(10)
    expect(await held()).toHaveLength(2)
  })

  it('is answered as it was shown: what stands in its place is neither booked nor declined unseen', async () => {
    const [booked = '', next = ''] = await fill(NINE, ELEVEN)
    const id = await joined(haus.anna)
    await cancel(booked)
    await later(11)
    const shown = (await list(haus.anna))[0]?.version
    await rows('update leseraum set aktiv = false where id = $1', haus.seats[0])
    await rows('update mandant set stand = stand + 1 where id = $1', haus.id)
    await later(10)
    expect(await leave(haus.anna, id, shown)).toMatchObject({
      status: 412,
      json: { code: 'anfrage.versionVeraltet' },
    })
    expect((await accept(haus.anna, id, {}, shown)).json.code).toBe('warteliste.keinAngebot')
    await cancel(next)
    await later(11)
    for (const answer of [await accept(haus.anna, id, {}, shown), await leave(haus.anna, id, shown)])
      expect([answer.status, codes(answer)]).toEqual([409, ['warteliste.anderesAngebot']])
    expect([await statusOf(id), await held()]).toEqual([
      'angeboten',
      [{ benutzer1_id: haus.anna.id, leseraum_id: haus.seats[1] }],
    ])
    const [now] = await list(haus.anna)
    expect((await accept(haus.anna, id, {}, now?.version)).json).toMatchObject({ bezeichnung: 'P2' })
    await rows('update leseraum set aktiv = true')
    await rows('update mandant set stand = stand + 1 where id = $1', haus.id)
  })

  it('is taken back while the module of the plan is off, and nothing is offered there until it is on again', async () => {
    const [booked = '', next = ''] = await fill(NINE, ELEVEN)
    const anna = await joined(haus.anna)
    const ben = await joined(haus.ben)
    await cancel(booked)
    await later(11)
    expect(await statusOf(anna)).toBe('angeboten')
    await cancel(next)
    const [{ module = [] } = {}] = await rows<{ module: string[] }>(
      'select module from mandant where id = $1',
      haus.id,
    )
    await setModule('arbeitswelt')
    try {
      await later(11)
      expect([await statusOf(anna), await statusOf(ben), await held()]).toEqual(['wartet', 'wartet', []])
      expect(await mails()).toHaveLength(1)
    } finally {
      await setModule(...module)
    }
    await later(10)
    expect([await statusOf(anna), await statusOf(ben)]).toEqual(['angeboten', 'angeboten'])
  })

  it('is none for whoever is put out of the house', async () => {
    const [booked = ''] = await fill(NINE, ELEVEN)
    const [{ id: weg = '' } = {}] = await rows<{ id: string }>(
      `insert into benutzer (mandant_id, id, anmeldung_id, vorname, nachname, email)
       values ($1, gen_random_uuid(), 'weg', 'Wer', 'Geht', 'weg@haus.example') returning id`,
      haus.id,
    )
    const gone = await joined(haus.anna)
    await rows('update warteplatz set benutzer_id = $2 where id = $1', gone, weg)
    const ben = await joined(haus.ben)
    await cancel(booked)
    await later(11)
    expect(await held()).toMatchObject([{ benutzer1_id: weg }])
    await rows("update benutzer set status = 'inaktiv' where id = $1", weg)
    await later(10)
    expect([await statusOf(gone), await statusOf(ben)]).toEqual(['verlassen', 'angeboten'])
    // And of whoever is gone with all that was theirs nothing is held.
    await rows('delete from warteplatz where id = $1', ben)
    await later(10)
    expect(await rows('select 1 from leseraum_buchung where warteplatz_id is not null')).toEqual([])
  })

  it('is a part of the time for whoever said so, in the zone and with what they need', async () => {
    const [booked = ''] = await fill(NINE, ELEVEN, [haus.seats[0] ?? ''])
    await fill(NINE, `${DAY}T09:00:00Z`, haus.seats.slice(1))
    await fill(NINE, ELEVEN, [haus.room])
    await fill(`${DAY}T09:00:00Z`, ELEVEN, haus.seats.slice(1))
    const lamp = await joined(haus.anna, { ausstattungId: haus.ausstattungId })
    const hour = await joined(haus.ben, { mindestens: 60 })
    await cancel(booked)
    await later(11)
    expect([await statusOf(lamp), await statusOf(hour)]).toEqual(['angeboten', 'wartet'])
    expect((await list(haus.anna))[0]).toMatchObject({ ausstattung: 'Lampe', angebot: { bezeichnung: 'P1' } })
    const [, second] = await rows<{ id: string }>(
      `select id from leseraum_buchung where leseraum_id = $1 and status = 'reserviert' order by lower(zeitraum)`,
      haus.seats[2],
    )
    await cancel(second?.id ?? '')
    await later(11)
    expect(await list(haus.ben)).toMatchObject([
      { angebot: { bezeichnung: 'P3', von: `${DAY}T09:00:00Z`, bis: ELEVEN } },
    ])
  })

  it('comes without a mail for whoever has switched it off', async () => {
    const [booked = ''] = await fill(NINE, ELEVEN)
    await joined(haus.anna)
    await set('benachrichtigung.warteliste', 'false')
    await cancel(booked)
    await later(11)
    expect([(await held()).length, await mails()]).toEqual([1, []])
    await set('benachrichtigung.warteliste', 'true')
  })
})
