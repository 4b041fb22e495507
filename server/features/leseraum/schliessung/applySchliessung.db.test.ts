import type { SchliessungView, Vorschlag } from '@platzwart/contract/leseraum/schliessung'
import { address } from '@platzwart/contract/operation'
import { searchFreieZeiten } from '@platzwart/contract/operations/leseraum'
import * as wire from '@platzwart/contract/operations/leseraum/schliessung'
import { beforeEach, describe, expect, it } from 'vitest'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import type { TestPerson } from '../../../testing/mandant.ts'
import { waitingIn } from '../../../testing/people/waiting.ts'
import { closing } from '../../../testing/rows/closing.ts'
import { app, fremd, haus, hausSuite, leseraeume, MONDAY } from '../../../testing/suites/haus.ts'

hausSuite(MONDAY, { fremd: true, anew: true })

const TUESDAY = '2026-11-24'
const { rows, set, held } = waitingIn(() => haus)
const { closed, hours, propose, apply, undo, bookingOf, mails, otherPlan } = closing(
  () => app,
  () => haus,
)

const at = (von: string, bis: string, tag = TUESDAY) => ({
  von: `${tag}T${von}:00Z`,
  bis: `${tag}T${bis}:00Z`,
})

const book = (person: TestPerson, seat: number, von: string, bis: string, more: object = {}) =>
  leseraeume.booked(person, { leseraumId: haus.seats[seat], ...at(von, bis), ...more })

beforeEach(async () => {
  app.clock.set(MONDAY)
  await set('leseraum.maxBuchungenProWoche', '0')
})

async function proposed(zeiten: readonly object[], who = haus.leitung): Promise<Vorschlag> {
  const answer = await propose(zeiten, who)
  expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('stand')])
  return answer.json as never
}

async function applied(zeiten: readonly object[], decision: object = {}): Promise<SchliessungView> {
  const { stand } = await proposed(zeiten)
  const answer = await apply(zeiten, { stand, alle: 'verschieben', ...decision })
  expect([answer.status, answer.text]).toEqual([201, expect.stringContaining('verschoben')])
  return answer.json as never
}

