import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LeseraumId } from '../id.ts'
import { kalender, special, week } from '../testing/kalender.ts'
import {
  ADA,
  at,
  BEN,
  between,
  CARL,
  type FactsMore,
  facts,
  gruppenraum,
  hold,
  seat,
  TUESDAY,
  wish,
} from '../testing/leseraum.ts'
import type { Zeitraum } from '../time/zeitraum.ts'
import { tagOf } from '../time/zone.ts'
import { type BookingCommand, decideBooking } from './book.ts'
import { inOrder } from './codes.ts'

type More = Partial<BookingCommand>

const decide = (command: More = {}, more: FactsMore = {}) => decideBooking(wish(command), facts(more))

const issuesOf = (command: More = {}, more: FactsMore = {}) => {
  const decision = decide(command, more)
  return decision.ok ? [] : decision.issues
}

const codesOf = (command: More = {}, more: FactsMore = {}) =>
  issuesOf(command, more).map((found) => found.code)

const at9 = (bis: string): More => ({ zeitraum: between('09:00', bis) })
const tomorrow = TUESDAY.add({ days: 1 })

describe('a booking', () => {
  it('is reserved at once for a single person', () => {
    expect(decide()).toEqual({ ok: true, value: { status: 'reserviert' } })
  })

  it('is tentative with a second person, whether or not one was needed', () => {
    const vorgemerkt = { ok: true, value: { status: 'vorgemerkt' } }
    expect(decide({ zweiteId: BEN })).toEqual(vorgemerkt)
    expect(decide({ leseraum: gruppenraum(), gruppengroesse: 4, zweiteId: BEN })).toEqual(vorgemerkt)
  })

  it.each([
    ['the first step of the day', between('08:00', '08:15'), { now: at('07:00') }],
    ['up to closing time', between('19:45', '20:00'), {}],
    ['as long as it may be', between('09:00', '19:00'), {}],
    ['in the step that is running', between('08:30', '09:00'), { now: at('08:44') }],
    ['on the last day of the range', between('09:00', '10:00', TUESDAY.add({ days: 14 })), {}],
    ['right after another one of the seat', between('09:00', '11:00'), neighbours('08:00', '09:00')],
    ['right before another one of the seat', between('09:00', '11:00'), neighbours('11:00', '12:00')],
  ] as const)('is taken %s', (_, zeitraum, more) => expect(codesOf({ zeitraum }, more)).toEqual([]))

  it('may last until midnight if the plan is open until 23:59', () => {
    const always = kalender(week('00:00', '23:59'))
    const zeitraum = { von: at('22:00'), bis: at('00:00', tomorrow) }
    expect(codesOf({ zeitraum }, { kalender: always })).toEqual([])
    const settings = { 'leseraum.spaetestens': '23:00' }
    expect(codesOf({ zeitraum }, { kalender: always, settings })).toEqual(['buchung.ausserhalbZeitfenster'])
  })

  it('may coincide with holds of other seats, with cancelled ones, and on the same day with one’s own at other times', () => {
    const belegungen = [
      hold(between('09:00', '11:00'), { leseraumId: 'a2' }),
      hold(between('09:00', '11:00'), { status: 'storniert' }),
    ]
    const eigene = [hold(between('11:00', '12:00'), { leseraumId: 'a2', bucherId: ADA })]
    expect(codesOf({}, { belegungen, eigene })).toEqual([])
  })
})

function neighbours(von: string, bis: string): FactsMore {
  return { belegungen: [hold(between(von, bis))] }
}

