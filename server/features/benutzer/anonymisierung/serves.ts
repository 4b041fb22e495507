import * as wire from '@platzwart/contract/operations/benutzer'
import { serve } from '../../../platform/http/serve.ts'
import { anonymiseBenutzer } from './anonymiseBenutzer.ts'
import { showAnonymisierung } from './showAnonymisierung.ts'

const maintains = { who: 'sitzung', anyOf: ['benutzer_pflegen'] } as const

export const anonymisierungServes = [
  serve(wire.showAnonymisierung, maintains, showAnonymisierung),
  serve(wire.anonymiseBenutzer, { ...maintains, configures: true }, anonymiseBenutzer),
]
