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
  readonly fahrtart: Fahrtart
  readonly bestaetigt: boolean
}

type Fahrt = Pick<
  FahrzeugBuchungView,
  'kilometerstand' | 'stellplatz' | 'fahrtgrund' | 'zielort' | 'zielperson' | 'umweg' | 'fahrtart'
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
    fahrtart: fahrt.fahrtart,
    bestaetigt: false,
  }
}

export interface Regeln {
  readonly art: UebergabeArt
  /** The last known mileage; at check-out that of the check-in, even if it waits on this device. */
  readonly letzterStand: number
  readonly fahrt: Pick<FahrzeugBuchungView, 'von' | 'bis' | 'beginnIst' | 'fahrtenbuch' | 'entfernungKm'>
  readonly einstellungen: CheckInFacts['einstellungen'] & CheckOutFacts['einstellungen']
}

/** The allowed states of cleanliness, from the best to the worst. */
export function stufenOf({ einstellungen }: Pick<Regeln, 'einstellungen'>): string[] {
  return einstellungen['fahrzeug.sauberkeitStufen'].value.map(String)
}

/**
 * What the server's own rules decide, by what this device knows. A field that is still empty is judged as if it were right, and left to
 * `missingIn`.
 *
 * @param zeit when the car was taken over or handed back
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
      // Unknown for a trip that was kept on the device before it was told.
      fahrtenbuch: fahrt.fahrtenbuch ?? 'einfach',
      begun: null,
    },
  )
}

/** Why it cannot be sent as it is filled in so far; empty fields are left to `missingIn`. */
export function issuesIn(angaben: Angaben, regeln: Regeln, zeit: Temporal.Instant): readonly Issue[] {
  const decision = decisionOn(angaben, regeln, zeit)
  return decision.art === 'refuse' ? decision.issues : []
}

/** What is asked before it is kept; nothing of what is refused. */
export function fragenIn(angaben: Angaben, regeln: Regeln, zeit: Temporal.Instant): readonly Frage[] {
  if (angaben.kilometerstand === '') return []
  const decision = decisionOn(angaben, regeln, zeit)
  return decision.art === 'ask' ? decision.fragen : []
}

/** Names of the fields that still have to be filled in, in the order in which they stand. */
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

/** All that keeps it from being sent: the one sentence for whatever is empty, and the rules' own words. */
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

/** Cents of euros. */
export function centOf(betrag: number | ''): number | null {
  return betrag === '' ? null : Math.round(betrag * 100)
}

/** Of a private trip only the kilometres are kept, so nothing else is sent. */
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

/** What the logbook still needs of the trip, by what is filled in so far. */
export function neededIn(angaben: Angaben, { fahrt }: Pick<Regeln, 'fahrt'>): Angabe[] {
  const told = { ...angaben, zweck: angaben.fahrtgrund }
  return missingAngaben(told, fahrt.fahrtenbuch ?? 'einfach')
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
