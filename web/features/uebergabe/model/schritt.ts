import type { UebergabeArt } from './angaben.ts'

/** `?schritt=` of a trip's page. */
const SCHRITTE = { checkin: 'checkIn', checkout: 'checkOut' } as const satisfies Record<string, UebergabeArt>

export type Schritt = keyof typeof SCHRITTE

export function parseSchritt(raw: unknown): Schritt | undefined {
  return raw === 'checkin' || raw === 'checkout' ? raw : undefined
}

export function artOf(schritt: Schritt): UebergabeArt {
  return SCHRITTE[schritt]
}

export function schrittOf(art: UebergabeArt): Schritt {
  return art === 'checkIn' ? 'checkin' : 'checkout'
}
