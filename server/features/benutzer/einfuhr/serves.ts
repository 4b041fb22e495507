import * as wire from '@platzwart/contract/operations/einfuhr'
import { answer } from '../../../platform/http/serve.ts'
import { exportBenutzer } from './exportBenutzer.ts'

export const einfuhrServes = [
  answer(wire.exportBenutzer, { who: 'sitzung', anyOf: ['benutzer_pflegen'] }, exportBenutzer),
]
