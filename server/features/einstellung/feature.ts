import * as wire from '@platzwart/contract/operations/einstellung'
import * as startWire from '@platzwart/contract/operations/start'
import type { Feature } from '../../platform/feature.ts'
import { serve } from '../../platform/http/serve.ts'
import { showStand } from '../../platform/live/event.ts'
import { clearEinstellung } from './clear.ts'
import { countTouched } from './countTouched.ts'
import { createWert } from './createWert.ts'
import { explainEinstellungen } from './explainEinstellungen.ts'
import { findPersonen } from './findPersonen.ts'
import { listEinstellungen } from './list.ts'
import { listHausEinstellungen } from './listHaus.ts'
import { listHistory } from './listHistory.ts'
import { listWerte, showWert } from './listWerte.ts'
import { saveEinstellung } from './save.ts'
import { saveHausEinstellungen } from './saveHaus.ts'
import { undoEinstellung } from './undoEinstellung.ts'
import { deleteWert, updateWert } from './updateWert.ts'

const maintains = { who: 'sitzung', anyOf: ['customizing_mandant_pflege'] } as const

/** What the page of all settings alone has. */
const administers = { ...maintains, modul: 'systemeinstellungen' } as const
const configures = { ...administers, configures: true } as const

export const einstellung: Feature = {
  name: 'einstellung',
  serves: [
    serve(startWire.listEinstellungen, { who: 'sitzung' }, listEinstellungen),
    serve(wire.saveEinstellung, { who: 'sitzung', configures: true }, saveEinstellung),
    serve(wire.clearEinstellung, { who: 'sitzung', configures: true }, clearEinstellung),
    serve(wire.listHausEinstellungen, maintains, listHausEinstellungen),
    serve(wire.saveHausEinstellungen, { ...maintains, configures: true }, saveHausEinstellungen),
    serve(wire.listWerte, administers, listWerte),
    serve(wire.createWert, configures, createWert),
    serve(wire.showWert, administers, showWert),
    serve(wire.updateWert, configures, updateWert),
    serve(wire.deleteWert, configures, (call, id) => deleteWert(call, id)),
    serve(wire.findPersonen, administers, findPersonen),
    serve(wire.listHistory, administers, listHistory),
    serve(wire.undoEinstellung, configures, undoEinstellung),
    serve(wire.explainEinstellungen, administers, explainEinstellungen),
    serve(wire.countTouched, maintains, countTouched),
  ],
  live: { einstellung_wert: showStand },
}
