import * as wire from '@platzwart/contract/operations/anmeldedienst'
import { ENDPOINTS } from '@platzwart/contract/paths'
import { Hono } from 'hono'
import { UUID } from '../../platform/database/uuid.ts'
import type { Feature } from '../../platform/feature.ts'
import type { AppEnv } from '../../platform/http/env.ts'
import type { Frame } from '../../platform/http/frame.ts'
import { ProblemError } from '../../platform/http/problem.ts'
import { answer, serve } from '../../platform/http/serve.ts'
import { addIdentitaet } from './addIdentitaet.ts'
import { completeAnmeldung, showOffen } from './completeAnmeldung.ts'
import { createAnmeldedienst } from './createAnmeldedienst.ts'
import { deleteAnmeldedienst } from './deleteAnmeldedienst.ts'
import { leaveAnmeldedienst } from './leaveAnmeldedienst.ts'
import { listAngebote } from './listAngebote.ts'
import { listAnmeldedienste } from './listAnmeldedienste.ts'
import { listIdentitaeten } from './listIdentitaeten.ts'
import { receiveAnmeldung } from './receiveAnmeldung.ts'
import { receiveLogout } from './receiveLogout.ts'
import { removeIdentitaet } from './removeIdentitaet.ts'
import { showProbe } from './showProbe.ts'
import { startAnmeldung, startLinking, startProbe } from './startAnmeldung.ts'
import { updateAnmeldedienst } from './updateAnmeldedienst.ts'

/** Whoever says by what service people come in, and what they may do then, grants. */
const GRANTS = { who: 'sitzung', anyOf: ['berechtigungs_pflege'] } as const

/** What a service and a browser bring back has names that nobody here has declared. */
function returnRoutes({ deps }: Frame) {
  const receive = receiveAnmeldung(deps)
  const end = receiveLogout(deps)
  const app = new Hono<AppEnv>()
  const at = (method: string, path: string, handle: typeof receive) =>
    app.all(`${ENDPOINTS.dienst}/:id{${UUID}}/${path}`, (c) => {
      if (c.req.method === method) return handle(c, c.req.param('id'))
      throw new ProblemError({ status: 405, code: 'methode.nichtErlaubt', headers: { allow: method } })
    })
  at('GET', 'rueckkehr', receive)
  at('POST', 'abmeldung', end)
  return app
}

export const anmeldedienst: Feature = {
  name: 'anmeldedienst',
  routes: returnRoutes,
  endpoints: wire.APART_CALLS.map((operation) => ({ operation, who: 'offen' as const })),
  serves: [
    serve(wire.listAnmeldedienste, GRANTS, listAnmeldedienste),
    serve(wire.createAnmeldedienst, GRANTS, createAnmeldedienst),
    serve(wire.updateAnmeldedienst, { ...GRANTS, configures: true }, updateAnmeldedienst),
    serve(wire.deleteAnmeldedienst, GRANTS, deleteAnmeldedienst),
    answer(wire.startProbe, GRANTS, startProbe),
    serve(wire.showProbe, GRANTS, showProbe),
    answer(wire.listAngebote, { who: 'offen' }, listAngebote),
    answer(wire.startAnmeldung, { who: 'offen' }, startAnmeldung),
    answer(wire.showOffen, { who: 'offen' }, showOffen),
    answer(wire.completeAnmeldung, { who: 'offen' }, completeAnmeldung),
    answer(wire.leaveAnmeldedienst, { who: 'offen' }, leaveAnmeldedienst),
    answer(wire.listIdentitaeten, { who: 'sitzung' }, listIdentitaeten),
    answer(wire.addIdentitaet, { who: 'sitzung' }, addIdentitaet),
    answer(wire.startLinking, { who: 'sitzung' }, startLinking),
    serve(wire.removeIdentitaet, { who: 'sitzung' }, removeIdentitaet),
  ],
}
