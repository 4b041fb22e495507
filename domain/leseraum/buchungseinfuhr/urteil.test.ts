import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BenutzerId, LeseraumId } from '../../id.ts'
import { between, type FactsMore, facts, hold, seat } from '../../testing/leseraum.ts'
import { decideBooking } from '../book.ts'
import type { Hold } from '../types.ts'
import { type BuchungLine, type BuchungUmfeld, judgeBuchungen, type KnownPlan } from './urteil.ts'

const SEATS = ['A1', 'A2', 'A3'].map((bezeichnung) =>
  seat({ id: bezeichnung.toLowerCase() as LeseraumId, bezeichnung }),
)

interface House extends FactsMore {
  readonly plaene?: readonly { readonly name: string; readonly standort: string }[]
  readonly own?: Readonly<Record<string, readonly Hold[]>>
}

/** A house in which Ada and Ben may book on the plan Halle. */
function umfeld({
  plaene = [{ name: 'halle', standort: 'mitte' }],
  own = {},
  ...more
}: House = {}): BuchungUmfeld {
  const known = facts({ ...more, settings: { 'leseraum.tageImVoraus': 365, ...more.settings } })
  const planOf = ({ name, standort }: { name: string; standort: string }): KnownPlan => ({
    id: name,
    standort,
    bereich: 'leseraum',
    kalender: known.kalender,
    platz: (bezeichnung) => SEATS.find((one) => one.bezeichnung === bezeichnung),
    belegungen: (id) => known.belegungen.filter(({ leseraumId }) => leseraumId === id),
  })
  return {
    now: known.now,
    zone: 'Europe/Berlin',
    person: (email) =>
      ['ada', 'ben'].includes(email)
        ? { id: email as BenutzerId, einstellungen: known.einstellungen, eigene: own[email] ?? [] }
        : undefined,
    plaene: (name) => plaene.filter((plan) => plan.name === name).map(planOf),
    hasStandort: (name) => plaene.some(({ standort }) => standort === name),
    sameName: (a, b) => a === b,
  }
}

const line = (more: Partial<BuchungLine> = {}, zeile = 2): BuchungLine => ({
  zeile,
  email: 'ada',
  grundriss: 'halle',
  platz: 'A1',
  tag: '2026-06-02',
  von: '09:00',
  bis: '11:00',
  ...more,
})

/** The result of each line: `neu`, `unveraendert`, or the codes of its issues. */
const judged = (lines: readonly Partial<BuchungLine>[], house: BuchungUmfeld = umfeld()) =>
  judgeBuchungen(
    lines.map((one, at) => line(one, at + 2)),
    house,
  ).map(({ urteil, verstoesse }) =>
    urteil === 'abgelehnt'
      ? verstoesse.map(({ code, field }) => `${code} ${field ?? '-'}`).join(' ')
      : urteil,
  )

