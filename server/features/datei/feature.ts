import * as wire from '@platzwart/contract/operations/datei'
import type { Feature } from '../../platform/feature.ts'
import { answer, serve, serveBytes } from '../../platform/http/serve.ts'
import { BRINGS, SEES } from './checkBucket.ts'
import { deleteDatei } from './deleteDatei.ts'
import { listDateien } from './listDateien.ts'
import { readDatei, sendDatei } from './readDatei.ts'
import { receiveDatei } from './receiveDatei.ts'
import { sweepDateienEvery } from './sweepDateien.ts'

export const datei: Feature = {
  name: 'datei',
  serves: [
    answer(wire.uploadDatei, BRINGS, receiveDatei),
    serveBytes(wire.readDatei, SEES, readDatei, sendDatei),
    serve(wire.listDateien, BRINGS, listDateien),
    serve(wire.deleteDatei, BRINGS, deleteDatei),
  ],
  jobs: [sweepDateienEvery],
}
