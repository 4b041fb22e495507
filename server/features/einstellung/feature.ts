import * as wire from '@platzwart/contract/operations/einstellung'
import type { Feature } from '../../platform/feature.ts'
import { serve } from '../../platform/http/serve.ts'
import { showStand } from '../../platform/live/event.ts'
import { clearEinstellung } from './clear.ts'
import { listEinstellungen } from './list.ts'
import { listHausEinstellungen } from './listHaus.ts'
import { saveEinstellung } from './save.ts'
import { saveHausEinstellungen } from './saveHaus.ts'

const MAINTAINS = ['customizing_mandant_pflege'] as const

export const einstellung: Feature = {
  name: 'einstellung',
  serves: [
    serve(wire.listEinstellungen, { who: 'sitzung' }, listEinstellungen),
    serve(wire.saveEinstellung, { who: 'sitzung' }, saveEinstellung),
    serve(wire.clearEinstellung, { who: 'sitzung' }, clearEinstellung),
    serve(wire.listHausEinstellungen, { who: 'sitzung', anyOf: MAINTAINS }, listHausEinstellungen),
    serve(wire.saveHausEinstellungen, { who: 'sitzung', anyOf: MAINTAINS }, saveHausEinstellungen),
  ],
  live: { einstellung_wert: showStand },
}
