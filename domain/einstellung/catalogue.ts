import type { Modul } from '../mandant/module.ts'
import { WOCHENTAG_NAMES } from '../time/wochentag.ts'
import { forArbeitswelt } from './arbeitswelt.ts'
import { BERICHT_TURNUS } from './berichtTurnus.ts'

/** Value types of SPECIFICATION section 5; stored as text. */
export type WertType = 'number' | 'boolean' | 'string' | 'time' | 'array'

/** How the values of several groups of one person become one: the most generous wins (recorded decision). */
type Generous = 'max' | 'min' | 'any' | 'all' | 'union' | 'first' | 'emptyElseFirst'

type Scalar = string | number

interface Option<T extends WertType, V> {
  readonly feature: 'leseraum' | 'arbeitswelt' | 'fahrzeug' | 'system' | 'benachrichtigung'
  readonly type: T
  /** The product's own value, when no layer has one. */
  readonly standard: V
  /** Only the Mandant's layer may set it. */
  readonly nurMandant: boolean
  /** Everybody may set it for themselves; limits are set for a person by those who maintain the house's settings. */
  readonly selbst?: boolean
  /** What a person has chosen says something of them: in their own layer nobody else is shown it. */
  readonly vertraulich?: boolean
  /** It decides what is noticed of people, who is told of it, or what is done to them then: it stands in the annex on privacy. */
  readonly personen?: boolean
  readonly generous: Generous
  /** The module that has a page of its own for the house's value, beside the one of all settings. */
  readonly modul?: Modul
  /** Of a number; both are allowed values. */
  readonly min?: number
  readonly max?: number
  /** A number without a fraction. */
  readonly whole?: boolean
  /** 0 is more than any other value: no limit at all. */
  readonly zeroIsUnlimited?: boolean
  /** The only values of a string, or of an array's parts. */
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
/** A taste, not a limit. */
const own = { selbst: true } as const
const favourite = { ...own, vertraulich: true } as const
const mail = { ...boolean(true, 'any'), ...own, feature: 'benachrichtigung' } as const
const system = { feature: 'system', nurMandant: true } as const
const frist = { ...number(0, 'max', [0, 1200], { zeroIsUnlimited: true }), ...system } as const

const work = { feature: 'arbeitswelt', ...mandantOnly } as const

const car = { feature: 'fahrzeug', modul: 'fahrzeugbuchung' } as const
const carMail = { ...mail, modul: car.modul } as const
/** Vehicle settings hold for the whole house where two people would otherwise disagree about one car. */
const fleet = { ...car, ...mandantOnly } as const

/** Cleanliness from the best to the worst state; a house may name its own (SPECIFICATION section 5). */
const SAUBERKEIT = ['sauber', 'leicht verschmutzt', 'verschmutzt', 'stark verschmutzt'] as const

/** Pages that `/` may lead to (S12); the module behind each is told by `mandant/module.ts`. */
const STARTSEITEN = ['fahrzeuge', 'leseraum', 'arbeitswelt', 'officelocker'] as const

/** The options of rooms, as reading rooms have them; workspaces have the same ones (`arbeitswelt.ts`). */
const ROOM_OPTIONS = {
  /** Bookings as booker in one ISO week; 0 is no limit. */
  'leseraum.maxBuchungenProWoche': number(10, 'max', [0, 1000], { zeroIsUnlimited: true }),
  /** Hours as booker in one ISO week; halves and quarters are allowed, 0 is no limit. */
  'leseraum.maxStundenProWoche': number(0, 'max', [0, 168], { whole: false, zeroIsUnlimited: true }),
  /** Minutes; start and end of a booking lie on it. */
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
  /** Earliest and latest wall time of a booking, beside the opening hours; a latest time of 23:59 is the end of the day. */
  'leseraum.fruehestens': time('00:00', 'min'),
  'leseraum.spaetestens': time('23:59', 'max'),
  /** Minutes that must be left of today for a booking today. */
  'leseraum.mindestbuchungszeit': number(0, 'min', [0, 1440]),
  /** With a weekday the range of bookable days grows weekly, at `fensterStunde`, instead of daily: that is never more. */
  'leseraum.fensterWochentag': string('', 'emptyElseFirst', { allowed: ['', ...WOCHENTAG_NAMES] }),
  'leseraum.fensterStunde': number(0, 'min', [0, 23]),
  /** Hours between two bookings of one person, over midnight too; halves and quarters are allowed. */
  'leseraum.mindestpause': number(0, 'min', [0, 24], { whole: false }),
  'leseraum.freigabeOhneCheckIn': { ...boolean(true, 'all'), ...mandantOnly, ...ofPeople },
  /** Whether people check in by the code at their seat alone, printed or on a display. */
  'leseraum.checkInMitCode': { ...boolean(false, 'any'), ...mandantOnly, ...ofPeople },
  /** Minutes that a seat is kept for who goes away; 0 is no pause. Who is not back by then loses the rest of the booking. */
  'leseraum.pauseMinuten': { ...number(0, 'max', [0, 240]), ...mandantOnly, ...ofPeople },
  /** How many of them a booking may have. */
  'leseraum.pausenProBuchung': { ...number(2, 'max', [1, 20]), ...mandantOnly },
  'leseraum.mehrerePlaetzeGleichzeitig': boolean(false, 'any'),
  /** From this group size on a second person must confirm; 0 is never. */
  'leseraum.zweitePersonAbGruppe': {
    ...number(2, 'max', [0, 1000], { zeroIsUnlimited: true }),
    ...mandantOnly,
  },
  /** Whether a booker is told at once, and not only when they agreed, who has the address of a second person, or that nobody has. */
  'leseraum.zweitePersonNennen': { ...boolean(false, 'any'), ...mandantOnly, ...ofPeople },
  /** Places in queues that one may have at a time; 0 is no waiting list at all. */
  'leseraum.wartelisteEintraege': number(3, 'max', [0, 50]),
  /** Minutes that an offer stands, at most. */
  'leseraum.wartelisteMinuten': { ...number(15, 'max', [2, 240]), ...mandantOnly },
  /** Whether those are asked first who had least of late, instead of those who came first. */
  'leseraum.wartelisteNachNutzung': { ...boolean(false, 'any'), ...mandantOnly, ...ofPeople },
} as const satisfies Record<string, Option<WertType, unknown>>

/** Every option there is, by name (SPECIFICATION section 9; defaults that it does not give are ours and recorded). */
export const EINSTELLUNGEN = {
  ...ROOM_OPTIONS,
  ...forArbeitswelt(ROOM_OPTIONS),
  /** Whether people may show colleagues of their groups where they sit (docs/decisions/privacy.md); in staff-council mode only where the second says so as well. */
  'arbeitswelt.teamSichtbar': { ...boolean(true, 'all'), ...work, ...ofPeople },
  'arbeitswelt.teamPersonalrat': { ...boolean(false, 'all'), ...work, ...ofPeople },
  /**
   * The room mails of SPECIFICATION section 7, in its order. useMailRaumDeaktivierungSystemStorno has no switch: it tells people that they have
   * lost what they booked.
   */
  'benachrichtigung.vormerkung': mail,
  'benachrichtigung.bestaetigung': mail,
  'benachrichtigung.aenderung': mail,
  'benachrichtigung.storno': mail,
  /** Something came free that somebody waits for. */
  'benachrichtigung.warteliste': mail,
  /** The evaluation of a month, to those who look after rooms or bookings: nobody gets it who has not asked for it. */
  'benachrichtigung.platzBericht': { ...mail, ...boolean(false, 'any'), feature: 'benachrichtigung' },
  /** Minutes before the start at which the driver is reminded; 0 is no reminder. */
  'fahrzeug.erinnerungMinuten': { ...number(60, 'max', [0, 20_160]), ...car, ...own },
  /** Minutes either side of the start in which check-in is possible. */
  'fahrzeug.checkInMinuten': { ...number(15, 'max', [1, 1440]), ...fleet },
  /** Minutes either side of now in which a start counts as released without approval (B5). */
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
  /** Minutes that a booking has at least. */
  'fahrzeug.mindestbuchungszeit': { ...number(0, 'min', [0, 1440]), ...car },
  /** Minutes; start and end of a booking lie on it (K6). */
  'fahrzeug.zeitschritt': { ...number(15, 'min', [1, 240]), ...fleet },
  /** Whether vehicles may have booking times of their own. */
  'fahrzeug.individuelleZeiten': { ...boolean(true, 'any'), ...fleet },
  /** What a vehicle's booking times begin with when it gets its own: whether trips may lie outside them, and their first and last hour. */
  'fahrzeug.buchungAusserhalb': { ...boolean(false, 'any'), ...fleet },
  'fahrzeug.zeitraumVon': { ...time('09:00', 'min'), ...fleet },
  'fahrzeug.zeitraumBis': { ...time('18:00', 'max'), ...fleet },
  /** Months from one licence check to the next, at most. */
  'fahrzeug.fuehrerscheinIntervallMonate': { ...number(6, 'min', [1, 60]), ...fleet, ...ofPeople },
  /** Days before the next licence check at which holder and checkers are told first; again 14 and 3 days before. */
  'fahrzeug.fuehrerscheinVorlaufTage': { ...number(30, 'max', [1, 365]), ...fleet },
  /** Ids of vehicles. */
  'fahrzeug.favoriten': { ...array([]), ...car, ...favourite },
  /** From the best to the worst. */
  'fahrzeug.sauberkeitStufen': { ...array(SAUBERKEIT), ...fleet },
  /** The fleet manager is told from this state on ('and worse'); empty is never. */
  'fahrzeug.sauberkeitMailAussen': { ...string('verschmutzt'), ...fleet, ...ofPeople },
  'fahrzeug.sauberkeitMailInnen': { ...string('verschmutzt'), ...fleet, ...ofPeople },
  /** Minutes after the end at which a missing check-out is told for the first time, and from one time to the next; 0 is never. */
  'fahrzeug.fehlenderCheckOutMinuten': { ...number(60, 'min', [0, 10_080]), ...fleet, ...ofPeople },
  /** How often it is told at most. */
  'fahrzeug.fehlenderCheckOutAnzahl': { ...number(3, 'max', [1, 20]), ...fleet, ...ofPeople },
  /** Days before an inspection or service is due at which the fleet manager is told (care information). */
  'fahrzeug.pflegehinweisTage': { ...number(30, 'max', [0, 365]), ...fleet },
  /** Kilometres before it. */
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
  /** Minutes before the end at which the driver is told to bring the car back; 0 is never. */
  'fahrzeug.hinweisVorCheckOutMinuten': { ...number(30, 'max', [0, 1440]), ...car, ...own },
  /** A trip of so many hours and more needs approval; 0 is never. */
  'fahrzeug.freigabeAbStunden': { ...number(24, 'max', [0, 720], { zeroIsUnlimited: true }), ...car },
  /** A trip of so many kilometres and more needs approval; 0 is never. */
  'fahrzeug.freigabeAbKm': { ...number(500, 'max', [0, 100_000], { zeroIsUnlimited: true }), ...car },
  /** A trip outside the vehicle's own booking times needs approval. */
  'fahrzeug.freigabeAusserhalb': { ...boolean(false, 'all'), ...car },
  /** A trip abroad needs approval. */
  'fahrzeug.freigabeAusland': { ...boolean(true, 'all'), ...car },
  /** The vehicle mails, one switch for each event; those that tell somebody to act cannot be switched off. */
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
  /** Once a day, how long the logbooks are that have grown; the house's value holds for the addresses of the vehicle report, too. */
  'benachrichtigung.fahrtenbuchSiegel': carMail,
  /** Whether the vehicle report goes out at all: it has the house's addresses, not people's. */
  'benachrichtigung.fahrzeugBericht': { ...carMail, ...mandantOnly, selbst: false },
  /** Months after which something goes that need not be kept; 0 is as long as there is the house (`datenschutz/aufbewahrung.ts` has the least). */
  'aufbewahrung.platzbuchungen': frist,
  'aufbewahrung.fahrten': frist,
  'aufbewahrung.schaeden': frist,
  'aufbewahrung.pruefungen': frist,
  'aufbewahrung.fahrtenbuecher': frist,
  'aufbewahrung.protokoll': frist,
  'system.startseite': { ...string('fahrzeuge', 'first', { allowed: STARTSEITEN }), ...system },
  /** Address of the older workspace site; `{subdomain}` is the host's first label. Empty is no link. */
  'system.altseiteMuster': { ...string(''), ...system },
  /** Everybody with a password here needs a second factor. */
  'system.zweitfaktor': { ...boolean(false, 'any'), ...system, ...ofPeople },
} as const satisfies Record<string, Option<WertType, unknown>>

export type EinstellungName = keyof typeof EINSTELLUNGEN

type Widen<V> = V extends boolean ? boolean : V extends number ? number : V extends string ? string : V

export type EinstellungWert<N extends EinstellungName> = Widen<(typeof EINSTELLUNGEN)[N]['standard']>

export const EINSTELLUNG_NAMES = Object.keys(EINSTELLUNGEN) as EinstellungName[]

export function isEinstellungName(name: string): name is EinstellungName {
  return Object.hasOwn(EINSTELLUNGEN, name)
}

/** The option as data, its types widened. */
export function optionOf(name: EinstellungName): Option<WertType, unknown> {
  return EINSTELLUNGEN[name]
}

/** What holds where nobody has set it, as it would be stored; of an option that is one value. */
export function standardOf(name: EinstellungName): string {
  return String(EINSTELLUNGEN[name].standard)
}
