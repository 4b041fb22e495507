/** Why a series is refused, in reading order. */
export const CODES = [
  'serie.ohneEnde', // neither a last day nor a number
  'serie.keinTag',
  'serie.zuViele',
  'serie.stundeFehlt', // this wall time does not exist on that day
  'serie.nichtsFrei', // none of the chosen dates could be booked
  'serie.nichtStornierbar', // not one's own, over, or cancelled already
  'serie.nichtsGeaendert', // none of the chosen bookings could be moved
  'serie.inzwischenGeaendert', // not one's own, over, or another version than shown
  'serie.zweitePerson', // somebody else would have to agree to each
] as const
