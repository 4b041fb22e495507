import type { Modul } from '../mandant/module.ts'
import { WOCHENTAG_NAMES } from '../time/wochentag.ts'
import { forArbeitswelt } from './arbeitswelt.ts'
import { BERICHT_TURNUS } from './berichtTurnus.ts'

/** Value types of SPECIFICATION section 5; stored as text. */
export type WertType = 'number' | 'boolean' | 'string' | 'time' | 'array'

/** How the values of a person's several groups are combined: the most generous wins (recorded decision). */
type Generous = 'max' | 'min' | 'any' | 'all' | 'union' | 'first' | 'emptyElseFirst'

type Scalar = string | number

interface Option<T extends WertType, V> {
  readonly feature: 'leseraum' | 'arbeitswelt' | 'fahrzeug' | 'system' | 'benachrichtigung'
  readonly type: T
  /** The product's default, if no layer has a value. */
  readonly standard: V
  /** Only the Mandant's layer may set it. */
  readonly nurMandant: boolean
  /**
   * Everybody may set it for themselves; otherwise people who maintain the house's settings set it for a
   * person.
   */
  readonly selbst?: boolean
  /** A person's choice reveals something about them: nobody else sees the value in their layer. */
  readonly vertraulich?: boolean
  /**
   * It decides what is recorded of people, who is notified, or what follows for them: it appears in the
   * privacy annex.
   */
  readonly personen?: boolean
  readonly generous: Generous
  /** The module that has a separate page for the house's value, beside the page of all settings. */
  readonly modul?: Modul
  /** Bounds of a number, inclusive. */
  readonly min?: number
  readonly max?: number
  /** An integer. */
  readonly whole?: boolean
  /** 0 ranks above any other value: unlimited. */
  readonly zeroIsUnlimited?: boolean
  /** The only values of a string, or of an array's items. */
  readonly allowed?: readonly Scalar[]
}

type More = Pick<Option<WertType, unknown>, 'whole' | 'zeroIsUnlimited'>

const room = { feature: 'leseraum', nurMandant: false } as const

function number(
  standard: number,
  generous: 'max' | 'min',
  [min, max]: readonly [min: number, max: number],
  more: More = {},
): Option<'number', number> {
  return { ...room, type: 'number', standard, generous, min, max, whole: true, ...more }
}

function boolean(standard: boolean, generous: 'any' | 'all'): Option<'boolean', boolean> {
  return { ...room, type: 'boolean', standard, generous }
}

function time(standard: string, generous: 'max' | 'min'): Option<'time', string> {
  return { ...room, type: 'time', standard, generous }
}

function array(
  standard: readonly Scalar[],
  more: { allowed?: readonly Scalar[] } = {},
): Option<'array', readonly Scalar[]> {
  return { ...room, type: 'array', standard, generous: 'union', ...more }
}

function string(
  standard: string,
  generous: 'first' | 'emptyElseFirst' = 'first',
  more: { allowed?: readonly string[] } = {},
): Option<'string', string> {
  return { ...room, type: 'string', standard, generous, ...more }
}

const mandantOnly = { nurMandant: true } as const
const ofPeople = { personen: true } as const
/** A preference, not a limit. */
const own = { selbst: true } as const
const favourite = { ...own, vertraulich: true } as const
const mail = { ...boolean(true, 'any'), ...own, feature: 'benachrichtigung' } as const
const system = { feature: 'system', nurMandant: true } as const
const frist = { ...number(0, 'max', [0, 1200], { zeroIsUnlimited: true }), ...system } as const

const work = { feature: 'arbeitswelt', ...mandantOnly } as const

const car = { feature: 'fahrzeug', modul: 'fahrzeugbuchung' } as const
const carMail = { ...mail, modul: car.modul } as const
/** Vehicle settings apply to the whole house if two people would otherwise disagree about one car. */
const fleet = { ...car, ...mandantOnly } as const

/** Cleanliness from the best to the worst state; a house may name its own (SPECIFICATION section 5). */
const SAUBERKEIT = ['sauber', 'leicht verschmutzt', 'verschmutzt', 'stark verschmutzt'] as const

/** Pages that `/` may redirect to (S12); `mandant/module.ts` has the module of each. */
const STARTSEITEN = ['fahrzeuge', 'leseraum', 'arbeitswelt', 'officelocker'] as const

