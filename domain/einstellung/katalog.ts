import { WOCHENTAG_NAMES } from '../time/wochentag.ts'

/** Value types of SPECIFICATION section 5; stored as text. */
export type WertType = 'number' | 'boolean' | 'string' | 'time' | 'array'

/** How the values of several groups of one person become one: the most generous wins (recorded decision). */
type Generous = 'max' | 'min' | 'any' | 'all' | 'union' | 'first' | 'emptyElseFirst'

type Scalar = string | number

interface Option<T extends WertType, V> {
  readonly feature: 'leseraum' | 'system' | 'benachrichtigung'
  readonly type: T
  /** The product's own value, when no layer has one. */
  readonly standard: V
  /** Only the Mandant's layer may set it. */
  readonly nurMandant: boolean
  readonly generous: Generous
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
const mail = { ...boolean(true, 'any'), feature: 'benachrichtigung' } as const
const system = { feature: 'system', nurMandant: true } as const

/** Pages that `/` may lead to (S12); the module behind each is told by `mandant/module.ts`. */
const STARTSEITEN = ['fahrzeuge', 'leseraum', 'arbeitswelt', 'officelocker'] as const

/** Every option there is, by name (SPECIFICATION section 9; defaults that it does not give are ours and recorded). */
export const EINSTELLUNGEN = {
  /** Bookings as booker in one ISO week; 0 is no limit. */
  'leseraum.maxBuchungenProWoche': number(10, 'max', [0, 1000], { zeroIsUnlimited: true }),
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
  'leseraum.erinnerungBeiStart': boolean(true, 'any'),
  /** Ids of seats. */
  'leseraum.favoritPlaetze': array([]),
  /** Id of a floor plan; empty is none. */
  'leseraum.favoritGrundriss': string(''),
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
  'leseraum.freigabeOhneCheckIn': { ...boolean(true, 'all'), ...mandantOnly },
  'leseraum.mehrerePlaetzeGleichzeitig': boolean(false, 'any'),
  /** From this group size on a second person must confirm; 0 is never. */
  'leseraum.zweitePersonAbGruppe': {
    ...number(2, 'max', [0, 1000], { zeroIsUnlimited: true }),
    ...mandantOnly,
  },
  /** The room mails of SPECIFICATION section 7, in its order: useMailVormerkung … useMailRaumDeaktivierungSystemStorno. */
  'benachrichtigung.vormerkung': mail,
  'benachrichtigung.bestaetigung': mail,
  'benachrichtigung.aenderung': mail,
  'benachrichtigung.storno': mail,
  'benachrichtigung.raumDeaktivierung': mail,
  'system.startseite': { ...string('fahrzeuge', 'first', { allowed: STARTSEITEN }), ...system },
  /** Address of the older workspace site; `{subdomain}` is the host's first label. Empty is no link. */
  'system.altseiteMuster': { ...string(''), ...system },
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