describe('a closed day', () => {
  it('proposes a seat of another plan at the same time, and names nobody to who may not know', async () => {
    const other = await otherPlan('Obergeschoss', 1)
    const first = await book(haus.anna, 0, '08:00', '10:00')
    const second = await book(haus.ben, 1, '08:30', '09:30')
    const { anzahl, verschiebbar, bleibt, buchungen } = await proposed([closed(TUESDAY)])
    expect({ anzahl, verschiebbar, bleibt }).toEqual({ anzahl: 2, verschiebbar: 2, bleibt: true })
    expect(buchungen).toMatchObject([
      {
        id: first,
        bucher: { email: haus.anna.email },
        ersatz: { art: 'andererGrundriss', leseraumId: other.seats[0] },
      },
      { id: second, ersatz: { art: 'andereZeit', leseraumId: other.seats[0] } },
    ])
    // Nothing was written.
    expect(await bookingOf(first)).toMatchObject({
      leseraum_id: haus.seats[0],
      status: 'reserviert',
      version: 1,
    })
    await rows(
      "delete from benutzer_berechtigung where mandant_id = $1 and berechtigung = 'buchung_pflege'",
      haus.id,
    )
    await rows('update mandant set stand = stand + 1 where id = $1', haus.id)
    const unnamed = await proposed([closed(TUESDAY)])
    expect(unnamed.buchungen.map(({ bucher }) => bucher)).toEqual([null, null])
  })

  it('moves, cancels and leaves in one step, with one mail for each person and a row of the trail', async () => {
    const other = await otherPlan('Obergeschoss', 2)
    const moved = await book(haus.anna, 0, '08:00', '10:00')
    const cancelled = await book(haus.anna, 1, '12:00', '13:00')
    const left = await book(haus.ben, 2, '08:00', '10:00')
    await rows('delete from benachrichtigung where mandant_id = $1', haus.id)
    const view = await applied([closed(TUESDAY, 'Betriebsausflug')], {
      ausnahmen: [
        { buchungId: cancelled, umgang: 'stornieren' },
        { buchungId: left, umgang: 'belassen' },
      ],
    })
    expect(view).toMatchObject({
      anlass: 'sonder',
      verschoben: 1,
      storniert: 1,
      belassen: 1,
      grundriss: 'Lesesaal',
    })
    expect(await bookingOf(moved)).toMatchObject({
      leseraum_id: other.seats[0],
      grundriss_id: other.id,
      status: 'reserviert',
      version: 2,
    })
    expect(await bookingOf(cancelled)).toMatchObject({ status: 'storniert', version: 2, gehalten_bis: null })
    expect(await bookingOf(left)).toMatchObject({
      leseraum_id: haus.seats[2],
      status: 'reserviert',
      version: 1,
    })
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      typ: 'schliessung',
      objekt_id: view.id,
      empfaenger_id: haus.anna.id,
      daten: {
        grund: 'Betriebsausflug',
        eintraege: [
          // The version that it has since: by it a calendar knows that this is newer than what it was told before.
          {
            id: moved,
            version: 2,
            art: 'verschoben',
            rolle: 'bucher',
            nachher: { grundriss: 'Obergeschoss' },
          },
          { id: cancelled, version: 2, art: 'storniert', nachher: null },
        ],
      },
    })
    const trail = await rows<{ objekt: string }>(
      "select objekt from protokoll where mandant_id = $1 and aktion = 'applySchliessung' order by objekt",
      haus.id,
    )
    expect(trail.map(({ objekt }) => objekt)).toEqual(['leseraum_buchung', 'leseraum_buchung', 'schliessung'])
    expect(await hours()).toMatchObject([{ status: 'geschlossen', grund: 'Betriebsausflug' }])
  })

  it('refuses what is not what was looked at, and changes nothing then', async () => {
    const id = await book(haus.anna, 0, '08:00', '10:00')
    const { stand } = await proposed([closed(TUESDAY)])
    await book(haus.ben, 1, '08:00', '10:00')
    const answer = await apply([closed(TUESDAY)], { stand, alle: 'stornieren' })
    expect([answer.status, answer.json.code]).toEqual([409, 'schliessung.anders'])
    expect(await bookingOf(id)).toMatchObject({ status: 'reserviert' })
    expect(await hours()).toEqual([])
  })

  it('refuses to move a booking for which there is nothing, other houses, people without the right, and bad times', async () => {
    const id = await book(haus.anna, 0, '08:00', '10:00')
    const { stand } = await proposed([closed(TUESDAY)])
    const nowhere = await apply([closed(TUESDAY)], {
      stand,
      alle: 'belassen',
      ausnahmen: [{ buchungId: id, umgang: 'verschieben' }],
    })
    expect([nowhere.status, nowhere.json.code]).toEqual([422, 'schliessung.keinErsatz'])
    expect((await propose([closed(TUESDAY)], haus.anna)).json.code).toBe('recht.fehlt')
    expect((await apply([closed(TUESDAY)], { stand, alle: 'stornieren' }, haus.anna)).json.code).toBe(
      'recht.fehlt',
    )
    expect((await propose([closed(TUESDAY)], haus.leitung, fremd.grundrissId)).status).toBe(404)
    const wrong = await propose([{ ...closed(TUESDAY), von: '19:00' }])
    expect([wrong.status, wrong.json.issues]).toMatchObject([422, [{ field: 'sonder.zeiten.0.bis' }]])
    const none = await app.request(address(wire.proposeSchliessung, { anlass: 'sonder' }), {
      as: haus.leitung.token,
      host: haus.host,
      body: {},
    })
    expect([none.status, none.json.issues]).toMatchObject([422, [{ code: 'feld.fehlt', field: 'sonder' }]])
  })

  it('is done once under one key', async () => {
    const id = await book(haus.anna, 0, '08:00', '10:00')
    const { stand } = await proposed([closed(TUESDAY)])
    const key = uuidv7()
    const version = (
      await rows<{ version: number }>('select version from grundriss where id = $1', haus.grundrissId)
    )[0]?.version
    const send = () =>
      app.request(address(wire.applySchliessung, { anlass: 'sonder' }), {
        as: haus.leitung.token,
        host: haus.host,
        headers: { 'if-match': `"${version}"`, 'idempotency-key': key },
        body: {
          sonder: { grundrissId: haus.grundrissId, zeiten: [closed(TUESDAY)] },
          stand,
          alle: 'stornieren',
        },
      })
    const first = await send()
    const second = await send()
    expect([first.status, second.status, second.json]).toEqual([201, 201, first.json])
    expect(await bookingOf(id)).toMatchObject({ status: 'storniert', version: 2 })
  })

  it('leaves what is held for whoever waits alone', async () => {
    await book(haus.anna, 0, '08:00', '10:00')
    await rows(
      `insert into leseraum_buchung (mandant_id, id, leseraum_id, grundriss_id, tag, zeitraum, status, benutzer1_id, gehalten_bis, gehalten_status, warteplatz_id)
       values ($1, gen_random_uuid(), $2, $3, $4, tstzrange($5, $6), 'storniert', $7, $5, 'reserviert', gen_random_uuid())`,
      haus.id,
      haus.seats[1],
      haus.grundrissId,
      TUESDAY,
      at('08:00', '10:00').von,
      at('08:00', '10:00').bis,
      haus.ben.id,
    )
    expect((await proposed([closed(TUESDAY)])).anzahl).toBe(1)
    await applied([closed(TUESDAY)])
    expect(await held()).toHaveLength(1)
  })
})

