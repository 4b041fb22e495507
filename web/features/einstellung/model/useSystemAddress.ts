import { type EinstellungName, isEinstellungName } from '@platzwart/domain/einstellung/catalogue'
import { useAddress } from '../../../platform/address/useAddress.ts'
import { SYSTEM_ADDRESS } from './address.ts'

/** The address of the settings page, without names of unknown settings. */
export function useSystemAddress() {
  const { search, setSearch } = useAddress(SYSTEM_ADDRESS)
  const { option, verlauf } = search
  return { search: { ...search, option: knownOf(option), verlauf: knownOf(verlauf) }, setSearch }
}

export type SystemSearch = ReturnType<typeof useSystemAddress>['search']

function knownOf(name: string | undefined): EinstellungName | undefined {
  return name !== undefined && isEinstellungName(name) ? name : undefined
}
