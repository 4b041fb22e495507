import * as wire from '@platzwart/contract/operations/oeffnungszeit'
import type { Feature } from '../../platform/feature.ts'
import { countUpTo } from '../../platform/http/countUpTo.ts'
import { serve } from '../../platform/http/serve.ts'
import { replaceOeffnungszeiten } from './replace.ts'
import { replaceSonderoeffnungszeiten } from './replaceSonder.ts'

const keeps = { who: 'sitzung', anyOf: ['oeffnungszeiten_pflege'] } as const

export const oeffnungszeit: Feature = {
  name: 'oeffnungszeit',
  modul: 'leseraum',
  serves: [
    serve(wire.replaceOeffnungszeiten, keeps, replaceOeffnungszeiten),
    serve(wire.replaceSonderoeffnungszeiten, keeps, replaceSonderoeffnungszeiten),
  ],
  attention: {
    ohneZeiten: ({ tx }) =>
      countUpTo(
        tx,
        `from grundriss g where g.mandant_id = $1 and g.aktiv and not exists (
          select from oeffnungszeit o where o.mandant_id = $1 and o.grundriss_id = g.id and o.geoeffnet)`,
      ),
  },
}
