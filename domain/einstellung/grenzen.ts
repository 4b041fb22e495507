import { type Issue, issue } from '../issue.ts'
import type { IssueCode } from '../issueCodes.ts'
import { BEREICHE, type Bereich } from '../mandant/bereich.ts'
import { minutesOf, parseUhrzeit } from '../time/uhrzeit.ts'
import type { EinstellungName, EinstellungWert } from './catalogue.ts'
import { optionIn, type RoomOption } from './regeln.ts'

/** Looks up the effective value of an option, across layers. */
export type WertOf = <N extends EinstellungName>(name: N) => EinstellungWert<N>

type Data = Readonly<Record<string, string | number>>

interface ConstraintFacts {
  readonly wert: WertOf
  /** Options whose effective value changes. */
  readonly moved: ReadonlySet<EinstellungName>
  /** Names of the groups or of the person that it would apply to; absent for everybody. */
  readonly betrifft?: readonly string[]
}

interface Grenze<N extends EinstellungName> {
  readonly code: IssueCode
  /** The options in conflict. */
  readonly options: readonly N[]
  /** Data for the message if nobody can book with these values; null if somebody can. */
  readonly broken: (wert: WertOf) => Data | null
}

const LAST_MINUTE = 23 * 60 + 59
const MINUTES_OF_A_DAY = 24 * 60

function minutes(text: string): number {
  const uhrzeit = parseUhrzeit(text)
  return uhrzeit.ok ? minutesOf(uhrzeit.value) : 0
}

/** Minutes since midnight; 23:59 as the latest time is the end of the day. */
function windowOf(wert: WertOf) {
  const von = wert('leseraum.fruehestens')
  const bis = wert('leseraum.spaetestens')
  const until = minutes(bis)
  return {
    von: minutes(von),
    bis: until === LAST_MINUTE ? MINUTES_OF_A_DAY : until,
    text: { von, bis },
  }
}

/** The weekly hours also limit a single booking; 0 is no limit. */
const weekOf = (wert: WertOf) => wert('leseraum.maxStundenProWoche') * 60 || Number.POSITIVE_INFINITY

const longestOf = (wert: WertOf) => Math.min(wert('leseraum.hoechstdauer'), weekOf(wert))
const shortestOf = (wert: WertOf) =>
  Math.max(1, wert('leseraum.mindestdauer'), wert('leseraum.mindestbuchungszeit'))

interface Span {
  readonly von: number
  readonly bis: number
}

/**
 * Whether a booking fits between two times of a day under the room rules: start and end on the time step,
 * neither too short nor too long. Midnight lies on every step.
 */
export function fitsBetween({ von, bis }: Span, wert: WertOf): boolean {
  const step = Math.max(1, wert('leseraum.zeitschritt'))
  const shortest = shortestOf(wert)
  const longest = longestOf(wert)
  const onStep = (minute: number) => Math.min(MINUTES_OF_A_DAY, Math.ceil(minute / step) * step)
  for (let start = onStep(von); start < bis; start += step) {
    const end = onStep(start + shortest)
    if (end - start >= shortest && end <= bis && end - start <= longest) return true
  }
  return false
}

/** Two options set a shortest length; each is checked separately. */
function shortest(
  option: 'leseraum.mindestdauer' | 'leseraum.mindestbuchungszeit',
  [ueberHoechst, ueberWoche, ueberFenster]: readonly [IssueCode, IssueCode, IssueCode],
): Grenze<RoomOption>[] {
  return [
    {
      code: ueberHoechst,
      options: [option, 'leseraum.hoechstdauer'],
      broken: (wert) => {
        const kuerzestens = wert(option)
        const laengstens = wert('leseraum.hoechstdauer')
        return kuerzestens > laengstens ? { kuerzestens, laengstens } : null
      },
    },
    {
      code: ueberWoche,
      options: [option, 'leseraum.maxStundenProWoche'],
      broken: (wert) => {
        const kuerzestens = wert(option)
        return kuerzestens > weekOf(wert)
          ? { kuerzestens, stunden: wert('leseraum.maxStundenProWoche') }
          : null
      },
    },
    {
      code: ueberFenster,
      options: [option, 'leseraum.fruehestens', 'leseraum.spaetestens'],
      broken: (wert) => {
        const { von, bis, text } = windowOf(wert)
        const kuerzestens = wert(option)
        return von < bis && kuerzestens > bis - von ? { kuerzestens, ...text } : null
      },
    },
  ]
}

