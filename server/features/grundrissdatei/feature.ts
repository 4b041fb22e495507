import * as wire from '@platzwart/contract/operations/grundrissdatei'
import { BEREICHE } from '@platzwart/domain/mandant/bereich'
import type { Feature } from '../../platform/feature.ts'
import { serve } from '../../platform/http/serve.ts'
import { exportGrundriss } from './exportGrundriss.ts'
import { importGrundriss } from './receiveGrundriss.ts'

const keeps = { who: 'sitzung', anyOf: ['objekt_pflege'] } as const

export const grundrissdatei: Feature = {
  name: 'grundrissdatei',
  modul: BEREICHE,
  serves: [
    serve(wire.exportGrundriss, keeps, exportGrundriss),
    serve(wire.importGrundriss, keeps, importGrundriss),
  ],
}
