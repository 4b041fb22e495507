import type { FahrtenbuchSearch } from './address.ts'

interface Extract {
  readonly fahrerId?: string
  readonly zweck?: string
}

/** What of the list's filter a file takes along; with any of it the file is an extract and no logbook. Its days are chosen for it. */
export function extractOf({ gefahrenVon, zweck }: FahrtenbuchSearch): Extract {
  const words = zweck.trim()
  return {
    ...(gefahrenVon === undefined ? {} : { fahrerId: gefahrenVon }),
    ...(words === '' ? {} : { zweck: words }),
  }
}
