import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decidePruefung, nextPruefung, type PruefungCommand, type PruefungFacts } from './pruefung.ts'

const tag = (text: string) => Temporal.PlainDate.from(text)
const HEUTE = tag('2026-06-02')

const facts = (more: Partial<PruefungFacts> = {}): PruefungFacts => ({
  heute: HEUTE,
  intervall: { value: 6, origin: 'mandant' },
  fuehrerschein: {
    letztePruefung: tag('2025-12-01'),
    naechstePruefung: tag('2026-06-01'),
    letzteNotiz: null,
  },
  amSelbenTag: null,
  ...more,
})

const command = (more: Partial<PruefungCommand> = {}): PruefungCommand => ({
  prueferId: 'pruefer',
  benutzerId: 'fahrer',
  geprueftAm: null,
  naechstePruefung: null,
  inOrdnung: true,
  ...more,
})

const codes = (result: ReturnType<typeof decidePruefung>) =>
  result.ok ? [] : result.issues.map(({ code, field }) => [code, field])

const days = fc.integer({ min: -2000, max: 2000 }).map((offset) => HEUTE.add({ days: offset }))
const months = fc.integer({ min: 1, max: 60 })

describe('a check of a day', () => {
  const noted = (inOrdnung: boolean) => facts({ amSelbenTag: { inOrdnung, pruefer: 'Petra Prüfer' } })

  it('is entered once: the second one is told by whom', () => {
    const again = decidePruefung(command(), noted(true))
    expect(codes(again)).toEqual([['fuehrerschein.schonGeprueft', 'geprueftAm']])
    expect(again.ok ? [] : again.issues[0]?.data).toEqual({ tag: '2026-06-02', pruefer: 'Petra Prüfer' })
    expect(codes(decidePruefung(command({ inOrdnung: false }), noted(false)))).toEqual(codes(again))
  })

  it('may have another result later that day', () => {
    expect(decidePruefung(command(), noted(false)).ok).toBe(true)
    expect(decidePruefung(command({ inOrdnung: false }), noted(true)).ok).toBe(true)
  })
})

describe('the next check', () => {
  it('is the last plus the months, on the last day of a shorter month', () => {
    expect(nextPruefung(tag('2026-01-15'), 6).toString()).toBe('2026-07-15')
    expect(nextPruefung(tag('2025-08-31'), 6).toString()).toBe('2026-02-28')
    expect(nextPruefung(tag('2027-08-31'), 6).toString()).toBe('2028-02-29')
  })

  it('is after the last, by as many calendar months', () => {
    fc.assert(
      fc.property(days, months, (last, monate) => {
        const next = nextPruefung(last, monate)
        expect((next.year - last.year) * 12 + next.month - last.month).toBe(monate)
        expect(next.day).toBeLessThanOrEqual(last.day)
      }),
    )
  })
})