/** The options of rooms, as reading rooms have them; workspaces have the same (`arbeitswelt.ts`). */
const ROOM_OPTIONS = {
  /** Bookings as booker in one ISO week; 0 is no limit. */
  'leseraum.maxBuchungenProWoche': number(10, 'max', [0, 1000], { zeroIsUnlimited: true }),
  /** Hours as booker in one ISO week; halves and quarters are allowed, 0 is no limit. */
  'leseraum.maxStundenProWoche': number(0, 'max', [0, 168], { whole: false, zeroIsUnlimited: true }),
  /** Minutes; bookings start and end on it. */
  'leseraum.zeitschritt': number(15, 'min', [1, 240]),
  /** Minutes. */
  'leseraum.mindestdauer': number(15, 'min', [1, 1440]),
  /** Minutes; the longest day has 1500. */
  'leseraum.hoechstdauer': number(600, 'max', [1, 1500]),
  /** Days ahead of today that can be booked; 0 is today only. */
  'leseraum.tageImVoraus': number(14, 'max', [0, 366]),
  /** 0 is Sunday. */
  'leseraum.buchbareWochentage': array([0, 1, 2, 3, 4, 5, 6], { allowed: [0, 1, 2, 3, 4, 5, 6] }),
  'leseraum.erinnerungBeiStart': { ...boolean(true, 'any'), ...own },
  /** Ids of seats. */
  'leseraum.favoritPlaetze': { ...array([]), ...favourite },
  /** Id of a floor plan; empty is none. */
  'leseraum.favoritGrundriss': { ...string(''), ...favourite },
  /**
   * Earliest and latest wall time of a booking, in addition to the opening hours; 23:59 as the latest is the
   * end of the day.
   */
  'leseraum.fruehestens': time('00:00', 'min'),
  'leseraum.spaetestens': time('23:59', 'max'),
  /** Minutes of today that must remain for a booking today. */
  'leseraum.mindestbuchungszeit': number(0, 'min', [0, 1440]),
  /**
   * If a weekday is set, the range of bookable days grows weekly, at `fensterStunde`, instead of daily: that
   * is never more.
   */
  'leseraum.fensterWochentag': string('', 'emptyElseFirst', { allowed: ['', ...WOCHENTAG_NAMES] }),
  'leseraum.fensterStunde': number(0, 'min', [0, 23]),
  /** Hours between two bookings of one person, across midnight too; halves and quarters are allowed. */
  'leseraum.mindestpause': number(0, 'min', [0, 24], { whole: false }),
  'leseraum.freigabeOhneCheckIn': { ...boolean(true, 'all'), ...mandantOnly, ...ofPeople },
  /** Whether people can check in only by the code at their seat, printed or on a display. */
  'leseraum.checkInMitCode': { ...boolean(false, 'any'), ...mandantOnly, ...ofPeople },
  /**
   * Minutes for which a seat is kept during a pause; 0 is no pause. Whoever is not back by then loses the
   * rest of the booking.
   */
  'leseraum.pauseMinuten': { ...number(0, 'max', [0, 240]), ...mandantOnly, ...ofPeople },
  /** Pauses per booking. */
  'leseraum.pausenProBuchung': { ...number(2, 'max', [1, 20]), ...mandantOnly },
  'leseraum.mehrerePlaetzeGleichzeitig': boolean(false, 'any'),
  /** Group size from which a second person must confirm; 0 is never. */
  'leseraum.zweitePersonAbGruppe': {
    ...number(2, 'max', [0, 1000], { zeroIsUnlimited: true }),
    ...mandantOnly,
  },
  /**
   * Whether the booker learns at once, and not only on acceptance, who the second person behind an address
   * is, or that there is none.
   */
  'leseraum.zweitePersonNennen': { ...boolean(false, 'any'), ...mandantOnly, ...ofPeople },
  /** Places in queues that a person may have at a time; 0 is no waiting list at all. */
  'leseraum.wartelisteEintraege': number(3, 'max', [0, 50]),
  /** Minutes that an offer stands, at most. */
  'leseraum.wartelisteMinuten': { ...number(15, 'max', [2, 240]), ...mandantOnly },
  /** Whether offers go first to whoever used the least lately, instead of first come, first served. */
  'leseraum.wartelisteNachNutzung': { ...boolean(false, 'any'), ...mandantOnly, ...ofPeople },
} as const satisfies Record<string, Option<WertType, unknown>>

