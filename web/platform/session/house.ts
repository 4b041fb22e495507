import { keepPreference, readPreference } from '../storage.ts'

let shown: string | null = null

/** Which house the page shows from now on; null where it shows none. */
export function showHouse(mandantId: string | null): void {
  shown = mandantId
}

/** What every question to the server says of the house that it is about: all windows of a browser have one session, and it may be in another one by now. */
export function shownHouse(): string | null {
  return shown
}

/** The name of what the device keeps of the choice; all windows hear of a change. */
export const CHOSEN = 'platzwart-haus'

/** Where one begins on this device after the next sign-in. */
export function keepChosenHouse(id: string): void {
  keepPreference(CHOSEN, id)
}

export function chosenHouse(): string | undefined {
  return readPreference(CHOSEN) ?? undefined
}
