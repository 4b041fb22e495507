import * as wire from '@platzwart/contract/operations/benutzer'
import type { Feature } from '../../platform/feature.ts'
import { hostname } from '../../platform/http/caller.ts'
import { answer, serve } from '../../platform/http/serve.ts'
import { changeSprache } from './changeSprache.ts'
import { start } from './start.ts'

/** What the app knows of who has opened it; the only operation that guests and people are both answered. */
const startServed = answer(wire.start, { who: 'offen' }, ({ deps, facts }) => async (c) => {
  const known = await start(deps, {
    token: c.get('token'),
    hostMandantId: c.get('hostMandantId'),
    host: hostname(c.get('host')),
    requestId: c.get('requestId'),
  })
  c.header('cache-control', 'no-store')
  return c.json({ ...known, ...facts, jetzt: deps.clock.now().toString() }, 200)
})

export const benutzer: Feature = {
  name: 'benutzer',
  serves: [
    startServed,
    serve(wire.changeSprache, { who: 'sitzung' }, (call, { sprache }) => changeSprache(call, sprache)),
  ],
}
