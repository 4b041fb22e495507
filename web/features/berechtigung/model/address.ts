import { declareAddress } from '../../../platform/address/declareAddress.ts'
import { flag, id, text } from '../../../platform/address/kinds.ts'

/**
 * Parameters of the roles page: the open dialog, or that of a new role; and the permission whose holders are
 * shown.
 */
export const ROLLEN_ADDRESS = declareAddress({
  rolle: id,
  neu: flag,
  recht: text(),
})

export const GRUPPEN_ADDRESS = declareAddress({ gruppe: id, neu: flag })
