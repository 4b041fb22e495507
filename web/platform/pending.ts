import { keepPreference, readPreference } from './storage.ts'

/** What is in the device's storage, known without opening it, so that unrelated pages stay small. */
const PENDING = 'platzwart-ausstehend'
const REMEMBERED = 'platzwart-gemerkt'

/** The number of records on this device that await the network. */
export function notePending(count: number): void {
  keepPreference(PENDING, String(count))
}

export function hasPending(): boolean {
  return Number(readPreference(PENDING) ?? 0) > 0
}

/** Whether answers are stored for offline use. */
export function noteStoredAnswers(remembered: boolean): void {
  keepPreference(REMEMBERED, remembered ? '1' : '0')
}

export function hasStoredAnswers(): boolean {
  return readPreference(REMEMBERED) === '1'
}
