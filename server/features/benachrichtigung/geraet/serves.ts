import * as wire from '@platzwart/contract/operations/geraet'
import { serve } from '../../../platform/http/serve.ts'
import { deleteGeraet } from './deleteGeraet.ts'
import { listGeraete } from './listGeraete.ts'
import { saveGeraet } from './saveGeraet.ts'
import { tryGeraet } from './tryGeraet.ts'

const own = { who: 'sitzung' } as const

export const geraetServes = [
  serve(wire.listGeraete, own, listGeraete),
  serve(wire.saveGeraet, own, saveGeraet),
  serve(wire.deleteGeraet, own, deleteGeraet),
  serve(wire.tryGeraet, own, tryGeraet),
]