/** Every option, by name (SPECIFICATION section 9; defaults that it leaves open are ours and recorded). */
export const EINSTELLUNGEN = {
  ...ROOM_OPTIONS,
  ...forArbeitswelt(ROOM_OPTIONS),
  /**
   * Whether people may show the colleagues of their groups where they sit (docs/decisions/privacy.md); in
   * staff-council mode the second option must be on as well.
   */
  'arbeitswelt.teamSichtbar': { ...boolean(true, 'all'), ...work, ...ofPeople },
  'arbeitswelt.teamPersonalrat': { ...boolean(false, 'all'), ...work, ...ofPeople },
  /**
   * The room mails of SPECIFICATION section 7, in its order. useMailRaumDeaktivierungSystemStorno has no
   * switch: it tells people that they lost a booking.
   */
  'benachrichtigung.vormerkung': mail,
  'benachrichtigung.bestaetigung': mail,
  'benachrichtigung.aenderung': mail,
  'benachrichtigung.storno': mail,
  /** Something that a person waits for has become free. */
  'benachrichtigung.warteliste': mail,
  /** The monthly evaluation, for people who look after rooms or bookings: opt-in. */
  'benachrichtigung.platzBericht': { ...mail, ...boolean(false, 'any'), feature: 'benachrichtigung' },
  /** Minutes before the start at which the driver is reminded; 0 is no reminder. */
  'fahrzeug.erinnerungMinuten': { ...number(60, 'max', [0, 20_160]), ...car, ...own },
  /** Minutes on either side of the start in which check-in is possible. */
  'fahrzeug.checkInMinuten': { ...number(15, 'max', [1, 1440]), ...fleet },
  /** Minutes on either side of now in which a start needs no approval (B5). */
  'fahrzeug.freigabeFensterMinuten': { ...number(60, 'max', [0, 1440]), ...fleet },
  /** Before a check-out the driver confirms that the record is complete. */
  'fahrzeug.bestaetigungVorCheckOut': { ...boolean(true, 'all'), ...fleet },
  /** Days ahead of today that can be booked. */
  'fahrzeug.tageImVoraus': { ...number(90, 'max', [0, 730]), ...car },
  /** Minutes between two bookings of one vehicle. */
  'fahrzeug.mindestabstand': { ...number(15, 'min', [0, 1440]), ...fleet },
  'fahrzeug.fensterWochentag': {
    ...string('', 'emptyElseFirst', { allowed: ['', ...WOCHENTAG_NAMES] }),
    ...car,
  },
  'fahrzeug.fensterZeit': { ...time('00:00', 'min'), ...car },
  /** Minimum length of a booking in minutes. */
  'fahrzeug.mindestbuchungszeit': { ...number(0, 'min', [0, 1440]), ...car },
  /** Minutes; bookings start and end on it (K6). */
  'fahrzeug.zeitschritt': { ...number(15, 'min', [1, 240]), ...fleet },
  /** Whether vehicles may have booking times of their own. */
  'fahrzeug.individuelleZeiten': { ...boolean(true, 'any'), ...fleet },
  /**
   * The initial booking times of a vehicle that gets its own: whether trips may lie outside them, and their
   * first and last hour.
   */
  'fahrzeug.buchungAusserhalb': { ...boolean(false, 'any'), ...fleet },
  'fahrzeug.zeitraumVon': { ...time('09:00', 'min'), ...fleet },
  'fahrzeug.zeitraumBis': { ...time('18:00', 'max'), ...fleet },
  /** Months between two licence checks, at most. */
  'fahrzeug.fuehrerscheinIntervallMonate': { ...number(6, 'min', [1, 60]), ...fleet, ...ofPeople },
  /**
   * Days before the next licence check of the first reminder to holder and checkers; further ones follow 14
   * and 3 days before.
   */
  'fahrzeug.fuehrerscheinVorlaufTage': { ...number(30, 'max', [1, 365]), ...fleet },
  /** Ids of vehicles. */
  'fahrzeug.favoriten': { ...array([]), ...car, ...favourite },
  /** From the best to the worst. */
  'fahrzeug.sauberkeitStufen': { ...array(SAUBERKEIT), ...fleet },
  /** The state from which on ('and worse') the fleet manager is notified; empty is never. */
  'fahrzeug.sauberkeitMailAussen': { ...string('verschmutzt'), ...fleet, ...ofPeople },
  'fahrzeug.sauberkeitMailInnen': { ...string('verschmutzt'), ...fleet, ...ofPeople },
  /**
   * Minutes after the end until a missing check-out is first reported, and between two reports; 0 is never.
   */
  'fahrzeug.fehlenderCheckOutMinuten': { ...number(60, 'min', [0, 10_080]), ...fleet, ...ofPeople },
  /** Reports at most. */
  'fahrzeug.fehlenderCheckOutAnzahl': { ...number(3, 'max', [1, 20]), ...fleet, ...ofPeople },
  /** Days of notice to the fleet manager before an inspection or service is due (care information). */
  'fahrzeug.pflegehinweisTage': { ...number(30, 'max', [0, 365]), ...fleet },
  /** The same in kilometres. */
  'fahrzeug.pflegehinweisKm': { ...number(1000, 'max', [0, 100_000]), ...fleet },
  /** Addresses of the vehicle report. */
  'fahrzeug.berichtAdressen': { ...array([]), ...fleet, ...ofPeople },
  'fahrzeug.berichtTurnus': {
    ...string('monatlich', 'first', { allowed: ['', ...BERICHT_TURNUS] }),
    ...fleet,
    ...ofPeople,
  },
  /** Minutes after the start at which a booking without check-in is cancelled by the system; 0 is never. */
  'fahrzeug.stornoOhneCheckInMinuten': { ...number(60, 'max', [0, 1440]), ...fleet, ...ofPeople },
  /** Minutes before the end at which the driver is asked to return the car; 0 is never. */
  'fahrzeug.hinweisVorCheckOutMinuten': { ...number(30, 'max', [0, 1440]), ...car, ...own },
  /** Trips of at least this many hours need approval; 0 is never. */
  'fahrzeug.freigabeAbStunden': { ...number(24, 'max', [0, 720], { zeroIsUnlimited: true }), ...car },
  /** Trips of at least this many kilometres need approval; 0 is never. */
  'fahrzeug.freigabeAbKm': { ...number(500, 'max', [0, 100_000], { zeroIsUnlimited: true }), ...car },
  /** A trip outside the vehicle's own booking times needs approval. */
  'fahrzeug.freigabeAusserhalb': { ...boolean(false, 'all'), ...car },
  /** A trip abroad needs approval. */
  'fahrzeug.freigabeAusland': { ...boolean(true, 'all'), ...car },
  /** The vehicle mails, one switch per event; those that ask somebody to act cannot be switched off. */
  'benachrichtigung.fahrzeugBuchung': carMail,
  'benachrichtigung.fahrzeugAenderung': carMail,
  'benachrichtigung.fahrzeugFreigabe': carMail,
  'benachrichtigung.fahrzeugCheckIn': carMail,
  'benachrichtigung.fahrzeugCheckOut': carMail,
  'benachrichtigung.fahrzeugStorno': carMail,
  'benachrichtigung.fahrzeugErinnerung': carMail,
  'benachrichtigung.fahrzeugHinweisCheckOut': carMail,
  'benachrichtigung.fahrzeugFehlenderCheckOut': carMail,
  'benachrichtigung.fahrzeugSchaden': carMail,
  'benachrichtigung.fahrzeugSauberkeit': carMail,
  'benachrichtigung.fahrzeugPruefung': carMail,
  'benachrichtigung.fuehrerschein': carMail,
  /**
   * Daily, the lengths of the logbooks that have grown; the house's value also applies to the addresses of
   * the vehicle report.
   */
  'benachrichtigung.fahrtenbuchSiegel': carMail,
  /** Whether the vehicle report is sent at all: it goes to the house's addresses, not to people. */
  'benachrichtigung.fahrzeugBericht': { ...carMail, ...mandantOnly, selbst: false },
  /**
   * Months after which records that need not be kept are deleted; 0 is as long as the house exists
   * (`datenschutz/aufbewahrung.ts` has the minimums).
   */
  'aufbewahrung.platzbuchungen': frist,
  'aufbewahrung.fahrten': frist,
  'aufbewahrung.schaeden': frist,
  'aufbewahrung.pruefungen': frist,
  'aufbewahrung.fahrtenbuecher': frist,
  'aufbewahrung.protokoll': frist,
  'system.startseite': { ...string('fahrzeuge', 'first', { allowed: STARTSEITEN }), ...system },
  /** Address of the older workspace site; `{subdomain}` is the host's first label. Empty hides the link. */
  'system.altseiteMuster': { ...string(''), ...system },
  /** Everybody with a password here needs a second factor. */
  'system.zweitfaktor': { ...boolean(false, 'any'), ...system, ...ofPeople },
  /** Whether programs may act for people by API tokens. */
  'system.apiToken': { ...boolean(true, 'any'), ...system },
} as const satisfies Record<string, Option<WertType, unknown>>

export type EinstellungName = keyof typeof EINSTELLUNGEN

type Widen<V> = V extends boolean ? boolean : V extends number ? number : V extends string ? string : V

export type EinstellungWert<N extends EinstellungName> = Widen<(typeof EINSTELLUNGEN)[N]['standard']>

export const EINSTELLUNG_NAMES = Object.keys(EINSTELLUNGEN) as EinstellungName[]

export function isEinstellungName(name: string): name is EinstellungName {
  return Object.hasOwn(EINSTELLUNGEN, name)
}

/** An option of the catalogue, with its types widened. */
export function optionOf(name: EinstellungName): Option<WertType, unknown> {
  return EINSTELLUNGEN[name]
}

/** The default of an option with a single value, as text. */
export function standardOf(name: EinstellungName): string {
  return String(EINSTELLUNGEN[name].standard)
}
