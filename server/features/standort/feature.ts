import * as wire from '@platzwart/contract/operations/standort'
import type { Feature } from '../../platform/feature.ts'
import { serve } from '../../platform/http/serve.ts'
import { showStand } from '../../platform/live/event.ts'
import { listStandorte } from './listStandorte.ts'
import { saveStandort } from './saveStandort.ts'

export const standort: Feature = {
  name: 'standort',
  serves: [
    serve(wire.listStandorte, { who: 'sitzung' }, listStandorte),
    serve(wire.saveStandort, { who: 'sitzung', anyOf: ['objekt_pflege'] }, saveStandort),
  ],
  live: { standort: showStand },
}
