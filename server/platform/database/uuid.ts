import { randomFillSync } from 'node:crypto'

/** Source of a regular expression that matches a UUID of any version. */
export const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

const pool = new Uint8Array(16 * 256)
let used = pool.length

/** Generates a UUIDv7 (RFC 9562): it sorts by creation time, so that indexes grow at their end. */
export function uuidv7(milliseconds: number = Temporal.Now.instant().epochMilliseconds): string {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  const time = milliseconds.toString(16).padStart(12, '0')
  let random = ''
  for (let i = 0; i < 10; i++) random += (pool[used + i] as number).toString(16).padStart(2, '0')
  used += 16
  const variant = (8 + (Number.parseInt(random.charAt(3), 16) & 3)).toString(16)
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(0, 3)}-${variant}${random.slice(4, 7)}-${random.slice(7, 19)}`
}
