import * as wire from '@platzwart/contract/operations/aufbewahrung'
import type { Feature } from '../../platform/feature.ts'
import { serve } from '../../platform/http/serve.ts'
import { createLoeschsperre } from './createLoeschsperre.ts'
import { deleteLoeschsperre } from './deleteLoeschsperre.ts'
import { deleteOldEvery } from './deleteOld.ts'
import { listFristen } from './listFristen.ts'
import { listLoeschsperren } from './listLoeschsperren.ts'
import { isHeld } from './queries.ts'

/** Whoever keeps the house's settings, of which these are some. */
const keeps = { who: 'sitzung', anyOf: ['customizing_mandant_pflege'] } as const

export const aufbewahrung: Feature = {
  name: 'aufbewahrung',
  serves: [
    serve(wire.listFristen, keeps, listFristen),
    serve(wire.listLoeschsperren, keeps, listLoeschsperren),
    serve(wire.createLoeschsperre, keeps, createLoeschsperre),
    serve(wire.deleteLoeschsperre, keeps, (call, id) => deleteLoeschsperre(call, id)),
  ],
  async anonymisationGuard({ tx }, id) {
    return (await isHeld(tx, id)) ? { status: 409, code: 'benutzer.loeschsperre' } : null
  },
  jobs: [deleteOldEvery],
}
