/** Why no series comes of it, in the order in which people should read it. */
export const CODES = [
  'serie.ohneEnde', // neither a last day nor a number
  'serie.keinTag',
  'serie.zuViele',
  'serie.stundeFehlt', // the wall does not show this time on that day
  'serie.nichtsFrei', // none of the chosen dates could be booked
  'serie.nichtStornierbar', // not one's own, or over, or cancelled already
  'serie.nichtsGeaendert', // none of the chosen bookings could be moved
  'serie.inzwischenGeaendert', // not one's own, over, or another version than was shown
  'serie.zweitePerson', // somebody else would have to agree to each
] as const
