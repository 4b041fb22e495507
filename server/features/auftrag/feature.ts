import * as wire from '@platzwart/contract/operations/auftrag'
import type { Feature } from '../../platform/feature.ts'
import { serve } from '../../platform/http/serve.ts'
import { listAuftraege } from './listAuftraege.ts'

export const auftrag: Feature = {
  name: 'auftrag',
  serves: [
    serve(
      wire.listAuftraege,
      { who: 'sitzung', anyOf: ['customizing_mandant_pflege', 'fahrzeug_pflege'] },
      listAuftraege,
    ),
  ],
  figures: {
    auftraege: async ({ deps }) => deps.jobs.health().length,
  },
  attention: {
    auftraegeUeberfaellig: async ({ deps }) => deps.jobs.health().filter(({ red }) => red).length,
  },
}
