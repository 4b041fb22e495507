import * as wire from '@platzwart/contract/operations/leseraum/ankunft'
import { serve } from '../../../platform/http/serve.ts'
import { checkInAmEmpfang } from './checkInAmEmpfang.ts'
import { checkInAmPlatz } from './checkInAmPlatz.ts'
import { checkOutLeseraumBuchung } from './checkOutLeseraumBuchung.ts'
import { listPlatzcodes } from './listPlatzcodes.ts'
import { pauseLeseraumBuchung } from './pauseLeseraumBuchung.ts'
import { renewPlatzcodes } from './renewPlatzcodes.ts'
import { resumeAmPlatz, resumeLeseraumBuchung } from './resumeLeseraumBuchung.ts'
import { showAnkunft } from './showAnkunft.ts'
import { showAnzeige } from './showAnzeige.ts'
import { undoCheckOutLeseraumBuchung } from './undoCheckOutLeseraumBuchung.ts'

const books = { who: 'sitzung' } as const
const receives = { who: 'sitzung', anyOf: ['buchung_pflege'] } as const
const givesOut = { who: 'sitzung', anyOf: ['ausstattungs_pflege', 'objekt_pflege'] } as const

export const ankunftServes = [
  serve(wire.checkOutLeseraumBuchung, books, checkOutLeseraumBuchung, { eager: true }),
  serve(wire.undoCheckOutLeseraumBuchung, books, undoCheckOutLeseraumBuchung, { eager: true }),
  serve(wire.pauseLeseraumBuchung, books, pauseLeseraumBuchung, { eager: true }),
  serve(wire.resumeLeseraumBuchung, books, resumeLeseraumBuchung, { eager: true }),
  serve(wire.resumeAmPlatz, books, resumeAmPlatz, { eager: true }),
  serve(wire.showAnkunft, books, showAnkunft),
  serve(wire.checkInAmPlatz, books, checkInAmPlatz, { eager: true }),
  serve(wire.checkInAmEmpfang, receives, checkInAmEmpfang, { eager: true }),
  serve(wire.listPlatzcodes, givesOut, listPlatzcodes),
  serve(wire.renewPlatzcodes, givesOut, renewPlatzcodes),
  serve(wire.showAnzeige, givesOut, showAnzeige),
]
