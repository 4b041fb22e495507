import * as wire from '@platzwart/contract/operations/auftrag'
import type { Feature } from '../../platform/feature.ts'
import { serve } from '../../platform/http/serve.ts'
import { healthOf, listAuftraege } from './listAuftraege.ts'

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
    auftraege: async (call) => healthOf(call).length,
  },
  attention: {
    auftraegeUeberfaellig: async (call) => healthOf(call).filter(({ red }) => red).length,
  },
}
