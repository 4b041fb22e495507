import { createHash } from 'node:crypto'

/** More ways to sign in than anybody reads. */
export const DIENSTE_MAX = 10

/** The same for the same house and number, so that addresses can be entered at a service before it is known here (UUIDv8, RFC 9562). */
function idOf(mandantId: string, nr: number): string {
  const hash = createHash('sha256').update(`${mandantId} ${nr}`).digest('hex')
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-')
}

/** Of the service that a house takes in next; null where it has as many as it may. */
export function proposeId(mandantId: string, taken: readonly { readonly id: string }[]): string | null {
  for (let nr = 0; nr < DIENSTE_MAX; nr++) {
    const id = idOf(mandantId, nr)
    if (taken.every((one) => one.id !== id)) return id
  }
  return null
}
