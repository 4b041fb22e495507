import { keepPreference, readPreference } from '../storage.ts'

/** The storage key of the chosen house; all windows get a storage event. */
export const CHOSEN = 'platzwart-haus'

/** Remembers the house to start with on this device after the next sign-in. */
export function keepChosenHouse(id: string): void {
  keepPreference(CHOSEN, id)
}

export function chosenHouse(): string | undefined {
  return readPreference(CHOSEN) ?? undefined
}