/** Conflicts between options alone, regardless of the time step. */
const PAIRS: readonly Grenze<RoomOption>[] = [
  {
    code: 'einstellung.fruehestensNachSpaetestens',
    options: ['leseraum.fruehestens', 'leseraum.spaetestens'],
    broken: (wert) => {
      const { von, bis, text } = windowOf(wert)
      return von < bis ? null : text
    },
  },
  ...shortest('leseraum.mindestdauer', [
    'einstellung.mindestUeberHoechstdauer',
    'einstellung.mindestUeberWochenstunden',
    'einstellung.mindestUeberZeitfenster',
  ]),
  ...shortest('leseraum.mindestbuchungszeit', [
    'einstellung.restUeberHoechstdauer',
    'einstellung.restUeberWochenstunden',
    'einstellung.restUeberZeitfenster',
  ]),
]

const ROOM_GRENZEN: readonly Grenze<RoomOption>[] = [
  {
    code: 'einstellung.keinWochentag',
    options: ['leseraum.buchbareWochentage'],
    broken: (wert) => (wert('leseraum.buchbareWochentage').length === 0 ? {} : null),
  },
  ...PAIRS,
  {
    code: 'einstellung.rasterPasstNicht',
    options: [
      'leseraum.zeitschritt',
      'leseraum.mindestdauer',
      'leseraum.mindestbuchungszeit',
      'leseraum.hoechstdauer',
      'leseraum.maxStundenProWoche',
      'leseraum.fruehestens',
      'leseraum.spaetestens',
    ],
    broken: (wert) => {
      // A conflict of two options is more specific than one of all together.
      if (PAIRS.some(({ broken }) => broken(wert) !== null)) return null
      const { von, bis, text } = windowOf(wert)
      if (fitsBetween({ von, bis }, wert)) return null
      return {
        raster: wert('leseraum.zeitschritt'),
        kuerzestens: shortestOf(wert),
        laengstens: longestOf(wert),
        ...text,
      }
    },
  },
]

/** Looks up room options under the names that they have in a Bereich. */
export function wertIn(bereich: Bereich, wert: WertOf): WertOf {
  return ((name: EinstellungName) =>
    wert(name.startsWith('leseraum.') ? optionIn(bereich, name as RoomOption) : name)) as WertOf
}

const ofRooms = (bereich: Bereich): Grenze<EinstellungName>[] =>
  ROOM_GRENZEN.map(({ code, options, broken }) => ({
    code,
    options: options.map((name) => optionIn(bereich, name)),
    broken: (wert) => broken(wertIn(bereich, wert)),
  }))

const FAHRZEUG_GRENZEN: readonly Grenze<EinstellungName>[] = [
  {
    code: 'einstellung.ueblichVonNachBis',
    options: ['fahrzeug.zeitraumVon', 'fahrzeug.zeitraumBis'],
    broken: (wert) => {
      const von = wert('fahrzeug.zeitraumVon')
      const bis = wert('fahrzeug.zeitraumBis')
      return minutes(von) < minutes(bis) ? null : { von, bis }
    },
  },
]

/** All constraints between options: combinations of individually valid values that nobody could book with. */
const GRENZEN: readonly Grenze<EinstellungName>[] = [...BEREICHE.flatMap(ofRooms), ...FAHRZEUG_GRENZEN]

/** Options that are part of a constraint. */
export const BOUND: ReadonlySet<EinstellungName> = new Set(GRENZEN.flatMap(({ options }) => options))

/** All options of the constraints that these are part of, themselves included. */
export function boundTo(names: ReadonlySet<EinstellungName>): readonly EinstellungName[] {
  const bound = GRENZEN.filter(({ options }) => options.some((name) => names.has(name)))
  return [...new Set(bound.flatMap(({ options }) => options))]
}

/**
 * Refuses options that contradict each other. Only constraints with a changed option are checked, so that a
 * value stored long ago does not keep anybody from saving another.
 */
export function grenzIssues({ wert, moved, betrifft = [] }: ConstraintFacts): Issue[] {
  return GRENZEN.flatMap(({ code, options, broken }) => {
    const field = options.find((name) => moved.has(name))
    const data = field === undefined ? null : broken(wert)
    return field === undefined || data === null
      ? []
      : [issue(code, { ...data, betrifft, optionen: options }, { field })]
  })
}

/** Whether nobody can book a room of a Bereich with these values, whatever its opening hours. */
export function excludesAll(bereich: Bereich, wert: WertOf): boolean {
  return ROOM_GRENZEN.some(({ broken }) => broken(wertIn(bereich, wert)) !== null)
}
