import * as wire from '@platzwart/contract/operations/einfuhr'
import { answer, serve, serveBytes } from '../../../platform/http/serve.ts'
import { applyEinfuhr } from './applyEinfuhr.ts'
import { exportBenutzer, readTemplate, sendCsv } from './exportBenutzer.ts'
import { receiveEinfuhr } from './receiveEinfuhr.ts'
import { renewEinfuhr } from './renewEinfuhr.ts'
import { listEinfuhrLines, showEinfuhr } from './showEinfuhr.ts'

const maintains = { who: 'sitzung', anyOf: ['benutzer_pflegen'] } as const

export const einfuhrServes = [
  answer(wire.uploadEinfuhr, maintains, receiveEinfuhr),
  serve(wire.showEinfuhr, maintains, showEinfuhr),
  serve(wire.listEinfuhrLines, maintains, listEinfuhrLines),
  serve(wire.renewEinfuhr, maintains, renewEinfuhr),
  serve(wire.applyEinfuhr, maintains, applyEinfuhr),
  answer(wire.exportBenutzer, maintains, exportBenutzer),
  serveBytes(wire.readTemplate, maintains, readTemplate, sendCsv),
]
