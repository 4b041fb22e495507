import * as wire from '@platzwart/contract/operations/leseraum'
import { serve } from '../../../platform/http/serve.ts'
import { linksOf } from '../../kalender/answerLinks.ts'
import { LESERAUM_KALENDER } from '../kalender.ts'
import { changeLeseraeume } from './changeLeseraeume.ts'
import { createLeseraeume } from './createLeseraeume.ts'
import { deleteAusstattung } from './deleteAusstattung.ts'
import { deleteLeseraeume } from './deleteLeseraeume.ts'
import { deleteLeseraum } from './deleteLeseraum.ts'
import { listLeseraeume } from './listLeseraeume.ts'
import { listLeseraumBetroffene } from './listLeseraumBetroffene.ts'
import { listSchliessungBetroffene } from './listSchliessungBetroffene.ts'
import { moveLeseraeume } from './moveLeseraeume.ts'
import { saveAusstattung } from './saveAusstattung.ts'
import { saveLeseraum } from './saveLeseraum.ts'
import { showLeseraum } from './showLeseraum.ts'

const keeps = { who: 'sitzung', anyOf: ['ausstattungs_pflege'] } as const

const {
  show: showLeseraumKalender,
  create: createLeseraumKalender,
  end: deleteLeseraumKalender,
} = linksOf(LESERAUM_KALENDER.art)

/** The care of rooms and equipment. */
export const pflegeServes = [
  serve(wire.showLeseraum, { who: 'sitzung' }, showLeseraum),
  serve(wire.saveLeseraum, keeps, saveLeseraum),
  serve(wire.saveAusstattung, keeps, saveAusstattung),
  serve(wire.listLeseraeume, keeps, listLeseraeume),
  serve(wire.createLeseraeume, keeps, createLeseraeume),
  serve(wire.moveLeseraeume, keeps, moveLeseraeume),
  serve(wire.changeLeseraeume, keeps, changeLeseraeume),
  serve(wire.deleteLeseraeume, keeps, deleteLeseraeume),
  serve(wire.listLeseraumBetroffene, keeps, listLeseraumBetroffene),
  serve(wire.deleteLeseraum, keeps, deleteLeseraum),
  serve(wire.deleteAusstattung, keeps, deleteAusstattung),
  serve(wire.showLeseraumKalender, keeps, showLeseraumKalender),
  serve(wire.createLeseraumKalender, keeps, createLeseraumKalender),
  serve(wire.deleteLeseraumKalender, keeps, deleteLeseraumKalender),
  serve(
    wire.listSchliessungBetroffene,
    { who: 'sitzung', anyOf: ['oeffnungszeiten_pflege'] },
    listSchliessungBetroffene,
  ),
]
