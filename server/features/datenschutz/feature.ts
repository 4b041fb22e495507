import * as wire from '@platzwart/contract/operations/datenschutz'
import type { Feature } from '../../platform/feature.ts'
import { answer, serve } from '../../platform/http/serve.ts'
import { requestDatenauskunft } from './requestDatenauskunft.ts'
import { sendDatenauskunft } from './sendDatenauskunft.ts'
import { showAnlage } from './showAnlage.ts'

export const datenschutz: Feature = {
  name: 'datenschutz',
  serves: [
    answer(wire.requestDatenauskunft, { who: 'sitzung' }, requestDatenauskunft),
    answer(wire.readDatenauskunft, { who: 'sitzung' }, sendDatenauskunft),
    serve(wire.showAnlage, { who: 'sitzung', anyOf: ['customizing_mandant_pflege'] }, showAnlage),
  ],
}
