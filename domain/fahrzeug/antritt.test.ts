import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { licenceIssues } from '../fuehrerschein/valid.ts'
import { codesOf, licence, tag, ZONE } from '../testing/fahrzeug.ts'
import { at, between } from '../testing/leseraum.ts'
import { type Antritt, decideAntritt } from './antritt.ts'

const start = (more: Partial<Antritt> = {}) =>
  decideAntritt({
    fuehrerschein: licence(),
    klasse: 'B',
    uvvBis: null,
    stillUnderway: null,
    zeitraum: between('09:00', '11:00'),
    moment: at('09:00'),
    now: at('09:00'),
    zone: ZONE,
    ...more,
  })
const BANNED = licence({ fahrverbot: { von: null, bis: null } })

describe('the start of a trip', () => {
  it('accepts a driver who may drive', () => {
    expect(start()).toEqual({ ok: true, value: [] })
  })

  it.each([
    ['no licence', null, 'fuehrerschein.fehlt'],
    ['another class', licence({ klassen: ['A'] }), 'fuehrerschein.klasseFehlt'],
    ['no day of issue', licence({ ausgestelltAm: null }), 'fuehrerschein.ausstellungFehlt'],
    ['a card that has run out', licence({ gueltigBis: tag('2026-06-01') }), 'fuehrerschein.abgelaufen'],
    ['a ban', BANNED, 'fuehrerschein.fahrverbot'],
    [
      'a check that is overdue',
      licence({ naechstePruefung: tag('2026-06-02') }),
      'fuehrerschein.pruefungFaellig',
    ],
  ])('refuses %s', (_, fuehrerschein, code) => {
    expect(codesOf(start({ fuehrerschein }))).toEqual([code])
  })

  it('is decided for the rest of the trip: from the check-in on', () => {
    const since = licence({ fahrverbot: { von: tag('2026-06-03'), bis: null } })
    expect(start({ fuehrerschein: since }).ok).toBe(true)
    const over = { von: at('23:00', tag('2026-06-01')), bis: at('11:00') }
    const until = licence({ fahrverbot: { von: null, bis: tag('2026-06-01') } })
    expect(start({ fuehrerschein: until, zeitraum: over, moment: at('00:05'), now: at('00:05') }).ok).toBe(
      true,
    )
  })

  it('is decided even for a check-in after the booked end', () => {
    const late = { zeitraum: between('08:55', '09:00'), moment: at('09:05'), now: at('09:05') }
    expect(start(late).ok).toBe(true)
    expect(codesOf(start({ ...late, fuehrerschein: BANNED }))).toEqual(['fuehrerschein.fahrverbot'])
  })

  it('refuses until a quarter of an hour after the check-in was made, and only reports from then on', () => {
    expect(start({ fuehrerschein: BANNED, now: at('09:15') }).ok).toBe(false)
    const told = start({ fuehrerschein: BANNED, now: at('09:15').add({ milliseconds: 1 }) })
    expect(told).toMatchObject({ ok: true, value: [{ code: 'fuehrerschein.fahrverbot' }] })
  })

  it('also requires a valid inspection of the car for the rest of the trip', () => {
    const over = { von: at('23:00'), bis: at('02:00', tag('2026-06-03')) }
    const ends = { zeitraum: over, moment: at('23:00'), now: at('23:00') }
    expect(start({ ...ends, uvvBis: tag('2026-06-03') })).toEqual({ ok: true, value: [] })
    expect(codesOf(start({ ...ends, uvvBis: tag('2026-06-02') }))).toEqual(['fahrzeug.uvvAbgelaufen'])
    const lapsed = { uvvBis: tag('2026-06-01') }
    expect(codesOf(start({ ...lapsed, fuehrerschein: BANNED }))).toEqual([
      'fahrzeug.uvvAbgelaufen',
      'fuehrerschein.fahrverbot',
    ])
    const told = start({ ...lapsed, now: at('09:16') })
    expect(told).toMatchObject({ ok: true, value: [{ code: 'fahrzeug.uvvAbgelaufen' }] })
  })

  it('waits until the car is back, however late it is sent, and reports the driver’s reasons first', () => {
    const stillUnderway = 'HH-WN 101'
    for (const now of [at('09:00'), at('15:00')])
      expect(start({ stillUnderway, now })).toMatchObject({
        issues: [{ code: 'fahrzeug.nichtZurueck', data: { kennzeichen: 'HH-WN 101' } }],
      })
    const banned = { stillUnderway, fuehrerschein: BANNED }
    expect(codesOf(start(banned))).toEqual(['fuehrerschein.fahrverbot'])
    expect(codesOf(start({ ...banned, now: at('09:16') }))).toEqual(['fahrzeug.nichtZurueck'])
  })

  it('never loses a reason, whenever it is sent', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 4320 }),
        fc.boolean(),
        fc.constantFrom('A', 'B'),
        (wait, banned, klasse) => {
          const fuehrerschein = licence({
            klassen: [klasse],
            fahrverbot: banned ? { von: null, bis: null } : null,
          })
          const result = start({ fuehrerschein, now: at('09:00').add({ minutes: wait }) })
          const issues = licenceIssues(fuehrerschein, 'B', between('09:00', '11:00'), ZONE)
          expect(result.ok ? result.value : result.issues).toEqual(issues)
          expect(result.ok).toBe(issues.length === 0 || wait > 15)
        },
      ),
    )
  })
})
