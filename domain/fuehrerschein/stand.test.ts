import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dueOn, STAENDE, standOf } from './stand.ts'

const tag = (text: string) => Temporal.PlainDate.from(text)
const HEUTE = tag('2026-06-02')
const licence = (naechste: string | null, more: Partial<Parameters<typeof standOf>[0]> = {}) => ({
  ausgestelltAm: tag('2015-05-05'),
  gueltigBis: null,
  naechstePruefung: naechste === null ? null : tag(naechste),
  fahrverbot: null,
  ...more,
})
const stand = (fuehrerschein: Parameters<typeof standOf>[0]) => standOf(fuehrerschein, HEUTE, 30)

describe('the state of a licence', () => {
  it('is missing without one, and without a check', () => {
    expect(stand(null)).toBe('fehlt')
    expect(stand(licence(null))).toBe('fehlt')
  })

  it('is incomplete without the date of issue, which every class needs', () => {
    const card = licence('2027-01-01', { ausgestelltAm: null })
    expect([stand(card), dueOn(card)]).toEqual(['unvollstaendig', null])
    expect(stand(licence(null, { ausgestelltAm: null }))).toBe('fehlt')
    const banned = { ausgestelltAm: null, fahrverbot: { von: null, bis: null } }
    expect(stand(licence('2027-01-01', banned))).toBe('unvollstaendig')
  })

  it('depends on the days to the next check', () => {
    expect(stand(licence('2026-07-03'))).toBe('gut')
    expect(stand(licence('2026-07-02'))).toBe('baldFaellig')
    expect(stand(licence('2026-06-03'))).toBe('baldFaellig')
    expect(stand(licence('2026-06-02'))).toBe('ueberfaellig')
    expect(stand(licence('2026-01-01'))).toBe('ueberfaellig')
  })

  it('depends on the end of the card if that comes first', () => {
    expect(stand(licence('2027-01-01', { gueltigBis: tag('2026-06-01') }))).toBe('ueberfaellig')
    expect(stand(licence('2027-01-01', { gueltigBis: HEUTE }))).toBe('baldFaellig')
  })

  it('is barred on the days of a ban, its first and last included', () => {
    const ban = (von: string | null, bis: string | null) => ({
      fahrverbot: { von: von === null ? null : tag(von), bis: bis === null ? null : tag(bis) },
    })
    expect(stand(licence('2027-01-01', ban('2026-06-02', '2026-06-02')))).toBe('gesperrt')
    expect(stand(licence('2027-01-01', ban(null, null)))).toBe('gesperrt')
    expect(stand(licence('2027-01-01', ban('2026-06-03', null)))).toBe('gut')
    expect(stand(licence('2027-01-01', ban(null, '2026-06-01')))).toBe('gut')
  })

  it('only gets worse as days go by without a check', () => {
    const days = fc.integer({ min: -400, max: 400 }).map((offset) => HEUTE.add({ days: offset }))
    fc.assert(
      fc.property(
        days,
        fc.option(days, { nil: null }),
        fc.integer({ min: 1, max: 365 }),
        fc.integer({ min: 0, max: 100 }),
        (naechstePruefung, gueltigBis, vorlauf, later) => {
          const card = { ...licence(null), naechstePruefung, gueltigBis }
          const now = STAENDE.indexOf(standOf(card, HEUTE, vorlauf))
          expect(STAENDE.indexOf(standOf(card, HEUTE.add({ days: later }), vorlauf))).toBeLessThanOrEqual(now)
          const faellig = dueOn(card)
          expect(faellig).not.toBeNull()
          if (faellig === null) return
          const overdue = Temporal.PlainDate.compare(faellig, HEUTE) <= 0
          expect(standOf(card, HEUTE, vorlauf) === 'ueberfaellig').toBe(overdue)
        },
      ),
    )
  })
})
