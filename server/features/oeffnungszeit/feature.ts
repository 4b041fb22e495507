import * as wire from '@platzwart/contract/operations/oeffnungszeit'
import type { Feature } from '../../platform/feature.ts'
import { serve } from '../../platform/http/serve.ts'
import { replaceOeffnungszeiten } from './replace.ts'
import { replaceSonderoeffnungszeiten } from './replaceSonder.ts'

const keeps = { who: 'sitzung', anyOf: ['oeffnungszeiten_pflege'] } as const

export const oeffnungszeit: Feature = {
  name: 'oeffnungszeit',
  modul: 'leseraum',
  serves: [
    serve(wire.replaceOeffnungszeiten, keeps, replaceOeffnungszeiten),
    serve(wire.replaceSonderoeffnungszeiten, keeps, replaceSonderoeffnungszeiten),
  ],
}