describe('a slot that lapsed a moment ago', () => {
  it('is nobody’s to be sent to, also where its day was looked at since', async () => {
    const other = await otherPlan('Obergeschoss', 1)
    const [seat] = other.seats
    const id = await leseraeume.booked(haus.ben, { leseraumId: seat, ...at('08:00', '10:00') })
    await leseraeume.post(haus.ben, id, 'cancel')
    await book(haus.anna, 0, '08:00', '10:00')
    const look = () =>
      app.request(`${searchFreieZeiten.path}?ab=${TUESDAY}&dauer=60`, {
        as: haus.anna.token,
        host: haus.host,
      })
    const ersatz = async () => (await proposed([closed(TUESDAY)])).buchungen.map((one) => one.ersatz?.art)
    app.clock.set(Temporal.Instant.from(MONDAY).add({ seconds: 20 }).toString())
    expect((await look()).status).toBe(200)
    expect(await ersatz()).toEqual(['andereZeit'])
    app.clock.set(Temporal.Instant.from(MONDAY).add({ seconds: 90 }).toString())
    expect(await ersatz()).toEqual(['andererGrundriss'])
  })
})

describe('shorter hours', () => {
  it('are refused where another opening holds on one of the days', async () => {
    const long = { ...closed('2026-11-23'), gueltigBis: TUESDAY, status: 'offen' }
    const short = { ...closed(TUESDAY), von: '10:00', bis: '14:00', status: 'offen' }
    const answer = await propose([long, short], haus.leitung)
    expect([answer.status, answer.json.issues]).toMatchObject([
      422,
      [{ code: 'sonderoeffnungszeit.doppelt', field: 'sonder.zeiten.1.gueltigVon', data: { tag: TUESDAY } }],
    ])
  })

  it('that stand over each other from before are judged in the order in which they are read, whatever the one is in which they are sent', async () => {
    const id = await book(haus.anna, 0, '14:30', '16:00')
    const [long, short] = await rows<{ id: string; gueltigVon: string; status: string; bis: string }>(
      `insert into sonderoeffnungszeit (mandant_id, id, grundriss_id, gueltig_von, gueltig_bis, status, von, bis)
       values ($1, gen_random_uuid(), $2, '2026-11-23', $3, 'offen', '08:00', '18:00'),
              ($1, gen_random_uuid(), $2, $3, $3, 'offen', '10:00', '18:00')
       returning id, gueltig_von::text as "gueltigVon", gueltig_bis::text as "gueltigBis", status, '08:00' as von, '18:00' as bis`,
      haus.id,
      haus.grundrissId,
      TUESDAY,
    )
    if (long === undefined || short === undefined) throw new Error('both stand there')
    // The one that begins later decides.
    const changed = [{ ...short, von: '10:00', bis: '14:00' }, long]
    expect((await proposed(changed)).buchungen.map((one) => one.id)).toEqual([id])
    expect((await applied(changed, { alle: 'stornieren' })).storniert).toBe(1)
  })

  const until = (bis: string) => ({ ...closed(TUESDAY), status: 'offen', von: '08:00', bis })

  it('propose another time of the day, where nothing else is open at the same one', async () => {
    const late = await book(haus.anna, 0, '14:00', '16:00')
    await book(haus.ben, 1, '08:00', '10:00')
    const { anzahl, buchungen } = await proposed([until('14:00')])
    expect(anzahl).toBe(1)
    expect(buchungen).toMatchObject([
      {
        id: late,
        ersatz: {
          art: 'andereZeit',
          leseraumId: haus.seats[0],
          von: '2026-11-24T11:00:00Z',
          bis: '2026-11-24T13:00:00Z',
        },
      },
    ])
    await applied([until('14:00')])
    expect(await bookingOf(late)).toMatchObject({ leseraum_id: haus.seats[0], status: 'reserviert' })
  })

  it('ask a second person again for another time, and not for another seat', async () => {
    await set('leseraum.wartelisteMinuten', '30')
    const other = await otherPlan('Obergeschoss', 0, 1)
    const id = await leseraeume.booked(haus.anna, {
      leseraumId: haus.room,
      gruppengroesse: 4,
      zweitePerson: haus.ben.email,
      ...at('14:00', '16:00'),
    })
    await leseraeume.post(haus.ben, id, 'confirm')
    await applied([until('14:00')])
    expect(await bookingOf(id)).toMatchObject({ leseraum_id: other.room, status: 'reserviert', agreed: true })
  })

  it('hit nobody where only a reason changes, and those who were left where the day opens otherwise', async () => {
    const id = await book(haus.anna, 0, '14:00', '16:00')
    await applied([until('14:00')], { alle: 'belassen' })
    const [one] = await hours()
    expect((await proposed([{ ...one, grund: 'Anders' } as object])).anzahl).toBe(0)
    expect((await proposed([until('15:00')])).buchungen).toMatchObject([{ id }])
    expect((await proposed([])).anzahl).toBe(0)
  })
})

