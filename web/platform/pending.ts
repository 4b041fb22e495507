import { keepPreference, readPreference } from './storage.ts'

/** How many records wait on this device for the network: known without opening the store, so that other pages stay small. */
const KEY = 'platzwart-ausstehend'

export function notePending(count: number): void {
  keepPreference(KEY, String(count))
}

export function hasPending(): boolean {
  return Number(readPreference(KEY) ?? 0) > 0
}
