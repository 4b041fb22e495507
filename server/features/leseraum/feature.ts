import * as wire from '@platzwart/contract/operations/leseraum'
import type { Feature } from '../../platform/feature.ts'
import { serve } from '../../platform/http/serve.ts'
import { showStand } from '../../platform/live/event.ts'
import { listAusstattungen } from '../grundriss/listAusstattungen.ts'
import { book as bookLeseraum } from './book.ts'
import { cancel as cancelBuchung } from './cancel.ts'
import { change as changeBuchung } from './change.ts'
import { checkIn as checkInBuchung } from './checkIn.ts'
import { confirm as confirmBuchung } from './confirm.ts'
import { expireEvery } from './expire.ts'
import { free as findFreeLeseraeume } from './free.ts'
import { list as listBuchungen } from './list.ts'
import { listBetroffene as listLeseraumBetroffene } from './listBetroffene.ts'
import { lock as lockLeseraeume } from './lock.ts'
import { read as readBuchung } from './read.ts'
import { readDetail as readLeseraum } from './readDetail.ts'
import { saveAusstattung } from './saveAusstattung.ts'
import { saveLeseraum } from './saveLeseraum.ts'
import { seatEvent } from './snapshot.ts'
import { undoCancel as undoCancelBuchung } from './undoCancel.ts'

const books = { who: 'sitzung', modul: 'leseraum' } as const

export const leseraum: Feature = {
  name: 'leseraum',
  serves: [
    serve(wire.bookLeseraum, books, bookLeseraum),
    serve(wire.listBuchungen, books, listBuchungen),
    serve(wire.readBuchung, books, readBuchung),
    serve(wire.changeBuchung, books, changeBuchung),
    serve(wire.findFreeLeseraeume, books, findFreeLeseraeume),
    serve(wire.lockLeseraeume, { ...books, anyOf: ['buchung_pflege'] }, lockLeseraeume),
    serve(wire.readLeseraum, books, readLeseraum),
    serve(wire.saveLeseraum, { ...books, anyOf: ['ausstattungs_pflege'] }, saveLeseraum),
    serve(wire.listLeseraumBetroffene, { ...books, anyOf: ['ausstattungs_pflege'] }, listLeseraumBetroffene),
    serve(wire.listAusstattungen, books, listAusstattungen),
    serve(wire.saveAusstattung, { ...books, anyOf: ['ausstattungs_pflege'] }, saveAusstattung),
    serve(wire.confirmBuchung, books, confirmBuchung),
    serve(wire.checkInBuchung, books, checkInBuchung),
    serve(wire.cancelBuchung, books, cancelBuchung),
    serve(wire.undoCancelBuchung, books, undoCancelBuchung),
  ],
  jobs: [expireEvery],
  live: { leseraum_buchung: seatEvent, leseraum: showStand, ausstattung: showStand },
}
