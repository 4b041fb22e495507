import * as wire from '@platzwart/contract/operations/zugriffstoken'
import type { Feature } from '../../platform/feature.ts'
import { serve } from '../../platform/http/serve.ts'
import { createZugriffstoken } from './createZugriffstoken.ts'
import { listHausZugriffstoken } from './listHausZugriffstoken.ts'
import { listZugriffstoken } from './listZugriffstoken.ts'
import { revokeHausZugriffstoken, revokeZugriffstoken } from './revokeZugriffstoken.ts'

const own = { who: 'sitzung' } as const

/** Whoever maintains people or the house also ends what acts in somebody's name. */
const maintains = { who: 'sitzung', anyOf: ['benutzer_pflegen', 'customizing_mandant_pflege'] } as const

export const zugriffstoken: Feature = {
  name: 'zugriffstoken',
  serves: [
    serve(wire.listZugriffstoken, own, listZugriffstoken),
    serve(wire.createZugriffstoken, own, createZugriffstoken),
    serve(wire.revokeZugriffstoken, own, revokeZugriffstoken),
    serve(wire.listHausZugriffstoken, maintains, listHausZugriffstoken),
    serve(wire.revokeHausZugriffstoken, maintains, revokeHausZugriffstoken),
  ],
}
