import type { FahrtenbuchSearch } from './address.ts'

interface Extract {
  readonly fahrerId?: string
  readonly zweck?: string
}

/**
 * The parts of the list's filter that an export applies; with any of them the file is an extract and no
 * logbook. Its days are chosen separately.
 */
export function extractOf({ gefahrenVon, zweck }: FahrtenbuchSearch): Extract {
  const words = zweck.trim()
  return {
    ...(gefahrenVon === undefined ? {} : { fahrerId: gefahrenVon }),
    ...(words === '' ? {} : { zweck: words }),
  }
}