describe('a single rule refuses with its data and the origin of its limit', () => {
  it('requires the start before the end', () => {
    for (const bis of ['09:00', '08:45']) {
      expect(issuesOf(at9(bis))).toEqual([{ code: 'zeitraum.startNichtVorEnde', field: 'bis', data: {} }])
    }
  })

  it('refuses the past', () => {
    const past = (von: string, now: string) => issuesOf({ zeitraum: between(von, '11:00') }, { now: at(now) })
    expect(past('09:00', '09:15')).toEqual([
      { code: 'buchung.inVergangenheit', field: 'von', data: { von: '2026-06-02T07:00:00Z' } },
    ])
    expect(past('09:00', '09:14')).toEqual([])
    expect(codesOf({ zeitraum: between('09:00', '10:00') }, { now: at('09:00', tomorrow) })).toEqual([
      'buchung.inVergangenheit',
    ])
  })

  it('refuses a time that is over, however short the step', () => {
    const settings = { 'leseraum.zeitschritt': 5, 'leseraum.mindestdauer': 5 }
    expect(codesOf(at9('09:05'), { now: at('09:04'), settings })).toEqual([])
    expect(codesOf(at9('09:05'), { now: at('09:05'), settings })).toEqual(['buchung.inVergangenheit'])
  })

  it('refuses a time whose check-in is over, however long the step', () => {
    const settings = { 'leseraum.zeitschritt': 60, 'leseraum.mindestdauer': 60 }
    expect(codesOf(at9('11:00'), { now: at('09:14'), settings })).toEqual([])
    expect(codesOf(at9('11:00'), { now: at('09:15'), settings })).toEqual(['buchung.inVergangenheit'])
  })

  it('refuses a start that the second person can no longer confirm', () => {
    expect(codesOf({ zweiteId: BEN }, { now: at('08:59') })).toEqual([])
    expect(codesOf({ zweiteId: BEN }, { now: at('09:00') })).toEqual(['buchung.inVergangenheit'])
  })

  it('refuses today once less than the minimum booking time is left', () => {
    const settings = { 'leseraum.mindestbuchungszeit': 60 }
    const last = { zeitraum: between('19:00', '20:00') }
    expect(codesOf(last, { settings, now: at('19:00') })).toEqual([])
    expect(issuesOf(last, { settings, now: at('19:05') })).toEqual([
      {
        code: 'buchung.vorFruehestemStart',
        field: 'von',
        data: { ab: '2026-06-03T06:00:00Z', minuten: 60 },
        origin: 'mandant',
      },
    ])
    const closed = kalender(week('08:00', '20:00', [2]))
    const today = {
      settings: { ...settings, 'leseraum.tageImVoraus': 3 },
      now: at('19:05'),
      kalender: closed,
    }
    expect(issuesOf(last, today)[0]?.data).toEqual({ ab: '', minuten: 60 })
  })

  it('refuses days beyond the booking range', () => {
    const zeitraum = between('09:00', '10:00', TUESDAY.add({ days: 15 }))
    expect(issuesOf({ zeitraum })).toEqual([
      {
        code: 'buchung.zuWeitVoraus',
        field: 'von',
        data: { tage: 14, letzterTag: '2026-06-16', ab: '2026-06-02T22:00:00Z' },
        origin: 'default',
      },
    ])
  })

  it('allows only bookable weekdays', () => {
    expect(issuesOf({}, { settings: { 'leseraum.buchbareWochentage': [1, 5] } })).toEqual([
      {
        code: 'buchung.wochentagNichtBuchbar',
        field: 'von',
        data: { wochentag: 'dienstags', tage: ['montags', 'freitags'] },
        origin: 'mandant',
      },
    ])
  })

  it('refuses closed days', () => {
    const issue = { code: 'buchung.geschlossen', field: 'von', data: { tag: '2026-06-02', warum: [] } }
    const closed = kalender(week('08:00', '20:00'), [special('2026-06-02', 'geschlossen')])
    expect(issuesOf({}, { kalender: closed })).toEqual([issue])
    expect(issuesOf({}, { kalender: kalender([]) })).toEqual([issue])
    expect(issuesOf({}, { kalender: kalender(week('20:00', '08:00')) })).toEqual([issue])
  })

  it.each([
    ['07:45', '09:00', 'von'],
    ['19:45', '20:15', 'bis'],
    ['20:00', '21:00', 'von'],
  ])('only within the opening hours: %s to %s breaks %s', (von, bis, field) => {
    expect(issuesOf({ zeitraum: between(von, bis) }, { now: at('07:00') })).toEqual([
      { code: 'buchung.ausserhalbOeffnungszeit', field, data: { von: '08:00', bis: '20:00' } },
    ])
  })

  it.each([
    ['09:00', '11:00', 'von'],
    ['16:00', '17:15', 'bis'],
  ])('only within the person’s hours: %s to %s breaks %s', (von, bis, field) => {
    const settings = { 'leseraum.fruehestens': '10:00', 'leseraum.spaetestens': '17:00' }
    const data = { von: '10:00', bis: '17:00' }
    expect(issuesOf({ zeitraum: between(von, bis) }, { settings })).toEqual([
      { code: 'buchung.ausserhalbZeitfenster', field, data, origin: 'mandant' },
    ])
  })

  it('allows only a single day', () => {
    const always = kalender(week('00:00', '23:59'))
    const zeitraum = { von: at('23:00'), bis: at('00:30', tomorrow) }
    expect(codesOf({ zeitraum }, { kalender: always })).toEqual([
      'buchung.ausserhalbOeffnungszeit',
      'buchung.ausserhalbZeitfenster',
      'buchung.andererTag',
    ])
  })

  it('refuses less than the longer of minimum length and minimum booking time', () => {
    const settings = { 'leseraum.mindestdauer': 30 }
    const short = { code: 'buchung.zuKurz', field: 'bis', origin: 'mandant' }
    expect(issuesOf(at9('09:15'), { settings })).toEqual([{ ...short, data: { minuten: 30 } }])
    expect(issuesOf(at9('09:45'), { settings: { ...settings, 'leseraum.mindestbuchungszeit': 60 } })).toEqual(
      [{ ...short, data: { minuten: 60 } }],
    )
    expect(codesOf(at9('09:30'), { settings })).toEqual([])
  })

  it('refuses more than the maximum length', () => {
    expect(issuesOf(at9('19:15'))).toEqual([
      { code: 'buchung.zuLang', field: 'bis', data: { minuten: 600 }, origin: 'default' },
    ])
  })

  it('requires start and end on the step, and names each', () => {
    const zeitraum = { von: at('09:05'), bis: at('11:20') }
    const off = { code: 'buchung.zeitschritt', data: { minuten: 15 }, origin: 'default' }
    expect(issuesOf({ zeitraum })).toEqual([
      { ...off, field: 'von' },
      { ...off, field: 'bis' },
    ])
    const seconds = { von: at('09:00').add({ seconds: 30 }), bis: at('11:00') }
    expect(codesOf({ zeitraum: seconds })).toEqual(['buchung.zeitschritt'])
  })

  it('limits the bookings of a week', () => {
    const settings = { 'leseraum.maxBuchungenProWoche': 2 }
    const monday = TUESDAY.subtract({ days: 1 })
    const own = (tag: Temporal.PlainDate, more = {}) =>
      hold(between('15:00', '16:00', tag), { bucherId: ADA, ...more })
    const full = { settings, eigene: [own(monday), own(monday.add({ days: 6 }))] }
    expect(issuesOf({}, full)).toEqual([
      { code: 'buchung.wochenlimit', data: { limit: 2, gebucht: 2 }, origin: 'mandant' },
    ])
    const others = [
      own(monday.subtract({ days: 1 })),
      own(monday.add({ days: 7 })),
      own(monday, { bucherId: BEN }),
      own(monday, { status: 'storniert' }),
      own(monday, { status: 'verschlossen' }),
    ]
    expect(codesOf({}, { settings, eigene: [own(monday), ...others] })).toEqual([])
    expect(codesOf({}, { ...full, settings: { 'leseraum.maxBuchungenProWoche': 0 } })).toEqual([])
  })

  it('requires a break between one’s own bookings, across midnight too', () => {
    const settings = { 'leseraum.mindestpause': 1.5 }
    const eigene = [hold(between('12:15', '13:00'), { bucherId: ADA })]
    const data = { stunden: 1.5, von: '2026-06-02T10:15:00Z', bis: '2026-06-02T11:00:00Z' }
    expect(issuesOf({}, { settings, eigene })).toEqual([
      { code: 'buchung.eigenePause', data, origin: 'mandant' },
    ])
    expect(codesOf(at9('10:45'), { settings, eigene })).toEqual([])
    const night = { von: at('22:00', TUESDAY.subtract({ days: 1 })), bis: at('00:00') }
    const early = { 'leseraum.mindestpause': 12 }
    expect(codesOf({}, { settings: early, eigene: [hold(night, { bucherId: ADA })] })).toEqual([
      'buchung.eigenePause',
    ])
  })

  it('refuses two at a time, unless the settings allow it', () => {
    const eigene = [hold(between('10:00', '12:00'), { leseraumId: 'a2', bucherId: ADA })]
    const data = { von: '2026-06-02T08:00:00Z', bis: '2026-06-02T10:00:00Z' }
    expect(issuesOf({}, { eigene })).toEqual([
      { code: 'buchung.eigeneUeberschneidung', data, origin: 'default' },
    ])
    expect(codesOf({}, { eigene, settings: { 'leseraum.mehrerePlaetzeGleichzeitig': true } })).toEqual([])
  })

  it('refuses a time at which one is a second person elsewhere, but an open invitation blocks nobody', () => {
    const as = (status: 'vorgemerkt' | 'reserviert') => [
      hold(between('10:00', '12:00'), { leseraumId: 'a2', status, bucherId: BEN }),
    ]
    expect(codesOf({}, { eigene: as('reserviert') })).toEqual(['buchung.eigeneUeberschneidung'])
    expect(codesOf({}, { eigene: as('vorgemerkt') })).toEqual([])
  })

  it.each(['vorgemerkt', 'reserviert', 'aktiv', 'durchgeführt'] as const)(
    'refuses a seat that is %s',
    (status) => {
      const belegungen = [hold(between('10:30', '12:00'), { status })]
      const data = { von: '2026-06-02T08:30:00Z', bis: '2026-06-02T10:00:00Z' }
      expect(issuesOf({}, { belegungen })).toEqual([{ code: 'buchung.belegt', field: 'von', data }])
    },
  )

  it('refuses a locked seat', () => {
    const belegungen = [hold(between('08:00', '20:00'), { status: 'verschlossen' })]
    expect(codesOf({}, { belegungen })).toEqual(['buchung.verschlossen'])
  })

  it('refuses a seat out of use', () => {
    expect(issuesOf({ leseraum: seat({ aktiv: false }) })).toEqual([
      { code: 'leseraum.inaktiv', data: { bezeichnung: 'A1' } },
    ])
  })

  it('refuses more people than there is room for', () => {
    expect(issuesOf({ leseraum: gruppenraum(), gruppengroesse: 7, zweiteId: BEN })).toEqual([
      { code: 'leseraum.kapazitaet', field: 'gruppengroesse', data: { kapazitaet: 6, gruppengroesse: 7 } },
    ])
  })

  it('requires a second person if the group or the room needs one', () => {
    const needed = { code: 'leseraum.zweitePersonNoetig', field: 'zweitePerson' }
    expect(issuesOf({ leseraum: gruppenraum(), gruppengroesse: 2 })).toEqual([
      { ...needed, data: { abGruppe: 2 }, origin: 'default' },
    ])
    expect(issuesOf({ leseraum: seat({ zweitePersonNoetig: true }) })).toEqual([
      { ...needed, data: { abGruppe: 2 } },
    ])
    const never = { settings: { 'leseraum.zweitePersonAbGruppe': 0 } }
    expect(codesOf({ leseraum: gruppenraum(), gruppengroesse: 6 }, never)).toEqual([])
  })

  it('requires somebody else as second person', () => {
    expect(issuesOf({ zweiteId: ADA })).toEqual([
      { code: 'leseraum.zweitePersonGleich', field: 'zweitePerson', data: {} },
    ])
  })
})

