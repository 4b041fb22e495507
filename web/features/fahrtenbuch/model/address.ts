import { FAHRTARTEN } from '@platzwart/domain/fahrzeug/types'
import { declareAddress, type Search } from '../../../platform/address/declareAddress.ts'
import { day, id, oneOf, text } from '../../../platform/address/kinds.ts'

/** Which trips of a logbook are shown; what is left out is not asked. */
export const FAHRTENBUCH_ADDRESS = declareAddress(
  {
    /** Local days, inclusive; the window of a booking has other names in the same address. */
    vonTag: day,
    bisTag: day,
    /** The driver. */
    gefahrenVon: id,
    /** A part of the purpose. */
    zweck: text(),
    fahrtart: oneOf(FAHRTARTEN),
  },
  (search) => {
    const { vonTag, bisTag } = search
    return vonTag !== undefined && bisTag !== undefined && bisTag < vonTag
      ? { ...search, bisTag: undefined }
      : search
  },
)

export type FahrtenbuchSearch = Search<typeof FAHRTENBUCH_ADDRESS>
