import * as wire from '@platzwart/contract/operations/benutzer'
import { serve } from '../../../platform/http/serve.ts'
import { mergeBenutzer } from './mergeBenutzer.ts'
import { showZusammenfuehrung } from './showZusammenfuehrung.ts'

const maintains = { who: 'sitzung', anyOf: ['benutzer_pflegen'] } as const

export const zusammenfuehrungServes = [
  serve(wire.showZusammenfuehrung, maintains, showZusammenfuehrung),
  serve(wire.mergeBenutzer, { ...maintains, configures: true }, mergeBenutzer),
]
