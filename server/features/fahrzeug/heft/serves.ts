import * as wire from '@platzwart/contract/operations/heft'
import { serve } from '../../../platform/http/serve.ts'
import { createSchaden } from './createSchaden.ts'
import { listHistorie } from './listHistorie.ts'
import { listPruefungen } from './listPruefungen.ts'
import { listSchaeden } from './listSchaeden.ts'
import { listServiceheft } from './listServiceheft.ts'
import { mendSchaden } from './mendSchaden.ts'
import { savePruefungen } from './savePruefungen.ts'
import { createServiceheft, deleteServiceheft, updateServiceheft } from './saveServiceheft.ts'

const keeps = { who: 'sitzung', anyOf: ['fahrzeug_pflege'] } as const

export const heftServes = [
  serve(wire.listHistorie, keeps, listHistorie),
  serve(wire.listSchaeden, { who: 'sitzung' }, listSchaeden),
  serve(wire.createSchaden, keeps, createSchaden),
  serve(wire.mendSchaden, keeps, mendSchaden),
  serve(wire.listServiceheft, keeps, listServiceheft),
  serve(wire.createServiceheft, keeps, createServiceheft),
  serve(wire.updateServiceheft, keeps, updateServiceheft),
  serve(wire.deleteServiceheft, keeps, deleteServiceheft),
  serve(wire.listPruefungen, keeps, listPruefungen),
  serve(wire.savePruefungen, keeps, savePruefungen),
]