describe('a check', () => {
  it('is today’s and leads to the next by default', () => {
    const decided = decidePruefung(command(), facts())
    expect(decided).toMatchObject({ ok: true })
    if (!decided.ok) return
    expect(decided.value.geprueftAm.toString()).toBe('2026-06-02')
    expect(decided.value.naechstePruefung.toString()).toBe('2026-12-02')
    expect(decided.value.fuehrerschein.naechstePruefung?.toString()).toBe('2026-12-02')
  })

  it('is refused to the licence’s holder, and without a licence', () => {
    expect(codes(decidePruefung(command({ prueferId: 'fahrer' }), facts()))).toEqual([
      ['fuehrerschein.nichtEigener', undefined],
    ])
    expect(codes(decidePruefung(command(), facts({ fuehrerschein: null })))).toEqual([
      ['fuehrerschein.fehlt', undefined],
    ])
  })

  it('is not in the future, nor is the next before it or too far away', () => {
    expect(codes(decidePruefung(command({ geprueftAm: tag('2026-06-03') }), facts()))).toEqual([
      ['fuehrerschein.pruefungVoraus', 'geprueftAm'],
    ])
    expect(codes(decidePruefung(command({ naechstePruefung: HEUTE }), facts()))).toEqual([
      ['fuehrerschein.naechsteVorPruefung', 'naechstePruefung'],
    ])
    expect(codes(decidePruefung(command({ naechstePruefung: tag('2026-12-03') }), facts()))).toEqual([
      ['fuehrerschein.naechsteZuWeit', 'naechstePruefung'],
    ])
    expect(decidePruefung(command({ naechstePruefung: tag('2026-12-02') }), facts()).ok).toBe(true)
  })

  it('that fails does not count, and leaves the next due that day', () => {
    const last = {
      letztePruefung: tag('2026-03-01'),
      naechstePruefung: tag('2026-09-01'),
      letzteNotiz: tag('2026-03-01'),
    }
    const bad = (geprueftAm: string, fuehrerschein = last) => {
      const decided = decidePruefung(
        command({ inOrdnung: false, geprueftAm: tag(geprueftAm) }),
        facts({ fuehrerschein }),
      )
      return decided.ok && Object.values(decided.value.fuehrerschein).map(String)
    }
    expect(bad('2026-06-01')).toEqual(['2026-03-01', '2026-06-01'])
    const overdue = { ...last, naechstePruefung: tag('2026-05-01') }
    expect(bad('2026-06-01', overdue)).toEqual(['2026-03-01', '2026-05-01'])
    expect(bad('2026-02-01')).toEqual(['2026-03-01', '2026-09-01'])
  })

  it('that is entered after a newer one changes nothing, even if it failed', () => {
    const decided = decidePruefung(command({ geprueftAm: tag('2025-11-30') }), facts())
    expect(decided.ok && decided.value.fuehrerschein.letztePruefung?.toString()).toBe('2025-12-01')
  })

  it('dated before a failed one does not make the licence valid again', () => {
    const barred = {
      letztePruefung: tag('2026-01-01'),
      naechstePruefung: tag('2026-03-10'),
      letzteNotiz: tag('2026-03-10'),
    }
    const checked = (geprueftAm: string, inOrdnung = true) => {
      const decided = decidePruefung(
        command({ geprueftAm: tag(geprueftAm), inOrdnung }),
        facts({ heute: tag('2026-03-12'), fuehrerschein: barred }),
      )
      return decided.ok && Object.values(decided.value.fuehrerschein).map(String)
    }
    expect(checked('2026-03-05')).toEqual(['2026-01-01', '2026-03-10'])
    expect(checked('2026-03-05', false)).toEqual(['2026-01-01', '2026-03-10'])
    // The same day counts: somebody may have brought the wrong card first and the right one later.
    expect(checked('2026-03-10')).toEqual(['2026-03-10', '2026-09-10'])
    expect(checked('2026-03-12')).toEqual(['2026-03-12', '2026-09-12'])
  })

  it('never leads further than the interval, whatever is requested', () => {
    const maybe = fc.option(days, { nil: null })
    fc.assert(
      fc.property(maybe, maybe, months, fc.boolean(), (geprueftAm, naechstePruefung, monate, inOrdnung) => {
        const last = { letztePruefung: null, naechstePruefung: null, letzteNotiz: null }
        const decided = decidePruefung(
          command({ geprueftAm, naechstePruefung, inOrdnung }),
          facts({ intervall: { value: monate, origin: 'default' }, fuehrerschein: last }),
        )
        if (!decided.ok) {
          expect(decided.issues.length).toBeGreaterThan(0)
          return
        }
        const { value } = decided
        expect(Temporal.PlainDate.compare(value.geprueftAm, HEUTE)).toBeLessThanOrEqual(0)
        const next = value.fuehrerschein.naechstePruefung
        expect(next !== null).toBe(inOrdnung)
        if (next === null) return
        expect(Temporal.PlainDate.compare(next, value.geprueftAm)).toBe(1)
        expect(Temporal.PlainDate.compare(next, nextPruefung(value.geprueftAm, monate))).toBeLessThanOrEqual(
          0,
        )
      }),
    )
  })
})
