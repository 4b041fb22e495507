import { describe, expect, it } from 'vitest'
import { ISSUE_CODES } from '../issueCodes.ts'
import {
  car,
  codesOf,
  driver,
  type FahrtFactsMore,
  fahrt,
  fahrtFacts,
  licence,
  tag,
  trip,
  zeiten,
} from '../testing/fahrzeug.ts'
import { ADA, at, BEN, between, TUESDAY } from '../testing/leseraum.ts'
import { decideFahrt } from './book.ts'
import { CODES } from './codes.ts'
import type { FahrtCommand } from './facts.ts'

const decide = (command: Partial<FahrtCommand> = {}, facts: FahrtFactsMore = {}) =>
  decideFahrt(fahrt(command), fahrtFacts(facts))
const withCar = (more: Parameters<typeof car>[0]) => ({ fahrzeug: car(more) })
const withLicence = (more: Parameters<typeof licence>[0]) => ({
  fahrer: driver({ fuehrerschein: licence(more) }),
})
const NINE = between('09:00', '11:00')
const OTHERS = { bucher: { id: ADA as string, mayBook: true, fremdbuchung: true } }

/** Each reason alone: the request, and the facts. */
const REASONS: readonly (readonly [string, Partial<FahrtCommand>, FahrtFactsMore])[] = [
  ['zeitraum.startNichtVorEnde', { zeitraum: { von: at('11:00'), bis: at('11:00') } }, {}],
  ['buchung.inVergangenheit', { zeitraum: between('07:00', '11:00') }, {}],
  ['buchung.zuWeitVoraus', {}, { now: at('08:00', TUESDAY.subtract({ days: 91 })) }],
  ['buchung.zuKurz', {}, { settings: { 'fahrzeug.mindestbuchungszeit': 121 } }],
  ['buchung.zeitschritt', { zeitraum: between('09:05', '11:00') }, {}],
  ['fahrzeug.deaktiviert', withCar({ deaktiviert: true }), {}],
  ['fahrzeug.nichtGueltig', withCar({ gueltigVon: tag('2026-06-03') }), {}],
  ['fahrzeug.nichtGueltig', withCar({ gueltigBis: tag('2026-06-01') }), {}],
  [
    'fahrzeug.ausserhalbBuchungszeitraum',
    withCar({ buchungszeiten: zeiten({ gueltigVon: tag('2026-07-01') }) }),
    {},
  ],
  ['fahrzeug.wochentagNichtBuchbar', withCar({ buchungszeiten: zeiten({ wochentage: [1, 3] }) }), {}],
  [
    'fahrzeug.ausserhalbBuchungszeit',
    withCar({ buchungszeiten: zeiten({ von: { stunden: 10, minuten: 0 } }) }),
    {},
  ],
  ['fahrzeug.zuWenigSitze', { personen: 6 }, {}],
  ['fahrzeug.uvvAbgelaufen', withCar({ uvvBis: tag('2026-06-01') }), {}],
  ['fahrzeug.keineBerechtigung', {}, { fahrer: driver({ mayBook: false }) }],
  ['fuehrerschein.fehlt', {}, { fahrer: driver({ fuehrerschein: null }) }],
  ['fuehrerschein.klasseFehlt', withCar({ fuehrerscheinklasse: 'BE' }), {}],
  ['fuehrerschein.ausstellungFehlt', {}, withLicence({ ausgestelltAm: null })],
  ['fuehrerschein.nochNichtAusgestellt', {}, withLicence({ ausgestelltAm: tag('2026-06-03') })],
  ['fuehrerschein.abgelaufen', {}, withLicence({ gueltigBis: tag('2026-06-01') })],
  ['fuehrerschein.pruefungFaellig', {}, withLicence({ naechstePruefung: tag('2026-06-02') })],
  ['fuehrerschein.fahrverbot', {}, withLicence({ fahrverbot: { von: null, bis: null } })],
  ['fahrzeug.fremdbuchungNichtErlaubt', { fahrerId: BEN }, { fahrer: driver({ id: BEN }) }],
  [
    'fahrzeug.fahrerSchonUnterwegs',
    {},
    { eigene: [trip(NINE, { fahrzeugId: 'auto-2', fahrerId: ADA, kennzeichen: 'HH-WN 102' })] },
  ],
  ['fahrzeug.belegt', {}, { belegungen: [trip(NINE)] }],
  [
    'fahrzeug.gesperrt',
    {},
    { belegungen: [trip(NINE, { status: 'verschlossen', typ: 'WARTUNG', fahrerId: null })] },
  ],
]

