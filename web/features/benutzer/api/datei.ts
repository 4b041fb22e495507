import * as wire from '@platzwart/contract/operations/einfuhr'
import { linkTo } from '../../../platform/api.ts'
import type { PeopleSearch } from '../model/address.ts'
import { choiceOf } from './benutzer.ts'

/** The link to the filtered list of people as a file. */
export const benutzerDatei = (search: PeopleSearch) =>
  linkTo(wire.exportBenutzer.path, { query: choiceOf(search) })
