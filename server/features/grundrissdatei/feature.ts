import * as wire from '@platzwart/contract/operations/leseraum/grundrissdatei'
import { BEREICHE } from '@platzwart/domain/mandant/bereich'
import type { Feature } from '../../platform/feature.ts'
import { answer } from '../../platform/http/serve.ts'
import { exportGrundriss } from './exportGrundriss.ts'
import { receiveGrundriss } from './receiveGrundriss.ts'

const keeps = { who: 'sitzung', anyOf: ['objekt_pflege'] } as const

export const grundrissdatei: Feature = {
  name: 'grundrissdatei',
  modul: BEREICHE,
  serves: [
    answer(wire.exportGrundriss, keeps, exportGrundriss),
    answer(wire.importGrundriss, { ...keeps, configures: true }, receiveGrundriss),
  ],
}
