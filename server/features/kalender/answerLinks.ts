import type { Call } from '../../platform/http/endpoint.ts'
import { createLink } from './createLink.ts'
import { deleteLink } from './deleteLink.ts'
import { showLink } from './showLink.ts'

/** The verbs of the addresses of a kind's calendars, for whoever maintains what is booked. @param art as the kind is called there */
export const linksOf = (art: string) => ({
  show: (call: Call, id: string) => showLink(call, [art, id]),
  create: (call: Call, id: string) => createLink(call, [art, id]),
  end: (call: Call, id: string) => deleteLink(call, [art, id]),
})
