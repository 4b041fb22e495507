import type { FahrzeugView } from '@platzwart/contract/fahrzeug'
import type { CheckIn, CheckOut, FahrzeugBuchungView } from '@platzwart/contract/fahrzeugBuchung'
import type { Effective } from '@platzwart/domain/einstellung/resolve'
import { arrivalIssues } from '@platzwart/domain/fahrtenbuch/angaben'
import type { FahrtenbuchArt } from '@platzwart/domain/fahrtenbuch/types'
import { checkInFragen, checkOutFragen, type Frage } from '@platzwart/domain/fahrzeug/rueckfragen'
import {
  type BELEG_ARTEN,
  type Fahrtart,
  PRUEFPUNKTE,
  type Pruefpunkt,
} from '@platzwart/domain/fahrzeug/types'
import { zustandIssues } from '@platzwart/domain/fahrzeug/zustand'
import { type Issue, issue } from '@platzwart/domain/issue'
import type { Spot } from '../../flotte/model/sketch.ts'

export type UebergabeArt = 'checkIn' | 'checkOut'

export interface NeuerSchaden extends Spot {
  readonly schluessel: string
  readonly beschreibung: string
  /** Of its attachment; null without a picture. */
  readonly foto: string | null
}

export interface NeuerBeleg {
  /** Of its attachment: there is no receipt without one. */
  readonly schluessel: string
  readonly art: (typeof BELEG_ARTEN)[number]
  /** Euros as the field gives them, `42.50` too; empty when nobody said. */
  readonly betrag: number | ''
}

/** The form of a check-in or check-out. Empty is "not said yet". */
export interface Angaben {
  readonly kilometerstand: number | ''
  readonly tankProzent: number | ''
  readonly sauberkeitAussen: string
  readonly sauberkeitInnen: string
  readonly stellplatz: string
  readonly sichtpruefung: Readonly<Record<Pruefpunkt, boolean | null>>
  readonly schaeden: readonly NeuerSchaden[]
  readonly belege: readonly NeuerBeleg[]
  readonly fahrtgrund: string
  readonly zielort: string
  readonly zielperson: string
  readonly umweg: string
  readonly bestaetigt: boolean
}

type Fahrt = Pick<
  FahrzeugBuchungView,
  'kilometerstand' | 'stellplatz' | 'fahrtgrund' | 'zielort' | 'zielperson' | 'umweg'
>

const FULL_ENOUGH = 50

/**
 * What is known already. At check-in the mileage and the fuel are what the last driver left: to be compared, seldom to be changed.
 * At check-out the mileage is empty, because a number that stands there is a number that nobody reads.
 */
export function firstAngaben(
  art: UebergabeArt,
  fahrt: Fahrt,
  zustand: FahrzeugView['zustand'] | null,
): Angaben {
  return {
    kilometerstand: art === 'checkIn' ? fahrt.kilometerstand : '',
    tankProzent: zustand?.tankProzent ?? FULL_ENOUGH,
    sauberkeitAussen: '',
    sauberkeitInnen: '',
    stellplatz: fahrt.stellplatz,
    sichtpruefung: { beleuchtung: null, reifen: null, ladung: null },
    schaeden: [],
    belege: [],
    fahrtgrund: fahrt.fahrtgrund,
    zielort: fahrt.zielort,
    zielperson: fahrt.zielperson,
    umweg: fahrt.umweg,
    bestaetigt: false,
  }
}

export interface Regeln {
  readonly art: UebergabeArt
  /** The last known mileage; at check-out that of the check-in, even if it waits on this device. */
  readonly letzterStand: number
  readonly fahrtart: Fahrtart
  /** How the car's logbook is kept; unknown for a trip that was kept on the device before it was told. */
  readonly fahrtenbuch: FahrtenbuchArt | undefined
  readonly einstellungen: Pick<Effective, 'fahrzeug.sauberkeitStufen' | 'fahrzeug.bestaetigungVorCheckOut'>
}

/** The allowed states of cleanliness, from the best to the worst. */
export function stufenOf({ einstellungen }: Pick<Regeln, 'einstellungen'>): string[] {
  return einstellungen['fahrzeug.sauberkeitStufen'].value.map(String)
}

/** What the same rules as on the server say to what has been filled in so far; empty fields are left to `missingIn`. */
export function issuesIn(angaben: Angaben, regeln: Regeln): Issue[] {
  const stufen = stufenOf(regeln)
  const { kilometerstand, tankProzent } = angaben
  const { zielort } = angaben
  const { fahrtart, fahrtenbuch = 'einfach' } = regeln
  const arrival = regeln.art === 'checkOut' ? arrivalIssues({ zielort, fahrtart }, fahrtenbuch) : []
  const zustand = zustandIssues(
    {
      kilometerstand: kilometerstand === '' ? regeln.letzterStand : kilometerstand,
      tankProzent: tankProzent === '' ? 0 : tankProzent,
      sauberkeitAussen: angaben.sauberkeitAussen || (stufen[0] ?? ''),
      sauberkeitInnen: angaben.sauberkeitInnen || (stufen[0] ?? ''),
    },
    { von: regeln.letzterStand, bis: null },
    stufen,
  )
  return [...zustand, ...arrival]
}

