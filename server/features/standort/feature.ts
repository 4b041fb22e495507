import * as wire from '@platzwart/contract/operations/standort'
import type { Feature } from '../../platform/feature.ts'
import { countUpTo } from '../../platform/http/countUpTo.ts'
import { serve } from '../../platform/http/serve.ts'
import { showStand } from '../../platform/live/event.ts'
import { deleteStandort } from './deleteStandort.ts'
import { listStandorte } from './listStandorte.ts'
import { listStandortGebrauch } from './listStandortGebrauch.ts'
import { saveStandort } from './saveStandort.ts'
import { setBundesland } from './setBundesland.ts'

const keeps = { who: 'sitzung', anyOf: ['objekt_pflege'] } as const
const configures = { ...keeps, configures: true } as const

export const standort: Feature = {
  name: 'standort',
  serves: [
    serve(wire.listStandorte, { who: 'sitzung' }, listStandorte),
    serve(wire.saveStandort, configures, saveStandort),
    serve(
      wire.setBundesland,
      { who: 'sitzung', anyOf: ['objekt_pflege', 'oeffnungszeiten_pflege'], configures: true },
      setBundesland,
    ),
    serve(wire.listStandortGebrauch, keeps, listStandortGebrauch),
    serve(wire.deleteStandort, configures, deleteStandort),
  ],
  attention: {
    keinStandort: async ({ tx }) =>
      (await countUpTo(tx, 'from standort where mandant_id = $1')) === 0 ? 1 : 0,
  },
  live: { standort: showStand },
}
