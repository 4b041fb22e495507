import { address } from '@platzwart/contract/operation'
import { readLogo } from '@platzwart/contract/operations/mandant'
import type { MandantRow } from './mandant.ts'

/**
 * Addresses of a house's logos; null where it has none. File names contain a content hash, so a new logo has
 * a new address.
 */
export function logosOf({ logo, logoDunkel }: Pick<MandantRow, 'logo' | 'logoDunkel'>) {
  const url = (dateiname: string | null) => dateiname && address(readLogo, { dateiname })
  return { logo: url(logo), logoDunkel: url(logoDunkel) }
}
