import * as wire from '@platzwart/contract/operations/heft'
import { serve } from '../../../platform/http/serve.ts'
import { createSchaden } from './createSchaden.ts'
import { listHistorie } from './listHistorie.ts'
import { listPruefungen } from './listPruefungen.ts'
import { listSchaeden } from './listSchaeden.ts'
import { listServiceheft } from './listServiceheft.ts'
import { mendSchaden } from './mendSchaden.ts'
import { replaceTacho } from './replaceTacho.ts'
import { savePruefungen } from './savePruefungen.ts'
import { createServiceheft, deleteServiceheft, updateServiceheft } from './saveServiceheft.ts'

const keeps = { who: 'sitzung', anyOf: ['fahrzeug_pflege'] } as const
const configures = { ...keeps, configures: true } as const

export const heftServes = [
  serve(wire.listHistorie, keeps, listHistorie),
  serve(wire.listSchaeden, { who: 'sitzung' }, listSchaeden),
  serve(wire.createSchaden, keeps, createSchaden),
  serve(wire.mendSchaden, keeps, mendSchaden),
  serve(wire.listServiceheft, keeps, listServiceheft),
  serve(wire.createServiceheft, configures, createServiceheft),
  serve(wire.updateServiceheft, configures, updateServiceheft),
  serve(wire.deleteServiceheft, configures, deleteServiceheft),
  serve(wire.listPruefungen, keeps, listPruefungen),
  serve(wire.savePruefungen, configures, savePruefungen),
  serve(wire.replaceTacho, configures, replaceTacho),
]
