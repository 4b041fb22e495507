import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Anhang, belongsTo, confirmed, inOrder, type Uebergabe, wireOf } from './uebergabe.ts'

const PERSON = { mandantId: 'm', benutzerId: 'b' }

function record(more: Partial<Uebergabe>): Uebergabe {
  return {
    ...PERSON,
    id: 'key',
    buchungId: 'trip',
    kennzeichen: 'NH-A 1',
    fahrzeug: 'Brise Kombi',
    zeit: '2026-10-25T00:30:00Z',
    anhaenge: [],
    abgelehnt: null,
    art: 'checkIn',
    angaben: { kilometerstand: 100, schaeden: [] },
    ...more,
  } as unknown as Uebergabe
}

const anhang = (schluessel: string, dateiId: string | null): Anhang => ({
  schluessel,
  typ: 'image/jpeg',
  bytes: new ArrayBuffer(1),
  dateiId,
})

const idsOf = (all: readonly Uebergabe[]) => inOrder(all).map(({ id }) => id)

describe('the order of the outbox', () => {
  test('is that of the handovers’ times, whichever was stored first', () => {
    const early = record({ id: 'early', buchungId: 'a', zeit: '2026-10-25T00:30:00Z' })
    const late = record({ id: 'late', buchungId: 'b', zeit: '2026-10-25T01:30:00+01:00' })
    const last = record({ id: 'last', buchungId: 'c', zeit: '2026-10-25T03:30:00+02:00' })
    expect(idsOf([last, late, early])).toEqual(['late', 'early', 'last'])
  })

  test('puts the check-in first if both have the same time', () => {
    const out = record({ id: 'out', art: 'checkOut' } as Partial<Uebergabe>)
    expect(idsOf([out, record({ id: 'in' })])).toEqual(['in', 'out'])
  })

  test('puts the check-in first even if the device’s clock was set back before the check-out', () => {
    const checkIn = record({ id: 'in', zeit: '2026-11-18T10:00:00Z' })
    const checkOut = record({
      id: 'out',
      art: 'checkOut',
      zeit: '2026-11-18T09:50:00Z',
    } as Partial<Uebergabe>)
    expect(idsOf([checkOut, checkIn])).toEqual(['in', 'out'])
  })

  test('never puts a check-out before its check-in, for any initial order', () => {
    const one = fc.record({
      trip: fc.constantFrom('a', 'b', 'c'),
      art: fc.constantFrom('checkIn', 'checkOut'),
      minute: fc.integer({ min: 0, max: 60 }),
    })
    const distinct = fc.uniqueArray(one, { selector: ({ trip, art }) => `${trip}/${art}`, maxLength: 6 })
    fc.assert(
      fc.property(distinct, (all) => {
        const records = all.map(({ trip, art, minute }) =>
          record({
            id: `${trip}/${art}`,
            buchungId: trip,
            art,
            zeit: `2026-11-18T10:${String(minute % 60).padStart(2, '0')}:00Z`,
          } as Partial<Uebergabe>),
        )
        const ids = idsOf(records)
        expect(ids.toSorted()).toEqual(records.map(({ id }) => id).toSorted())
        for (const trip of ['a', 'b', 'c']) {
          const checkIn = ids.indexOf(`${trip}/checkIn`)
          const checkOut = ids.indexOf(`${trip}/checkOut`)
          if (checkIn !== -1 && checkOut !== -1) expect(checkIn).toBeLessThan(checkOut)
        }
      }),
    )
  })

  test('is empty for an empty outbox', () => {
    expect(inOrder([])).toEqual([])
  })
})

test('a record belongs to one person in one house, and to nobody who is signed out', () => {
  expect(belongsTo(record({}), PERSON)).toBe(true)
  expect(belongsTo(record({}), { ...PERSON, mandantId: 'other' })).toBe(false)
  expect(belongsTo(record({}), { ...PERSON, benutzerId: 'other' })).toBe(false)
  expect(belongsTo(record({}), null)).toBe(false)
})

describe('the answer to a question', () => {
  const asked = record({
    abgelehnt: { code: 'x', gruende: [], fragen: ['fahrzeug.kilometerSprung' as never] },
  })

  test('is sent with the record under a new key, and given once', () => {
    const once = confirmed(asked, 'new')
    expect([once.id, once.abgelehnt, once.angaben.bestaetigteFragen]).toEqual([
      'new',
      null,
      ['fahrzeug.kilometerSprung'],
    ])
    const again = confirmed({ ...once, abgelehnt: asked.abgelehnt } as Uebergabe, 'newer')
    expect(again.angaben.bestaetigteFragen).toEqual(['fahrzeug.kilometerSprung'])
  })

  test('changes nothing else of it', () => {
    const { id: _, abgelehnt: __, angaben: ___, ...before } = asked
    expect(confirmed(asked, 'new')).toMatchObject(before)
    expect(asked.id).toBe('key')
  })

  test('is empty for records refused before questions existed', () => {
    const old = record({ abgelehnt: { code: 'x', gruende: [] } })
    expect(confirmed(old, 'new').angaben.bestaetigteFragen).toEqual([])
  })
})

describe('the request', () => {
  const schaden = { beschreibung: 'Kratzer', ansicht: 'links', x: 1, y: 2 }

  test('references uploaded files in place of the device’s pictures', () => {
    const checkIn = record({
      anhaenge: [anhang('k1', 'f1')],
      angaben: {
        schaeden: [
          { ...schaden, bildId: 'k1' },
          { ...schaden, bildId: null },
        ],
      } as never,
    })
    const sent = wireOf(checkIn)
    expect(sent.schaeden?.map(({ bildId }) => bildId)).toEqual(['f1', null])
    expect(sent.zeit).toBe(checkIn.zeit)
  })

  test('has each receipt of a check-out with its file', () => {
    const checkOut = record({
      art: 'checkOut',
      anhaenge: [anhang('k1', 'f1'), anhang('k2', 'f2')],
      angaben: { schaeden: [], belege: [{ dateiId: 'k2', art: 'tanken', betragCent: 4250 }] } as never,
    } as Partial<Uebergabe>)
    expect(wireOf(checkOut)).toMatchObject({
      belege: [{ dateiId: 'f2', art: 'tanken', betragCent: 4250 }],
    })
  })

  test('is never sent with a picture that is not uploaded, or unknown', () => {
    const angaben = { schaeden: [{ ...schaden, bildId: 'k1' }] } as never
    expect(() => wireOf(record({ anhaenge: [anhang('k1', null)], angaben }))).toThrow('k1')
    expect(() => wireOf(record({ anhaenge: [], angaben }))).toThrow('k1')
  })

  test('works without damages and receipts, too', () => {
    const checkOut = record({ art: 'checkOut', angaben: {} as never } as Partial<Uebergabe>)
    expect(wireOf(checkOut)).toMatchObject({ schaeden: [], belege: [] })
  })
})
