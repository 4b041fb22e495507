import { GETRIEBE, KATEGORIEN, KRAFTSTOFFE } from '@platzwart/domain/fahrzeug/types'
import { FUEHRERSCHEINKLASSEN } from '@platzwart/domain/fuehrerschein/klassen'
import { declareAddress, type Search } from '../../../platform/address/declareAddress.ts'
import { count, day, flag, id, oneOf, oneOfOr, someOf, text, wall } from '../../../platform/address/kinds.ts'
import { AUSSTATTUNG, ZOOM } from './choice.ts'

/** Whether a window ends after its start; in the repeated hour of autumn the offsets decide. */
function isAhead(von: string, bis: string): boolean {
  if (von.length > WALL_LENGTH && bis.length > WALL_LENGTH)
    return Temporal.Instant.compare(Temporal.Instant.from(von), Temporal.Instant.from(bis)) < 0
  return von.slice(0, WALL_LENGTH) < bis.slice(0, WALL_LENGTH)
}

const WALL_LENGTH = '2026-10-25T02:30'.length

/** The maximum of people and of seats. */
const MOST = 100

/** The state of the vehicle pages, all of it in the address. */
export const FAHRZEUG_ADDRESS = declareAddress(
  {
    /** The requested window; if missing, from the next step on. */
    von: wall,
    bis: wall,
    /** The driver; if missing, oneself. */
    fahrer: id,
    personen: count(MOST),
    /** Whether the filter's fields are shown. */
    filter: flag,
    standort: id,
    kategorie: oneOf(KATEGORIEN),
    /** The minimum number of seats; 1 sets no condition. */
    sitze: count(MOST),
    klasse: oneOf(FUEHRERSCHEINKLASSEN),
    kraftstoff: oneOf(KRAFTSTOFFE),
    getriebe: oneOf(GETRIEBE),
    ausstattung: someOf(AUSSTATTUNG),
    /** Part of plate, make or model. */
    suche: text(),
    nurFreie: flag,
    /** The vehicle whose booking dialog is open. */
    fahrzeug: id,
    /** The trip that the dialog edits; without one it books a new one. */
    fahrt: id,
    /** The trip whose reason, destination and so on prefill a new booking. */
    wie: id,
    /** The overview's bar whose details are open. */
    wahl: id,
    /** Whether the overview's form for blocking a car is open. */
    sperren: flag,
    /** The overview's first day; if missing, today. */
    ab: day,
    zoom: oneOfOr(ZOOM, 'woche'),
    /** The overview as a list instead of a timeline. */
    liste: flag,
  },
  (search) => {
    const { von, bis } = search
    return von !== undefined && bis !== undefined && isAhead(von, bis)
      ? search
      : { ...search, von: undefined, bis: undefined }
  },
)

export type FahrzeugSearch = Search<typeof FAHRZEUG_ADDRESS>
