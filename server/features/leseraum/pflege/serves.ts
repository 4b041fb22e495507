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
const configures = { ...keeps, configures: true } as const

const {
  show: showLeseraumKalender,
  create: createLeseraumKalender,
  end: deleteLeseraumKalender,
} = linksOf(LESERAUM_KALENDER.art)

/** The care of rooms and equipment. */
export const pflegeServes = [
  serve(wire.showLeseraum, { who: 'sitzung' }, showLeseraum),
  serve(wire.saveLeseraum, configures, saveLeseraum),
  serve(wire.saveAusstattung, configures, saveAusstattung),
  serve(wire.listLeseraeume, keeps, listLeseraeume),
  serve(wire.createLeseraeume, configures, createLeseraeume),
  serve(wire.moveLeseraeume, configures, moveLeseraeume),
  serve(wire.changeLeseraeume, configures, changeLeseraeume),
  serve(wire.deleteLeseraeume, configures, deleteLeseraeume),
  serve(wire.listLeseraumBetroffene, keeps, listLeseraumBetroffene),
  serve(wire.deleteLeseraum, configures, deleteLeseraum),
  serve(wire.deleteAusstattung, configures, deleteAusstattung),
  serve(wire.showLeseraumKalender, keeps, showLeseraumKalender),
  serve(wire.createLeseraumKalender, keeps, createLeseraumKalender),
  serve(wire.deleteLeseraumKalender, keeps, deleteLeseraumKalender),
  serve(
    wire.listSchliessungBetroffene,
    { who: 'sitzung', anyOf: ['oeffnungszeiten_pflege'] },
    listSchliessungBetroffene,
  ),
]
