import { now } from './clock.ts'
import { newIdempotencyKey } from './idempotency.ts'

/** A fresh UUIDv7 for a record made here, sortable by creation time. */
export function newId(): string {
  const time = now().epochMilliseconds.toString(16).padStart(12, '0')
  const random = newIdempotencyKey()
  const variant = (8 + (Number.parseInt(random.charAt(3), 16) & 3)).toString(16)
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(0, 3)}-${variant}${random.slice(4, 7)}-${random.slice(7, 19)}`
}
