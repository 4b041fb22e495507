import { liveFuehrerscheinSchema } from '@platzwart/contract/fuehrerschein'
import * as wire from '@platzwart/contract/operations/fuehrerschein'
import type { Feature } from '../../platform/feature.ts'
import { serve } from '../../platform/http/serve.ts'
import { liveArt } from '../../platform/live/event.ts'
import { countMissing } from '../berechtigung/holders.ts'
import { checkFuehrerschein } from './checkFuehrerschein.ts'
import { countDue } from './countDue.ts'
import { listFuehrerscheinBetroffene } from './listFuehrerscheinBetroffene.ts'
import { listFuehrerscheine } from './listFuehrerscheine.ts'
import { listFuehrerscheinPruefungen } from './listFuehrerscheinPruefungen.ts'
import { listPruefer } from './listPruefer.ts'
import { readFuehrerschein, readOwn as readOwnFuehrerschein } from './readFuehrerschein.ts'
import { saveFuehrerschein } from './saveFuehrerschein.ts'

const anybody = { who: 'sitzung' } as const
const checker = { ...anybody, anyOf: ['fahrzeug_fuehrerscheinpruefung'] } as const

export const fuehrerschein: Feature = {
  name: 'fuehrerschein',
  modul: 'fahrzeugbuchung',
  serves: [
    serve(wire.readOwnFuehrerschein, anybody, readOwnFuehrerschein),
    serve(wire.listPruefer, anybody, listPruefer),
    serve(wire.listFuehrerscheine, checker, listFuehrerscheine),
    serve(wire.readFuehrerschein, checker, readFuehrerschein),
    serve(wire.saveFuehrerschein, checker, saveFuehrerschein),
    serve(wire.listFuehrerscheinBetroffene, checker, listFuehrerscheinBetroffene),
    serve(wire.listFuehrerscheinPruefungen, checker, listFuehrerscheinPruefungen),
    serve(wire.checkFuehrerschein, checker, checkFuehrerschein),
  ],
  attention: {
    fuehrerscheine: countDue,
    keinPruefer: (call) => countMissing(call, 'fahrzeug_fuehrerscheinpruefung'),
  },
  live: {
    // Whose it is learns its holder alone.
    fuehrerschein: liveArt(liveFuehrerscheinSchema, ({ objektId }, readerId) => ({
      art: 'fuehrerschein',
      eigener: objektId === readerId,
    })),
  },
}
