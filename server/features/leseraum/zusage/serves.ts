import * as wire from '@platzwart/contract/operations/leseraum/zusage'
import { answer } from '../../../platform/http/serve.ts'
import { acceptZusage, readZusage, refuseZusage } from './answerZusage.ts'

/** The signature in the address says who asks; there is no session. */
const byLink = { who: 'offen' } as const

export const zusageServes = [
  answer(wire.readZusage, byLink, readZusage),
  answer(wire.acceptZusage, byLink, acceptZusage),
  answer(wire.refuseZusage, byLink, refuseZusage),
]
