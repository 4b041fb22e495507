import * as wire from '@platzwart/contract/operations/einrichtung'
import type { Feature } from '../../platform/feature.ts'
import { serve } from '../../platform/http/serve.ts'
import { changeEinrichtung } from './changeEinrichtung.ts'
import { changeStep } from './changeStep.ts'
import { readEinrichtung } from './readEinrichtung.ts'

const HAUS = { who: 'sitzung', anyOf: ['customizing_mandant_pflege'] } as const

export const einrichtung: Feature = {
  name: 'einrichtung',
  serves: [
    serve(wire.readEinrichtung, HAUS, readEinrichtung),
    serve(wire.changeEinrichtung, HAUS, (call, { abgelegt }) => changeEinrichtung(call, abgelegt)),
    serve(wire.changeStep, HAUS, (call, schritt, { unnoetig }) => changeStep(call, schritt, unnoetig)),
  ],
  attention: {
    einrichtung: async (call) =>
      (await readEinrichtung(call)).body.schritte.filter(({ stand }) => stand === 'offen').length,
  },
}
