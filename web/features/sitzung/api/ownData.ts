import * as wire from '@platzwart/contract/operations/datenschutz'
import { linkTo } from '../../../platform/api.ts'

/** What the file of one's own data is fetched with, and until when (an instant). */
export interface OwnDataTicket {
  readonly ticket: string
  readonly gueltigBis: string
}

/** Where the file is. */
export const ownDataFile = ({ ticket }: OwnDataTicket): string =>
  linkTo(wire.readDatenauskunft.path, { query: { ticket } })
