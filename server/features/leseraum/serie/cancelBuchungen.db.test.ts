import { address } from '@platzwart/contract/operation'
import * as raumWire from '@platzwart/contract/operations/leseraum'
import { describe, expect, it } from 'vitest'
import { app, fremd, haus } from '../../../testing/suites/haus.ts'
import {
  ask,
  booked,
  bookOne,
  cancelAll,
  MAIL,
  rows,
  serieSuite,
  stornierbar,
} from '../../../testing/suites/serie.ts'
import type { SerieMailData } from './notifySerie.ts'
import { renderSerieMail } from './renderSerieMail.ts'

serieSuite()

const FAIL = () => {
  throw new Error('no mail was queued')
}

const idsOf = (json: unknown) => (json as { id: string }[]).map(({ id }) => id)

describe('several of one’s own bookings', () => {
  it('are shown before they are cancelled: of a series from a day on, or of some days', async () => {
    const { serieId, gebucht } = await booked(haus.anna)
    const single = await bookOne(haus.anna, {
      leseraumId: haus.seats[1],
      von: '2026-12-02T08:00:00Z',
      bis: '2026-12-02T09:00:00Z',
    })
    const ids = gebucht.map(({ id }) => id)
    expect(idsOf((await stornierbar(haus.anna, `?serieId=${serieId}`)).json)).toEqual(ids)
    expect(idsOf((await stornierbar(haus.anna, `?serieId=${serieId}&von=2026-12-08`)).json)).toEqual(
      ids.slice(2),
    )
    expect(idsOf((await stornierbar(haus.anna, '?von=2026-12-01&bis=2026-12-08')).json)).toEqual([
      ids[1],
      single.json.id,
      ids[2],
    ])
    expect(idsOf((await stornierbar(haus.anna)).json)).toHaveLength(6)
    expect((await stornierbar(haus.ben)).json).toEqual([])
  })

  it('are cancelled at once, each audited and held for its ten seconds, with one mail', async () => {
    const { gebucht } = await booked(haus.anna)
    await rows('delete from benachrichtigung')
    const ids = gebucht.slice(2).map(({ id }) => id)
    const answer = await cancelAll(haus.anna, ids)
    expect(answer.status).toBe(200)
    expect(answer.json).toMatchObject({
      storniert: ids.map((id) => ({ id, status: 'storniert', gehaltenBis: '2026-11-23T08:00:10Z' })),
      nicht: [],
    })
    expect(await rows("select 1 from leseraum_buchung where status = 'reserviert'")).toHaveLength(2)
    const trail = "select 1 from protokoll where aktion = 'cancel' and objekt_id = any($1::uuid[])"
    expect(await rows(trail, ids)).toHaveLength(3)
    expect(await rows('select typ, empfaenger_id from benachrichtigung')).toEqual([
      { typ: 'serieStorniert', empfaenger_id: haus.anna.id },
    ])
    const undone = await ask(
      haus.anna,
      'POST',
      address(raumWire.undoCancelLeseraumBuchung, { id: ids[0] ?? '' }),
    )
    expect([undone.status, undone.json.status]).toEqual([200, 'reserviert'])
  })

  it('are told of in the mail as far as they were not taken back until it goes', async () => {
    const { gebucht } = await booked(haus.anna)
    const ids = gebucht.map(({ id }) => id)
    await cancelAll(haus.anna, ids)
    const sent = async () => {
      const [row] = await rows<{ objekt_id: string; objekt_version: number; daten: SerieMailData }>(
        "select objekt_id, objekt_version, daten from benachrichtigung where typ = 'serieStorniert' order by erstellt limit 1",
      )
      const { objekt_id: objektId, objekt_version: objektVersion, daten } = row ?? FAIL()
      const mail = { ...MAIL, typ: 'serieStorniert', objektId, objektVersion, daten }
      return renderSerieMail(app.deps.appPool)(mail, haus.id)
    }
    expect(await sent()).toMatchObject({ subject: '5 Termine storniert: P1 ab Di., 24.11.2026' })
    const undo = (id: string | undefined) =>
      ask(haus.anna, 'POST', address(raumWire.undoCancelLeseraumBuchung, { id: id ?? '' }))
    await undo(ids[0])
    expect(await sent()).toMatchObject({ subject: '4 Termine storniert: P1 ab Di., 01.12.2026' })
    // Cancelled once more, it has a mail of its own.
    await undo(ids[1])
    await cancelAll(haus.anna, [ids[1]])
    expect(await sent()).toMatchObject({ subject: '3 Termine storniert: P1 ab Di., 08.12.2026' })
    for (const id of ids.slice(2)) await undo(id)
    expect(await sent()).toBe('untrue')
  })

  it('that are not one’s own, over, or cancelled already are told, and the others go', async () => {
    const { gebucht } = await booked(haus.anna)
    const ofBen = await booked(haus.ben, { leseraumId: haus.seats[1] ?? '' })
    const [first, second, third] = gebucht.map(({ id }) => id)
    await cancelAll(haus.anna, [first])
    await rows(
      "update leseraum_buchung set tag = '2026-11-20', zeitraum = '[2026-11-20 08:00Z,2026-11-20 09:00Z)' where id = $1",
      second,
    )
    const ids = [first, second, third, ofBen.gebucht[0]?.id, fremd.id]
    const answer = await cancelAll(haus.anna, ids)
    expect(answer.json).toMatchObject({
      storniert: [{ id: third }],
      nicht: [first, second, ofBen.gebucht[0]?.id, fremd.id].map((id) => ({
        id,
        gruende: [{ code: 'serie.nichtStornierbar' }],
      })),
    })
    expect(
      await rows(
        "select 1 from leseraum_buchung where benutzer1_id = $1 and status = 'storniert'",
        haus.ben.id,
      ),
    ).toEqual([])
  })

  it('are asked for by somebody, and are some', async () => {
    expect((await cancelAll(haus.anna, [])).status).toBe(422)
    const none = await app.request('/api/serien/storno', { host: haus.host, body: { ids: [haus.id] } })
    expect(none.status).toBe(401)
  })

  it('tell each second person of theirs', async () => {
    const made: unknown[] = []
    for (const day of ['2026-12-01', '2026-12-08']) {
      const { json } = await bookOne(haus.anna, {
        leseraumId: haus.room,
        gruppengroesse: 2,
        zweitePerson: haus.ben.email,
        von: `${day}T08:00:00Z`,
        bis: `${day}T09:00:00Z`,
      })
      await ask(haus.ben, 'POST', address(raumWire.confirmLeseraumBuchung, { id: String(json.id) }))
      made.push(json.id)
    }
    await rows('delete from benachrichtigung')
    await cancelAll(haus.anna, made)
    expect(await rows('select typ, empfaenger_id from benachrichtigung order by typ')).toEqual([
      { typ: 'serieStorniert', empfaenger_id: haus.anna.id },
      ...made.map(() => ({ typ: 'useMailStorno', empfaenger_id: haus.ben.id })),
    ])
  })
})
