import type { UebergabeArt } from './angaben.ts'

/** `?schritt=` of a trip's page. */
export const STEPS = ['checkin', 'checkout'] as const

export type Transition = (typeof STEPS)[number]

export function artOf(schritt: Transition): UebergabeArt {
  return schritt === 'checkin' ? 'checkIn' : 'checkOut'
}

export function stepOf(art: UebergabeArt): Transition {
  return art === 'checkIn' ? 'checkin' : 'checkout'
}
