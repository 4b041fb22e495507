import { BERECHTIGUNGEN } from '@platzwart/domain/berechtigung/names'
import { declareAddress } from '../../../platform/address/declareAddress.ts'
import { flag, id, oneOfOr } from '../../../platform/address/kinds.ts'

export const RECHTE = [...BERECHTIGUNGEN]

/**
 * Parameters of the roles page: the open dialog, or that of a new role; and the permission whose holders are
 * shown.
 */
export const ROLLEN_ADDRESS = declareAddress({
  rolle: id,
  neu: flag,
  recht: oneOfOr(RECHTE, 'berechtigungs_pflege'),
})

export const GRUPPEN_ADDRESS = declareAddress({ gruppe: id, neu: flag })
