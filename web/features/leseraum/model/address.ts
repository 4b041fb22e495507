import { spot } from '../../../floorplan/spot.ts'
import { declareAddress, type Search } from '../../../platform/address/declareAddress.ts'
import { count, day, flag, id, ids, oneOf, oneOfOr, time, wall } from '../../../platform/address/kinds.ts'

/** L4: filter off, all day, hourly display off, 09:00 to 18:00, today. */
const HOURS = { von: '09:00', bis: '18:00' }

/** Columns by which the list of seats is sorted. */
export const COLUMNS = ['nummer', 'zustand', 'zone'] as const

/** What the reading-room pages show; all of it is in the address (L4, L16). */
export const LESEPLAN_ADDRESS = declareAddress(
  {
    /** The floor plan; missing: the favourite, otherwise the first (L13). */
    grundriss: id,
    /** Missing: today in the Mandant's zone. */
    tag: day,
    von: time(HOURS.von),
    bis: time(HOURS.bis),
    /** The work-time toggle of L4; `frei` is a time chosen by hand. */
    modus: oneOfOr(['ganztags', 'vormittags', 'nachmittags', 'frei'], 'ganztags'),
    /** Hourly display: each seat shows its day as a strip. */
    stunden: flag,
    /** Whether the filter's fields are shown. */
    filter: flag,
    ausstattung: ids,
    kapazitaet: count(1000),
    nurFreie: flag,
    nurFavoriten: flag,
    nurGruppenraeume: flag,
    nurStellplaetze: flag,
    /** By which column the list is sorted; missing: in the plan's order. */
    sortierung: oneOf(COLUMNS),
    absteigend: flag,
    /** For how many minutes something free is looked for. */
    dauer: { ...count(1440), fallback: 120 },
    /** The start of which is shown where it is free. */
    beginn: wall,
    /** The colleague near whom something free is looked for. */
    bei: id,
    /** Where the map lies and how close; missing: as the plan opens. */
    ort: spot,
    /** The seat that the map leads to, once. */
    ziel: id,
    /** The seat whose dialog is open. */
    platz: id,
    /** The booking that the dialog changes; without one it makes a new one. */
    buchung: id,
  },
  (search) => (search.von < search.bis ? search : { ...search, ...HOURS }),
)

export type LeseraumSearch = Search<typeof LESEPLAN_ADDRESS>

/** `/leseraum?ansicht=liste` opens the list; the map is the default (L3, L4). */
export const VIEW_ADDRESS = declareAddress({ ansicht: oneOf(['liste']) })

/** The heading of one's own bookings: where a way past the list of all seats leads. */
export const OWN_ID = 'meine-buchungen'
