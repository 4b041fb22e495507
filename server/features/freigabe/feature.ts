import * as wire from '@platzwart/contract/operations/freigabe'
import type { Feature } from '../../platform/feature.ts'
import { serve } from '../../platform/http/serve.ts'
import { countMissing } from '../berechtigung/holders.ts'
import { countZaehler } from './countZaehler.ts'
import { decideFreigabe } from './decideFreigabe.ts'
import { listFreigaben } from './listFreigaben.ts'
import { countOpen } from './queries.ts'

const anybody = { who: 'sitzung' } as const
const approver = { ...anybody, anyOf: ['fahrzeug_freigabe_von_sonderfahrten'] } as const

export const freigabe: Feature = {
  name: 'freigabe',
  modul: 'fahrzeugbuchung',
  serves: [
    serve(wire.listFreigaben, approver, listFreigaben),
    serve(wire.decideFreigabe, approver, decideFreigabe),
    serve(wire.countZaehler, anybody, countZaehler),
  ],
  attention: {
    freigaben: ({ tx, person }) => countOpen(tx, person.id),
    keinFreigeber: (call) => countMissing(call, 'fahrzeug_freigabe_von_sonderfahrten'),
  },
}
