import { spot } from '../../../floorplan/spot.ts'
import { declareAddress, type Search } from '../../../platform/address/declareAddress.ts'
import { count, day, flag, id, ids, oneOf, oneOfOr, time, wall } from '../../../platform/address/kinds.ts'

/** L4: filter off, all day, hourly display off, 09:00 to 18:00, today. */
const HOURS = { von: '09:00', bis: '18:00' }

/** The sortable columns of the list of seats. */
export const COLUMNS = ['nummer', 'zustand', 'zone'] as const

/** The state of the reading-room pages, all of it in the address (L4, L16). */
export const LESEPLAN_ADDRESS = declareAddress(
  {
    /** The floor plan; if missing, the favourite, otherwise the first (L13). */
    grundriss: id,
    /** If missing, today in the Mandant's zone. */
    tag: day,
    von: time(HOURS.von),
    bis: time(HOURS.bis),
    /** The work-time toggle of L4; `frei` is a custom time. */
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
    /** The list's sort column; if missing, the plan's order. */
    sortierung: oneOf(COLUMNS),
    absteigend: flag,
    /** The stay in minutes that the free-times page searches for. */
    dauer: { ...count(1440), fallback: 120 },
    /** The chosen start, whose free plans are shown. */
    beginn: wall,
    /** The colleague to search near. */
    bei: id,
    /** The map's position and zoom; if missing, the plan's default. */
    ort: spot,
    /** The seat that the map focuses once. */
    ziel: id,
    /** The seat whose dialog is open. */
    platz: id,
    /** The booking that the dialog edits; without one it creates a new one. */
    buchung: id,
  },
  (search) => (search.von < search.bis ? search : { ...search, ...HOURS }),
)

export type LeseraumSearch = Search<typeof LESEPLAN_ADDRESS>

/** `/leseraum?ansicht=liste` opens the list; the map is the default (L3, L4). */
export const VIEW_ADDRESS = declareAddress({ ansicht: oneOf(['liste']) })

/**
 * The id of the heading of the person's own bookings, the target of the link that skips the list of seats.
 */
export const OWN_ID = 'meine-buchungen'
