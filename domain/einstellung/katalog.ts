/** Value types of SPECIFICATION section 5; stored as text. */
export type WertType = 'number' | 'boolean' | 'string' | 'time' | 'array'

/** How the values of several groups of one person become one: the most generous wins (recorded decision). */
export type Generous = 'max' | 'min' | 'any' | 'all' | 'union' | 'first'

interface Option<T extends WertType, V> {
  readonly feature: 'leseraum' | 'system' | 'benachrichtigung'
  readonly type: T
  /** The product's own value, when no layer has one. */
  readonly standard: V
  /** Only the Mandant's layer may set it. */
  readonly nurMandant: boolean
  readonly generous: Generous
  readonly min?: number
  readonly max?: number
  readonly allowed?: readonly string[]
}

type More = { readonly min?: number; readonly max?: number; readonly allowed?: readonly string[] }

const room = { feature: 'leseraum', nurMandant: false } as const

function number(standard: number, generous: 'max' | 'min', min: number, max: number): Option<'number', number> {
  return { ...room, type: 'number', standard, generous, min, max }
}

function boolean(standard: boolean, generous: 'any' | 'all'): Option<'boolean', boolean> {
  return { ...room, type: 'boolean', standard, generous }
}

function time(standard: string, generous: 'max' | 'min'): Option<'time', string> {
  return { ...room, type: 'time', standard, generous }
}

function array(standard: readonly (string | number)[], generous: 'union'): Option<'array', readonly (string | number)[]> {
  return { ...room, type: 'array', standard, generous }
}

function string(standard: string, more: More = {}): Option<'string', string> {
  return { ...room, type: 'string', standard, generous: 'first', ...more }
}

const mandantOnly = { nurMandant: true } as const
const mail = { feature: 'benachrichtigung' } as const
const system = { feature: 'system', nurMandant: true } as const

export const WOCHENTAGE = ['', 'sonntags', 'montags', 'dienstags', 'mittwochs', 'donnerstags', 'freitags', 'samstags'] as const

/** Every option there is, by name (SPECIFICATION section 9; defaults that it does not give are ours and recorded). */
export const EINSTELLUNGEN = {
  /** Bookings as booker in one ISO week; 0 is no limit. */
  'leseraum.maxBuchungenProWoche': number(10, 'max', 0, 1000),
  /** Minutes; start and end of a booking lie on it. */
  'leseraum.zeitschritt': number(15, 'min', 1, 240),
  /** Minutes. */
  'leseraum.mindestdauer': number(15, 'min', 1, 1440),
  /** Minutes. */
  'leseraum.hoechstdauer': number(600, 'max', 15, 1500),
  /** Days ahead of today that can be booked; 0 is today only. */
  'leseraum.tageImVoraus': number(14, 'max', 0, 366),
  /** 0 is Sunday. */
  'leseraum.buchbareWochentage': array([0, 1, 2, 3, 4, 5, 6], 'union'),
  'leseraum.erinnerungBeiStart': boolean(true, 'any'),
  'leseraum.favoritPlaetze': array([], 'union'),
  'leseraum.favoritGrundriss': string(''),
  /** Earliest and latest wall time of a booking, beside the opening hours. */
  'leseraum.fruehestens': time('00:00', 'min'),
  'leseraum.spaetestens': time('23:59', 'max'),
  /** Minutes that must be left of today for a booking today. */
  'leseraum.mindestbuchungszeit': number(0, 'min', 0, 1440),
  /** With a weekday the range of bookable days grows weekly, at `fensterStunde`, instead of daily. */
  'leseraum.fensterWochentag': string('', { allowed: WOCHENTAGE }),
  'leseraum.fensterStunde': number(0, 'min', 0, 23),
  /** Hours between two bookings of one person on one day. */
  'leseraum.mindestpause': number(0, 'min', 0, 24),
  'leseraum.freigabeOhneCheckIn': { ...boolean(true, 'all'), ...mandantOnly },
  'leseraum.mehrerePlaetzeGleichzeitig': boolean(false, 'any'),
  /** From this group size on a second person must confirm; 0 is never. */
  'leseraum.zweitePersonAbGruppe': { ...number(2, 'max', 0, 1000), ...mandantOnly },
  'benachrichtigung.vormerkung': { ...boolean(true, 'any'), ...mail },
  'benachrichtigung.bestaetigung': { ...boolean(true, 'any'), ...mail },
  'benachrichtigung.aenderung': { ...boolean(true, 'any'), ...mail },
  'benachrichtigung.storno': { ...boolean(true, 'any'), ...mail },
  'system.startseite': { ...string('fahrzeuge', { allowed: ['fahrzeuge', 'leseraum'] }), ...system },
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
