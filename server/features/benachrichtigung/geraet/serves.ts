import * as wire from '@platzwart/contract/operations/benachrichtigung'
import { serve } from '../../../platform/http/serve.ts'
import { deleteGeraet } from './deleteGeraet.ts'
import { listGeraete } from './listGeraete.ts'
import { saveGeraet } from './saveGeraet.ts'
import { sendProbe } from './sendProbe.ts'

const own = { who: 'sitzung' } as const

export const geraetServes = [
  serve(wire.listGeraete, own, listGeraete),
  serve(wire.saveGeraet, own, saveGeraet),
  serve(wire.deleteGeraet, own, deleteGeraet),
  serve(wire.sendProbe, own, sendProbe),
]
