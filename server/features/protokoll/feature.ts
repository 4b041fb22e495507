import * as wire from '@platzwart/contract/operations/protokoll'
import type { Feature } from '../../platform/feature.ts'
import { sendWorkbook } from '../../platform/http/attachment.ts'
import { serve, serveBytes } from '../../platform/http/serve.ts'
import { exportProtokoll } from './exportProtokoll.ts'
import { listProtokoll } from './listProtokoll.ts'

/** Who decides what others may do sees what they did. */
const reads = { who: 'sitzung', anyOf: ['berechtigungs_pflege'] } as const

export const protokoll: Feature = {
  name: 'protokoll',
  serves: [
    serve(wire.listProtokoll, reads, listProtokoll),
    serveBytes(wire.exportProtokoll, reads, exportProtokoll, sendWorkbook),
  ],
}
