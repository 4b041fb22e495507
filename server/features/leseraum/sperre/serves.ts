import * as wire from '@platzwart/contract/operations/leseraum/sperre'
import { serve } from '../../../platform/http/serve.ts'
import { listSperren } from './listSperren.ts'
import { lockLeseraeume } from './lockLeseraeume.ts'
import { releaseSperre } from './releaseSperre.ts'

const locks = { who: 'sitzung', anyOf: ['buchung_pflege'] } as const

export const sperreServes = [
  serve(wire.lockLeseraeume, locks, lockLeseraeume),
  serve(wire.listSperren, { who: 'sitzung' }, listSperren),
  serve(wire.releaseSperre, locks, releaseSperre),
]
