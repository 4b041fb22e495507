/** Why no series comes of it, in the order in which people should read it. */
export const CODES = [
  'serie.ohneEnde', // neither a last day nor a number
  'serie.keinTag',
  'serie.zuViele',
  'serie.nichtsFrei', // none of the chosen dates could be booked
  'serie.nichtStornierbar', // not one's own, or over, or cancelled already
] as const
