import * as wire from '@platzwart/contract/operations/oeffnungszeit'
import { BEREICHE } from '@platzwart/domain/mandant/bereich'
import type { Feature } from '../../platform/feature.ts'
import { countUpTo } from '../../platform/http/countUpTo.ts'
import { serve } from '../../platform/http/serve.ts'
import { bereicheOf } from '../grundriss/bereich.ts'
import { countNeverBookable } from './countNeverBookable.ts'
import { countWithoutFeiertage } from './countWithoutFeiertage.ts'
import { listFeiertage } from './listFeiertage.ts'
import { listOeffnungszeiten } from './listOeffnungszeiten.ts'
import { replaceOeffnungszeiten } from './replace.ts'
import { replaceSonderoeffnungszeiten } from './replaceSonder.ts'

const keeps = { who: 'sitzung', anyOf: ['oeffnungszeiten_pflege'] } as const

export const oeffnungszeit: Feature = {
  name: 'oeffnungszeit',
  modul: BEREICHE,
  serves: [
    serve(wire.replaceOeffnungszeiten, { ...keeps, configures: true }, replaceOeffnungszeiten),
    serve(wire.replaceSonderoeffnungszeiten, { ...keeps, configures: true }, replaceSonderoeffnungszeiten),
    serve(wire.listOeffnungszeiten, keeps, listOeffnungszeiten),
    serve(wire.listFeiertage, keeps, listFeiertage),
  ],
  attention: {
    ohneFeiertage: countWithoutFeiertage,
    regelnOhneBuchung: (call) => countNeverBookable(call, 'regeln'),
    zeitenOhneBuchung: (call) => countNeverBookable(call, 'zeiten'),
    ohneZeiten: (call) =>
      countUpTo(
        call.tx,
        `from grundriss g where g.mandant_id = $1 and g.aktiv and g.bereich = any($2) and not exists (
          select from oeffnungszeit o where o.mandant_id = $1 and o.grundriss_id = g.id and o.geoeffnet)`,
        bereicheOf(call),
      ),
  },
}
