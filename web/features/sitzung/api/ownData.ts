import * as wire from '@platzwart/contract/operations/datenschutz'
import { linkTo } from '../../../platform/api.ts'

/** The ticket for the file of one's own data, and its expiry (an instant). */
export interface OwnDataTicket {
  readonly ticket: string
  readonly gueltigBis: string
}

/** The address of the file. */
export const ownDataFile = ({ ticket }: OwnDataTicket): string =>
  linkTo(wire.readDatenauskunft.path, { query: { ticket } })
