import * as wire from '@platzwart/contract/operations/einfuhr'
import { serveBytes } from '../../../platform/http/serve.ts'
import { sendCsv } from '../../einfuhr/writeTable.ts'
import { exportFahrzeuge } from './exportFahrzeuge.ts'

export const einfuhrServes = [
  serveBytes(wire.exportFahrzeuge, { who: 'sitzung', anyOf: ['fahrzeug_pflege'] }, exportFahrzeuge, sendCsv),
]
