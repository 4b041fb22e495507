import { address } from '@platzwart/contract/operation'
import { readLogo } from '@platzwart/contract/operations/mandant'
import type { MandantRow } from './mandant.ts'

/** Where the logos of a house are read; null where it has none. A logo is called by its content: another one has another address. */
export function logosOf({ logo, logoDunkel }: Pick<MandantRow, 'logo' | 'logoDunkel'>) {
  const url = (dateiname: string | null) => dateiname && address(readLogo, { dateiname })
  return { logo: url(logo), logoDunkel: url(logoDunkel) }
}
