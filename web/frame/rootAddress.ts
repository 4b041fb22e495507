import { declareAddress, type Search } from '../platform/address/declareAddress.ts'
import { flag, oneOf } from '../platform/address/kinds.ts'

/** Parameters allowed on every address. */
export const ROOT_ADDRESS = declareAddress({
  /** S5: signs out and redirects to /login. */
  logout: flag,
  /** The dialogs of the header (U2). */
  dialog: oneOf(['so-gehts', 'regeln']),
})

export type Dialog = NonNullable<Search<typeof ROOT_ADDRESS>['dialog']>
