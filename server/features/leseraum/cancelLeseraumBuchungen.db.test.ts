import { address } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/leseraum'
import { describe, expect, it } from 'vitest'
import type { TestPerson } from '../../testing/mandant.ts'
import { app, fremd, haus, hausSuite, leseraeume, MONDAY } from '../../testing/suites/haus.ts'

hausSuite(MONDAY, { fremd: true })

const { booked, rows, slot } = leseraeume

const storno = (ids: readonly string[], as: TestPerson = haus.leitung, informationstext = 'Wasserschaden') =>
  app.request(wire.cancelLeseraumBuchungen.path, {
    as: as.token,
    host: haus.host,
    body: { ids, informationstext },
  })

const readAs = (person: TestPerson, id: string) =>
  app.request(address(wire.readLeseraumBuchung, { id }), { as: person.token, host: haus.host })

describe('seats taken from whoever booked them', () => {
  it('are cancelled at once, with the reason in the booking and in a mail that nobody switches off', async () => {
    const first = await booked(haus.anna, { leseraumId: haus.seats[0], ...slot() })
    const second = await booked(haus.ben, { leseraumId: haus.seats[1], ...slot() })
    await rows('delete from benachrichtigung', [])
    const answer = await storno([first, second.toUpperCase(), first])
    expect([answer.status, answer.json]).toEqual([
      200,
      { storniert: [first, second], nicht: [], gehaltenBis: '2026-11-23T08:00:10Z' },
    ])
    expect((await readAs(haus.anna, first)).json).toMatchObject({
      status: 'storniert',
      informationstext: 'Wasserschaden',
      gehaltenBis: '2026-11-23T08:00:10Z',
    })
    const mails = await rows(
      "select typ, empfaenger_id, daten->'buchung'->>'grund' as grund, faellig > $1::timestamptz as waits from benachrichtigung order by empfaenger_id",
      ['2026-11-23T08:00:10Z'],
    )
    expect(mails).toEqual(
      [haus.anna, haus.ben]
        .toSorted((a, b) => (a.id < b.id ? -1 : 1))
        .map(({ id }) => ({
          typ: 'useMailStorno',
          empfaenger_id: id,
          grund: 'Wasserschaden',
          waits: true,
        })),
    )
    expect(
      await rows("select 1 from protokoll where aktion = 'cancel' and objekt_id = any($1::uuid[])", [
        [first, second],
      ]),
    ).toHaveLength(2)
  })

  it('can be taken back while they are held, and the reason goes with the cancellation', async () => {
    const id = await booked(haus.anna, { leseraumId: haus.seats[2], ...slot() })
    await storno([id])
    const undone = await leseraeume.post(haus.leitung, id, 'undo-cancel')
    expect([undone.status, undone.json]).toMatchObject([200, { status: 'reserviert', informationstext: '' }])
  })

  it('tell of each that stands why it does, and the others go', async () => {
    const over = await booked(haus.ben, { leseraumId: haus.seats[3], ...slot() })
    const open = await booked(haus.ben, { leseraumId: haus.seats[0], ...slot() })
    await rows(
      "update leseraum_buchung set tag = '2026-11-20', zeitraum = '[2026-11-20 08:00Z,2026-11-20 09:00Z)' where id = $1",
      [over],
    )
    const answer = await storno([over, open, fremd.id])
    expect(answer.json).toMatchObject({
      storniert: [open],
      nicht: [
        { id: over, gruende: [{ code: 'buchung.schonVorbei' }] },
        { id: fremd.id, gruende: [{ code: 'buchung.nichtMehrStornierbar' }] },
      ],
    })
    expect((await storno([open])).json).toMatchObject({
      storniert: [],
      nicht: [{ id: open, gruende: [{ code: 'buchung.schonStorniert' }] }],
      gehaltenBis: null,
    })
  })

  it('need the right, some bookings and a reason', async () => {
    const id = await booked(haus.ben, { leseraumId: haus.seats[2], ...slot() })
    expect((await storno([id], haus.anna)).json.code).toBe('recht.fehlt')
    expect((await storno([])).status).toBe(422)
    expect((await storno([id], haus.leitung, ' ')).json.issues).toMatchObject([
      { code: 'feld.zuKurz', field: 'informationstext' },
    ])
    expect((await readAs(haus.ben, id)).json.status).toBe('reserviert')
  })
})