/** One of two bookings moved, the other one cancelled. */
async function closedOnTwo() {
  const moved = await book(haus.anna, 0, '08:00', '10:00')
  const cancelled = await book(haus.ben, 1, '08:00', '10:00')
  await rows('delete from benachrichtigung where mandant_id = $1', haus.id)
  const { id } = await applied([closed(TUESDAY)], {
    ausnahmen: [{ buchungId: cancelled, umgang: 'stornieren' }],
  })
  return { id, moved, cancelled }
}

describe('taking it back', () => {
  it('puts each booking where it was, the hours too, and nobody hears of it', async () => {
    await otherPlan('Obergeschoss', 1)
    const { id, moved, cancelled } = await closedOnTwo()
    expect(await mails()).toHaveLength(2)
    const open = await app.request(wire.listSchliessungen.path, { as: haus.leitung.token, host: haus.host })
    expect(open.json).toMatchObject([{ id, verschoben: 1, storniert: 1 }])
    expect((await undo(id)).json).toEqual({ zurueck: 2, nicht: [] })
    expect(await bookingOf(moved)).toMatchObject({
      leseraum_id: haus.seats[0],
      grundriss_id: haus.grundrissId,
      status: 'reserviert',
      version: 3,
    })
    expect(await bookingOf(cancelled)).toMatchObject({
      leseraum_id: haus.seats[1],
      status: 'reserviert',
      informationstext: '',
    })
    expect([await hours(), await mails()]).toEqual([[], []])
    const again = await undo(id)
    expect([again.status, again.json.code]).toEqual([409, 'schliessung.vorbei'])
  })

  it('says which could not: changed by its person, or against what they have booked since', async () => {
    const other = await otherPlan('Obergeschoss', 1)
    const { id, moved, cancelled } = await closedOnTwo()
    await leseraeume.post(haus.anna, moved, 'cancel')
    app.clock.set('2026-11-23T08:05:00Z')
    await leseraeume.booked(haus.ben, { leseraumId: other.seats[0], ...at('08:00', '10:00') })
    const answer = await undo(id)
    expect(answer.json).toMatchObject({ zurueck: 0 })
    expect(
      (answer.json.nicht as unknown as { id: string }[]).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    ).toMatchObject(
      [
        { id: moved, grund: 'geaendert', bezeichnung: 'P1' },
        { id: cancelled, grund: 'eigene', bezeichnung: 'P2' },
      ].toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    )
    expect((await mails()).filter(({ typ }) => typ === 'schliessung')).toHaveLength(2)
  })

  it('brings nobody to what something else has closed since, and counts what comes back of one person together', async () => {
    const outOfUse = await book(haus.ben, 2, '08:00', '10:00')
    const first = await book(haus.anna, 0, '09:00', '10:00')
    const second = await book(haus.anna, 1, '12:00', '13:00')
    const { id } = await applied([closed(TUESDAY)], { alle: 'stornieren' })
    await set('leseraum.maxBuchungenProWoche', '2')
    await leseraeume.booked(haus.anna, {
      leseraumId: haus.seats[0],
      ...at('08:00', '09:00', '2026-11-25'),
    })
    await rows('update leseraum set aktiv = false where mandant_id = $1 and id = $2', haus.id, haus.seats[2])
    await rows('update mandant set stand = stand + 1 where id = $1', haus.id)
    expect((await undo(id)).json).toMatchObject({
      zurueck: 1,
      nicht: [
        { id: outOfUse, grund: 'zu' },
        { id: second, grund: 'eigene' },
      ],
    })
    expect(await bookingOf(first)).toMatchObject({ status: 'reserviert' })
  })

  it('brings nothing back to who has left the house since', async () => {
    const gone = await book(haus.ben, 0, '08:00', '10:00')
    const stays = await book(haus.anna, 1, '08:00', '10:00')
    const { id } = await applied([closed(TUESDAY)], { alle: 'stornieren' })
    await rows(
      "update benutzer set status = 'anonym' where mandant_id = $1 and id = $2",
      haus.id,
      haus.ben.id,
    )
    expect((await undo(id)).json).toMatchObject({ zurueck: 1, nicht: [{ id: gone, grund: 'weg' }] })
    expect(await bookingOf(gone)).toMatchObject({ status: 'storniert' })
    expect(await bookingOf(stays)).toMatchObject({ status: 'reserviert' })
    await rows("update benutzer set status = 'aktiv' where mandant_id = $1 and id = $2", haus.id, haus.ben.id)
  })

  it('puts nobody who had agreed to come along at two places', async () => {
    const other = await otherPlan('Obergeschoss', 1)
    const invited = { leseraumId: haus.room, gruppengroesse: 2, zweitePerson: haus.ben.email }
    const together = await leseraeume.booked(haus.anna, { ...at('08:00', '10:00'), ...invited })
    await leseraeume.post(haus.ben, together, 'confirm')
    const { id } = await applied([closed(TUESDAY)], { alle: 'stornieren' })
    app.clock.set('2026-11-23T08:05:00Z')
    await leseraeume.booked(haus.ben, { leseraumId: other.seats[0], ...at('09:00', '11:00') })
    expect((await undo(id)).json).toMatchObject({ zurueck: 0, nicht: [{ id: together, grund: 'zweite' }] })
    expect(await bookingOf(together)).toMatchObject({ status: 'storniert' })
  })

  it('is refused later, where the hours were changed since, and in other houses', async () => {
    await book(haus.anna, 0, '08:00', '10:00')
    const { id } = await applied([closed(TUESDAY)], { alle: 'stornieren' })
    expect((await undo(id, haus.anna)).json.code).toBe('recht.fehlt')
    const elsewhere = await app.request(address(wire.undoSchliessung, { id }), {
      as: fremd.leitung.token,
      host: fremd.host,
      method: 'POST',
    })
    expect(elsewhere.status).toBe(404)
    await rows("update sonderoeffnungszeit set grund = 'Anders' where mandant_id = $1", haus.id)
    expect((await undo(id)).json.code).toBe('schliessung.geaendert')
    app.clock.set('2026-11-23T08:10:00Z')
    expect((await undo(id)).json.code).toBe('schliessung.vorbei')
  })
})
