import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a signature is for: one made for the one is worth nothing for the other. No session's token begins with such a word. */
export type Purpose =
  | 'anzeige'
  | 'anzeigegeraet'
  | 'datenauskunft'
  | 'device'
  | 'kopplung'
  | 'kopplungscode'
  | 'platz'
  | 'unsubscribe'
  | 'zusage'

/** 43 characters that only who knows the secret can make of these words. */
export function sign(secret: string, purpose: Purpose, ...said: readonly (string | number)[]): string {
  return createHmac('sha256', secret)
    .update([purpose, ...said].join('\n'))
    .digest('base64url')
}

/** Whether the signature that was given is the expected one; how long it takes to say so tells nothing of it. */
export function isSame(given: string, expected: string): boolean {
  const a = Buffer.from(given)
  const b = Buffer.from(expected)
  return a.length === b.length && timingSafeEqual(a, b)
}
