import * as wire from '@platzwart/contract/operations/einfuhr'
import { serveBytes } from '../../../platform/http/serve.ts'
import { sendCsv } from '../../einfuhr/writeTable.ts'
import { exportLeseraeume } from './exportLeseraeume.ts'

export const einfuhrServes = [
  serveBytes(
    wire.exportLeseraeume,
    { who: 'sitzung', anyOf: ['ausstattungs_pflege'] },
    exportLeseraeume,
    sendCsv,
  ),
]
