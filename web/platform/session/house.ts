import { keepPreference, readPreference } from '../storage.ts'

/** The name of what the device keeps of the choice; all windows hear of a change. */
export const CHOSEN = 'platzwart-haus'

/** Where one begins on this device after the next sign-in. */
export function keepChosenHouse(id: string): void {
  keepPreference(CHOSEN, id)
}

export function chosenHouse(): string | undefined {
  return readPreference(CHOSEN) ?? undefined
}
