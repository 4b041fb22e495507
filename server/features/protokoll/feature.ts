import * as wire from '@platzwart/contract/operations/protokoll'
import type { Feature } from '../../platform/feature.ts'
import { sendWorkbook } from '../../platform/http/attachment.ts'
import { serve, serveBytes } from '../../platform/http/serve.ts'
import { exportProtokoll } from './exportProtokoll.ts'
import { listProtokoll } from './listProtokoll.ts'

/** A right of its own: whoever grants rights is watched by the trail, and need not be the one who reads it. */
const reads = { who: 'sitzung', anyOf: ['protokoll_einsicht'] } as const

export const protokoll: Feature = {
  name: 'protokoll',
  serves: [
    serve(wire.listProtokoll, reads, listProtokoll),
    serveBytes(wire.exportProtokoll, reads, exportProtokoll, sendWorkbook),
  ],
}
