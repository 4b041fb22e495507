import type { FahrtCommand, FahrzeugFacts } from '../fahrzeug/facts.ts'
import type {
  Buchungszeiten,
  Fahrer,
  Fahrzeug,
  FahrzeugBuchung,
  FahrzeugHold,
  Fuehrerschein,
} from '../fahrzeug/types.ts'
import type { BenutzerId, BuchungId, FahrzeugId } from '../id.ts'
import type { Result } from '../result.ts'
import type { Zeitraum } from '../time/zeitraum.ts'
import { einstellungen } from './einstellungen.ts'
import { ADA, at, between } from './leseraum.ts'

export const ZONE = 'Europe/Berlin'

export function tag(text: string): Temporal.PlainDate {
  return Temporal.PlainDate.from(text)
}

/** The codes of a refusal; empty if there is none. */
export function codesOf(result: Result<unknown>): string[] {
  return result.ok ? [] : result.issues.map(({ code }) => code)
}

/** A small car that anybody with class B may take at any time. */
export function car(more: Partial<Fahrzeug> = {}): Fahrzeug {
  return {
    id: 'auto-1' as FahrzeugId,
    kennzeichen: 'HH-WN 101',
    kategorie: 'kompaktklasse',
    standortId: 'hafen',
    sitze: 5,
    fuehrerscheinklasse: 'B',
    gueltigVon: null,
    gueltigBis: null,
    buchungszeiten: null,
    uvvBis: null,
    deaktiviert: false,
    ...more,
  }
}

/** Monday to Friday, 9 to 18 o'clock, without first and last day. */
export function zeiten(more: Partial<Buchungszeiten> = {}): Buchungszeiten {
  return {
    gueltigVon: null,
    gueltigBis: null,
    wochentage: [1, 2, 3, 4, 5],
    von: { stunden: 9, minuten: 0 },
    bis: { stunden: 18, minuten: 0 },
    buchungAusserhalbMoeglich: false,
    ...more,
  }
}

/** Class B, issued long ago, checked, next check in a year. */
export function licence(more: Partial<Fuehrerschein> = {}): Fuehrerschein {
  return {
    klassen: ['B'],
    ausgestelltAm: tag('2015-05-05'),
    gueltigBis: tag('2030-05-04'),
    naechstePruefung: tag('2027-06-01'),
    fahrverbot: null,
    ...more,
  }
}

export function driver(more: Partial<Fahrer> = {}): Fahrer {
  return { id: ADA, mayBook: true, fuehrerschein: licence(), ...more }
}

let made = 0

/** A car's hold: somebody's reserved trip with `auto-1` by default. */
export function trip(zeitraum: Zeitraum, more: Partial<FahrzeugHold> = {}): FahrzeugHold {
  return {
    id: `trip-${++made}`,
    fahrzeugId: 'auto-1',
    zeitraum,
    status: 'reserviert',
    typ: 'BUCHUNG',
    fahrerId: null,
    ...more,
  }
}

/** Ada requests `auto-1` from nine to eleven on the Tuesday, alone. */
export function fahrt(more: Partial<FahrtCommand> = {}): FahrtCommand {
  return {
    fahrzeug: car(),
    zeitraum: between('09:00', '11:00'),
    benutzerId: ADA,
    fahrerId: ADA,
    personen: 1,
    entfernungKm: null,
    ausland: false,
    ...more,
  }
}

export type FahrtFactsMore = Partial<Omit<FahrzeugFacts, 'einstellungen'>> & {
  /** Set by the Mandant; all others are the product's defaults: a gap of 15 minutes, steps of 15 minutes. */
  readonly settings?: Parameters<typeof einstellungen>[0]
}

/** Tuesday, eight o'clock; Ada books for herself; there are no bookings. */
export function fahrtFacts({ settings, ...more }: FahrtFactsMore = {}): FahrzeugFacts {
  return {
    now: at('08:00'),
    zone: ZONE,
    einstellungen: einstellungen(settings),
    fahrer: driver(),
    bucher: { id: ADA, mayBook: true, fremdbuchung: false },
    eigene: [],
    belegungen: [],
    ...more,
  }
}

/** Ada's trip, with `auto-1` from nine to eleven. */
export function gebucht(
  status: FahrzeugBuchung['status'],
  more: Partial<FahrzeugBuchung> = {},
): FahrzeugBuchung {
  return {
    id: 'f1' as BuchungId,
    fahrzeugId: 'auto-1' as FahrzeugId,
    zeitraum: between('09:00', '11:00'),
    status,
    typ: status === 'verschlossen' ? 'WARTUNG' : 'BUCHUNG',
    benutzerId: ADA as BenutzerId,
    fahrerId: status === 'verschlossen' ? null : ADA,
    freigabeGruende: [],
    freigaben: [],
    bereitAb: null,
    giltSeit: null,
    ...more,
  }
}
