import * as wire from '@platzwart/contract/operations/einrichtung'
import type { Feature } from '../../platform/feature.ts'
import { serve } from '../../platform/http/serve.ts'
import { changeEinrichtung } from './changeEinrichtung.ts'
import { changeStep } from './changeStep.ts'
import { createBeispiel } from './createBeispiel.ts'
import { deleteBeispiel } from './deleteBeispiel.ts'
import { readBeispiel } from './readBeispiel.ts'
import { readEinrichtung } from './readEinrichtung.ts'

const HAUS = { who: 'sitzung', anyOf: ['customizing_mandant_pflege'] } as const
const CONFIGURES = { ...HAUS, configures: true } as const

export const einrichtung: Feature = {
  name: 'einrichtung',
  serves: [
    serve(wire.readEinrichtung, HAUS, readEinrichtung),
    serve(wire.changeEinrichtung, CONFIGURES, (call, { abgelegt }) => changeEinrichtung(call, abgelegt)),
    serve(wire.changeStep, CONFIGURES, (call, schritt, { unnoetig }) => changeStep(call, schritt, unnoetig)),
    serve(wire.readBeispiel, HAUS, readBeispiel),
    serve(wire.createBeispiel, CONFIGURES, createBeispiel),
    serve(wire.deleteBeispiel, CONFIGURES, deleteBeispiel),
  ],
  attention: {
    einrichtung: async (call) =>
      (await readEinrichtung(call)).body.schritte.filter(({ stand }) => stand === 'offen').length,
  },
}