describe('booking a vehicle', () => {
  it('reserves it at once', () => {
    expect(decide()).toEqual({ ok: true, value: { status: 'reserviert', freigabeGruende: [] } })
  })

  it.each(REASONS)('is refused: %s', (code, command, facts) => {
    expect(codesOf(decide(command, facts))).toEqual([code])
  })

  it('is refused for a return on another day, inside the booking times', () => {
    const zeitraum = { von: at('10:00'), bis: at('10:00', tag('2026-06-03')) }
    expect(codesOf(decide({ zeitraum, ...withCar({ buchungszeiten: zeiten() }) }))).toEqual([
      'fahrzeug.andererTag',
    ])
  })

  it('is refused for somebody whose check falls due, even after the trip began', () => {
    const fahrer = driver({ id: BEN, fuehrerschein: licence({ naechstePruefung: tag('2026-06-01') }) })
    expect(codesOf(decide({ fahrerId: BEN }, { ...OTHERS, fahrer }))).toEqual([
      'fuehrerschein.pruefungFaellig',
      'fuehrerschein.pruefungInVergangenheit',
    ])
  })

  it('for somebody else is possible with the permission, and their licence counts', () => {
    const fahrer = driver({ id: BEN })
    expect(decide({ fahrerId: BEN }, { ...OTHERS, fahrer }).ok).toBe(true)
    const without = driver({ id: BEN, fuehrerschein: null })
    expect(codesOf(decide({ fahrerId: BEN }, { ...OTHERS, fahrer: without }))).toEqual([
      'fuehrerschein.fehlt',
    ])
  })

  it('collects every reason, in reading order', () => {
    const result = decide(
      {
        zeitraum: between('06:05', '07:00'),
        personen: 9,
        ...withCar({ deaktiviert: true, fuehrerscheinklasse: 'D1', uvvBis: tag('2026-01-31') }),
      },
      { belegungen: [trip(between('06:00', '08:00'))] },
    )
    const codes = codesOf(result)
    expect(codes).toEqual([
      'buchung.inVergangenheit',
      'buchung.zeitschritt',
      'fahrzeug.deaktiviert',
      'fahrzeug.zuWenigSitze',
      'fahrzeug.uvvAbgelaufen',
      'fuehrerschein.klasseFehlt',
      'fahrzeug.belegt',
    ])
    const order: readonly string[] = [...ISSUE_CODES, ...CODES]
    expect(codes).toEqual(codes.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)))
  })

  it('names the layer that a limit comes from', () => {
    const result = decide({}, { settings: { 'fahrzeug.mindestbuchungszeit': 180 } })
    expect(result).toMatchObject({
      issues: [{ code: 'buchung.zuKurz', field: 'bis', origin: 'mandant', data: { minuten: 180 } }],
    })
  })

  it('waits for approval if it is special', () => {
    expect(decide({ ausland: true, entfernungKm: 700 })).toEqual({
      ok: true,
      value: { status: 'vorgemerkt', freigabeGruende: ['entfernung', 'ausland'] },
    })
  })

  it('outside the hours of the car is refused, booked, or waits for approval: by the flag, then by the threshold', () => {
    const evening = (buchungAusserhalbMoeglich: boolean, freigabe: boolean) =>
      decide(
        {
          zeitraum: between('17:00', '20:00'),
          ...withCar({ buchungszeiten: zeiten({ buchungAusserhalbMoeglich }) }),
        },
        { settings: { 'fahrzeug.freigabeAusserhalb': freigabe } },
      )
    for (const freigabe of [true, false])
      expect(codesOf(evening(false, freigabe))).toEqual(['fahrzeug.ausserhalbBuchungszeit'])
    expect(evening(true, false)).toEqual({ ok: true, value: { status: 'reserviert', freigabeGruende: [] } })
    expect(evening(true, true)).toEqual({
      ok: true,
      value: { status: 'vorgemerkt', freigabeGruende: ['ausserhalb'] },
    })
  })

  it('ignores booking times that the house has switched off', () => {
    const command = { zeitraum: between('19:00', '20:00'), ...withCar({ buchungszeiten: zeiten() }) }
    expect(codesOf(decide(command))).toEqual(['fahrzeug.ausserhalbBuchungszeit'])
    expect(decide(command, { settings: { 'fahrzeug.individuelleZeiten': false } }).ok).toBe(true)
  })

  it('allows an inspection to end with the trip', () => {
    const zeitraum = { von: at('22:00'), bis: at('00:00', tag('2026-06-03')) }
    expect(decide({ zeitraum, ...withCar({ uvvBis: TUESDAY }) }).ok).toBe(true)
  })
})
