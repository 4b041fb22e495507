import { FAHRTARTEN } from '@platzwart/domain/fahrzeug/types'
import { declareAddress, type Search } from '../../../platform/address/declareAddress.ts'
import { day, id, oneOf, text } from '../../../platform/address/kinds.ts'

/** Parameters of a logbook: the filter of its trips. */
export const FAHRTENBUCH_ADDRESS = declareAddress(
  {
    /** Local days, inclusive; the period of a booking has other names in the same address. */
    vonTag: day,
    bisTag: day,
    /** The driver. */
    gefahrenVon: id,
    /** Part of the purpose. */
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