describe('several rules', () => {
  it('refuse together, in the order of the codes', () => {
    const zeitraum = { von: at('07:05'), bis: at('21:20') }
    const found = codesOf(
      { leseraum: seat({ aktiv: false }), zeitraum, gruppengroesse: 3 },
      {
        now: at('12:00'),
        settings: { 'leseraum.buchbareWochentage': [], 'leseraum.maxBuchungenProWoche': 1 },
        eigene: [hold(between('12:00', '13:00'), { bucherId: ADA })],
        belegungen: [hold(between('14:00', '15:00'))],
      },
    )
    expect(found).toEqual([
      'buchung.inVergangenheit',
      'buchung.wochentagNichtBuchbar',
      'buchung.ausserhalbOeffnungszeit',
      'buchung.zuLang',
      'buchung.zeitschritt',
      'buchung.zeitschritt',
      'buchung.wochenlimit',
      'buchung.eigeneUeberschneidung',
      'buchung.belegt',
      'leseraum.inaktiv',
      'leseraum.kapazitaet',
      'leseraum.zweitePersonNoetig',
    ])
  })

  it('keep that order for any request', () => {
    const minute = fc.integer({ min: -2000, max: 30_000 })
    fc.assert(
      fc.property(
        minute,
        fc.integer({ min: 1, max: 900 }),
        fc.integer({ min: 1, max: 9 }),
        (von, long, group) => {
          const start = at('00:00').add({ minutes: von })
          const zeitraum: Zeitraum = { von: start, bis: start.add({ minutes: long }) }
          const leseraum = gruppenraum({ id: 'a1' as LeseraumId })
          const held = { belegungen: [hold(between('09:00', '12:00'))] }
          const found = codesOf({ zeitraum, leseraum, gruppengroesse: group }, held)
          expect(inOrder(found.map((code) => ({ code, data: {} }))).map(({ code }) => code)).toEqual(found)
        },
      ),
    )
  })
})

