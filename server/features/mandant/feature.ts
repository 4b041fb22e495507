import * as wire from '@platzwart/contract/operations/mandant'
import type { Feature } from '../../platform/feature.ts'
import { serve } from '../../platform/http/serve.ts'
import { showStand } from '../../platform/live/event.ts'
import { addDomain } from './addDomain.ts'
import { changeMandant } from './changeMandant.ts'
import { createMandant } from './create.ts'
import { listMandanten } from './list.ts'
import { removeDomain } from './removeDomain.ts'
import { showMandant } from './showMandant.ts'
import { updateMandant } from './updateMandant.ts'

const betreiber = { who: 'betreiber' } as const

export const mandant: Feature = {
  name: 'mandant',
  serves: [
    serve(wire.listMandanten, { who: 'betreiber' }, ({ deps }, query) => listMandanten(deps, query)),
    serve(wire.createMandant, betreiber, async ({ deps, person, tx }, body) => {
      const { id, name, module, domains } = await createMandant(deps, person, body, tx.requestId)
      return { status: 201, body: { id, name, module: [...module], domains: [...domains] } }
    }),
    serve(wire.updateMandant, betreiber, ({ deps, person, tx }, id, body) =>
      updateMandant(deps, person, id, body, tx.requestId),
    ),
    serve(wire.addDomain, betreiber, ({ deps, person, tx }, id, { domain }) =>
      addDomain(deps, person, id, domain, tx.requestId),
    ),
    serve(wire.removeDomain, betreiber, ({ deps, person, tx }, id, domain) =>
      removeDomain(deps, person, id, domain, tx.requestId),
    ),
    serve(wire.showMandant, { who: 'sitzung' }, showMandant),
    serve(wire.changeMandant, { who: 'sitzung', anyOf: ['customizing_mandant_pflege'] }, changeMandant),
  ],
  live: { mandant: showStand },
}
