import { GETRIEBE, KATEGORIEN, KRAFTSTOFFE } from '@platzwart/domain/fahrzeug/types'
import { FUEHRERSCHEINKLASSEN } from '@platzwart/domain/fuehrerschein/klassen'
import { declareAddress, type Search } from '../../../platform/address/declareAddress.ts'
import { count, day, flag, id, oneOf, oneOfOr, someOf, text, wall } from '../../../platform/address/kinds.ts'
import { AUSSTATTUNG, ZOOM } from './choice.ts'

/** Whether a window ends behind its start; where the wall shows both times twice, by their offsets. */
function isAhead(von: string, bis: string): boolean {
  if (von.length > WALL_LENGTH && bis.length > WALL_LENGTH)
    return Temporal.Instant.compare(Temporal.Instant.from(von), Temporal.Instant.from(bis)) < 0
  return von.slice(0, WALL_LENGTH) < bis.slice(0, WALL_LENGTH)
}

const WALL_LENGTH = '2026-10-25T02:30'.length

/** Of people and of seats. */
const MOST = 100

/** What the vehicle pages show; all of it is in the address. */
export const FAHRZEUG_ADDRESS = declareAddress(
  {
    /** The window asked about; missing: from the next step on. */
    von: wall,
    bis: wall,
    /** Who drives; missing: oneself. */
    fahrer: id,
    personen: count(MOST),
    /** Whether the filter's fields are shown. */
    filter: flag,
    standort: id,
    kategorie: oneOf(KATEGORIEN),
    /** At least so many; 1 asks for nothing. */
    sitze: count(MOST),
    klasse: oneOf(FUEHRERSCHEINKLASSEN),
    kraftstoff: oneOf(KRAFTSTOFFE),
    getriebe: oneOf(GETRIEBE),
    ausstattung: someOf(AUSSTATTUNG),
    /** In plate, make or model. */
    suche: text(),
    nurFreie: flag,
    /** The vehicle whose booking dialog is open. */
    fahrzeug: id,
    /** The trip that the dialog changes; without one it books a new one. */
    fahrt: id,
    /** The trip whose reason, destination and so on a new booking begins with. */
    wie: id,
    /** The bar of the overview whose details are open. */
    wahl: id,
    /** Whether the overview's form for blocking a car is open. */
    sperren: flag,
    /** The overview's first day; missing: today. */
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
