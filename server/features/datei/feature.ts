import * as wire from '@platzwart/contract/operations/datei'
import type { Feature } from '../../platform/feature.ts'
import { answer, serve, serveBytes } from '../../platform/http/serve.ts'
import { BRING } from './checkBucket.ts'
import { deleteDatei } from './deleteDatei.ts'
import { listDateien } from './listDateien.ts'
import { readDatei, sendDatei } from './readDatei.ts'
import { receiveDatei } from './receiveDatei.ts'
import { sweepDateienEvery } from './sweepDateien.ts'

const brings = { who: 'sitzung', anyOf: BRING } as const

export const datei: Feature = {
  name: 'datei',
  serves: [
    answer(wire.uploadDatei, brings, receiveDatei),
    serveBytes(wire.readDatei, { who: 'sitzung' }, readDatei, sendDatei),
    serve(wire.listDateien, brings, listDateien),
    serve(wire.deleteDatei, brings, deleteDatei),
  ],
  jobs: [sweepDateienEvery],
}
