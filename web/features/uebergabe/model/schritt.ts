import type { UebergabeArt } from './angaben.ts'

/** `?schritt=` of a trip's page. */
export const SCHRITTE = ['checkin', 'checkout'] as const

export type Schritt = (typeof SCHRITTE)[number]

export function artOf(schritt: Schritt): UebergabeArt {
  return schritt === 'checkin' ? 'checkIn' : 'checkOut'
}

export function schrittOf(art: UebergabeArt): Schritt {
  return art === 'checkIn' ? 'checkin' : 'checkout'
}
