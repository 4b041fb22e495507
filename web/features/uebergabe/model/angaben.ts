import type { FahrzeugView } from '@platzwart/contract/fahrzeug'
import type { CheckIn, CheckOut, FahrzeugBuchungView } from '@platzwart/contract/fahrzeugBuchung'
import { missingAngaben } from '@platzwart/domain/fahrtenbuch/angaben'
import type { Angabe } from '@platzwart/domain/fahrtenbuch/types'
import type { Frage } from '@platzwart/domain/fahrzeug/rueckfragen'
import {
  type BELEG_ARTEN,
  type Fahrtart,
  PRUEFPUNKTE,
  type Pruefpunkt,
} from '@platzwart/domain/fahrzeug/types'
import { type Issue, issue } from '@platzwart/domain/issue'
import { type CheckInFacts, decideCheckIn } from '@platzwart/domain/uebergabe/checkIn'
import { type CheckOutFacts, decideCheckOut } from '@platzwart/domain/uebergabe/checkOut'
import type { Decision } from '@platzwart/domain/uebergabe/decision'
import type { Spot } from '../../flotte/model/sketch.ts'

export type UebergabeArt = 'checkIn' | 'checkOut'

export interface NeuerSchaden extends Spot {
  readonly schluessel: string
  readonly beschreibung: string
  /** The attachment's key; null without a picture. */
  readonly foto: string | null
}

export interface NeuerBeleg {
  /** The attachment's key: a receipt always has one. */
  readonly schluessel: string
  readonly art: (typeof BELEG_ARTEN)[number]
  /** Euros as the field provides them, also `42.50`; empty if unknown. */
  readonly betrag: number | ''
}

/** The values of a check-in or check-out form. Empty means "not answered yet". */
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
  readonly fahrtart: Fahrtart
  readonly bestaetigt: boolean
}

type Fahrt = Pick<
  FahrzeugBuchungView,
  'kilometerstand' | 'stellplatz' | 'fahrtgrund' | 'zielort' | 'zielperson' | 'umweg' | 'fahrtart'
>

const FULL_ENOUGH = 50

/**
 * The form's initial values. At check-in the mileage and the fuel are the last driver's: to be compared, and
 * rarely changed. At check-out the mileage is empty, because people do not check a prefilled number.
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
    fahrtart: fahrt.fahrtart,
    bestaetigt: false,
  }
}

export interface Regeln {
  readonly art: UebergabeArt
  /** The last known mileage; at check-out that of the check-in, even if it is still in the outbox. */
  readonly letzterStand: number
  readonly fahrt: Pick<FahrzeugBuchungView, 'von' | 'bis' | 'beginnIst' | 'fahrtenbuch' | 'entfernungKm'>
  readonly einstellungen: CheckInFacts['einstellungen'] & CheckOutFacts['einstellungen']
}

/** The allowed levels of cleanliness, from the best to the worst. */
export function stufenOf({ einstellungen }: Pick<Regeln, 'einstellungen'>): string[] {
  return einstellungen['fahrzeug.sauberkeitStufen'].value.map(String)
}

/**
 * The decision of the server's rules, with what this device knows. An empty field counts as correct here, and
 * is left to `missingIn`. @param zeit the time of the handover
 */
