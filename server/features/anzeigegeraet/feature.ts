import * as wire from '@platzwart/contract/operations/anzeigegeraet'
import { BEREICHE } from '@platzwart/domain/mandant/bereich'
import type { Feature } from '../../platform/feature.ts'
import { answer, serve } from '../../platform/http/serve.ts'
import { showStand } from '../../platform/live/event.ts'
import { changeAnzeigegeraet } from './changeAnzeigegeraet.ts'
import { listAnzeigegeraete } from './listAnzeigegeraete.ts'
import { pairAnzeigegeraet } from './pairAnzeigegeraet.ts'
import { reportAnzeigegeraet } from './reportAnzeigegeraet.ts'
import { revokeAnzeigegeraet } from './revokeAnzeigegeraet.ts'
import { startKopplung } from './startKopplung.ts'
import { takeKopplung } from './takeKopplung.ts'

/** Whoever gives out the codes of seats on paper gives them out on screens. */
const LOOKS_AFTER = { who: 'sitzung', anyOf: ['ausstattungs_pflege', 'objekt_pflege'] } as const

export const anzeigegeraet: Feature = {
  name: 'anzeigegeraet',
  modul: BEREICHE,
  serves: [
    answer(wire.startKopplung, { who: 'offen' }, startKopplung),
    answer(wire.takeKopplung, { who: 'offen' }, takeKopplung),
    answer(wire.reportAnzeigegeraet, { who: 'offen' }, reportAnzeigegeraet),
    serve(wire.listAnzeigegeraete, LOOKS_AFTER, listAnzeigegeraete),
    serve(wire.pairAnzeigegeraet, LOOKS_AFTER, pairAnzeigegeraet),
    serve(wire.changeAnzeigegeraet, LOOKS_AFTER, changeAnzeigegeraet),
    serve(wire.revokeAnzeigegeraet, LOOKS_AFTER, revokeAnzeigegeraet),
  ],
  live: { anzeigegeraet: showStand },
}