describe('a line of a table of bookings', () => {
  it("is a booking of the named person, in the house's wall time", () => {
    const [urteil] = judgeBuchungen([line({ gruppengroesse: 1 })], umfeld())
    const { von, bis } = between('09:00', '11:00')
    expect(urteil?.buchung).toEqual({
      benutzerId: 'ada',
      grundrissId: 'halle',
      leseraumId: 'a1',
      gruppengroesse: 1,
      von: von.toString(),
      bis: bis.toString(),
    })
  })

  it.each([
    ['with its day beside the time', { tag: undefined, von: '2026-06-02T09:00', bis: '2026-06-02T11:00' }],
    ['with its day at the start alone', { tag: undefined, von: '2026-06-02T09:00' }],
    ['as instants', { tag: undefined, von: '2026-06-02T07:00:00Z', bis: '2026-06-02T11:00:00+02:00' }],
  ])('is the same %s', (_, more) => {
    expect(judgeBuchungen([line(more)], umfeld())).toEqual(judgeBuchungen([line()], umfeld()))
  })

  it('names every unknown part', () => {
    expect(
      judged([
        { email: 'wer', platz: 'Z9', tag: undefined },
        { grundriss: 'keller' },
        { standort: 'nirgends' },
        { bis: '09:00' },
      ]),
    ).toEqual([
      'einfuhr.personUnbekannt email einfuhr.platzUnbekannt platz einfuhr.tagFehlt tag',
      'einfuhr.grundrissUnbekannt grundriss',
      'einfuhr.standortUnbekannt standort',
      'zeitraum.startNichtVorEnde bis',
    ])
  })

  it('needs the location if two plans have the same name', () => {
    const house = umfeld({
      plaene: [
        { name: 'halle', standort: 'mitte' },
        { name: 'halle', standort: 'nord' },
      ],
    })
    expect(judged([{}, { standort: 'nord' }], house)).toEqual([
      'einfuhr.grundrissMehrdeutig grundriss',
      'neu',
    ])
  })

  it('is unchanged if the booking exists, and refused if somebody else has the seat', () => {
    const there = hold(between('09:00', '11:00'), { bucherId: 'ada' })
    expect(judged([{}], umfeld({ own: { ada: [there] }, belegungen: [there] }))).toEqual(['unveraendert'])
    expect(judged([{}], umfeld({ belegungen: [hold(between('10:00', '12:00'))] }))).toEqual([
      'buchung.belegt von',
    ])
  })

  it("addresses the rules' texts to the named person instead of the reader", () => {
    const elsewhere = hold(between('10:00', '12:00'), { leseraumId: 'a2', bucherId: 'ada' })
    expect(judged([{}], umfeld({ own: { ada: [elsewhere] } }))).toEqual(['einfuhr.personAnderswo email'])
  })

  it('counts after those above it', () => {
    expect(judged([{}, {}, { email: 'ben' }, { platz: 'A2' }, { email: 'ben', platz: 'A2' }])).toEqual([
      'neu',
      'einfuhr.buchungDoppelt -',
      'einfuhr.platzVergeben platz',
      'einfuhr.personAnderswo email',
      'neu',
    ])
    const settings = { 'leseraum.maxBuchungenProWoche': 1 }
    expect(judged([{}, { tag: '2026-06-03' }, { tag: '2026-06-09' }], umfeld({ settings }))).toEqual([
      'neu',
      'buchung.wochenlimit email',
      'neu',
    ])
  })

  it('ends with the day at midnight', () => {
    const [urteil] = judgeBuchungen([line({ von: '10:00', bis: '00:00' })], umfeld())
    expect(urteil?.buchung?.bis).toBe('2026-06-02T22:00:00Z')
  })

  it('gives the same result as single bookings one after the other', () => {
    const wish = fc.record({
      email: fc.constantFrom('ada', 'ben'),
      platz: fc.constantFrom('A1', 'A2', 'A3'),
      tag: fc.constantFrom('2026-06-02', '2026-06-03', '2026-06-04'),
      stunde: fc.integer({ min: 7, max: 18 }),
      dauer: fc.integer({ min: 1, max: 4 }),
    })
    const limits = fc.integer({ min: 0, max: 3 })
    fc.assert(
      fc.property(fc.array(wish, { maxLength: 12 }), limits, (wishes, limit) => {
        const settings = { 'leseraum.maxBuchungenProWoche': limit, 'leseraum.tageImVoraus': 365 }
        const hour = (nr: number) => `${String(nr).padStart(2, '0')}:00`
        const known = facts({ settings })
        const holds: Hold[] = []
        const one = wishes.map(({ email, platz, tag, stunde, dauer }) => {
          const leseraum = SEATS.find(({ bezeichnung }) => bezeichnung === platz) as (typeof SEATS)[number]
          const zeitraum = between(hour(stunde), hour(stunde + dauer), Temporal.PlainDate.from(tag))
          const command = {
            leseraum,
            zeitraum,
            bucherId: email as BenutzerId,
            zweiteId: null,
            gruppengroesse: 1,
          }
          const eigene = holds.filter(({ bucherId }) => bucherId === email)
          const { ok } = decideBooking(command, { ...known, eigene, belegungen: holds })
          if (ok) holds.push(hold(zeitraum, { leseraumId: leseraum.id, bucherId: email }))
          return ok
        })
        const lines = wishes.map(({ stunde, dauer, ...more }) => ({
          ...more,
          von: hour(stunde),
          bis: hour(stunde + dauer),
        }))
        expect(judged(lines, umfeld({ settings })).map((urteil) => urteil === 'neu')).toEqual(one)
      }),
    )
  })
})
