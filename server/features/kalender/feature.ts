import * as wire from '@platzwart/contract/operations/kalender'
import type { Feature } from '../../platform/feature.ts'
import type { Call } from '../../platform/http/endpoint.ts'
import { problemResponse } from '../../platform/http/problem.ts'
import { answer, serve } from '../../platform/http/serve.ts'
import { createLink } from './createLink.ts'
import { deleteLink } from './deleteLink.ts'
import { OWN_BOOKINGS } from './queries.ts'
import { LEADS_NOWHERE, readKalender } from './readKalender.ts'
import { showLink } from './showLink.ts'

const own = ({ person }: Call) => [OWN_BOOKINGS, person.id] as const
const showKalenderLink = (call: Call) => showLink(call, own(call))
const createKalenderLink = (call: Call) => createLink(call, own(call))
const deleteKalenderLink = (call: Call) => deleteLink(call, own(call))

export const kalender: Feature = {
  name: 'kalender',
  serves: [
    serve(wire.showKalenderLink, { who: 'sitzung' }, showKalenderLink),
    serve(wire.createKalenderLink, { who: 'sitzung' }, createKalenderLink),
    serve(wire.deleteKalenderLink, { who: 'sitzung' }, deleteKalenderLink),
    answer(wire.readKalender, { who: 'offen' }, readKalender, ({ success }, c) =>
      success ? undefined : problemResponse(LEADS_NOWHERE, c.get('sprache'), c.get('requestId')),
    ),
  ],
}
