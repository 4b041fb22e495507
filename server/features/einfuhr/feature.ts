import * as wire from '@platzwart/contract/operations/einfuhr'
import { EINFUHR_RECHTE } from '@platzwart/domain/einfuhr/arten'
import type { Feature } from '../../platform/feature.ts'
import type { DeclaredPolicy } from '../../platform/http/policy.ts'
import { answer, serve, serveBytes } from '../../platform/http/serve.ts'
import { applyEinfuhr } from './applyEinfuhr.ts'
import { workEinfuhr } from './checkEinfuhr.ts'
import { readTemplate } from './readTemplate.ts'
import { receiveEinfuhr } from './receiveEinfuhr.ts'
import { renewEinfuhr } from './renewEinfuhr.ts'
import { listEinfuhrLines, showEinfuhr } from './showEinfuhr.ts'
import { sendCsv } from './writeTable.ts'

/** Whoever may bring a file of some kind, and then of this one. */
const BRINGS: DeclaredPolicy = {
  who: 'sitzung',
  anyOf: Object.values(EINFUHR_RECHTE),
  by: {
    param: 'art',
    values: Object.fromEntries(
      Object.entries(EINFUHR_RECHTE).map(([art, recht]) => [art, { anyOf: [recht] }]),
    ),
  },
}

export const einfuhr: Feature = {
  name: 'einfuhr',
  serves: [
    answer(wire.uploadEinfuhr, BRINGS, receiveEinfuhr),
    serve(wire.showEinfuhr, BRINGS, showEinfuhr),
    serve(wire.listEinfuhrLines, BRINGS, listEinfuhrLines),
    serve(wire.renewEinfuhr, BRINGS, renewEinfuhr),
    serve(wire.applyEinfuhr, { ...BRINGS, configures: true }, applyEinfuhr),
    serveBytes(wire.readTemplate, BRINGS, readTemplate, sendCsv),
  ],
  jobs: [workEinfuhr],
}