function decisionOn(angaben: Angaben, regeln: Regeln, zeit: Temporal.Instant): Decision<unknown> {
  const { art, letzterStand, fahrt, einstellungen } = regeln
  const [cleanest = ''] = stufenOf(regeln)
  const command = {
    kilometerstand: angaben.kilometerstand === '' ? letzterStand : angaben.kilometerstand,
    tankProzent: angaben.tankProzent === '' ? 0 : angaben.tankProzent,
    sauberkeitAussen: angaben.sauberkeitAussen || cleanest,
    sauberkeitInnen: angaben.sauberkeitInnen || cleanest,
    zeit,
    bestaetigteFragen: [],
  }
  const known = {
    now: zeit,
    einstellungen,
    tacho: { kilometerstand: letzterStand, davor: null, danach: null },
    record: null,
  }
  if (art === 'checkIn') return decideCheckIn(command, known)
  const at = (instant: string) => Temporal.Instant.from(instant)
  const zeitraum = { von: at(fahrt.von), bis: at(fahrt.bis) }
  return decideCheckOut(
    { ...command, zielort: angaben.zielort, bestaetigt: angaben.bestaetigt },
    {
      ...known,
      fahrt: {
        zeitraum,
        sperrzeitraum: zeitraum,
        beginnIst: fahrt.beginnIst === null ? null : at(fahrt.beginnIst),
        fahrtart: angaben.fahrtart,
        zielort: angaben.zielort,
        entfernungKm: fahrt.entfernungKm,
      },
      // Unknown for a trip stored by an earlier version.
      fahrtenbuch: fahrt.fahrtenbuch ?? 'einfach',
      begun: null,
    },
  )
}

/** The issues that prevent sending; empty fields are left to `missingIn`. */
export function issuesIn(angaben: Angaben, regeln: Regeln, zeit: Temporal.Instant): readonly Issue[] {
  const decision = decisionOn(angaben, regeln, zeit)
  return decision.art === 'refuse' ? decision.issues : []
}

/** The questions before storing; none for refused values. */
export function fragenIn(angaben: Angaben, regeln: Regeln, zeit: Temporal.Instant): readonly Frage[] {
  if (angaben.kilometerstand === '') return []
  const decision = decisionOn(angaben, regeln, zeit)
  return decision.art === 'ask' ? decision.fragen : []
}

/** The names of the fields that are still empty, in the form's order. */
export function missingIn(angaben: Angaben, { art }: Pick<Regeln, 'art'>): string[] {
  const fields = (['kilometerstand', 'tankProzent', 'sauberkeitAussen', 'sauberkeitInnen'] as const).filter(
    (field) => angaben[field] === '',
  )
  const unsaid = angaben.schaeden.some(({ beschreibung }) => beschreibung.trim() === '')
  const unlooked = PRUEFPUNKTE.filter((dot) => angaben.sichtpruefung[dot] === null)
  return [
    ...fields,
    ...(unsaid ? ['schaeden'] : []),
    ...(art === 'checkIn' && unlooked.length > 0 ? ['sichtpruefung'] : []),
  ]
}

/** Everything that prevents sending: one text for all empty fields, and the rules' own texts. */
export function refusalsOf(angaben: Angaben, regeln: Regeln, zeit: Temporal.Instant): Issue[] {
  const fields = missingIn(angaben, regeln).length > 0 ? [issue('fahrzeug.pflichtfelder')] : []
  return [...fields, ...issuesIn(angaben, regeln, zeit)]
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

/** Converts euros to cents. */
export function centOf(betrag: number | ''): number | null {
  return betrag === '' ? null : Math.round(betrag * 100)
}

/** Converts to the request; of a private trip only the kilometres are stored, so nothing else is sent. */
export function checkOutOf(angaben: Angaben): CheckOut {
  const { fahrtgrund, zielort, zielperson, umweg, fahrtart } = angaben
  return {
    ...zustandOf(angaben),
    fahrtart,
    ...(fahrtart !== 'privat' && {
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

/** The logbook's missing facts, given the current values. */
export function neededIn(angaben: Angaben, { fahrt }: Pick<Regeln, 'fahrt'>): Angabe[] {
  const told = { ...angaben, zweck: angaben.fahrtgrund }
  return missingAngaben(told, fahrt.fahrtenbuch ?? 'einfach')
}

/** Maps the server's field name to the form's. */
export function nameOf(field: string): string {
  return field.replace(/^(belege\.\d+)\.betragCent$/, '$1.betrag')
}

/** The keys of the attachments that the form still references. */
export function anhangKeysOf(angaben: Angaben): ReadonlySet<string> {
  const photos = angaben.schaeden.flatMap(({ foto }) => (foto === null ? [] : [foto]))
  return new Set([...photos, ...angaben.belege.map(({ schluessel }) => schluessel)])
}
