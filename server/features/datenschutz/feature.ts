import * as wire from '@platzwart/contract/operations/datenschutz'
import type { Feature } from '../../platform/feature.ts'
import { answer, serve } from '../../platform/http/serve.ts'
import { changePersonalratsmodus } from './changePersonalratsmodus.ts'
import { requestDatenauskunft } from './requestDatenauskunft.ts'
import { sendDatenauskunft } from './sendDatenauskunft.ts'
import { showAnlage } from './showAnlage.ts'

const maintains = { who: 'sitzung', anyOf: ['customizing_mandant_pflege'] } as const

export const datenschutz: Feature = {
  name: 'datenschutz',
  serves: [
    answer(wire.requestDatenauskunft, { who: 'sitzung' }, requestDatenauskunft),
    answer(wire.readDatenauskunft, { who: 'sitzung' }, sendDatenauskunft),
    serve(wire.showAnlage, maintains, showAnlage),
    serve(wire.changePersonalratsmodus, { ...maintains, configures: true }, changePersonalratsmodus),
  ],
}
