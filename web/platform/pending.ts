import { keepPreference, readPreference } from './storage.ts'

/** What the device's store holds, known without opening it, so that pages that have nothing to do with it stay small. */
const PENDING = 'platzwart-ausstehend'
const REMEMBERED = 'platzwart-gemerkt'

/** How many records wait on this device for the network. */
export function notePending(count: number): void {
  keepPreference(PENDING, String(count))
}

export function hasPending(): boolean {
  return Number(readPreference(PENDING) ?? 0) > 0
}

/** Whether answers of the server are kept for reading without a network. */
export function noteRemembered(remembered: boolean): void {
  keepPreference(REMEMBERED, remembered ? '1' : '0')
}

export function hasRemembered(): boolean {
  return readPreference(REMEMBERED) === '1'
}
