import { declareAddress } from '../../../platform/address/declareAddress.ts'
import { oneOfOr } from '../../../platform/address/kinds.ts'

/** The tabs of the house's page, in order. */
export const TABS = ['auftritt', 'texte', 'sitzung', 'zugriff'] as const

export const HAUS_ADDRESS = declareAddress({ reiter: oneOfOr(TABS, 'auftritt') })
