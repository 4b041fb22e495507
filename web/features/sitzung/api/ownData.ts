import * as wire from '@platzwart/contract/operations/datenschutz'
import { ask, linkTo } from '../../../platform/api.ts'

/** What the file of one's own data is fetched with, and until when (an instant). */
export interface OwnDataTicket {
  readonly ticket: string
  readonly gueltigBis: string
}

/** Asks for the file. @param passwort null for an account that has none here */
export const requestOwnData = (passwort: string | null): Promise<OwnDataTicket> =>
  ask(wire.requestDatenauskunft, { body: passwort === null ? {} : { passwort } })

/** Where the file is. */
export const ownDataFile = ({ ticket }: OwnDataTicket): string =>
  linkTo(wire.readDatenauskunft.path, { query: { ticket } })