/** Names of the fields that still have to be filled in, in the order in which they stand. */
export function missingIn(angaben: Angaben, { art, einstellungen }: Regeln): string[] {
  const fields = (['kilometerstand', 'tankProzent', 'sauberkeitAussen', 'sauberkeitInnen'] as const).filter(
    (field) => angaben[field] === '',
  )
  const unsaid = angaben.schaeden.some(({ beschreibung }) => beschreibung.trim() === '')
  const unlooked = PRUEFPUNKTE.filter((dot) => angaben.sichtpruefung[dot] === null)
  const confirm = einstellungen['fahrzeug.bestaetigungVorCheckOut'].value && !angaben.bestaetigt
  return [
    ...fields,
    ...(unsaid ? ['schaeden'] : []),
    ...(art === 'checkIn' && unlooked.length > 0 ? ['sichtpruefung'] : []),
    ...(art === 'checkOut' && confirm ? ['bestaetigt'] : []),
  ]
}

/**
 * What is asked about the mileage before it is kept, by what this device knows: the same questions as on the server.
 *
 * @param zeit when the car was taken over or handed back
 */
export function fragenIn(
  kilometerstand: number | '',
  { art, letzterStand }: Pick<Regeln, 'art' | 'letzterStand'>,
  fahrt: Pick<FahrzeugBuchungView, 'von' | 'bis' | 'beginnIst' | 'entfernungKm'>,
  zeit: Temporal.Instant,
): Frage[] {
  if (kilometerstand === '') return []
  if (art === 'checkIn') return checkInFragen(kilometerstand, letzterStand)
  const at = (instant: string) => Temporal.Instant.from(instant)
  return checkOutFragen({
    kilometerstand,
    letzterStand,
    gefahren: { von: at(fahrt.beginnIst ?? fahrt.von), bis: zeit },
    gebucht: { von: at(fahrt.von), bis: at(fahrt.bis) },
    geplantKm: fahrt.entfernungKm,
  })
}

/** All that keeps it from being sent: the rules' own words, and the one sentence for whatever is empty. */
export function refusalsOf(angaben: Angaben, regeln: Regeln): Issue[] {
  const missing = missingIn(angaben, regeln)
  const confirm = missing.includes('bestaetigt')
    ? [issue('fahrzeug.checkOutNichtBestaetigt', {}, { field: 'bestaetigt' })]
    : []
  const fields = missing.some((field) => field !== 'bestaetigt') ? [issue('fahrzeug.pflichtfelder')] : []
  return [...fields, ...issuesIn(angaben, regeln), ...confirm]
}

function zustandOf(angaben: Angaben) {
  return {
    kilometerstand: angaben.kilometerstand || 0,
    tankProzent: angaben.tankProzent || 0,
    sauberkeitAussen: angaben.sauberkeitAussen,
    sauberkeitInnen: angaben.sauberkeitInnen,
    stellplatz: angaben.stellplatz.trim(),
    schaeden: angaben.schaeden.map(({ beschreibung, ansicht, x, y, foto }) => ({
      beschreibung: beschreibung.trim(),
      ansicht,
      x,
      y,
      bildId: foto,
    })),
  }
}

export function checkInOf(angaben: Angaben): CheckIn {
  const { beleuchtung, reifen, ladung } = angaben.sichtpruefung
  return {
    ...zustandOf(angaben),
    sichtpruefung: { beleuchtung: beleuchtung === true, reifen: reifen === true, ladung: ladung === true },
  }
}

/** Cents of euros. */
export function centOf(betrag: number | ''): number | null {
  return betrag === '' ? null : Math.round(betrag * 100)
}

/** Of a private trip only the kilometres are kept, so nothing else is sent. */
export function checkOutOf(angaben: Angaben, privat: boolean): CheckOut {
  const { fahrtgrund, zielort, zielperson, umweg } = angaben
  return {
    ...zustandOf(angaben),
    ...(!privat && {
      fahrtgrund: fahrtgrund.trim(),
      zielort: zielort.trim(),
      zielperson: zielperson.trim(),
      umweg: umweg.trim(),
    }),
    belege: angaben.belege.map(({ schluessel, art, betrag }) => ({
      dateiId: schluessel,
      art,
      betragCent: centOf(betrag),
    })),
    bestaetigt: angaben.bestaetigt,
  }
}

/** The server's name of a field, in the form's own. */
export function nameOf(field: string): string {
  return field.replace(/^(belege\.\d+)\.betragCent$/, '$1.betrag')
}

/** Keys of the attachments that are still named somewhere in the form. */
export function anhangKeysOf(angaben: Angaben): ReadonlySet<string> {
  const photos = angaben.schaeden.flatMap(({ foto }) => (foto === null ? [] : [foto]))
  return new Set([...photos, ...angaben.belege.map(({ schluessel }) => schluessel)])
}
