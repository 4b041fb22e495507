import * as wire from '@platzwart/contract/operations/einfuhr'
import { linkTo } from '../../../platform/api.ts'
import type { PeopleSearch } from '../model/address.ts'
import { choiceOf } from './benutzer.ts'

/** Where the people of the list are as a file, as it is filtered. */
export const benutzerDatei = (search: PeopleSearch) =>
  linkTo(wire.exportBenutzer.path, { query: choiceOf(search) })
