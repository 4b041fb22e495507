import * as wire from '@platzwart/contract/operations/uebergabe'
import type { Feature } from '../../platform/feature.ts'
import { serve } from '../../platform/http/serve.ts'
import { checkInFahrt } from './checkInFahrt.ts'
import { checkOutFahrt } from './checkOutFahrt.ts'
import { correctUebergabe } from './correctUebergabe.ts'

const travels = { who: 'sitzung' } as const

export const uebergabe: Feature = {
  name: 'uebergabe',
  modul: 'fahrzeugbuchung',
  serves: [
    serve(wire.checkInFahrt, travels, checkInFahrt, { eager: true }),
    serve(wire.checkOutFahrt, travels, checkOutFahrt, { eager: true }),
    serve(wire.correctUebergabe, travels, correctUebergabe),
  ],
}
