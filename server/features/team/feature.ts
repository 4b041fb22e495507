import { liveSichtbarkeitSchema } from '@platzwart/contract/leseraum/team'
import * as wire from '@platzwart/contract/operations/leseraum/team'
import type { Feature } from '../../platform/feature.ts'
import { serve } from '../../platform/http/serve.ts'
import { liveArt } from '../../platform/live/event.ts'
import { listKollegen } from './listKollegen.ts'
import { setSichtbarkeit } from './setSichtbarkeit.ts'
import { showSichtbarkeit } from './showSichtbarkeit.ts'

const own = { who: 'sitzung' } as const

export const team: Feature = {
  name: 'team',
  modul: 'arbeitswelt',
  serves: [
    serve(wire.showSichtbarkeit, own, showSichtbarkeit),
    serve(wire.setSichtbarkeit, own, setSichtbarkeit),
    serve(wire.listKollegen, own, listKollegen),
  ],
  live: { sichtbarkeit: liveArt(liveSichtbarkeitSchema, () => ({ art: 'sichtbarkeit' })) },
}
