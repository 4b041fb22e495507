import { countOf, dayOf } from '../platform/address.ts'

/** The work-time toggle of L4; `frei` is a time chosen by hand. */
const MODI = ['ganztags', 'vormittags', 'nachmittags', 'frei'] as const

type Modus = (typeof MODI)[number]

/** What the reading-room pages show; all of it is in the address (L4, L16). */
export interface LeseraumSearch {
  /** The floor plan; missing: the favourite, otherwise the first (L13). */
  readonly grundriss?: string
  /** A day as YYYY-MM-DD; missing: today in the Mandant's zone. */
  readonly tag?: string
  /** Wall times HH:mm of the Mandant. */
  readonly von: string
  readonly bis: string
  readonly modus: Modus
  /** Hourly display: each seat shows its day as a strip. */
  readonly stunden: boolean
  /** Whether the filter's fields are shown. */
  readonly filter: boolean
  readonly ausstattung: readonly string[]
  readonly kapazitaet: number
  readonly nurFreie: boolean
  readonly nurFavoriten: boolean
  readonly nurGruppenraeume: boolean
  /** The seat whose dialog is open. */
  readonly platz?: string
  /** The booking that the dialog changes; without one it makes a new one. */
  readonly buchung?: string
}

/** L4: filter off, all day, hourly display off, 09:00 to 18:00, today. Left out of the address when unchanged. */
export const LESERAUM_DEFAULTS = {
  von: '09:00',
  bis: '18:00',
  modus: 'ganztags',
  stunden: false,
  filter: false,
  ausstattung: [],
  kapazitaet: 1,
  nurFreie: false,
  nurFavoriten: false,
  nurGruppenraeume: false,
} satisfies LeseraumSearch

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const UHRZEIT = /^([01]\d|2[0-3]):[0-5]\d$/

type Raw = Readonly<Record<string, unknown>>

function matching(value: unknown, pattern: RegExp): string | undefined {
  return typeof value === 'string' && pattern.test(value) ? value : undefined
}

function list(value: unknown): readonly string[] {
  const values: unknown[] = Array.isArray(value) ? value : [value]
  return values.filter((one) => typeof one === 'string' && UUID.test(one)).map(String)
}

/** Reads an address: whatever is missing or nonsense becomes the default, so that no link shows an error. */
export function parseLeseraumSearch(raw: Raw): LeseraumSearch {
  const grundriss = matching(raw.grundriss, UUID)
  const tag = dayOf(raw.tag)
  const platz = matching(raw.platz, UUID)
  const buchung = matching(raw.buchung, UUID)
  const von = matching(raw.von, UHRZEIT) ?? LESERAUM_DEFAULTS.von
  const bis = matching(raw.bis, UHRZEIT) ?? LESERAUM_DEFAULTS.bis
  const ordered = von < bis
  return {
    ...(grundriss !== undefined && { grundriss }),
    ...(tag !== undefined && { tag }),
    von: ordered ? von : LESERAUM_DEFAULTS.von,
    bis: ordered ? bis : LESERAUM_DEFAULTS.bis,
    modus: MODI.find((modus) => modus === raw.modus) ?? LESERAUM_DEFAULTS.modus,
    stunden: raw.stunden === true,
    filter: raw.filter === true,
    ausstattung: list(raw.ausstattung),
    kapazitaet: countOf(raw.kapazitaet, 1000),
    nurFreie: raw.nurFreie === true,
    nurFavoriten: raw.nurFavoriten === true,
    nurGruppenraeume: raw.nurGruppenraeume === true,
    ...(platz !== undefined && { platz }),
    ...(buchung !== undefined && { buchung }),
  }
}
