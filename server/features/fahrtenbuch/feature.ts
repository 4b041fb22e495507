import * as wire from '@platzwart/contract/operations/fahrtenbuch'
import type { Feature } from '../../platform/feature.ts'
import { serve } from '../../platform/http/serve.ts'
import { deleteAusfuhrenEvery } from './ausfuhr/deleteAusfuhren.ts'
import { workAusfuhr } from './ausfuhr/exportFahrten.ts'
import { ausfuhrServes } from './ausfuhr/serves.ts'
import { completeFahrt } from './completeFahrt.ts'
import { correctFahrt } from './correctFahrt.ts'
import { explainLuecke } from './explainLuecke.ts'
import { listFahrtenbuch } from './listFahrtenbuch.ts'
import { listLuecken } from './listLuecken.ts'
import { listOpenFahrten } from './listOpenFahrten.ts'
import { listNachzuegler, setNachzueglerAside } from './nachzuegler.ts'
import { showVerification } from './showVerification.ts'
import { tellFahrt } from './tellFahrt.ts'

const reads = {
  who: 'sitzung',
  anyOf: ['fahrzeug_logbuch_report', 'fahrzeug_pflege'],
} as const
const keeps = { who: 'sitzung', anyOf: ['fahrzeug_pflege'] } as const

export const fahrtenbuch: Feature = {
  name: 'fahrtenbuch',
  modul: 'fahrzeugbuchung',
  serves: [
    serve(wire.listFahrtenbuch, reads, listFahrtenbuch),
    serve(wire.listOpenFahrten, { who: 'sitzung' }, listOpenFahrten),
    serve(wire.completeFahrt, { who: 'sitzung' }, completeFahrt),
    serve(wire.correctFahrt, keeps, correctFahrt),
    serve(wire.listLuecken, reads, listLuecken),
    serve(wire.explainLuecke, keeps, explainLuecke),
    serve(wire.tellFahrt, keeps, tellFahrt),
    serve(wire.listNachzuegler, keeps, listNachzuegler),
    serve(wire.setNachzueglerAside, keeps, setNachzueglerAside),
    serve(wire.showVerification, reads, showVerification),
    ...ausfuhrServes,
  ],
  jobs: [workAusfuhr, deleteAusfuhrenEvery],
}