describe('on days of 23 and 25 hours', () => {
  const always = kalender(week('00:00', '23:59'))

  it.each([
    ['2026-03-29', '2026-03-28T22:30:00Z', 5, 240],
    ['2026-10-25', '2026-10-24T21:30:00Z', 5, 360],
  ])('%s counts real minutes', (day, now, hour, minutes) => {
    const tag = Temporal.PlainDate.from(day)
    const zeitraum = { von: at('00:00', tag), bis: at(`0${hour}:00`, tag) }
    const more = { now: Temporal.Instant.from(now), kalender: always }
    const longest = (long: number) => ({ ...more, settings: { 'leseraum.hoechstdauer': long } })
    expect(codesOf({ zeitraum }, longest(minutes))).toEqual([])
    expect(codesOf({ zeitraum }, longest(minutes - 1))).toEqual(['buchung.zuLang'])
  })

  it('a limit of a day allows the day of 25 hours, and no hour more', () => {
    const tag = Temporal.PlainDate.from('2026-10-25')
    const von = at('00:00', tag)
    const settings = { 'leseraum.hoechstdauer': 24 * 60 }
    const more = { now: Temporal.Instant.from('2026-10-24T21:30:00Z'), kalender: always, settings }
    expect(codesOf({ zeitraum: { von, bis: von.add({ hours: 25 }) } }, more)).toEqual([])
    const ordinary = at('00:00', tag.subtract({ days: 3 }))
    const before = { ...more, now: ordinary.subtract({ minutes: 30 }) }
    expect(codesOf({ zeitraum: { von: ordinary, bis: ordinary.add({ hours: 25 }) } }, before)).toContain(
      'buchung.zuLang',
    )
  })

  it('any stay on the step within an open day is accepted, and none of them crosses its end', () => {
    const day = fc.constantFrom('2026-03-29', '2026-10-25', '2026-06-02', '2028-02-29')
    fc.assert(
      fc.property(day, fc.nat(100), fc.integer({ min: 1, max: 40 }), (text, step, steps) => {
        const tag = Temporal.PlainDate.from(text)
        const von = at('00:00', tag).add({ minutes: step * 15 })
        const zeitraum = { von, bis: von.add({ minutes: steps * 15 }) }
        const more = { kalender: always, now: at('12:00', tag.subtract({ days: 3 })) }
        const inside = tagOf(von, 'Europe/Berlin').equals(
          tagOf(zeitraum.bis.subtract({ seconds: 1 }), 'Europe/Berlin'),
        )
        expect(decide({ zeitraum, bucherId: CARL }, more).ok).toBe(inside)
      }),
    )
  })
})
